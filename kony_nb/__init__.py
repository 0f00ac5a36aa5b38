"""kony_nb: learn King of New York and King of Tokyo by playing them, step by step, in a notebook.

    import kony_nb as kn

    game = kn.Game.new("new_york", monsters=["Kong", "Mantis", "Rob", "Sheriff"], seed=7)

Everything here is loaded when it is first used, so that importing the package costs next to nothing.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from kony_nb import rules as _rules
from kony_nb.game.display import EXPORTS as _EXPORTS
from kony_nb.game.display import HOOKS as _HOOKS
from kony_nb.lazy import lazily as _lazily

if TYPE_CHECKING:
    from kony_nb import lessons, odds
    from kony_nb.coach.advice import advise
    from kony_nb.game.decision import Decision
    from kony_nb.game.game import Game
    from kony_nb.game.owner.using import use_cards
    from kony_nb.game.scenario import scenario
    from kony_nb.lessons.classrooms import classroom
    from kony_nb.lessons.finding import scene, scenes
    from kony_nb.lessons.quiz.quiz import quiz
    from kony_nb.play.compare import compare
    from kony_nb.play.review import review
    from kony_nb.play.sweep import sweep
    from kony_nb.play.tournament import tournament
    from kony_nb.rules.errors import (
        BadCards,
        BadComparison,
        BadLesson,
        BadOdds,
        BadOption,
        BadPolicy,
        BadQuiz,
        BadRecord,
        BadScenario,
        IllegalAction,
        KonyError,
        NoSuchMoment,
        UnknownRule,
        UnknownScene,
        WorkersLost,
    )
    from kony_nb.views.card_schema import card_schema
    from kony_nb.views.cards import card, cards
    from kony_nb.views.evolutions import evolutions
    from kony_nb.views.explain import explain
    from kony_nb.views.luchador import challenge_card, challenges
    from kony_nb.views.rulebook import rule
    from kony_nb.widgets.app import explore
    from kony_nb.widgets.card_form import card_form

__all__ = [
    "BadCards",
    "BadComparison",
    "BadLesson",
    "BadOdds",
    "BadOption",
    "BadPolicy",
    "BadQuiz",
    "BadRecord",
    "BadScenario",
    "Decision",
    "Game",
    "IllegalAction",
    "KonyError",
    "NoSuchMoment",
    "UnknownRule",
    "UnknownScene",
    "WorkersLost",
    "advise",
    "card",
    "card_form",
    "card_schema",
    "cards",
    "challenge_card",
    "challenges",
    "classroom",
    "compare",
    "evolutions",
    "explain",
    "explore",
    "lessons",
    "odds",
    "quiz",
    "review",
    "rule",
    "rules",
    "scenario",
    "scene",
    "scenes",
    "sweep",
    "tournament",
    "use_cards",
]
__version__ = "0.1.0"

_find, __dir__ = _lazily(
    __name__,
    {
        "coach.advice": ("advise",),
        "game.decision": ("Decision",),
        "game.game": ("Game",),
        "game.owner.using": ("use_cards",),
        "game.scenario": ("scenario",),
        "lessons.classrooms": ("classroom",),
        "lessons.finding": ("scene", "scenes"),
        "lessons.quiz.quiz": ("quiz",),
        "play.compare": ("compare",),
        "play.review": ("review",),
        "play.sweep": ("sweep",),
        "play.tournament": ("tournament",),
        "rules.errors": (
            "BadCards",
            "BadComparison",
            "BadLesson",
            "BadOdds",
            "BadOption",
            "BadPolicy",
            "BadQuiz",
            "BadRecord",
            "BadScenario",
            "IllegalAction",
            "KonyError",
            "NoSuchMoment",
            "UnknownRule",
            "UnknownScene",
            "WorkersLost",
        ),
        "views.card_schema": ("card_schema",),
        "views.cards": ("card", "cards"),
        "views.evolutions": ("evolutions",),
        "views.explain": ("explain",),
        "views.luchador": ("challenge_card", "challenges"),
        "views.rulebook": ("rule",),
        "widgets.app": ("explore",),
        "widgets.card_form": ("card_form",),
    },
)


def __getattr__(name: str) -> Any:
    if name in ("lessons", "odds"):
        return import_module(f"{__name__}.{name}")  # the import puts it into this module
    return _find(name)


class _Rules(ModuleType):
    """The package of the rules, which can be called too: ``kn.rules("flee")`` searches the rulebook."""

    def __call__(self, query: str = "") -> Any:
        """Return the rules in which every word of the query stands."""
        from kony_nb.views.rulebook import rules

        return rules(query)


def _board_text(game: "Game") -> str:
    from kony_nb.views.text import board_text

    return board_text(game, seats=_readers(game))


def _board_svg(game: "Game") -> str:
    from kony_nb.views.board import board_svg

    return board_svg(game.state, legal=game.legal_actions(), seats=_readers(game))


def _readers(game: "Game") -> tuple[int, ...] | None:
    """Return for whom a game shows itself: who decides; with hidden hands everybody, for an output is kept and read."""
    return () if game.options.power_up or game.options.luchador else None


def _html_file(game: "Game", knows: int | None) -> str:
    from kony_nb.views.export.page import page

    return page(game, knows)


def _csv_file(game: "Game", knows: int | None) -> str:
    from kony_nb.views.export.rows import csv_text

    return csv_text(game, knows)


def _json_file(game: "Game", knows: int | None) -> str:
    from kony_nb.views.export.rows import json_text

    return json_text(game, knows)


def _svg_file(game: "Game", knows: int | None) -> str:
    from kony_nb.views.board import board_svg
    from kony_nb.views.export.frames import readers
    from kony_nb.views.known import known

    seats = readers(game, knows)
    return board_svg(known(game.state, None if knows is None else seats), seats=seats)


def _txt_file(game: "Game", knows: int | None) -> str:
    from kony_nb.game.hidden import NOBODY

    return game.record(public=knows == NOBODY, seat=None if knows in (None, NOBODY) else game.names[knows])


sys.modules[_rules.__name__].__class__ = _Rules
del _rules
_HOOKS["text/plain"] = _board_text
_HOOKS["image/svg+xml"] = _board_svg
_EXPORTS.update({".csv": _csv_file, ".html": _html_file, ".json": _json_file, ".svg": _svg_file, ".txt": _txt_file})
