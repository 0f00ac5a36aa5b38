"""A real JupyterLab on this machine's loopback, with this project's configuration."""

import os
import secrets
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CONFIG = Path(__file__).parents[2] / "jupyter_lab" / "config.py"


@contextmanager
def jupyterlab_on(folder: Path, home: Path) -> Iterator[str]:
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
                raise RuntimeError(f"JupyterLab did not start:\n{log.read().decode(errors='replace')}")
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
