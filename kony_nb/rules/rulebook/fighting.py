"""Attack dice, losses of life points, and fleeing."""

from kony_nb.rules.rulebook.rule import DIGEST, OURS, Rule

__all__ = ["RULES"]

RULES = (
    Rule(
        "ny.attack.from-outside",
        "Attack from outside",
        "Each attack die of a monster outside takes 1 LP from every monster in Manhattan.",
        DIGEST,
    ),
    Rule(
        "ny.attack.from-manhattan",
        "Attack from Manhattan",
        "Each attack die of a monster in Manhattan takes 1 LP from every monster outside.",
        DIGEST,
    ),
    Rule(
        "core.attack.same-side",
        "Not on one's own side",
        "Two monsters in the city do not hit each other, and neither do two outside, even in the same borough.",
        OURS,
    ),
    Rule(
        "ny.attack.undivided",
        "Everybody is hit in full",
        "Several targets all lose the whole number of attack results; it is never shared out among them.",
        OURS,
    ),
    Rule(
        "ny.attack.empty",
        "Nobody to attack",
        "Attack dice do nothing where there is nobody to hit, such as from outside while Manhattan is empty.",
        OURS,
    ),
    Rule(
        "ny.attack.hearts-after",
        "Still outside until the move",
        "An attacker enters Manhattan in its Move phase only, so hearts that it resolves after the attack heal it.",
        OURS,
    ),
    Rule(
        "core.loss.together",
        "Losses of one event fall together",
        "If one event takes life points from several monsters, all of them lose first; what follows comes after.",
        OURS,
    ),
    Rule(
        "core.loss.overflow",
        "No more than there is",
        "A monster cannot lose more life points than it has, and what is left of the damage hits nobody else.",
        OURS,
    ),
    Rule(
        "core.loss.window",
        "Before a loss is applied",
        "Who is about to lose life points may first use a card made for that moment.",
        OURS,
    ),
    Rule(
        "ny.flee.right",
        "The right to flee",
        "A living monster in Manhattan that was attacked chooses: hold its place, or flee.",
        DIGEST,
    ),
    Rule(
        "core.attack.leaving",
        "What gives the right to leave",
        "Whether a monster that was attacked in the city may flee or yield depends on what hit it.",
        DIGEST,
        digest="Being hit by at least one attack result is enough, even if no life point was lost.",
        printed="Only a monster that lost at least 1 LP to the attack may leave.",
        option="leaving_needs",
    ),
    Rule(
        "ny.flee.where",
        "Where to flee",
        "A flight ends in an outer borough that holds fewer than two monsters.",
        DIGEST,
    ),
    Rule(
        "ny.flee.attackers-borough",
        "The attacker has not moved yet",
        "One may flee to the attacker's borough, but the attacker still counts there: with another monster it is full.",
        OURS,
    ),
    Rule(
        "ny.flee.timing",
        "Fleeing happens at once",
        "The answer is given right after the attack dice, within the attacker's turn, and cannot be put off.",
        OURS,
    ),
    Rule(
        "ny.flee.order",
        "Who answers first",
        "Of two attacked monsters in Manhattan the one on the 2-4 track answers first. The other one then sees "
        "where it went.",
        DIGEST,
    ),
    Rule(
        "ny.flee.attack-only",
        "Only attacks let one flee",
        "Damage by units or by cards is no attack, and neither is losing the Statue of Liberty: "
        "nobody may flee from it.",
        DIGEST,
    ),
    Rule(
        "core.attack.damage-stays",
        "Leaving saves nothing",
        "The life points are lost before the question is asked, and leaving the city does not bring them back.",
        OURS,
    ),
)
