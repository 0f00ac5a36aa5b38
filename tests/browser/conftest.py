"""Fixtures of the browser tests: one Chromium a run, a fresh page a test, a JupyterLab where asked for."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.app import App, write_notebook
from tests.browser.chromium import MISSING, browser_required, find_chromium
from tests.browser.lab import jupyterlab_on


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once, in one line, why the browser tests were skipped."""
    if terminalreporter.stats.get("skipped") and find_chromium() is None:
        terminalreporter.write_line(MISSING)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    if path is None and browser_required():
        pytest.exit(MISSING.replace("were skipped", "cannot run"), returncode=1)
    if path is None:
        pytest.skip(MISSING)
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        flags = ["--no-sandbox"] if as_root else []
        chromium = playwright.chromium.launch(executable_path=path, args=flags)
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    context.set_default_timeout(60_000)
    yield context.new_page()
    context.close()


@pytest.fixture
def watched(page: Page) -> Iterator[Page]:
    """The page; afterwards the test fails if it wrote an error to its console, or asked another host for anything."""
    errors: list[str] = []
    asked: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    yield page
    assert [error for error in errors if "WebSocket" not in error] == []  # a restarted kernel drops its socket
    assert {urlsplit(url).hostname for url in asked if url.startswith(("http", "ws"))} == {"127.0.0.1"}


@pytest.fixture
def jupyterlab(tmp_path: Path, browser: Browser) -> Iterator[Callable[[str], str]]:
    """A JupyterLab on an empty folder: `jupyterlab(name)` is the address that opens the file `name` there."""
    folder, home = tmp_path / "notebooks", tmp_path / "home"
    folder.mkdir()
    home.mkdir()
    with jupyterlab_on(folder, home) as address:
        yield lambda name: address.replace("/lab?", f"/lab/tree/{name}?")


@pytest.fixture
def opened(watched: Page, jupyterlab: Callable[[str], str], tmp_path: Path) -> Callable[[str], App]:
    """Open a notebook with this cell, and run it."""

    def open_cell(cell: str) -> App:
        write_notebook(tmp_path / "notebooks" / "play.ipynb", cell)
        app = App(watched, jupyterlab("play.ipynb"))
        app.run()
        return app

    return open_cell
