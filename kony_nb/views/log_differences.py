"""Two logs side by side: what both tell stands in one row, and only what really differs is marked."""

from collections.abc import Sequence
from difflib import SequenceMatcher
from itertools import zip_longest

from kony_nb.rules.errors import KonyError
from kony_nb.views.table import Table

__all__ = ["log_differences"]


def log_differences(one: Sequence[str], other: Sequence[str], *, names: Sequence[str] = ("A", "B")) -> Table:
    """Return two logs as a table, the lines that are the same in one row, wherever they stand.

    Parameters
    ----------
    one, other : sequence of str
        The lines of each log, in order.
    names : two str
        What the logs are called: the columns with their lines.

    Returns
    -------
    Table
        A row for each line, with a column for each name and before them, without a name, the mark: "" for a line of
        both, ``differs`` where each says something else, ``only A`` for a line that the other log has not.

    Raises
    ------
    KonyError
        If the names are not two different ones.

    Examples
    --------
    >>> log_differences(["roll", "gain 1 VP", "end"], ["roll", "gain 1 LP", "heal", "end"])
    2 lines differ between A and B
             A          B
             roll       roll
    differs  gain 1 VP  gain 1 LP
    only B              heal
             end        end
    """
    if len(names) != 2 or names[0] == names[1] or "" in names:
        raise KonyError(f"names: {names!r} are not two different names")
    rows = []
    for tag, a, b, c, d in SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        for left, right in zip_longest(one[a:b], other[c:d]):
            alone = f"only {names[right is not None]}" if left is None or right is None else "differs"
            mark = "" if tag == "equal" else alone
            rows.append({"": mark, names[0]: left or "", names[1]: right or ""})
    n = sum(bool(row[""]) for row in rows)
    words = f"{n} line{'s' * (n != 1)} differ{'s' * (n == 1)}" if n else "No line differs"
    return Table(rows, f"{words} between {names[0]} and {names[1]}")
