"""The compiled program plays the same as its own source: python -m tests.games.torres.parity.compare

Run where the compiled one lies (`.ci/compiled` makes such a place). It ends with status 1 and says so when what should
be compiled is not, or when anything differs.
"""

import json
import os
import subprocess
import sys
from typing import Any

PLAYING = [sys.executable, "-m", "tests.games.torres.parity.playing"]


def main() -> int:
    """Play with both and compare; the exit status."""
    environment = {name: value for name, value in os.environ.items() if name != "TORRES3D_PLAIN"}
    compiled = _played(environment)
    if not compiled["compiled"]:
        print("what runs here is not compiled: is there a compiler, and what did the installation say?")
        return 1
    plain = _played(environment | {"TORRES3D_PLAIN": "1"})
    if plain["compiled"]:
        print("TORRES3D_PLAIN is set, and what runs is compiled all the same")
        return 1
    differing = [name for name, found in plain["marks"].items() if compiled["marks"][name] != found]
    for name, found in plain["marks"].items():
        print(f"{name:<24}{'DIFFERS' if name in differing else 'the same'}   {found}")
    return 1 if differing else 0


def _played(environment: dict[str, str]) -> dict[str, Any]:
    done = subprocess.run(PLAYING, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    sys.exit(main())
