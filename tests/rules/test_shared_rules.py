"""What the two games share stands once: which rules are whose, and that none is written twice."""

import re
from difflib import SequenceMatcher
from itertools import combinations
from pathlib import Path

import kony_nb
from kony_nb.rules.rulebook import RULES
from kony_nb.rules.rulebook.rule import TOKYO_DIGEST, Rule

PACKAGE = Path(kony_nb.__file__).parent / "rules"
CITED = re.compile(r'"((?:core|ny|kot)\.[a-z][a-z.-]*[a-z])"')

TOKYO = tuple(
    """
    kot.setup.outside kot.setup.first-player kot.start.city kot.start.bay kot.numbers.set kot.numbers.few
    kot.heal.tokyo kot.attack.from-outside kot.attack.from-tokyo kot.attack.empty kot.yield.right kot.yield.where
    kot.yield.answers kot.yield.leave kot.enter.forced kot.enter.attack kot.enter.vp kot.bay.open kot.bay.moves-up
    kot.bay.close kot.two.energy
    """.split()  # noqa: SIM905  # a list to read
)

SHARED = tuple(
    """
    core.action.asked core.action.forced core.action.unknown core.attack.damage-stays core.attack.leaving
    core.attack.same-side core.buy.any-number core.buy.at-reveal core.buy.cost core.buy.effect-first
    core.buy.empty-deck core.buy.no-card core.buy.refill core.buy.sweep core.cards.discard core.cards.first
    core.cards.goal core.cards.keep core.cards.taken core.chance.waits core.energy.gain core.game.over
    core.game.stale core.heal.gain core.loss.overflow core.loss.together core.loss.window core.lp.clamp
    core.lp.maximum core.lp.twelve core.move.fee core.options.profile core.out.active core.out.answers
    core.out.cards core.out.figure core.out.goals core.out.pending core.out.ranks core.out.supply core.out.together
    core.resolve.additions core.resolve.all core.resolve.changes-first core.resolve.conversions core.resolve.order
    core.resolve.whole-face core.roll.dice core.roll.extra-dice core.roll.free core.roll.keep core.roll.limit
    core.roll.most-dice core.roll.no-dice core.roll.probe core.roll.reroll-one core.roll.side core.roll.six
    core.roll.stop core.setup.first-player core.setup.market core.setup.start-values core.setup.tie
    core.tokens.all-spent core.tokens.fewer-rolls core.tokens.gone core.tokens.reroll-fee core.tokens.spend
    core.tokens.supply core.turn.clockwise core.turn.effects core.turn.end-effects core.turn.extra
    core.turn.extra-other core.turn.order core.turn.regular core.turn.start-effects core.vp.dial core.vp.floor
    core.win.alive core.win.at-once core.win.end-of-turn core.win.first core.win.last core.win.nobody
    core.win.same-event core.win.vp
    """.split()  # noqa: SIM905  # a list to read
)

ALIKE = 0.6
"""From this part of equal words on, a rule of one game says what a rule of the other, or of both, says."""
TWICE = 0.9
"""The same within a game, whose numbers may differ where the words do not."""


def words(rule: Rule) -> list[str]:
    return re.findall(r"[a-z0-9]+", " ".join((rule.text, rule.digest, rule.printed)).lower())


def test_which_rules_are_whose() -> None:
    assert sorted(ident for ident in RULES if ident.startswith("core.")) == list(SHARED)
    assert [ident for ident in RULES if ident.startswith("kot.")] == list(TOKYO)
    of_new_york = [ident for ident in RULES if ident.startswith("ny.")]
    expansions = [ident for ident in RULES if ident.startswith(("evo.", "luc."))]
    assert len(of_new_york) + len(SHARED) + len(TOKYO) + len(expansions) == len(RULES)
    assert {ident.split(".")[1] for ident in of_new_york} == {
        "setup", "heal", "attack", "flee", "tiles", "destroy", "celebrity", "ouch", "statue", "manhattan", "earn",
        "move", "second-track", "buy",
    }  # fmt: skip


def test_no_rule_is_written_twice() -> None:
    for one, other in combinations(RULES.values(), 2):
        same_game = one.id.split(".")[0] == other.id.split(".")[0]
        alike = SequenceMatcher(None, words(one), words(other), autojunk=False).ratio()
        assert alike < (TWICE if same_game else ALIKE), (one.id, other.id, alike)


def test_each_game_cites_only_its_own_rules_and_the_shared_ones() -> None:
    for folder, foreign in (("new_york", "kot."), ("tokyo", "ny.")):
        for path in [*(PACKAGE / folder).glob("*.py"), *(PACKAGE / "cards" / folder).glob("*.py")]:
            for ident in CITED.findall(path.read_text()):
                assert not ident.startswith(foreign), (path, ident)


def test_what_the_games_share_cites_no_rule_of_tokyo() -> None:
    for path in (PACKAGE / "phases").glob("*.py"):
        assert not [ident for ident in CITED.findall(path.read_text()) if ident.startswith("kot.")], path


def test_rules_of_tokyo_follow_its_digest_or_are_ours() -> None:
    assert {RULES[ident].source for ident in TOKYO} == {TOKYO_DIGEST, "ours"}
