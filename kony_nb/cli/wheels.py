"""Which wheels a computer needs to run this package in JupyterLab, and fetching them for computers of every sort.

What is needed depends on the system and on the Python. So the metadata of the wheels is followed from our own on, with
the markers of each target; pip itself would ask the markers of the computer that downloads.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from email.parser import Parser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from zipfile import ZipFile

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename
from packaging.version import Version

from kony_nb.rules.errors import KonyError

__all__ = ["PYTHONS", "SYSTEMS", "TARGETS", "Pin", "Target", "Wheels", "needs", "pinned", "requirements"]

PYTHONS = ("3.11", "3.12", "3.13")
SYSTEMS = {
    "Windows x86_64": ("nt", "win32", "Windows", "AMD64", ("win_amd64",)),
    "macOS arm64": ("posix", "darwin", "Darwin", "arm64", ("macosx_11_0_arm64",)),
    "macOS x86_64": ("posix", "darwin", "Darwin", "x86_64", ("macosx_11_0_x86_64",)),
    "Linux x86_64": (
        "posix",
        "linux",
        "Linux",
        "x86_64",
        ("manylinux_2_28_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64", "manylinux_2_12_x86_64"),
    ),
}
"""What markers ask about a system, and the wheels that it takes: macOS from 11 on, Linux with glibc 2.28 or newer."""


class Pin(NamedTuple):
    """A package as the lock names it.

    Attributes
    ----------
    name, version : str
        Both in their normal form.
    """

    name: str
    version: str


@dataclass(frozen=True)
class Target:
    """A system and a Python for which wheels are fetched.

    Attributes
    ----------
    system : str
        A name of `SYSTEMS`.
    python : str
        Such as ``"3.12"``.
    """

    system: str
    python: str

    @property
    def arguments(self) -> list[str]:
        """What tells pip to look for this target; its Python is the last patch release, which takes most."""
        platforms = [f"--platform={tag}" for tag in SYSTEMS[self.system][4]]
        abi = f"--abi=cp{self.python.replace('.', '')}"
        return ["--implementation=cp", f"--python-version={self.python}.99", abi, *platforms]

    @property
    def environments(self) -> Iterator[dict[str, str]]:
        """The values of markers, for the first and for the last patch release of its Python."""
        os_name, sys_platform, system, machine, _ = SYSTEMS[self.system]
        for patch in ("0", "99"):
            yield {
                "os_name": os_name,
                "sys_platform": sys_platform,
                "platform_system": system,
                "platform_machine": machine,
                "platform_release": "",
                "platform_version": "",
                "platform_python_implementation": "CPython",
                "implementation_name": "cpython",
                "implementation_version": f"{self.python}.{patch}",
                "python_version": self.python,
                "python_full_version": f"{self.python}.{patch}",
            }


TARGETS = tuple(Target(system, python) for system in SYSTEMS for python in PYTHONS)


class Wheels:
    """The wheels in a folder, and what their metadata says.

    Parameters
    ----------
    folder : Path
        Where they lie; it may not be there yet.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._requires: dict[Pin, list[Requirement]] = {}
        self._everywhere: set[Pin] = set()
        self._taken: dict[tuple[Pin, Target], Pin] = {}

    def build(self, source: Path) -> Pin:
        """Make our own wheel from the repository."""
        with TemporaryDirectory() as fresh:
            pip("wheel", "--no-deps", f"--wheel-dir={fresh}", str(source))
            (pin,) = self._move(Path(fresh))
        return pin

    def fetch(self, pins: Iterable[Pin], target: Target) -> None:
        """Download those that are missing for a target. A wheel for every system is fetched once.

        Where there is no wheel of a version for the target, the newest older one is taken.

        Raises
        ------
        KonyError
            If pip cannot: no network, or no wheel at all for this target.
        """
        missing = [pin for pin in pins if pin not in self._everywhere and (pin, target) not in self._taken]
        options = ("--no-deps", "--only-binary=:all:", *target.arguments)
        while missing:
            batch = {pin.name: pin for pin in missing}  # pip takes one version of a package at a time
            missing = [pin for pin in missing if pin != batch[pin.name]]
            with TemporaryDirectory() as fresh:
                into = f"--dest={fresh}"
                try:
                    pip("download", into, *options, *(f"{name}=={version}" for name, version in batch.values()))
                except KonyError:
                    pip("download", into, *options, *(f"{name}<={version}" for name, version in batch.values()))
                for got in self._move(Path(fresh)):
                    self._taken[batch[got.name], target] = got

    def taken(self, pin: Pin, target: Target) -> Pin:
        """Return what was taken for a version on a target: itself, or an older one."""
        return self._taken.get((pin, target), pin)

    def requires(self, pin: Pin) -> list[Requirement]:
        """Return what a package that was fetched for any target needs."""
        return self._requires[pin]

    def known(self, pin: Pin) -> bool:
        """Return whether some wheel of it is here."""
        return pin in self._requires

    def _move(self, fresh: Path) -> list[Pin]:
        """Move wheels into the folder, take note of them, and return what they are."""
        self.folder.mkdir(exist_ok=True)
        moved = []
        for path in sorted(fresh.glob("*.whl")):
            name, version, _, tags = parse_wheel_filename(path.name)
            pin = Pin(name, str(version))
            self._requires.setdefault(pin, requirements(path))
            if all(tag.platform == "any" for tag in tags):
                self._everywhere.add(pin)
            shutil.move(path, self.folder / path.name)
            moved.append(pin)
        return moved


def requirements(wheel: Path) -> list[Requirement]:
    """Return what a wheel says it needs."""
    with ZipFile(wheel) as parts:
        inside = min((n for n in parts.namelist() if n.endswith(".dist-info/METADATA")), key=len)  # not a vendored one
        said = Parser().parsestr(parts.read(inside).decode("utf-8"), headersonly=True)
    return [Requirement(line) for line in said.get_all("Requires-Dist", [])]


def pinned(lock: str, environment: dict[str, str]) -> dict[str, Pin]:
    """Return the versions that a lock names for an environment, by the name of the package."""
    lines = [Requirement(line) for line in lock.splitlines() if line.strip() and not line.startswith("#")]
    wanted = [line for line in lines if line.marker is None or line.marker.evaluate(environment)]
    found: dict[str, Pin] = {}
    for line in wanted:
        (only,) = line.specifier
        name = canonicalize_name(line.name)
        found[name] = Pin(name, str(Version(only.version)))
    return found


def needs(ours: Pin, lock: str, target: Target, wheels: Wheels) -> set[Pin]:
    """Fetch all that our package with JupyterLab needs on a target, and return what that is, itself left out.

    Raises
    ------
    KonyError
        For a package that the lock does not name, or if an older version had to be taken and another package needs
        a newer one.
    """
    found: set[Pin] = set()
    for environment in target.environments:
        pins = {**pinned(lock, environment), ours.name: ours}
        seen: set[str] = set()
        layer = [Requirement(f"{ours.name}[lab]")]
        while layer:
            wanted = [_pin_of(requirement, pins) for requirement in layer]
            wheels.fetch([pin for pin in wanted if not wheels.known(pin)], target)
            wanted = [pin if wheels.known(pin) else wheels.taken(pin, target) for pin in wanted]
            found.update(wanted)
            after = [
                need
                for requirement, pin in zip(layer, wanted, strict=True)
                for need in wheels.requires(pin)
                if _holds(need, environment, requirement.extras)
            ]
            layer = [need for need in after if f"{need.name} {sorted(need.extras)}" not in seen]
            seen |= {f"{need.name} {sorted(need.extras)}" for need in layer}
    wheels.fetch(sorted(found - {ours}), target)
    all_taken = {wheels.taken(pin, target) for pin in found}
    for pin in sorted(all_taken):
        for need in wheels.requires(pin):
            holds = any(_holds(need, environment, set()) for environment in target.environments)
            if holds and not _met(need, all_taken):
                raise KonyError(f"{target.system}, Python {target.python}: {pin.name} {pin.version} needs {need}")
    return all_taken - {ours}


def _met(need: Requirement, pins: set[Pin]) -> bool:
    name = canonicalize_name(need.name)
    return any(pin.name == name and need.specifier.contains(pin.version, prereleases=True) for pin in pins)


def _pin_of(requirement: Requirement, pins: dict[str, Pin]) -> Pin:
    name = canonicalize_name(requirement.name)
    if name not in pins:
        raise KonyError(f"requirements.lock does not name {name}; CONTRIBUTING.md says how to write it again")
    return pins[name]


def _holds(need: Requirement, environment: dict[str, str], extras: set[str]) -> bool:
    return need.marker is None or any(need.marker.evaluate({**environment, "extra": x}) for x in ("", *extras))


def pip(*arguments: str) -> None:
    """Run pip.

    Raises
    ------
    KonyError
        With its last words if it fails.
    """
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.startswith("ERROR")] or ["it failed"]
        raise KonyError(f"pip {arguments[0]}: {said[-1].removeprefix('ERROR: ')}")
