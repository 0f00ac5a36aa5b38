"""`scene` opens a scene by its name, `scenes` lists them."""

from kony_nb.lessons.scene import Scene
from kony_nb.lessons.scenes import CHAPTERS, PLOTS
from kony_nb.rules.errors import UnknownScene, shown
from kony_nb.views.table import Table
from kony_nb.views.words import sought_words

__all__ = ["scene", "scenes"]


def scene(name: str) -> Scene:
    """Return a scene at its beginning, to be played.

    Parameters
    ----------
    name : str
        Its name, see `scenes`; in any case, with spaces or hyphens.

    Raises
    ------
    UnknownScene
        If there is none; the message names those that look alike.

    Examples
    --------
    >>> ouch = scene("destroy-before-ouch")
    >>> ouch.play("resolve O")
    Kong resolves 1 ouch
    Kong loses 3 LP (7 left) to the units: One Ouch
    This does not lead to the goal: in the end Kong has 7 LP, wanted 8 [One Ouch: ny.ouch.one].
    back() takes it back, hint() helps.
    >>> ouch.back()
    Taken back. Kong is asked: Which face do you resolve next?
    """
    spelt = "-".join(name.lower().replace("-", " ").replace("_", " ").split()) if isinstance(name, str) else name
    plot = PLOTS.get(spelt) if isinstance(spelt, str) else None
    if plot is None:
        raise UnknownScene(name, list(PLOTS))
    return Scene(plot)


def scenes(query: str = "") -> Table:
    """Return the scenes in which every word of the query stands: in the name, the words, the chapter or the rules.

    Parameters
    ----------
    query : str
        Words in any case, such as ``"flee"`` or ``"ny.flee.order"``; "" for all scenes.

    Raises
    ------
    KonyError
        If the query is no text.

    Examples
    --------
    >>> scenes("ny.flee.order")[0]["scene"]
    'a-flight-moves-nobody-over'
    """
    words = sought_words(query)
    rows = []
    for chapter, plots in CHAPTERS.items():
        for plot in plots:
            told = " ".join((plot.name, plot.title, plot.about, plot.task, chapter, *plot.teaches)).casefold()
            if all(word in told for word in words):
                row = {"scene": plot.name, "title": plot.title, "task": plot.task, "chapter": chapter}
                rows.append({**row, "rules": ", ".join(plot.teaches)})
    sought = f" with {shown(query)}" if query else ""
    return Table(rows, f"{len(rows)} scenes{sought}")
