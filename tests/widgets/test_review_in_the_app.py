"""The review of a finished game in the app: it grows with the clock, and its buttons lead to their moments."""

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.play import reviewing
from kony_nb.rules.errors import KonyError
from kony_nb.widgets import review
from kony_nb.widgets.explorer import Explorer
from tests.play.finished import NEARLY
from tests.widgets.playing import Reader, click, new_app


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "GAMES", 5)


@pytest.fixture
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game for each poll, however fast they are played."""
    monkeypatch.setattr(reviewing, "PIECE", 0)


def nearly(game: str = "new_york", expansions: tuple[str, ...] = ()) -> Game:
    return scenario({"game": game, "monsters": NEARLY[game], "seed": 3, "expansions": list(expansions)})


def over(game: Game, you: object = None) -> Explorer:
    """An app whose game was played to its end, the person always taking the first choice."""
    app = new_app(game, you=you)
    while not app.game.over:
        app.receive({"do": "to-mine"})
        if not app.game.over:
            click(app, app.game.legal_actions()[0].text)
    return app


def tick(app: Explorer) -> None:
    app.receive({"do": "tick", "at": app.front.now["node"]})


def reviewed(app: Explorer) -> int:
    """Review the game, and return how many pieces that took."""
    app.receive({"do": "review"})
    pieces = 0
    while app.front.now["tick"] >= 0:
        before = app.front.now
        tick(app)
        assert app.front.now != before, "the browser goes on only if something has changed"
        pieces += 1
    return pieces


def test_a_game_that_goes_on_has_no_review() -> None:
    app = new_app(nearly())
    assert 'data-do="review"' not in app.front.over
    with pytest.raises(KonyError, match="not over"):
        app.receive({"do": "review"})
    assert app.front.review == ""


@pytest.mark.usefixtures("small_pieces")
@pytest.mark.parametrize(("game", "expansions"), [("new_york", ()), ("tokyo", ("power_up",))], ids=str)
def test_the_review_grows_piece_by_piece_and_ends(game: str, expansions: tuple[str, ...]) -> None:
    app = over(nearly(game, expansions))
    assert "review" in Reader(app.front.over).all("data-do")
    assert app.front.now["tick"] == -1
    assert reviewed(app) > 3
    read = Reader(app.front.review)
    assert "Chances to win over" in read.text
    assert "Luck and skill" in read.text
    assert app.review is not None
    assert app.review.found.complete
    assert {regret.seat for regret in app.review.found.regrets} <= {0}, "only the choices of persons are looked at"
    keys = read.all("data-key")
    assert len(set(keys)) == len(keys)


def test_every_moment_of_the_review_can_be_visited() -> None:
    app = over(nearly(), you=[])
    reviewed(app)
    assert app.review is not None
    found = app.review.found
    assert found.regrets
    read = Reader(app.front.review)
    (first,) = [attrs for tag, attrs in read.tags if attrs.get("aria-label", "").startswith("Go to turn 2,")]
    app.receive({"do": "travel", "node": int(str(first["data-node"]))})
    assert app.game.node.id == found.prospects[1].node
    number = next(attrs["data-node"] for tag, attrs in read.tags if str(attrs.get("data-key")).startswith("regret-"))
    app.receive({"do": "travel", "node": int(str(number))})
    assert app.game.node.id == found.regrets[0].node
    assert "Luck and skill" in Reader(app.front.review).text, "it stays while one looks back"


@pytest.mark.usefixtures("small_pieces")
def test_the_review_belongs_to_its_game() -> None:
    app = over(nearly(), you=[])
    app.receive({"do": "review"})
    tick(app)
    app.receive({"do": "travel", "node": app.session.first()})
    app.receive({"do": "branch", "luck": "new"})
    assert app.front.review == ""
    pieces = app.front.now["pieces"]
    tick(app)
    assert app.front.now["pieces"] == pieces
    app.receive({"do": "pick-branch", "n": 0})
    tick(app)
    assert app.front.now["pieces"] == pieces + 1
    app.receive({"do": "review-close"})
    assert app.front.review == ""
    assert app.front.now["tick"] == -1
    app.receive({"do": "latest"})
    app.receive({"do": "review"})
    assert app.front.review
    app.receive({"do": "reset"})
    assert app.front.review == ""
    assert app.front.now["tick"] == -1 or not app.game.over


def test_the_numbers_of_moments_do_not_tell_of_windows_that_nobody_sees() -> None:
    app = over(nearly("tokyo", ("power_up", "luchador")), you=[])
    reviewed(app)
    shown = {int(number) for number in Reader(app.front.review).all("data-node")}
    assert shown <= set(range(len(app.session.shown.moments(app.session.line))))
    assert len(shown) > 2
