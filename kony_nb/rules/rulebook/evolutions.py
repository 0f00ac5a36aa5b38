"""Evolutions: decks, drawing, playing, kinds, and the draft."""

from kony_nb.rules.rulebook.rule import OPTION, OURS, POWER_UP_DIGEST, Rule

__all__ = ["RULES"]

RULES = (
    Rule(
        "evo.setup.sets",
        "Eight evolutions of the game that is played",
        "Each monster has eight evolutions for each game; those of the other game stay in the box. A monster without a "
        "set for this game does not play with evolutions.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.setup.mega-shark",
        "Mega Shark",
        "Mega Shark comes with the evolutions: it plays only where they do.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.setup.first",
        "The first evolution",
        "Before anything else each monster draws two evolutions from its own deck, keeps one in its hand, unseen, and "
        "shuffles the other back into the deck.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.setup.species",
        "Species",
        "Every monster is a Mutant, an Invader or a Robot, as far as that is known. It is shown and has no effect.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.setup.house",
        "House evolutions",
        "The evolutions of the New York monsters are not known to us but for two. In their place stand house "
        "evolutions, made for this package and named so wherever they are seen; an owner may enter the real ones.",
        OURS,
    ),
    Rule(
        "evo.owner.cards",
        "Evolutions of the owner",
        "Who owns the box may enter its evolutions. Each takes the place of one of the monster's eight, and what it "
        "does is said in the words of this program; its text is the owner's own.",
        OURS,
    ),
    Rule(
        "evo.owner.by-hand",
        "Played by hand",
        "An evolution of the owner for which the program has no words is played by hand: its player changes VP, LP, "
        "energy and tokens within their limits as the text says, and passes when it is done.",
        OURS,
    ),
    Rule(
        "evo.draw.hearts",
        "Three hearts evolve",
        "With three or more heart faces among the final dice a monster evolves, once in the turn: at the start of "
        "resolving it draws two evolutions.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.draw.faces",
        "Faces of dice count, not results",
        "The hearts are counted on the dice after changes of faces and before results are added or turned. Attacks "
        "turned into hearts are no heart faces; hearts turned into something else are.",
        OURS,
    ),
    Rule(
        "evo.draw.bonus",
        "A bonus, not a price",
        "The hearts keep all their other uses, and the place and the life points of the monster do not matter: "
        "it evolves in the city and at its maximum too.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.draw.two",
        "Two are drawn",
        "The two evolutions come from the monster's own deck, each as likely as any other in it, and only its player "
        "sees them.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.draw.keep-one",
        "One is kept",
        "The player keeps one of the drawn evolutions in the hand, unseen by the others, who only see how many it "
        "holds. There is no limit. A single one that could be drawn is kept.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.draw.discard",
        "The other is discarded",
        "The one that is not kept goes face up to the monster's discarded evolutions.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.draw.reshuffle",
        "An empty deck",
        "Where the deck runs out, what is left is drawn, then the discarded evolutions become the new deck and drawing "
        "goes on. What lies face up or is held stays.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.draw.none-left",
        "Nothing to draw",
        "If neither deck nor discarded evolutions are left, nothing is drawn.",
        OURS,
    ),
    Rule(
        "evo.play.any-time",
        "At any moment, on any turn",
        "An evolution that does not say when may be played at any moment of any turn: before a turn, around the rolls, "
        "between the faces, before a loss, at the end of a turn and so on. Each of these is a window.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.play.timing",
        "Evolutions that say when",
        "An evolution that names its moment is played in that moment only, and one that speaks of its owner's turn, or "
        "of another's, only on such a turn.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.play.effect",
        "Only with an effect",
        "An evolution is played only where it has some effect; nobody is asked where it has none.",
        OURS,
    ),
    Rule(
        "evo.play.order",
        "Clockwise, until all pass",
        "If several could play something, they are asked clockwise from the active monster; each passes or plays one, "
        "until all have passed in a row. Who is asked, and who passes, is not told. When the active monster is "
        "eliminated the windows of what is skipped are skipped too; a win at once comes before any window.",
        OURS,
    ),
    Rule(
        "evo.play.own-decision",
        "With a choice of one's own",
        "Where a player has a choice to make anyway, the evolutions are offered beside it; after one is played the "
        "others may answer, and then the choice is asked again.",
        OURS,
    ),
    Rule(
        "evo.play.before-dice",
        "More dice and rolls",
        "Dice and rolls that an evolution gives count at once if it is played before the first roll of the turn. Later "
        "in the rolling further rolls count, beside those that were bought, and further dice wait for the next turn.",
        OURS,
    ),
    Rule(
        "evo.play.dying",
        "At no life points",
        "Who falls to 0 life points may play an evolution made for it before it is eliminated; several who fall at "
        "once decide clockwise from the active monster. It plays nothing else any more. If a card of its own saves it, "
        "it is not asked.",
        OURS,
    ),
    Rule(
        "evo.play.skip",
        "A skipped turn",
        "Who skips a turn still has what happens at its start and at its end, and nothing between.",
        OURS,
    ),
    Rule(
        "evo.kinds.temporary",
        "Temporary evolutions",
        "A temporary evolution is discarded after use. One that acts for a while lies face up that long: to the end of "
        "the turn, or until its owner's next turn begins.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.kinds.permanent",
        "Permanent evolutions",
        "A permanent evolution is played face up and acts as long as it lies there. It is not shuffled into the deck.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.kinds.no-card",
        "An evolution is no card",
        "Where a rule or a card speaks of cards without more, evolutions are not meant: they are not copied, taken, "
        "given up or counted.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.out",
        "Eliminated",
        "Whatever evolutions a monster had, in its hand, its deck, face up or discarded, are out of the game with it; "
        "nobody looks at those that were hidden, and nobody can get them.",
        OURS,
    ),
    Rule(
        "evo.draft.variant",
        "Mutant evolutions",
        "With this variant the players draft their decks before the game, in place of playing each monster's own set.",
        OPTION,
        option="mutant_draft",
    ),
    Rule(
        "evo.draft.deal",
        "Eight are dealt to each",
        "The evolutions of all monsters in play are shuffled together, and each player is dealt eight, unseen.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.draft.pick",
        "Everybody chooses at once",
        "Each player chooses one of the evolutions it holds, face down; nobody knows the choice of another.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.draft.pass",
        "The others go to the left",
        "When all have chosen, each hands the rest to the player on the left, and everybody chooses again, until all "
        "have eight. The last one is taken by itself.",
        POWER_UP_DIGEST,
    ),
    Rule(
        "evo.draft.decks",
        "What was drafted is one's own",
        "The eight that a player took are its monster's deck, whatever monster they name; then the set-up goes on with "
        "the first evolution.",
        POWER_UP_DIGEST,
    ),
)
