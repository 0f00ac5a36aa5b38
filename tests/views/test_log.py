from dataclasses import replace

import msgspec

from kony_nb.rules.events import Event
from kony_nb.rules.new_york.game import MONSTERS
from kony_nb.rules.rulebook import find_rule
from kony_nb.views.log import log_html, log_lines, log_text
from tests.views.played import moments


def test_one_event_one_line_in_order():
    nodes = moments(4)
    lines = log_lines(nodes, MONSTERS[:4])
    events = [(node.id, event) for node in nodes for event in node.events]
    assert [(line.node, line.kind, line.rule) for line in lines] == [(i, e.kind, e.rule) for i, e in events]
    assert all(line.text for line in lines)
    assert all(line.title == find_rule(line.rule).title for line in lines)
    assert [line.step for line in lines] == sorted(line.step for line in lines)


def test_lines_are_grouped_by_turn():
    lines = log_lines(moments(3), MONSTERS[:3])
    turns = sum(line.kind == "turn" for line in lines)
    html = log_html(lines)
    assert html.count("<section>") == turns + 1
    assert html.count("<li ") == len(lines)
    assert lines[0].turn == 0
    assert lines[-1].turn == turns


def test_what_a_seat_may_not_know_is_left_out():
    node = moments(2)[0]
    private = msgspec.structs.replace(node.events[0] if node.events else Event("phase", "core.turn.order"), to=(1,))
    nodes = [replace(node, events=[private])]
    assert log_lines(nodes, MONSTERS[:2]) == []
    assert log_lines(nodes, MONSTERS[:2], seats=(0,)) == []
    assert len(log_lines(nodes, MONSTERS[:2], seats=(0, 1))) == 1


def test_plain_text_cites_the_rule():
    lines = log_lines(moments(2), MONSTERS[:2])
    assert log_text(lines).splitlines()[-1].endswith(f"[{lines[-1].rule}]")
