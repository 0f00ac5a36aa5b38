"""Reading a drawing back: what tests ask of every SVG."""

import re
from xml.etree import ElementTree

from kony_nb.views.svg import NAMESPACE

SVG = f"{{{NAMESPACE}}}"


def parse(drawing: str) -> ElementTree.Element:
    """Return the root element, after the checks that every drawing must pass."""
    root = ElementTree.fromstring(drawing)
    assert root.tag == SVG + "svg"
    assert root.find(SVG + "title") is not None
    assert root.find(SVG + "desc") is not None
    assert root.get("aria-label")
    outside = drawing.replace(f'xmlns="{NAMESPACE}"', "")
    assert not re.search(r"https?:|href|url\(|@import|<script|<image|<foreignObject", outside)
    assert " id=" not in drawing, "two drawings on a page would share the id"
    assert "nan" not in drawing.lower().replace("finance", "").replace("banana", "")
    for element in root.iter():
        if element.get("role") == "button":
            assert element.get("tabindex") == "0"
            assert element.get("aria-label")
    return root


def actions(root: ElementTree.Element) -> list[str]:
    """Return the texts of all actions offered in a drawing."""
    return [element.get("data-action", "") for element in root.iter() if element.get("data-action")]


def words(root: ElementTree.Element) -> list[str]:
    """Return all texts that are drawn."""
    return [element.text or "" for element in root.iter(SVG + "text")]


def said(root: ElementTree.Element) -> str:
    """Return the description of a drawing."""
    return root.findtext(SVG + "desc", "")
