"""King of Tokyo: the City and the Bay, numbers, yielding, entering."""

from kony_nb.rules.rulebook.rule import OURS, TOKYO_DIGEST, Rule

__all__ = ["RULES"]

RULES = (
    Rule(
        "kot.setup.outside",
        "Everybody starts outside",
        "Tokyo is empty at the start.",
        TOKYO_DIGEST,
    ),
    Rule(
        "kot.setup.first-player",
        "Who goes first",
        "The first seat stands for the youngest player.",
        TOKYO_DIGEST,
        digest="The first seat begins.",
        printed="Everybody throws six dice, and most attacks begin.",
        option="tokyo_first_player",
    ),
    Rule(
        "kot.start.city",
        "A turn begun in the City",
        "A monster that begins its turn in Tokyo City gains 2 VP.",
        TOKYO_DIGEST,
    ),
    Rule(
        "kot.start.bay",
        "A turn begun in the Bay",
        "A monster that begins its turn in Tokyo Bay gains victory points too.",
        TOKYO_DIGEST,
        digest="1 VP.",
        printed="2 VP, as in the City.",
        option="bay_start_vp",
    ),
    Rule(
        "kot.numbers.set",
        "Three of a kind score",
        "Three dice of a number score that number in VP, and each further one 1 VP more. Two triples both score.",
        TOKYO_DIGEST,
    ),
    Rule(
        "kot.numbers.few",
        "Fewer than three score nothing",
        "One or two dice of a number bring nothing.",
        TOKYO_DIGEST,
    ),
    Rule(
        "kot.heal.tokyo",
        "No hearts in Tokyo",
        "Heart dice do not heal a monster in the City or in the Bay; other life points do count there.",
        TOKYO_DIGEST,
    ),
    Rule(
        "kot.attack.from-outside",
        "Attack on Tokyo",
        "From outside, attack dice hit both the City and the Bay, each in full: 1 LP a die.",
        TOKYO_DIGEST,
    ),
    Rule(
        "kot.attack.from-tokyo",
        "Attack from Tokyo",
        "From the City or the Bay, attack dice hit all who are outside: 1 LP a die from each.",
        TOKYO_DIGEST,
    ),
    Rule(
        "kot.attack.empty",
        "Nobody in Tokyo",
        "From outside, attack dice hit nobody while Tokyo is empty; the attacker comes in all the same.",
        OURS,
    ),
    Rule(
        "kot.yield.right",
        "The right to yield",
        "Whoever is hit in the City or in the Bay, and survives, says whether it stays there or gives up its place.",
        TOKYO_DIGEST,
    ),
    Rule(
        "kot.yield.where",
        "Yielding leads outside",
        "Who yields goes outside, not from the City to the Bay. Without an attack nobody leaves Tokyo of its own will.",
        OURS,
    ),
    Rule(
        "kot.yield.answers",
        "All answers first",
        "The City answers before the Bay, right after the attack. Nothing goes on before all have answered.",
        OURS,
    ),
    Rule(
        "kot.yield.leave",
        "They leave together",
        "When all have answered, those who yield leave at the same time.",
        OURS,
    ),
    Rule(
        "kot.enter.forced",
        "Entering is no choice",
        "When all faces are resolved, the active monster has to come into a free place, the City before the Bay. "
        "It hits nobody from there in this turn.",
        TOKYO_DIGEST,
    ),
    Rule(
        "kot.enter.attack",
        "What makes a monster enter",
        "A free place is entered in a turn in which the rules send the monster in.",
        OURS,
        digest="If its final result has at least one attack, added ones included, with damage or without.",
        printed="Always, attack or not.",
        option="tokyo_entry",
    ),
    Rule(
        "kot.enter.vp",
        "Entering pays",
        "A monster that comes into Tokyo from outside gains 1 VP.",
        TOKYO_DIGEST,
    ),
    Rule(
        "kot.bay.open",
        "The Bay is for five and six",
        "Tokyo Bay is in use as long as five or more monsters live.",
        TOKYO_DIGEST,
    ),
    Rule(
        "kot.bay.moves-up",
        "From the Bay to the City",
        "When the City is left empty for any reason, the monster in the Bay may come to stand there. That is no "
        "entering and pays nothing.",
        TOKYO_DIGEST,
        digest="It moves up at once, before the attacker comes in, who then enters the Bay.",
        printed="It stays in the Bay while that is in use; the attacker enters the City.",
        option="bay_moves_up",
    ),
    Rule(
        "kot.bay.close",
        "The Bay closes",
        "With fewer than five living monsters the one in the Bay takes the City if that is empty, else it leaves "
        "Tokyo: without points, and before the attacker enters.",
        OURS,
    ),
    Rule(
        "kot.two.energy",
        "The variant for two",
        "With this option, in a game of two, entering and a turn begun in the City pay 1 energy each and no points.",
        OURS,
        option="tokyo_two_monsters",
    ),
)
