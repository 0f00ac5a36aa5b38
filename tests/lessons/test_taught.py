"""What the notebooks teach: every rule acts in the saved outputs of one of them, and a quiz asks about it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

from kony_nb.lessons.quiz.ask import FORMS
from kony_nb.lessons.quiz.pointed.every import POINTED
from kony_nb.lessons.quiz.subjects import SUBJECTS
from kony_nb.rules.rulebook import RULES

NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("[0-9]*.ipynb"))
CITED = re.compile(r"(?:\[|\s)([a-z]+\.[a-z.-]+)\]|^  .+: ([a-z]+\.[a-z.-]+)$", re.MULTILINE)
"""A rule in brackets behind an event or a refusal, or in the list of what acted in a scene that was solved."""


def told(file: Path) -> Iterator[str]:
    """Yield what the cells of a notebook have printed; tables of rules and boards do not count."""
    for cell in json.loads(file.read_text(encoding="utf-8"))["cells"]:
        for output in cell.get("outputs", []):
            if output["output_type"] == "stream":
                yield "".join(output["text"])


def cited(text: str) -> set[str]:
    """Return the ids of rules that are cited in a text."""
    return {ident for pair in CITED.findall(text) for ident in pair if ident in RULES}


def test_what_counts_as_cited() -> None:
    assert cited("Kong gains 1 VP (now 1): Entering pays a point [ny.move.entry-vp]") == {"ny.move.entry-vp"}
    assert cited("Not possible: stay: you must enter [Up: ny.move.full]") == {"ny.move.full"}
    assert cited("Rules: [The last one\n  standing wins: core.win.last]") == {"core.win.last"}
    assert cited("Solved. What acted here:\n  20 points win: core.win.vp\n") == {"core.win.vp"}
    assert cited("read core.win.vp, or kn.rule('core.win.last')") == set()


def test_every_rule_acts_in_a_notebook() -> None:
    acted = {ident for file in NOTEBOOKS for text in told(file) for ident in cited(text)}
    assert [ident for ident in RULES if ident not in acted] == []


def test_every_notebook_is_on_the_map() -> None:
    cells = json.loads((NOTEBOOKS[0].parent / "00_start_here.ipynb").read_text(encoding="utf-8"))["cells"]
    linked = set(re.findall(r"\]\(([^)]+\.ipynb)\)", "".join("".join(cell["source"]) for cell in cells)))
    assert {file.name for file in NOTEBOOKS} - linked == {"00_start_here.ipynb"}


def test_every_rule_is_asked_by_a_form_of_the_quiz() -> None:
    asked = {ident: SUBJECTS[ask.subject.split()[0]].form for ident, ask in POINTED.items()}
    assert [ident for ident in RULES if asked.get(ident) not in FORMS] == []
