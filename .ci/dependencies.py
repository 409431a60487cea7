"""The program runs with the lowest and with the newest versions of its dependencies that pyproject.toml allows.

``.ci/dependencies.py KIND [PYTHON …]``: each Python (those of the classifiers that this machine has, when none is
named) gets an environment of its own. The kinds:

- ``lowest``, ``newest``: the commands, a window on a virtual screen and the README's tests run.
- ``linters``: the lowest linters and types read the source; all else is the newest.
- ``compiled``: the lowest setuptools and Cython compile the program, and it plays as the plain one does.

One kind with one Python takes less than ten minutes on two quiet cores and needs nothing of the others. Only the
dependencies that pyproject.toml names are held at their lowest version; what they need themselves is the newest that
they allow. Each lowest version is asked for by name, so one that does not exist, or has no wheel, is an error.

What passed, but for ``newest``, is written into ``.ci/tried``; tests/house/test_dependencies.py compares pyproject.toml
with it.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / ".ci")]

from installed import FAST, LEFT_BEHIND, done, try_commands, try_window  # noqa: E402  # it lies beside this file

from tests.app.windows import virtual_display  # noqa: E402  # it lies in the tree

TRIED = ROOT / ".ci" / "tried"
LEAST_PYTHON = "3.11"
"""The one that has to be there when none is named."""

LINTERS = ("check-jsonschema", "import-linter", "mypy", "ruff", "types-panda3d", "types-pyyaml")
"""The tools that read the source, and the types that they read."""
BUILDING = ("cython", "setuptools")
"""What the program is built with."""

CLIPBOARD = """
from torres3d.base import clipboard
assert clipboard.write_text("Türme × 2"), "no text can be laid on the clipboard"
assert clipboard.read_text() == "Türme × 2", "the clipboard gave another text"
"""


def project() -> dict[str, dict]:
    """What pyproject.toml says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def requirements() -> dict[str, Requirement]:
    """All that is needed to run, to test and to build, by name; two different bounds for one name are an error."""
    read = project()
    groups = [read["build-system"]["requires"], read["project"]["dependencies"]]
    groups += read["project"]["optional-dependencies"].values()
    found: dict[str, Requirement] = {}
    for requirement in (Requirement(line) for group in groups for line in group):
        first = found.setdefault(canonicalize_name(requirement.name), requirement)
        if str(first) != str(requirement):
            raise SystemExit(
                f"pyproject.toml asks for `{first}` and for `{requirement}`; write the same in both places"
            )
    return found


def lowest_version(requirement: Requirement) -> str:
    """The lowest version that a requirement allows, as it is written there."""
    bounds = [bound.version for bound in requirement.specifier if bound.operator == ">="]
    if len(bounds) != 1:
        raise SystemExit(
            f"pyproject.toml: `{requirement}` has not one lower bound; write `{requirement.name}>=VERSION`"
        )
    return bounds[0]


def pinned(requirement: Requirement) -> str:
    """A requirement of the lowest version only."""
    extras = f"[{','.join(sorted(requirement.extras))}]" if requirement.extras else ""
    return f"{requirement.name}{extras}=={lowest_version(requirement)}"


def asked(kind: str) -> list[str]:
    """What pip is asked for with a kind."""
    if kind in ("lowest", "compiled"):
        return [pinned(each) for each in requirements().values()]
    held = LINTERS if kind == "linters" else ()
    return [pinned(each) if name in held else str(each) for name, each in requirements().items()]


def versions() -> list[str]:
    """The Pythons of the classifiers, such as ``3.11``."""
    found = (
        re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line)
        for line in project()["project"]["classifiers"]
    )
    return [match[1] for match in found if match]


def python_of(word: str) -> str | None:
    """A Python that runs, by its path, its command or its version; None where there is none."""
    version = re.fullmatch(r"(?:python)?(3\.\d+)", word)
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    beside = sorted(kept.glob(f"{version[1]}.*/bin/python"), reverse=True) if version else []
    places = [shutil.which(f"python{version[1]}" if version else word), *beside]
    for place in filter(None, places):
        if subprocess.run([place, "-c", ""], capture_output=True, check=False).returncode == 0:  # noqa: S603
            return str(place)
    return None


def try_tests(python: Path, place: Path) -> None:
    """Run the README's tests in this tree, with a home of its own; those of ``tests/house`` are about the source. One
    benchmark is run, too."""
    (place / "home").mkdir()
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    environment["HOME"] = str(place / "home")
    # Nothing is measured while tests run beside each other.
    for words in (
        ("-n", "2", "--dist", "loadfile", "--ignore=tests/house"),
        ("tests/games/torres/bench/bench_rules.py",),
    ):
        told = done(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words, cwd=ROOT, env=environment)
        print(f"  {told.strip().splitlines()[-1]}", flush=True)


def try_running(python: Path, place: Path) -> None:
    """The commands, bots on two processes, the clipboard, the window, and the tests."""
    program = python.with_name("torres3d")
    try_commands(program, place / "commands")
    alone = {"HOME": str(place / "commands")}
    told = done(program, "arena", "--players", "greedy,random", "--games", "4", "--jobs", "2", cwd=place, env=alone)
    if "4 games" not in told:
        raise SystemExit(f"`arena --jobs 2` told of no games, but: {told}")
    with virtual_display() as display:
        done(python, "-c", CLIPBOARD, cwd=place, env=alone | {"DISPLAY": display})
    try_window(program, place / "window")
    try_tests(python, place)


def try_linters(python: Path, place: Path) -> None:
    """The linters find nothing."""
    tools = python.parent
    done(tools / "ruff", "check", "--no-cache", ".", cwd=ROOT)
    done(tools / "ruff", "format", "--no-cache", "--check", ".", cwd=ROOT)
    done(tools / "lint-imports", "--no-cache", cwd=ROOT)
    done(tools / "mypy", "--cache-dir", place / "types", cwd=ROOT)


def try_compiled(python: Path, place: Path) -> None:
    """What is compiled plays as the plain program does."""
    tree, made = place / "tree", place / "compiled"
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
    words = ("-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--target", made, tree)
    done(python, *words, cwd=place, env=os.environ | {"TORRES3D_CFLAGS": FAST})
    listed = {module["name"] for module in project()["tool"]["setuptools"]["ext-modules"]}
    found = {".".join(file.relative_to(made).parts).partition(".cpython")[0] for file in made.rglob("torres3d/**/*.so")}
    if found != listed:
        raise SystemExit(f"not compiled: {sorted(listed - found)}")
    for folder in ("tests", "docs"):
        shutil.copytree(tree / folder, made / folder)
    shutil.copy(tree / "pyproject.toml", made)
    done(python, "-m", "tests.games.torres.parity.compare", cwd=made)


HOW = {"lowest": try_running, "newest": try_running, "linters": try_linters, "compiled": try_compiled}


def write_down(kind: str, version: str, python: Path) -> None:
    """Keep what was installed when all was well."""
    TRIED.mkdir(exist_ok=True)
    installed = done(python, "-m", "pip", "freeze", "--all", "--exclude-editable")
    (TRIED / f"{kind}-{version}.txt").write_text(installed, "utf-8")


def try_python(kind: str, python: str) -> None:
    """One kind with one Python."""
    begun = time.monotonic()
    version = done(python, "-c", "import sys; print(*sys.version_info[:2], sep='.')").strip()
    print(f"{kind}, {done(python, '--version').strip()}", flush=True)
    with tempfile.TemporaryDirectory(prefix="torres3d-") as folder:
        place = Path(folder)
        done(python, "-m", "venv", place / "environment")
        own = place / "environment" / "bin" / "python"
        done(own, "-m", "pip", "install", "-q", "--only-binary", ":all:", *asked(kind), cwd=place)
        if kind != "compiled":
            done(own, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "-e", ROOT, cwd=place)
            done(own, "-m", "pip", "check", cwd=place)
        HOW[kind](own, place)
        if kind != "newest":
            write_down(kind, version, own)
    print(f"  all is well, {time.monotonic() - begun:.0f} s", flush=True)


def main(words: list[str]) -> None:
    """Try one kind with every Python that is named, or with all that there are."""
    kind, *named = words or [""]
    if kind not in HOW:
        raise SystemExit(f"`{kind}` is no kind; choose one of {', '.join(HOW)}")
    pythons = {word: python_of(word) for word in named or versions()}
    missing = [word for word, python in pythons.items() if python is None]
    if missing:
        print(f"not found on this machine, so not tried: {', '.join(missing)}", flush=True)
    if missing and (named or LEAST_PYTHON in missing):
        raise SystemExit(f"install Python {' and '.join(missing)}, or name others")
    for python in filter(None, pythons.values()):
        try_python(kind, python)


if __name__ == "__main__":
    main(sys.argv[1:])
