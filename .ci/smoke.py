"""Smoke test of an installed torres3d, on any system: ``python .ci/smoke.py``.

Both games are played by bots, logged, replayed, exported, and drawn where there is OpenGL. It says what it tries,
and exits with 1 where something fails.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

TORRES = ("watch", "--players", "greedy,random", "--seed", "7", "--log")
TURM = ("watch", "--game", "turm", "--players", "careful,careless", "--seed", "7", "--log")
SECONDS = 600


def torres3d(*words: str) -> str:
    """What a command prints; raises `CalledProcessError` and `TimeoutExpired`."""
    print("+ torres3d", *words, flush=True)
    command = [sys.executable, "-P", "-m", "torres3d", *words]
    done = subprocess.run(command, check=True, timeout=SECONDS, stdout=subprocess.PIPE, encoding="utf-8")  # noqa: S603  # no shell
    return done.stdout


def can_draw() -> bool:
    """Whether there is OpenGL, as ``doctor`` finds; virtual machines may have none."""
    command = [sys.executable, "-P", "-m", "torres3d", "doctor", "--json"]
    done = subprocess.run(command, check=False, timeout=SECONDS, stdout=subprocess.PIPE, encoding="utf-8")  # noqa: S603  # no shell
    return any(each["name"] == "OpenGL" and each["well"] for each in json.loads(done.stdout)["found"])


def main() -> None:
    """Try everything once."""
    print(torres3d("--version"))
    with tempfile.TemporaryDirectory() as folder:
        for game, words in (("torres", TORRES), ("turm", TURM)):
            log = str(Path(folder, f"smoke.{game}"))
            torres3d(*words, log)
            if len(torres3d("replay", log, "--states").splitlines()) < 20:
                sys.exit(f"the replay of {log} is too short")
            torres3d("export", log, "-o", str(Path(folder, f"{game}.glb")))
            torres3d("page", log, "-o", str(Path(folder, f"{game}.html")))
        if can_draw():
            torres3d("show", str(Path(folder, "smoke.torres")), "-o", str(Path(folder, "end.png")))
        else:
            print("nothing is drawn: there is no OpenGL here")
    print("all is well")


if __name__ == "__main__":
    main()
