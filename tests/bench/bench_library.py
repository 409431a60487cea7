"""How long the menu and the list of saved games take with 5,000 games, beside an empty shelf; reading them anew.

Run on demand: ``pytest tests/bench/bench_library.py -s``.
"""

import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path

from tests.app.opened import Opens
from tests.games.kits import KITS
from tests.games.torres.recorded_games import EXAMPLES
from torres3d.engine.saved_games_folder import Shelf
from torres3d.hud.models.library_models import GamesModel

GAMES = 5000
AGAIN = 5


def test_the_menu_and_the_list_with_five_thousand_games(open_program: Opens, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    open_program()
    shown = _least(lambda: Shelf(KITS, folder).unfinished(20))
    print(f"\nan empty shelf: the game to go on with is found in {shown:.3f} s")
    empty = _least(open_program, 3)
    folder.mkdir()
    logs = sorted(EXAMPLES.glob("*.torres"))
    for number in range(GAMES):
        shutil.copyfile(logs[number % len(logs)], folder / f"{number:05}.torres")
    started = time.perf_counter()
    Shelf(KITS, folder).unfinished(20)
    print(
        f"{GAMES} games nobody has read: the menu needs {time.perf_counter() - started:.3f} s, the rest is read later"
    )
    started = time.perf_counter()
    Shelf(KITS, folder).games()
    print(f"all of them read: {time.perf_counter() - started:.1f} s; index {_size(folder):.1f} MB")
    print(f"from the index: the game to go on with in {_least(lambda: Shelf(KITS, folder).unfinished(20)):.3f} s")
    full = _least(open_program, 3)
    print(f"the program opens its menu in {full:.2f} s, with an empty shelf in {empty:.2f} s")
    player = open_program()
    player.screen.draw()
    started = time.perf_counter()
    player.program.flow.open_games()
    player.rounds(1)
    print(f"the list is shown after {time.perf_counter() - started:.3f} s")
    screen = player.program.hud.model.screen
    assert isinstance(screen, GamesModel)
    assert screen.count == GAMES
    for name, key in (("a row on", "arrow_down"), ("a page on", "page_down"), ("to the end", "end")):
        started = time.perf_counter()
        player.program.press(key)
        player.rounds(1)
        print(f"{name}: {time.perf_counter() - started:.3f} s")
    os.utime(folder / "00007.torres", (1, 1))
    print(f"one game changed: {_least(lambda: Shelf(KITS, folder).games()):.3f} s")


def _least(work: Callable[[], object], times: int = AGAIN) -> float:
    """The shortest time of several, in seconds."""
    found = []
    for _ in range(times):
        started = time.perf_counter()
        work()
        found.append(time.perf_counter() - started)
    return min(found)


def _size(folder: Path) -> float:
    return (folder / ".shelf" / "index.json").stat().st_size / 1e6
