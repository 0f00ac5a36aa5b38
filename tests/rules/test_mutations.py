"""Every rule has a test that fails when the rule is switched off: the table of mutations, tried on copies.

By default fifty of them, spread over the table; all with ``KONY_NB_ALL_MUTATIONS=1``.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import kony_nb
from kony_nb.rules.rulebook import find_rule
from tests.rules.mutations.every import MUTATIONS, UNREACHABLE
from tests.rules.mutations.mutation import Mutation

ROOT = Path(kony_nb.__file__).parent.parent
SAMPLE = 50
WORKERS = 2
PASSED, NOTICED, BROKEN = 0, 1, 3
RUNNER = """
import importlib, sys
root, name, function = sys.argv[1:]
sys.path.insert(1, root)  # after the copy, before whatever is installed
try:
    import kony_nb.rules.new_game
    test = getattr(importlib.import_module(name), function)
except BaseException as error:
    print(f"cannot be run: {error!r}")
    sys.exit(3)
try:
    test()
except BaseException as error:
    print(f"{type(error).__name__}: {error}"[:300])
    sys.exit(1)
"""


def chosen() -> tuple[Mutation, ...]:
    """Return all mutations, or a sample spread evenly over the table."""
    if os.environ.get("KONY_NB_ALL_MUTATIONS") == "1":
        return MUTATIONS
    return tuple(MUTATIONS[at * len(MUTATIONS) // SAMPLE] for at in range(SAMPLE))


def run(mutation: Mutation, where: Path, *, mutate: bool = True) -> tuple[int, str]:
    """Run the test of a mutation on a copy of the package and return its exit code and what it said."""
    copy = where / "kony_nb"
    shutil.copytree(
        ROOT / "kony_nb",
        copy,
        ignore=shutil.ignore_patterns("__pycache__", "*.js", "*.css", "*.svg", "widgets", "views"),
    )
    if mutate:
        path = where / mutation.file
        path.write_text(path.read_text().replace(mutation.old, mutation.new))
    file, function = mutation.test.split("::")
    name = file.removesuffix(".py").replace("/", ".")
    done = subprocess.run(
        [sys.executable, "-B", "-c", RUNNER, str(ROOT), name, function],
        cwd=where,
        env={**os.environ, "PYTHONPATH": str(where)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    shutil.rmtree(where)
    return done.returncode, done.stdout + done.stderr


def test_every_old_text_stands_once_and_every_test_exists() -> None:
    for mutation in MUTATIONS:
        text = (ROOT / mutation.file).read_text()
        assert text.count(mutation.old) == 1, f"{mutation.rule}: {mutation.old!r} in {mutation.file}"
        assert mutation.old != mutation.new
        file, function = mutation.test.split("::")
        assert f"def {function}() -> None:" in (ROOT / file).read_text(), mutation.test
        assert find_rule(mutation.rule)
    assert len(set(MUTATIONS)) == len(MUTATIONS)
    assert UNREACHABLE.keys() <= {mutation.rule for mutation in MUTATIONS}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[Mutation, tuple[int, str]]]:
    """Run all that were chosen, two at a time."""
    where = tmp_path_factory.mktemp("mutations")
    with ThreadPoolExecutor(WORKERS) as pool:
        jobs = {mutation: pool.submit(run, mutation, where / str(at)) for at, mutation in enumerate(chosen())}
        yield {mutation: job.result() for mutation, job in jobs.items()}


def test_an_unchanged_copy_passes(tmp_path: Path) -> None:
    assert run(MUTATIONS[0], tmp_path / "copy", mutate=False) == (PASSED, "")


@pytest.mark.parametrize("mutation", chosen(), ids=[f"{i}-{mutation.rule}" for i, mutation in enumerate(chosen())])
def test_a_switched_off_rule_is_noticed(mutation: Mutation, results: dict[Mutation, tuple[int, str]]) -> None:
    code, said = results[mutation]
    assert code == NOTICED, f"{mutation.rule}: {mutation.test} ended with {code}: {said}"
