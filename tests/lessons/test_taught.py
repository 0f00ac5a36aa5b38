"""What the notebooks teach: every rule acts in the saved outputs of one of them, and a quiz asks about it."""

import ast
import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path

import kony_nb
from kony_nb.lessons.quiz.ask import FORMS
from kony_nb.lessons.quiz.pointed.every import POINTED
from kony_nb.lessons.quiz.subjects import SUBJECTS
from kony_nb.rules.agenda import KINDS, Decision, Kind
from kony_nb.rules.rulebook import RULES

WRITERS = [Path(kony_nb.__file__).parent / folder for folder in ("rules", "game")]
"""Where events and refusals are written: by the referee, and by a game that has moved on."""
NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("[0-9]*.ipynb"))
CITED = re.compile(r"(?:\[|\s)([a-z]+\.[a-z.-]+)\]|^  .+: ([a-z]+\.[a-z.-]+)$", re.MULTILINE)
"""A rule in brackets behind an event or a refusal, or in the list of what acted in a scene that was solved."""
TOLD = re.compile(r"[^\s.?:\]] \[([a-z]+\.[a-z.-]+)\](?!:)")
"""An event or a refusal with the id of its rule; what is asked, and a rule that is read, end before it in a stop."""
REFUSED = re.compile(r"Not possible: [^\[\]]+\[[^\[\]]+: ([a-z]+\.[a-z.-]+)\]")
"""A refusal with the title and the id of its rule."""


def told(file: Path) -> Iterator[str]:
    """Yield what the cells of a notebook have printed; tables of rules and boards do not count."""
    for cell in json.loads(file.read_text(encoding="utf-8"))["cells"]:
        for output in cell.get("outputs", []):
            if output["output_type"] == "stream":
                yield "".join(output["text"])


def cited(text: str) -> set[str]:
    """Return the ids of rules that are cited in a text."""
    return {ident for pair in CITED.findall(text) for ident in pair if ident in RULES}


def happening(text: str) -> set[str]:
    """Return the ids of rules that are cited by an event or a refusal in a text, not by a list or as a heading."""
    headings = {f"{rule.title} [{rule.id}]" for rule in RULES.values()}
    flat = " ".join(" ".join(line for line in text.splitlines() if line not in headings).split())
    return {ident for ident in TOLD.findall(flat) + REFUSED.findall(flat) if ident in RULES}


def written(tree: ast.Module) -> set[str]:
    """Return the rules that a file of the referee names otherwise than as that of an option or of a kind of step."""
    elsewhere: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Choice":
            elsewhere |= set(node.args)
        if isinstance(node, ast.ClassDef):
            own = [line for line in node.body if isinstance(line, ast.Assign)]
            elsewhere |= {line.value for line in own if ast.unparse(line.targets[0]) == "rule"}
    found = set()
    for node in ast.walk(tree):
        if node in elsewhere:
            continue
        if isinstance(node, ast.Constant) and node.value in RULES:
            found.add(str(node.value))
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):  # one of several, by a word
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z]+" for part in node.values]
            found |= {ident for ident in RULES if re.fullmatch("".join(parts), ident)}
    return found


def cites(kind: Kind) -> bool:
    """Return whether a kind of step refuses or tells something by its rule; chance refuses every choice by it."""
    own = [each for each in type(kind).__mro__ if issubclass(each, Decision) and each is not Decision]
    return kind.chance or any("self.rule" in inspect.getsource(each) for each in own)


def citable() -> set[str]:
    """Return the rules that an event or a refusal can cite, as the source says."""
    files = [file for folder in WRITERS for file in folder.rglob("*.py") if "rulebook" not in file.parts]
    found = set().union(*(written(ast.parse(file.read_text(encoding="utf-8"))) for file in files))
    return found | {kind.rule for kind in KINDS.values() if kind.rule in RULES and cites(kind)}


def test_what_counts_as_cited() -> None:
    assert cited("Kong gains 1 VP (now 1): Entering pays a point [ny.move.entry-vp]") == {"ny.move.entry-vp"}
    assert cited("Not possible: stay: you must enter [Up: ny.move.full]") == {"ny.move.full"}
    assert cited("Rules: [The last one\n  standing wins: core.win.last]") == {"core.win.last"}
    assert cited("Solved. What acted here:\n  20 points win: core.win.vp\n") == {"core.win.vp"}
    assert cited("read core.win.vp, or kn.rule('core.win.last')") == set()


def test_every_rule_acts_in_a_notebook() -> None:
    acted = {ident for file in NOTEBOOKS for text in told(file) for ident in cited(text)}
    assert [ident for ident in RULES if ident not in acted] == []


def test_what_counts_as_happening() -> None:
    assert happening("  Kong gains 1 VP (now 1): Entering pays a point [ny.move.entry-vp]") == {"ny.move.entry-vp"}
    assert happening("  Not possible: stay: you\n    must enter [Up:\n    ny.move.full]\n") == {"ny.move.full"}
    assert happening("'enter' is refused: no free place [ny.move.full]. Allowed: stay") == {"ny.move.full"}
    listed = "Not possible: a: b [Up: ny.move.full]\nRules: [The last: core.win.last] [All: core.win.vp]"
    assert happening(listed) == {"ny.move.full"}
    assert happening("Solved. What acted here:\n  20 points win: core.win.vp\n") == set()
    assert happening("Kong: Roll the dice. [core.roll.limit]\nKong: Which? [core.turn.effects]") == set()
    assert happening(f"{RULES['core.win.vp'].title} [core.win.vp]\nThe rule: 20 [core.win.vp]: read it") == set()


def test_what_can_be_cited_is_found_in_the_source() -> None:
    source = """
CHOICES = {"a": Choice(("on", "off"), "on", "core.win.vp")}

class Asked(Decision):
    rule = "core.win.last"

    def take(self, log):
        log.add("win", "core.win.nobody")
        return f"ny.earn.{zone}", "core.out.rank"
"""
    earned = {f"ny.earn.{zone}" for zone in ("lower", "midtown", "upper")}
    assert written(ast.parse(source)) == {"core.win.nobody", *earned}
    assert cites(KINDS["aim"])
    assert cites(KINDS["side_roll"])
    assert cites(KINDS["free_reroll"])
    assert not cites(KINDS["before_loss"])


def test_every_rule_that_can_happen_happens_in_a_notebook() -> None:
    happened = {ident for file in NOTEBOOKS for text in told(file) for ident in happening(text)}
    missing = citable() - happened
    assert [ident for ident in RULES if ident in missing] == []


def test_every_notebook_is_on_the_map() -> None:
    cells = json.loads((NOTEBOOKS[0].parent / "00_start_here.ipynb").read_text(encoding="utf-8"))["cells"]
    linked = set(re.findall(r"\]\(([^)]+\.ipynb)\)", "".join("".join(cell["source"]) for cell in cells)))
    assert {file.name for file in NOTEBOOKS} - linked == {"00_start_here.ipynb"}


def test_every_rule_is_asked_by_a_form_of_the_quiz() -> None:
    asked = {ident: SUBJECTS[ask.subject.split()[0]].form for ident, ask in POINTED.items()}
    assert [ident for ident in RULES if asked.get(ident) not in FORMS] == []
