import pytest

from kony_nb.rules.new_york.game import MONSTERS
from kony_nb.views.picture import CONFIG
from kony_nb.views.timeline import timeline, tracks
from tests.views.drawing import parse
from tests.views.played import moments


@pytest.fixture(params=[2, 6])
def played(request):
    return moments(request.param), list(MONSTERS[: request.param])


def test_tracks_hold_every_change_and_nothing_after_elimination(played):
    nodes, _ = played
    for track in tracks(nodes):
        values = {}
        for point in track.points:
            assert nodes[point.step].id == point.node
            values[point.step] = point.value
        now = None
        for step, node in enumerate(nodes[: track.points[-1].step + 1]):
            now = values.get(step, now)
            assert now == getattr(node.state.monsters[track.seat], track.what)
        assert track.alive == nodes[-1].state.monsters[track.seat].alive
        out = track.points[-1].step
        assert track.alive or not nodes[out].state.monsters[track.seat].alive


def test_points_of_the_figure_lead_to_their_node(played):
    nodes, names = played
    figure = timeline(nodes, names).figure
    assert len(figure.data) == 3 * len(names)
    for trace in figure.data:
        assert [nodes[step].id for step in trace.x] == list(trace.customdata)


def test_turns_of_the_drawing_can_be_reached_by_keyboard(played):
    nodes, names = played
    root = parse(timeline(nodes, names, at=nodes[9].id).svg)
    begun = [node.id for node in nodes for event in node.events if event.kind == "turn"]
    buttons = [int(e.get("data-node", 0)) for e in root.iter() if e.get("role") == "button"]
    assert buttons == begun


def test_alt_and_table_tell_the_same(played):
    nodes, names = played
    picture = timeline(nodes, names)
    for name, monster in zip(names, nodes[-1].state.monsters, strict=True):
        assert name in picture.alt
        assert picture.table.filter(monster=name)[-1]["vp"] == monster.vp
    assert len(picture.table) < len(nodes) * len(names)


def test_a_timeline_of_one_moment():
    nodes = moments(3)[:1]
    picture = timeline(nodes, MONSTERS[:3])
    parse(picture.svg)
    assert picture.alt.startswith("Timeline of 0 steps.")


def test_a_notebook_gets_the_figure_the_drawing_and_the_sentence(played):
    nodes, names = played
    bundle = timeline(nodes, names)._repr_mimebundle_()
    assert list(bundle) == ["application/vnd.plotly.v1+json", "image/svg+xml", "text/plain"]
    assert bundle["application/vnd.plotly.v1+json"]["config"] == dict(CONFIG)
    assert len(str(bundle)) < 150_000
    assert timeline(nodes, names)._repr_mimebundle_() == bundle
