"""Installs the bots of a `Release` in an environment of their own:
``python -m tests.games.torres.yardstick.install [--release frozen] [FOLDER]``.

FOLDER is theirs alone; without one it is made in `build`, beside the tests. In it lies `bots.yaml`, which names them as
programs. Where all of it is there already, nothing is done.
"""

import argparse
import hashlib
import json
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Sequence
from pathlib import Path

import yaml
from filelock import FileLock

from tests.games.torres.yardstick.releases import RELEASES, Release

ASIDE = Path(__file__).with_name("aside")
PATIENCE = 60.0
"""Seconds that the window waits for an answer; the longest of 0.1.0 was 4 s, on a machine with other work beside."""
BUILDING = ("Cython==3.3.1", "setuptools==84.2.1")
"""What compiles modules."""


class NotInstalled(RuntimeError):
    """The environment cannot be made: what failed, and what to do."""


def install(release: Release, folder: Path | None = None) -> Path:
    """Make the environment unless it is there; gives its file of bots. Raises `NotInstalled`."""
    folder = folder or release.usual_folder
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "bots.yaml"
    mark = folder / "made-of.txt"
    with FileLock(folder / "making.lock"):
        if not mark.is_file() or mark.read_text("utf-8") != made_of(release) or not python_in(folder).is_file():
            _make(release, folder)
            mark.write_text(made_of(release), "utf-8")
        file.write_text(yaml.safe_dump({"programs": programs(release, folder)}, sort_keys=False), "utf-8")
    return file


def made_of(release: Release) -> str:
    """What an environment is made of: if any of it is another one, it is made anew."""
    packed = hashlib.sha256(release.wheel.read_bytes()).hexdigest()
    return json.dumps([sys.version, sys.base_prefix, release.libraries, packed, BUILDING if release.compiled else ()])


def python_in(folder: Path) -> Path:
    """The interpreter of the environment."""
    scripts = sysconfig.get_path("scripts", "venv", {"base": str(folder / "env")})
    return Path(scripts) / ("python.exe" if sys.platform == "win32" else "python")


def command(folder: Path, script: str, *words: str) -> list[str]:
    """A script of `aside` in the environment. -E and -s: whatever options the caller's Python has, it finds the
    release."""
    return [str(python_in(folder)), "-E", "-s", str(ASIDE / script), *words]


def programs(release: Release, folder: Path) -> dict[str, object]:
    """The bots as a file of bots has them."""
    plain = {release.prefix + level: (level, 1) for level in release.levels}
    wider = {f"{release.prefix}{level}-x{times}": (level, times) for level, times in release.wider}
    return {
        name: {
            "title": title_of(release, level, times),
            "games": ["torres"],
            "command": command(folder, release.bot, "--level", level, *(("--times", str(times)) if times > 1 else ())),
            "seconds": PATIENCE * times,
        }
        for name, (level, times) in (plain | wider).items()
    }


def title_of(release: Release, level: str, times: int) -> str:
    """The name of a bot in the window."""
    wide = f", {times} times as wide" if times > 1 else ""
    return f"{level.capitalize()} of {release.name}{wide}"


def _make(release: Release, folder: Path) -> None:
    venv.create(folder / "env", clear=True, with_pip=True)
    # --no-deps: whatever is installed is named here, and nothing of it is for the window.
    needed = (*release.libraries, *(BUILDING if release.compiled else ()))
    words = (str(python_in(folder)), "-m", "pip", "install", "--quiet", "--no-deps", *needed, str(release.wheel))
    _run(release, folder, words, f"pip has to reach a package index for {' and '.join(needed)}")
    if release.compiled:
        _run(release, folder, command(folder, "compile_in_place.py"), "a C compiler has to be there, such as gcc")


def _run(release: Release, folder: Path, words: Sequence[str], needs: str) -> None:
    done = subprocess.run(words, check=False, capture_output=True, text=True, errors="replace")
    if done.returncode:
        raise NotInstalled(
            f"the bots of {release.name} could not be installed in {folder}: {done.stderr.strip()[-2000:]}\n"
            f"{needs}; all else lies in {release.wheel}"
        )


def main() -> None:
    """Install, and say where."""
    parser = argparse.ArgumentParser(description="Install the bots of an earlier state in an environment of their own.")
    parser.add_argument("--release", default="0.1.0", choices=RELEASES)
    parser.add_argument("folder", nargs="?", type=Path, help="theirs alone; without it one in build, beside the tests")
    given = parser.parse_args()
    release = RELEASES[given.release]
    try:
        file = install(release, given.folder.resolve() if given.folder else None)
    except (NotInstalled, OSError) as error:
        raise SystemExit(str(error)) from error
    rules = "".join(f" --rules {option}={value}" for option, value in release.rules.items())
    print(f"The bots of {release.name} are named in {file}; play against them with")
    print(f"torres3d arena --bots {file} --players expert,{release.prefix}expert{rules}")


if __name__ == "__main__":
    main()
