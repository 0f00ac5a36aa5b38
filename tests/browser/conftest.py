"""Fixtures of the browser tests: one Chromium a run, a fresh page a test, a JupyterLab where asked for."""

import os
import secrets
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import MISSING, browser_required, find_chromium

CONFIG = Path(__file__).parents[2] / "jupyter_lab" / "config.py"


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


@contextmanager
def _jupyterlab(folder: Path, home: Path) -> Iterator[str]:
    """A JupyterLab with this project's configuration on `folder`; yields its address with the token."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    token = secrets.token_hex(16)
    log = (home / "jupyterlab.log").open("w+b")
    server = subprocess.Popen(
        [
            sys.executable, "-m", "jupyterlab", f"--config={CONFIG}", "--no-browser",
            "--ServerApp.ip=127.0.0.1", f"--ServerApp.port={port}", "--ServerApp.port_retries=0",
            f"--IdentityProvider.token={token}", f"--ServerApp.root_dir={folder}",
        ],
        env={
            **os.environ,
            "JUPYTER_CONFIG_DIR": str(home / "config"),
            "JUPYTER_DATA_DIR": str(home / "data"),
            "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
            "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
            "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
        },
        stdin=subprocess.DEVNULL, stdout=log, stderr=log,
    )  # fmt: skip
    try:
        base = f"http://127.0.0.1:{port}"
        end = time.monotonic() + 60
        while not _answers(f"{base}/api"):
            if server.poll() is not None or time.monotonic() > end:
                log.seek(0)
                pytest.fail(f"JupyterLab did not start:\n{log.read().decode(errors='replace')}")
            time.sleep(0.2)
        yield f"{base}/lab?token={token}"
    finally:
        server.terminate()
        try:
            server.wait(timeout=20)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
        log.close()


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5):
            return True
    except (urllib.error.URLError, OSError):
        return False


@pytest.fixture
def jupyterlab(tmp_path: Path, browser: Browser) -> Iterator[Callable[[str], str]]:
    """A JupyterLab on an empty folder: `jupyterlab(name)` is the address that opens the file `name` there."""
    folder, home = tmp_path / "notebooks", tmp_path / "home"
    folder.mkdir()
    home.mkdir()
    with _jupyterlab(folder, home) as address:
        yield lambda name: address.replace("/lab?", f"/lab/tree/{name}?")
