"""A wheel and an archive of the source are made, installed outside the tree, and tried.

``.ci/installed.py [PYTHON …]``: for each Python (the running one, when none is named) the wheel is made from the
archive and put into an environment of its own; from there the program is run in an empty folder, with no variable but
a home, first without a window, then on a virtual screen. With ``--fast`` the compiler is asked for less, as by
``.ci/compiled``.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.app.windows import PATIENCE, Window, virtual_display  # noqa: E402  # it lies in the tree

LEFT_BEHIND = (".git", ".venv", "build", "dist", "__pycache__", "*.egg-info", ".*_cache", "node_modules")
ABOUT = ("PKG-INFO", "SOURCES.txt", "dependency_links.txt", "entry_points.txt", "requires.txt", "top_level.txt")
BESIDE = ("pyproject.toml", "setup.cfg", "MANIFEST.in", "README.md", "CHANGELOG.md", "LICENSE", "PKG-INFO")
HOW = sorted(f".ci/{file.name}" for kind in ("py", "txt") for file in (ROOT / ".ci").glob(f"*.{kind}"))
LOG = "Müller × 2.torres"
"""A name that only UTF-8 holds."""
FAST = "-O1 -g0 -ffp-contract=off"


def done(*words: str | Path, **more: object) -> str:
    """Run a program that has to end well; what it printed."""
    run = subprocess.run([*map(str, words)], capture_output=True, encoding="utf-8", check=False, **more)  # noqa: S603
    if run.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, words))} ended with {run.returncode}:\n{run.stdout}\n{run.stderr}")
    return run.stdout


def data_of(tree: Path) -> set[str]:
    """Every file of assets, without what they are made by, and of config."""
    files = [file for folder in ("assets", "config") for file in (tree / folder).rglob("*") if file.is_file()]
    return {file.relative_to(tree).as_posix() for file in files if tree / "assets" / "source" not in file.parents}


def code_of(tree: Path, *endings: str) -> set[str]:
    """Every file of the package with one of the endings, and its mark for types."""
    files = {file for ending in endings for file in (tree / "torres3d").rglob(f"*{ending}")}
    return {file.relative_to(tree).as_posix() for file in files} | {"torres3d/py.typed"}


def check_names(what: str, inside: Iterable[str], wanted: set[str]) -> None:
    """Nothing is missing and nothing is too much."""
    missing, foreign = wanted - set(inside), set(inside) - wanted
    if missing or foreign:
        raise SystemExit(f"{what}: missing {sorted(missing)}, foreign {sorted(foreign)}")


def check_bytes(what: str, tree: Path, read: Callable[[str], bytes], places: dict[str, str]) -> None:
    """What was packed is what lies in the tree; ``places`` are names in the tree with those in the archive."""
    changed = [name for name, packed in places.items() if (tree / name).read_bytes() != read(packed)]
    if changed:
        raise SystemExit(f"{what}: other bytes than in the tree: {changed}")


def check_archive(file: Path, tree: Path) -> None:
    """The archive of the source holds what is needed to install it and to make builds, and nothing else."""
    with tarfile.open(file) as archive:
        inside = {member.name.partition("/")[2]: member for member in archive.getmembers() if member.isfile()}
        tracked = data_of(tree) | code_of(tree, ".py", ".pxd") | {*BESIDE, *HOW}
        check_names(file.name, inside, tracked | {f"torres3d.egg-info/{name}" for name in ABOUT})
        same = {name: name for name in tracked - {"PKG-INFO", "setup.cfg"}}
        check_bytes(file.name, tree, lambda name: archive.extractfile(inside[name]).read(), same)


def check_wheel(file: Path, tree: Path) -> None:
    """The wheel holds the package, its data, what was compiled, and nothing else."""
    with zipfile.ZipFile(file) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
        data = {name: f"torres3d/{name}" for name in data_of(tree)}
        code = code_of(tree, ".py")
        compiled = {name for name in names if Path(name).suffix in (".so", ".pyd")}
        beside = {name.partition(".")[0] + ".py" for name in compiled}
        check_names(file.name, beside, beside & code)
        check_names(file.name, names - compiled, set(data.values()) | code)
        check_bytes(file.name, tree, archive.read, data | {name: name for name in code})


def make(python: str, tree: Path, place: Path, *, fast: bool) -> Path:
    """Make the archive, a wheel from it and a plain one from the tree, and look into all three; the first wheel."""
    done(python, "-m", "venv", place / "making")
    builder = place / "making" / "bin" / "python"
    done(builder, "-m", "pip", "install", "-q", "build")
    done(builder, "-m", "build", "--sdist", "-o", place / "sdist", tree)
    (archive,) = (place / "sdist").glob("*.tar.gz")
    check_archive(archive, tree)
    with tarfile.open(archive) as packed:
        packed.extractall(place / "source", filter="data")
    (source,) = (place / "source").iterdir()
    asked = {"TORRES3D_CFLAGS": FAST} if fast else {}
    done(builder, "-m", "build", "--wheel", "-o", place / "wheel", source, env=os.environ | asked)
    done(builder, "-m", "build", "--wheel", "-o", place / "plain", tree, env=os.environ | {"CC": "false"})
    (wheel,), (plain,) = (place / "wheel").glob("*.whl"), (place / "plain").glob("*.whl")
    for made in (wheel, plain):
        check_wheel(made, tree)
    print(f"  {archive.name} {archive.stat().st_size / 1e6:.1f} MB, {wheel.name} {wheel.stat().st_size / 1e6:.1f} MB")
    return wheel


def try_commands(program: Path, place: Path, here: Callable[[str], Path] = Path) -> None:
    """The commands do what they are for, with nothing around them. ``here`` finds a path that the program names."""
    place.mkdir()
    alone = {"HOME": str(place)}

    def tell(*words: str, said: str = "") -> str:
        return done(program, *words, cwd=place, env=alone, input=said)

    def want(text: str, told: str) -> None:
        if text not in told:
            raise SystemExit(f"`{text}` was not told, but: {told}")

    print(f"  {tell('--version').strip()}")

    def doctor() -> str:
        with virtual_display() as display:
            return done(program, "doctor", cwd=place, env=alone | {"DISPLAY": display, "COLUMNS": "500"})

    told = doctor()
    want("OpenGL", told)
    want(LOG, tell("watch", "--players", "greedy,random", "--seed", "7", "--log", LOG))
    want("won", tell("replay", LOG))
    want("greedy: 86 points", tell("analyse", LOG))
    tell("show", LOG, "-o", "ü.png", "--size", "320x180")
    if not (place / "ü.png").read_bytes().startswith(b"\x89PNG"):
        raise SystemExit("`show` drew no picture")
    none = re.search(r"none in (.*pieces)\b", told)
    if none is None:
        raise SystemExit(f"the folder for pieces of one's own is not named: {told}")
    shutil.copytree(ROOT / "docs/examples/pieces", here(none[1]))
    want("pieces: all can be used", doctor())
    tell("show", LOG, "-o", "own.png", "--size", "320x180")
    if (place / "own.png").read_bytes() == (place / "ü.png").read_bytes():
        raise SystemExit("`show` passed over pieces of one's own")
    want("Jürgen enters at c3", tell("play", "--text", "--players", "Jürgen,greedy", said="c3\nquit\n"))


def try_window(program: Path, place: Path) -> None:
    """The window opens, shows its menu and the way to a game and back, and ends well when it is asked to."""
    place.mkdir()
    with virtual_display() as display, Window(display, place / "home", None, [str(program)]) as window:
        window.until_drawn()
        window.until_still()
        for key in ("Return", "Escape"):
            window.press_and_see(key)
            window.until_still()
        window.process.send_signal(signal.SIGTERM)
        status = window.process.wait(PATIENCE)
    printed = window.errors.read_text("utf-8")
    if status != 0 or printed:
        raise SystemExit(f"the window ended with {status}: {printed}")


def try_python(python: str, tree: Path, *, fast: bool) -> None:
    """All of it with one Python."""
    begun = time.monotonic()
    print(done(python, "--version").strip(), flush=True)
    with tempfile.TemporaryDirectory(prefix="torres3d-") as folder:
        place = Path(folder)
        wheel = make(python, tree, place, fast=fast)
        done(python, "-m", "venv", place / "trying")
        done(place / "trying" / "bin" / "python", "-m", "pip", "install", "-q", wheel, cwd=place)
        shutil.rmtree(place / "source")
        program = place / "trying" / "bin" / "torres3d"
        try_commands(program, place / "commands")
        try_window(program, place / "window")
    print(f"  all is well, {time.monotonic() - begun:.0f} s", flush=True)


def main(words: list[str]) -> None:
    """Try every Python that is named."""
    pythons = [word for word in words if word != "--fast"] or [sys.executable]
    with tempfile.TemporaryDirectory(prefix="torres3d-") as folder:
        tree = Path(folder) / "tree"
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
        for python in pythons:
            try_python(python, tree, fast="--fast" in words)


if __name__ == "__main__":
    main(sys.argv[1:])
