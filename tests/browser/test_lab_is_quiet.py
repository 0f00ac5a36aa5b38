"""`make lab` opens a JupyterLab that asks nothing and speaks to no other host."""

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import nbformat
import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def test_a_notebook_opens_without_a_popup_or_a_request_to_another_host(
    page: Page, jupyterlab: Callable[[str], str], tmp_path: Path
) -> None:
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("print(6 * 7)")])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(notebook, tmp_path / "notebooks" / "hello.ipynb")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    page.goto(jupyterlab("hello.ipynb"))
    expect(page.locator("#jp-main-statusbar")).to_contain_text("| Idle", timeout=60_000)
    page.locator(".jp-CodeCell .cm-content").click()
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".jp-OutputArea-output")).to_have_text("42\n", timeout=60_000)
    page.wait_for_timeout(3_000)  # the news question comes a moment after the page

    hosts = {urlsplit(url).hostname for url in asked if url.startswith(("http", "ws"))}
    assert hosts == {"127.0.0.1"}
    expect(page.locator(".Toastify__toast")).to_have_count(0)
    expect(page.locator(".jp-Dialog")).to_have_count(0)
