"""Turns: their order and parts, winning, and leaving the game."""

from kony_nb.rules.rulebook.rule import DIGEST, OURS, TOKYO_DIGEST, Rule

__all__ = ["RULES"]

RULES = (
    Rule(
        "core.turn.order",
        "The order of play",
        "A turn goes through what the city pays, rolling, resolving, moving or entering, buying and its end, in this "
        "order. Then the next living monster clockwise is up; nobody is left out and nobody comes twice.",
        DIGEST,
    ),
    Rule(
        "core.turn.start-effects",
        "Start-of-turn cards come after the earnings",
        "First the city pays, then the Keep cards that act at the start of a turn do so.",
        OURS,
    ),
    Rule(
        "core.turn.effects",
        "The owner orders effects",
        "When several cards of one monster act at the same moment, its player says which comes first, and which next.",
        OURS,
    ),
    Rule(
        "core.turn.clockwise",
        "Active first, then clockwise",
        "If several monsters have something to do or to decide at the same moment, the active one does so first, then "
        "the others clockwise.",
        OURS,
    ),
    Rule(
        "core.turn.end-effects",
        "End-of-turn cards come before the win test",
        "What cards do at the end of a turn happens first; only then is it looked at who has won.",
        DIGEST,
    ),
    Rule(
        "core.turn.extra",
        "An extra turn is a whole turn",
        "Each extra turn is one more turn with all its parts, right after the one now played, and new for "
        "whatever counts by turns. Several follow in the order in which they were gained.",
        OURS,
    ),
    Rule(
        "core.turn.extra-other",
        "An extra turn gained on another's turn",
        "Who gains an extra turn during the turn of another monster takes it when that turn, and that monster's own "
        "extra turns, are over.",
        OURS,
    ),
    Rule(
        "core.turn.regular",
        "After extra turns",
        "When extra turns are over, play goes on to the left of the seat that had the last regular turn.",
        OURS,
    ),
    Rule(
        "core.vp.dial",
        "The dial ends at 20",
        "Victory points are counted up to 20; what would go beyond is lost.",
        OURS,
    ),
    Rule(
        "core.vp.floor",
        "Never below 0 points",
        "Losing more victory points than one has leaves 0.",
        OURS,
    ),
    Rule(
        "core.win.vp",
        "20 points win",
        "A living monster that has 20 VP at the end of a turn wins the game.",
        DIGEST,
    ),
    Rule(
        "core.win.end-of-turn",
        "Points win at the end of a turn",
        "Unless points win at once, reaching 20 VP in the middle of a turn ends nothing yet. The test comes at the end "
        "of every turn, no matter whose, and also when the turn was cut short.",
        OURS,
    ),
    Rule(
        "core.win.at-once",
        "In Tokyo points win at once",
        "In King of Tokyo, too, 20 VP win; the two readings differ in when it is looked at.",
        TOKYO_DIGEST,
        digest="At once: after each complete effect, such as one card or one die face, with its losses and "
        "eliminations. Of several there the active monster wins, then the next clockwise.",
        printed="At the end of the turn, as in King of New York.",
        option="tokyo_win",
    ),
    Rule(
        "core.out.ranks",
        "Who fell together shares a rank",
        "Monsters eliminated by the same event are equal; who fell earlier ranks lower.",
        OURS,
    ),
    Rule(
        "core.win.alive",
        "The dead do not win",
        "A monster that has 20 VP but is out of the game by the end of the turn has lost like any other.",
        DIGEST,
    ),
    Rule(
        "core.win.first",
        "Who was there first",
        "If several living monsters have 20 VP, the one wins whose last rise to 20 was earlier. Falling below "
        "20 and coming back counts anew.",
        OURS,
    ),
    Rule(
        "core.win.same-event",
        "Risen together",
        "If one event brings several monsters to 20 VP, the active one counts as first, then the others clockwise.",
        OURS,
    ),
    Rule(
        "core.win.last",
        "The last one standing wins",
        "As soon as only one monster is left it has won, and the rest of the turn is not played.",
        DIGEST,
    ),
    Rule(
        "core.win.nobody",
        "All dead: nobody wins",
        "If the last monsters fall in one and the same event there is no winner, however many points somebody had.",
        DIGEST,
    ),
    Rule(
        "core.out.figure",
        "Eliminated at 0 life points",
        "A monster without life points is out of the game, and its figure leaves the board.",
        OURS,
    ),
    Rule(
        "core.out.together",
        "One event, one elimination",
        "All who fall to 0 LP in the same event are eliminated together, after all of its losses and before "
        "anything that follows from it.",
        OURS,
    ),
    Rule(
        "core.out.cards",
        "Cards of the eliminated",
        "The Keep cards of an eliminated monster go to the discards.",
        OURS,
    ),
    Rule(
        "core.out.supply",
        "Energy and tokens of the eliminated",
        "The energy of an eliminated monster, and the tokens that lie on it and on its cards, go back to the supply.",
        OURS,
    ),
    Rule(
        "core.out.goals",
        "Goal cards of the eliminated",
        "If an eliminated monster had the Superstar or the Statue of Liberty, that card lies beside the deck again. "
        "Nobody gains or loses anything by that.",
        OURS,
    ),
    Rule(
        "core.out.pending",
        "What the eliminated had to come",
        "Extra turns and effects that an eliminated monster was waiting for lapse.",
        OURS,
    ),
    Rule(
        "core.out.active",
        "The active monster falls",
        "If the monster whose turn it is falls, the rest of its turn is skipped: no more dice, no move, no purchase.",
        OURS,
    ),
    Rule(
        "core.out.answers",
        "Open answers are still given",
        "Monsters that may still flee from, or yield to, an attack are asked even if the attacker has fallen since. "
        "Nobody enters the city for it.",
        OURS,
    ),
)
