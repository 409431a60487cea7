"""Installs the bots of 0.1.0 in an environment of their own: ``python -m tests.games.torres.yardstick.install
[FOLDER]``.

FOLDER is theirs alone; without one it is made in `build`, beside the tests. In it lies `bots.yaml`, which names them as
programs. Where all of it is there already, nothing is done.
"""

import hashlib
import json
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import yaml
from filelock import FileLock

from tests.games.torres.yardstick.make_wheel import WHEEL

ASIDE = Path(__file__).with_name("aside")
LIBRARIES = ("msgspec==0.22.0", "PyYAML==6.0.3")
"""All that the bots of 0.1.0 need, as it works with them."""
LEVELS = ("random", "greedy", "beginner", "novice", "easy", "medium", "hard", "expert")
"""The bots of 0.1.0, the gentlest first."""
PREFIX = "old-"
PATIENCE = 60.0
"""Seconds that the window waits for an answer; the longest of 0.1.0 was 4 s, on a machine with other work beside."""


class NotInstalled(RuntimeError):
    """The environment cannot be made: what failed, and what to do."""


def usual_folder() -> Path:
    """Where the environment lies when nobody says where."""
    return Path(__file__).resolve().parents[4] / "build" / "yardstick-0.1.0"


def install(folder: Path) -> Path:
    """Make the environment unless it is there; gives its file of bots. Raises `NotInstalled`."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "bots.yaml"
    mark = folder / "made-of.txt"
    with FileLock(folder / "making.lock"):
        if not mark.is_file() or mark.read_text("utf-8") != made_of() or not python_in(folder).is_file():
            _make(folder)
            mark.write_text(made_of(), "utf-8")
        file.write_text(yaml.safe_dump({"programs": programs(folder)}, sort_keys=False), "utf-8")
    return file


def made_of() -> str:
    """What an environment is made of: if any of it is another one, it is made anew."""
    return json.dumps([sys.version, sys.base_prefix, LIBRARIES, hashlib.sha256(WHEEL.read_bytes()).hexdigest()])


def python_in(folder: Path) -> Path:
    """The interpreter of the environment."""
    scripts = sysconfig.get_path("scripts", "venv", {"base": str(folder / "env")})
    return Path(scripts) / ("python.exe" if sys.platform == "win32" else "python")


def command(folder: Path, script: str, *words: str) -> list[str]:
    """A script of `aside` in the environment. -E and -s: whatever the caller's Python is told, it finds 0.1.0."""
    return [str(python_in(folder)), "-E", "-s", str(ASIDE / script), *words]


def programs(folder: Path) -> dict[str, object]:
    """The bots as a file of bots has them."""
    return {
        PREFIX + level: {
            "title": f"{level.capitalize()} of 0.1.0",
            "games": ["torres"],
            "command": command(folder, "old_bot.py", "--level", level),
            "seconds": PATIENCE,
        }
        for level in LEVELS
    }


def _make(folder: Path) -> None:
    venv.create(folder / "env", clear=True, with_pip=True)
    # --no-deps: whatever is installed is named here, and nothing of it is for the window.
    words = (str(python_in(folder)), "-m", "pip", "install", "--quiet", "--no-deps", *LIBRARIES, str(WHEEL))
    done = subprocess.run(words, check=False, capture_output=True, text=True, errors="replace")
    if done.returncode:
        raise NotInstalled(
            f"the bots of 0.1.0 could not be installed in {folder}: {done.stderr.strip()[-2000:]}\n"
            f"pip has to reach a package index for {' and '.join(LIBRARIES)}; all else lies in {WHEEL}"
        )


def main() -> None:
    """Install, and say where."""
    folder = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else usual_folder()
    try:
        file = install(folder)
    except (NotInstalled, OSError) as error:
        raise SystemExit(str(error)) from error
    print(f"The bots of 0.1.0 are named in {file}; play against them with")
    print(f"torres3d arena --bots {file} --players expert,{PREFIX}expert --rules marker_spaces=by_total")


if __name__ == "__main__":
    main()
