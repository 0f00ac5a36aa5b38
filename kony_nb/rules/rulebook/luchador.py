"""Luchador: masks and challenges, in both games."""

from kony_nb.rules.rulebook.rule import LUCHADOR_DIGEST, OURS, Rule

__all__ = ["RULES"]

RULES = (
    Rule(
        "luc.monster",
        "The Luchador",
        "The monster Luchador plays only where masks and challenges are played; it needs evolutions only where those "
        "are played.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.setup.mask",
        "A mask for each",
        "Everybody begins with a mask on its figure. There are as many masks as monsters.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.setup.card",
        "A challenge card for each",
        "Everybody draws a challenge card at the start and keeps it unseen.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.house",
        "Challenge cards of our own",
        "The values of the eighteen published cards are not known to us. Styles, strengths, bonuses and rewards are "
        "ours, and are marked so; those of an owner take their place.",
        OURS,
    ),
    Rule(
        "luc.skull",
        "Which face is the skull",
        "One evolution of the Luchador speaks of skull faces, and no die of New York is called so.",
        LUCHADOR_DIGEST,
        digest="A skull is a Destruction.",
        printed="A skull is an Ouch.",
        option="skull_face",
    ),
    Rule(
        "luc.token",
        "The token does nothing",
        "The use of the Luchador token is not documented to us: nobody gets it.",
        OURS,
    ),
    Rule(
        "luc.challenge.when",
        "Challenging who stays",
        "When all in the city have answered an attack, and before the attacker's other faces, the attacker may "
        "challenge a monster there that had the choice to leave and stays.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.challenge.two",
        "Two in the city",
        "With two in the city there is a challenge only if both had the choice and both stay. The attacker picks one.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.challenge.one-per-attack",
        "One challenge for each attack",
        "After a challenge, or without one, the turn goes on: the same attack gives no other.",
        OURS,
    ),
    Rule(
        "luc.challenge.no-choice",
        "No choice, no challenge",
        "Who could not leave the city, or did not have to answer, is not challenged: after a loss to a card, an attack "
        "from inside, or where no flight is possible. Nor is there a challenge where somebody was made to leave.",
        OURS,
    ),
    Rule(
        "luc.challenge.no-card",
        "Without a card no challenge",
        "A monster without a challenge card cannot challenge and cannot help.",
        OURS,
    ),
    Rule(
        "luc.challenge.empty-handed",
        "A champion without a card",
        "A champion without a challenge card calls nobody and counts as leaving it face down.",
        OURS,
    ),
    Rule(
        "luc.challenge.face-down",
        "Cards face down",
        "Challenger and champion put their challenge cards face down, and so does each ally.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.challenge.order",
        "The order of a challenge",
        "First the challenger may call for help, then the champion; then both decide whether to reveal.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.help.call",
        "Calling for help",
        "A side may call for help. It is not asked where nobody could give it.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.help.volunteers",
        "Who may volunteer",
        "Every living monster that takes no part yet and has a challenge card may volunteer. They answer openly, "
        "clockwise from the one that calls.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.help.ally",
        "One ally for a side",
        "Who called takes one of the volunteers as its ally, or none. An ally serves one side.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.challenge.secret",
        "Revealing is decided in secret",
        "Both sides decide at the same time whether to reveal: neither knows what the other has decided.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.challenge.ally-reveals",
        "The ally follows",
        "An ally reveals its card exactly if its principal does.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.challenge.both",
        "Both reveal",
        "Each side counts the strength of its own card and the bonus of its ally's, never its own bonus. The higher "
        "one wins, and the loser gives it a mask.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.challenge.tie",
        "The champion wins ties",
        "With equal strength the champion wins.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.challenge.one",
        "One reveals",
        "If one side alone reveals, it wins whatever the strengths, and no mask is given.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.challenge.none",
        "Nobody reveals",
        "If neither side reveals, nothing happens. The cards go back to the hands, and nobody has seen them.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.challenge.fallen",
        "A side falls",
        "If challenger or champion is eliminated while a challenge goes on, it ends and nobody wins it.",
        OURS,
    ),
    Rule(
        "luc.reward.own",
        "The winner's reward",
        "The winner gains the reward of its own card, after the mask. Where points win at once, that is looked "
        "at before what follows.",
        OURS,
    ),
    Rule(
        "luc.reward.team-up",
        "The ally's reward",
        "Then the winner's ally gains the team-up reward of the ally's card. The losing side gains nothing.",
        OURS,
    ),
    Rule(
        "luc.deck.discard",
        "Revealed cards are discarded",
        "All revealed cards are discarded after the rewards; cards that were not revealed go back to the hands.",
        OURS,
    ),
    Rule(
        "luc.deck.new-card",
        "A new challenge card",
        "Whose card was discarded draws a new one, the active monster first, then clockwise.",
        OURS,
    ),
    Rule(
        "luc.deck.reshuffle",
        "The challenge deck runs out",
        "An empty challenge deck is made of the discarded challenge cards.",
        OURS,
    ),
    Rule(
        "luc.deck.none-left",
        "No challenge card left",
        "If no challenge card is in the deck nor discarded, none is drawn.",
        OURS,
    ),
    Rule(
        "luc.masks.attach",
        "The first mask is attached",
        "A monster without a mask attaches the first one that it gains. That one counts nothing.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.masks.collection",
        "The mask collection",
        "Every further mask is in the collection and counts 2 VP as long as it is there.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.masks.total",
        "Dial and masks together",
        "Victory points are those of the dial and of the collection together, also beyond 20: for winning, and where "
        "victory points are compared. Losses of victory points touch the dial only.",
        OURS,
    ),
    Rule(
        "luc.masks.lose-order",
        "Which mask is lost first",
        "Masks of the collection are lost first, the attached one last.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.masks.none-left",
        "No mask to give",
        "Who has to give a mask and has none loses 2 VP of its dial; the winner gets nothing for it.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.masks.inherit",
        "Masks of the eliminated",
        "Who eliminates a monster by its attack, by a power card or an evolution, or by a token that it gave, takes "
        "all its masks.",
        LUCHADOR_DIGEST,
    ),
    Rule(
        "luc.masks.out",
        "Masks that nobody takes",
        "If no other monster eliminated it, or the one that did falls in the same event, the masks leave the game: "
        "after units, the Statue of Liberty, or its own effects.",
        OURS,
    ),
    Rule(
        "luc.masks.saved",
        "Who is saved keeps its masks",
        "A monster that a card saves from elimination keeps its masks and its challenge card.",
        OURS,
    ),
    Rule(
        "luc.out",
        "The challenge card of the eliminated",
        "The challenge card of an eliminated monster leaves the game unseen.",
        OURS,
    ),
)
