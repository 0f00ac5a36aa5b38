"""Where this machine keeps its Chromium."""

import os
import shutil
from pathlib import Path

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES = (
    "/usr/bin/chromium",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
MISSING = (
    "no Chromium found, so the browser tests were skipped; get one with `apt install chromium` (Debian), "
    "`brew install --cask chromium` (macOS), or name yours in KONY_NB_CHROMIUM"
)


def find_chromium() -> str | None:
    """The path of a Chromium: KONY_NB_CHROMIUM if it is set, else one on PATH or in a usual place."""
    named = os.environ.get("KONY_NB_CHROMIUM")
    if named:
        return shutil.which(named)
    for program in PROGRAMS:
        if path := shutil.which(program):
            return path
    return next((place for place in PLACES if Path(place).is_file()), None)


def browser_required() -> bool:
    """Whether a missing Chromium is a failure: on a build machine, or when asked for."""
    answers = (os.environ.get(name, "") for name in ("CI", "KONY_NB_REQUIRE_BROWSER"))
    return any(answer.lower() in {"1", "true", "yes"} for answer in answers)
