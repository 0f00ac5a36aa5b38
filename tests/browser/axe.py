"""What axe-core says of a page: its serious and critical faults, in words."""

from pathlib import Path

import axe_playwright_python
from playwright.sync_api import Page

SOURCE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
GRAVE = ("serious", "critical")
DARK = "() => document.querySelectorAll('[data-jp-theme-light]').forEach(part => part.dataset.jpThemeLight = 'false')"
"""Turns JupyterLab's theme, or what stands for it, to dark."""
RUN = "where => axe.run(where, {resultTypes: ['violations']})"


def faults(page: Page, where: str = "html") -> list[str]:
    """The grave faults inside the selector, one line for each part of the page that has one."""
    page.evaluate(SOURCE)
    found = page.evaluate(RUN, where)
    assert found["passes"], "axe has looked at something"
    return [
        f"{fault['impact']} {fault['id']}: {node['target'][0]}: {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]
