"""In which line each key of a TOML text stands, so that a fault can be found."""

import re

__all__ = ["nearest", "positions"]

BARE = re.compile(r"[^\s,\]}#]+")
NAME = re.compile(r"""\s*([A-Za-z0-9_-]+|"[^"]*"|'[^']*')\s*""")


def positions(text: str) -> dict[str, int]:
    r"""Return the line, 1 upwards, of every table, key and list item of a text that is sound TOML.

    Parameters
    ----------
    text : str
        What `tomllib` reads without a fault.

    Returns
    -------
    dict of str to int
        By path, such as ``"evolution[0].effects[1].do"``; "" is the first line.

    Examples
    --------
    >>> found = positions('version = 1\n[[evolution]]\neffects = [{do = "draw"},\n {do = "heal"}]')
    >>> found["evolution[0]"], found["evolution[0].effects[1].do"]
    (2, 4)
    """
    return Reader(text).read()


def nearest(lines: dict[str, int], path: str) -> int:
    """Return the line of a path, or of the nearest thing around it that stands in the text."""
    while path not in lines:
        path = path[: max(path.rfind("."), path.rfind("["), 0)]
    return lines[path]


class Reader:
    """Walks through the text once."""

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.at = 0
        self.lines: dict[str, int] = {"": 1}
        self.tables: dict[str, int] = {}

    def read(self) -> dict[str, int]:
        """Read every statement."""
        prefix = ""
        while self.skip():
            if self.text[self.at] == "[":
                prefix = self.header()
            else:
                self.key_and_value(prefix)
        return self.lines

    def skip(self) -> bool:
        """Go on to what is neither blank nor comment; return whether anything is left."""
        while self.at < len(self.text):
            if self.text[self.at] == "#":
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            elif self.text[self.at].isspace():
                self.at += 1
            else:
                return True
        return False

    def note(self, path: str) -> None:
        """Note that something begins here."""
        self.lines.setdefault(path, self.text.count("\n", 0, self.at) + 1)

    def name(self) -> str:
        """Read a key with its dots."""
        parts = []
        while found := NAME.match(self.text, self.at):
            parts.append(found[1].strip("\"'"))
            self.at = found.end()
            if self.text[self.at : self.at + 1] != ".":
                break
            self.at += 1
        return ".".join(parts)

    def header(self) -> str:
        """Read ``[table]`` or ``[[table]]`` and return the path of what follows."""
        start = self.at
        many = self.text.startswith("[[", self.at)
        self.at += 1 + many
        parts, path = self.name().split("."), ""
        self.at, end = start, self.text.index("]", self.at) + 1 + many
        for depth, part in enumerate(parts):
            path = f"{path}.{part}".removeprefix(".")
            if depth == len(parts) - 1 and many:
                self.tables[path] = self.tables.get(path, -1) + 1
            self.note(path)
            if path in self.tables:
                path = f"{path}[{self.tables[path]}]"
            self.note(path)
        self.at = end
        return path

    def key_and_value(self, prefix: str) -> None:
        """Read ``key = value``."""
        start = self.at
        key = self.name()
        path, after = prefix, self.at
        self.at = start
        for part in key.split("."):
            path = f"{path}.{part}".removeprefix(".")
            self.note(path)
        self.at = after + 1
        self.value(path)

    def value(self, path: str) -> None:
        """Read a value, and note what lies in it."""
        self.skip()
        opening = self.text[self.at]
        if opening == "[":
            self.at += 1
            item = 0
            while self.skip() and self.text[self.at] != "]":
                self.note(f"{path}[{item}]")
                self.value(f"{path}[{item}]")
                item += 1
                self.comma()
            self.at += 1
        elif opening == "{":
            self.at += 1
            while self.skip() and self.text[self.at] != "}":
                self.key_and_value(path)
                self.comma()
            self.at += 1
        elif opening in "\"'":
            self.string(opening)
        else:
            bare = BARE.match(self.text, self.at)
            self.at = bare.end() if bare else self.at + 1

    def comma(self) -> None:
        """Go over a comma."""
        if self.skip() and self.text[self.at] == ",":
            self.at += 1

    def string(self, quote: str) -> None:
        """Go over a string of any of the four sorts."""
        fence = quote * 3 if self.text.startswith(quote * 3, self.at) else quote
        self.at += len(fence)
        while not self.text.startswith(fence, self.at):
            self.at += 2 if quote == '"' and self.text[self.at] == "\\" else 1
        self.at += len(fence)
        while len(fence) == 3 and self.text.startswith(quote, self.at):  # quotes just before the end belong to it
            self.at += 1
