"""``python -m kony_nb offline``: which wheels are fetched for which system; nothing is downloaded here."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from kony_nb.cli import offline, wheels
from kony_nb.cli.main import main
from kony_nb.cli.wheels import PYTHONS, SYSTEMS, TARGETS, Pin, Target, Wheels, needs, pinned
from kony_nb.rules.errors import KonyError

LOCK = """\
# a comment
base==2.0
everywhere==1.0
fast==3.1 ; python_full_version < '3.12'
fast==3.2 ; python_full_version >= '3.12'
Lab.Tool==4.0
patched==1.0 ; python_full_version < '3.11.5'
patched==1.1 ; python_full_version >= '3.11.5'
extra-of-base==1.0
only-windows==0.5 ; os_name == 'nt'
unused==9.9
"""
REQUIRES = {
    "ours": ["everywhere>=1", 'lab_tool; extra == "lab"', 'unused; extra == "test"'],
    "everywhere": ["fast", 'unused; python_version < "3"'],
    "lab-tool": ["base[more]>=2", "patched", 'only-windows; sys_platform == "win32"', "ours"],
    "base": ['extra-of-base; extra == "more"', 'unused; extra == "other"'],
}
OURS = Pin("ours", "1.0")
BINARY = {"fast", "only-windows"}


def write_wheel(folder: Path, name: str, version: str, tag: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{name.replace('-', '_')}-{version}"
    needed = "".join(f"Requires-Dist: {need}\n" for need in REQUIRES.get(name, ()))
    with ZipFile(folder / f"{stem}-{tag}.whl", "w") as parts:
        said = f"Metadata-Version: 2.1\nName: {name}\n{needed}\nRequires-Dist: no"
        parts.writestr(f"{stem}.dist-info/METADATA", said)
        parts.writestr(f"{name}/_vendor/thing-1.dist-info/METADATA", "Requires-Dist: no")


class Index:
    """What pip finds: it writes wheels where it is told to, and notes what was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, str]] = []
        self.without: dict[str, str] = {}
        """What has no wheel for macOS in the locked version, and the older version that has."""

    def __call__(self, command: str, *arguments: str) -> None:
        options = dict(each[2:].split("=", 1) for each in arguments if each.startswith("--") and "=" in each)
        if command == "wheel":
            write_wheel(Path(options["wheel-dir"]), *OURS, "py3-none-any")
            return
        platform, abi = options["platform"], options["abi"]
        for wanted in (each for each in arguments if not each.startswith("--")):
            exact = "==" in wanted
            name, version = wanted.split("==" if exact else "<=")
            self.asked.append((wanted, platform, abi))
            if name in self.without and platform.startswith("macosx"):
                if exact:
                    raise KonyError("no wheel")
                version = self.without[name]
            tag = f"{abi}-{abi}-{platform}" if name in BINARY else "py3-none-any"
            write_wheel(Path(options["dest"]), name, version, tag)


@pytest.fixture
def index(monkeypatch: pytest.MonkeyPatch) -> Index:
    found = Index()
    monkeypatch.setattr(wheels, "pip", found)
    return found


@pytest.fixture
def shelf(index: Index, tmp_path: Path) -> Wheels:
    made = Wheels(tmp_path / "wheels")
    assert made.build(tmp_path) == OURS
    return made


def test_the_targets_are_three_systems_on_four_machines_with_every_python() -> None:
    assert [f"{target.system} {target.python}" for target in TARGETS] == [f"{s} {p}" for s in SYSTEMS for p in PYTHONS]
    assert {next(target.environments)["sys_platform"] for target in TARGETS} == {"win32", "darwin", "linux"}
    assert len(TARGETS) == 12


def test_markers_are_those_of_the_target_not_of_this_computer(shelf: Wheels) -> None:
    every = {"base 2.0", "everywhere 1.0", "lab-tool 4.0", "extra-of-base 1.0", "patched 1.1"}
    for target, more in (
        (Target("Windows x86_64", "3.11"), {"fast 3.1", "patched 1.0", "only-windows 0.5"}),
        (Target("macOS arm64", "3.11"), {"fast 3.1", "patched 1.0"}),
        (Target("Linux x86_64", "3.13"), {"fast 3.2"}),
    ):
        assert {" ".join(pin) for pin in needs(OURS, LOCK, target, shelf)} == every | more


def test_what_serves_everywhere_is_fetched_once_and_the_rest_for_each_target(shelf: Wheels, index: Index) -> None:
    for target in TARGETS:
        needs(OURS, LOCK, target, shelf)
    times = {name: [wanted.split("==")[0] for wanted, *_ in index.asked].count(name) for name in REQUIRES}
    assert (times["everywhere"], times["base"], times["lab-tool"], times["ours"]) == (1, 1, 1, 0)
    fast = [each for each in index.asked if each[0].startswith("fast")]
    assert len(fast) == len(set(fast)) == len(TARGETS)
    assert {wanted for wanted, _, abi in fast if abi == "cp311"} == {"fast==3.1"}
    names = sorted(path.name for path in shelf.folder.iterdir())
    assert "fast-3.2-cp313-cp313-win_amd64.whl" in names
    assert [name for name in names if name.startswith("only")] == [
        f"only_windows-0.5-cp{python.replace('.', '')}-cp{python.replace('.', '')}-win_amd64.whl" for python in PYTHONS
    ]
    assert len(names) == 7 + len(TARGETS) + len(PYTHONS)


def test_where_a_version_has_no_wheel_an_older_one_is_taken(shelf: Wheels, index: Index) -> None:
    index.without = {"fast": "2.9"}
    for target in TARGETS:
        found = {pin.version for pin in needs(OURS, LOCK, target, shelf) if pin.name == "fast"}
        assert found == ({"2.9"} if "macOS" in target.system else {"3.1" if target.python == "3.11" else "3.2"})


def test_an_older_one_that_another_package_does_not_take_is_refused(
    shelf: Wheels, index: Index, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(REQUIRES, "everywhere", ["fast>=3"])
    index.without = {"fast": "2.9"}
    with pytest.raises(KonyError, match=r"macOS arm64, Python 3.12: everywhere 1.0 needs fast>=3"):
        needs(OURS, LOCK, Target("macOS arm64", "3.12"), shelf)


def test_a_package_that_the_lock_forgot_is_named(shelf: Wheels) -> None:
    with pytest.raises(KonyError, match=r"requirements\.lock does not name base"):
        needs(OURS, LOCK.replace("base==2.0\n", ""), TARGETS[0], shelf)


def test_our_lock_names_one_version_for_each_environment() -> None:
    lock = (offline.ROOT / "requirements.lock").read_text(encoding="utf-8")
    targets = Target("Windows x86_64", "3.12"), Target("Linux x86_64", "3.12")
    windows, linux = (pinned(lock, next(target.environments)) for target in targets)
    assert {"pywinpty", "colorama"} <= set(windows) - set(linux)
    assert {"numpy", "jupyterlab", "msgspec"} <= set(windows) & set(linux)


def test_the_folder_holds_wheels_notebooks_and_two_lines(
    index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root, into = tmp_path / "repository", tmp_path / "offline"
    (root / "notebooks" / "solutions").mkdir(parents=True)
    (root / "requirements.lock").write_text(LOCK, encoding="utf-8")
    for name in ("00_play.ipynb", "42_teacher.ipynb", "my_own.ipynb", "my_cards.toml", "solutions/30_a_lesson.ipynb"):
        (root / "notebooks" / name).write_text("{}", encoding="utf-8")
    monkeypatch.setattr(offline, "ROOT", root)

    for _ in range(2):  # it is written anew over its own
        assert main(["offline", str(into)]) == 0
    files = {path.relative_to(into).as_posix() for path in into.rglob("*") if path.suffix != ".whl" and path.is_file()}
    assert files == {
        "README.txt",
        "notebooks/00_play.ipynb",
        "teacher/42_teacher.ipynb",
        "teacher/solutions/30_a_lesson.ipynb",
    }
    said = (into / "README.txt").read_text(encoding="utf-8")
    assert said.count('-m pip install --no-index --find-links wheels "kony_nb[lab]"') == 2
    assert "://" not in said
    assert "Linux x86_64, Python 3.13: 6 packages\n" in capsys.readouterr().out


def test_a_folder_with_something_else_is_left_alone(
    index: Index, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "README.txt").write_text("my own", encoding="utf-8")
    assert main(["offline", str(tmp_path)]) == 2
    assert "holds something else" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["README.txt"]
    assert index.asked == []


def test_pip_that_fails_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(KonyError, match=r"^pip download: [^\n]+$"):
        wheels.pip("download", "--no-index", "--no-deps", "there-is-no-such-package")
    assert capsys.readouterr().err == ""


def test_it_is_made_in_the_repository_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(offline, "ROOT", tmp_path)
    assert main(["offline", str(tmp_path / "new")]) == 2
    assert "this is none" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
