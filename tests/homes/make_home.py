"""A home folder as this version of the program writes it: played, studied and set in its own window.

``python -m tests.homes.make_home FOLDER`` makes one in an empty folder, with the program of this checkout. The fixture
`at_fa85367` was made so at commit fa85367; it is never made anew. A later version gets a home of its own beside it.

Everything goes through what people use: the menu, the games, the study, the puzzles, the lessons. Games of version 1 of
the log come from the tests' logs, opened as files of others are; one of them is cut, and played on here.
"""

import os
import random
import shutil
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from tests.app.driver import Driver
from tests.games.kits import KITS
from tests.games.torres.app.lessons.pupil import Pupil
from tests.games.torres.app.menus.test_puzzle_screens import screen as puzzle_screen
from tests.games.torres.app.menus.test_puzzle_screens import solve
from tests.games.torres.app.play.seated import seat
from tests.games.torres.lively_choices import lively
from tests.games.turm_bauer.app.builders import Builder
from tests.games.turm_bauer.random_games import chosen
from tests.house.places import ROOT
from tests.panda import VirtualScreen
from torres3d.app.main import build
from torres3d.app.window import settings as user_settings
from torres3d.engine.log_replay import load_log
from torres3d.engine.saved_games_folder import Shelf, games_folder
from torres3d.games.registered import GAMES
from torres3d.games.torres.app.study.study_screen import StudyScreen
from torres3d.games.torres.hud.models.result_models import EndModel
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.state import State
from torres3d.games.turm_bauer.kit.setup_and_options import Setup, seated

LOGS = ROOT / "tests/games/torres/logs"
VERSION_1 = LOGS / "version-1"
SETTINGS = {"palette": "contrast", "sound_volume": "0.4", "reduced_motion": "true", "instant": "true", "recap": "asked"}
PATIENCE = 120.0
"""Seconds within which a bot and the judge answer."""
RATED = ((("easy",), "basic"), (("easy-2", "easy"), "master"), (("novice",), "basic"))
"""The bots and the mode of each game that is played to its end."""


Enough = Callable[[State], bool]
"""Whether a game was played far enough, when it is her turn."""


def never(state: State) -> bool:
    """It is played to its end."""
    return False


def in_last_round(state: State) -> bool:
    """Each has one turn more."""
    return state.phase == 3 and state.round == len(state.options.stacks[2])


def in_second_year(state: State) -> bool:
    """It is in its middle."""
    return state.phase == 2


class Person:
    """Ana, at the mouse of a program; ``driver`` moves it."""

    def __init__(self, driver: Driver, shelf: Shelf) -> None:
        self.rng = random.Random(31)
        self.shelf = shelf
        self.driver = driver
        self.program = driver.program

    def sets(self) -> None:
        """Settings, and a key of her own."""
        for key, value in SETTINGS.items():
            self.program.set_setting(key, value)
        self.program.services.bindings.bind("hint", "f9")

    def learns(self, steps: int) -> None:
        """The first steps of the lessons."""
        self.program.flow.offer_lessons()
        self.driver.rounds(3)
        self.driver.spot("learn-torres")
        self.driver.rounds(3)
        pupil = Pupil(self.driver)
        for _ in range(steps):
            pupil.do()
        self.menu()

    def menu(self) -> None:
        """Back to the menu."""
        self.program.flow.open_menu()
        self.driver.rounds(3)

    def plays(self, bots: tuple[str, ...], mode: str, enough: Enough = never) -> Path:
        """A game of Torres against bots, to its end or until it is ``enough``; its file."""
        seat(self.driver, (None, *bots), mode=mode)  # type: ignore[arg-type]  # only modes are given
        file = self.driver.game.session.game.file
        assert file is not None
        self.goes_on(enough)
        return file

    def plans(self) -> None:
        """The set-up of a next game, left as it is."""
        for spot in ("new", "count:3", "mode:master", "tab:rules", "rule:king_move:next", "back"):
            self.driver.spot(spot)
            self.driver.rounds(2)

    def is_helped(self) -> Path:
        """A game that was begun and does not count, for a hint was asked for."""
        file = self.plays(("easy",), "basic", enough=lambda state: state.stage == "turn")
        self.program.flow.open_game(file)
        self.driver.rounds(4)
        self.driver.wait()
        for _ in range(2):  # where games are rated it is asked for twice
            self.driver.game.controller.do("hint")
            self.driver.rounds(2)
        end, hints = time.monotonic() + PATIENCE, self.driver.game.controller.hints
        while not hints.steps:
            assert time.monotonic() < end, "no hint comes"
            self.driver.rounds()
            time.sleep(0.01)
        hints.close()
        self.menu()
        return file

    def goes_on(self, enough: Enough = never) -> None:
        """Play the game on the screen on: to its end, or until it is ``enough``."""
        while True:
            self.driver.wait()
            if isinstance(self.program.hud.model.screen, EndModel):
                break
            match = self.driver.game.session
            if match.ready and enough(match.state):
                break
            if match.ready:
                match.give(lively(match.state, legal(match.state), self.rng), match.game.n)
            self.driver.rounds(2)
        self.menu()

    def builds(self, turns: int) -> Path:
        """A game of Turm Bauer against a bot, some turns of it."""
        self.driver.turm_menus.flow.begin(Setup({}, seated((None, "careful"))))
        self.driver.rounds(4)
        builder = Builder(self.driver)
        for _ in range(turns):
            self.waits(builder)
            builder.give(chosen(builder.state, self.rng))
        self.waits(builder)
        file = builder.top.session.game.file
        assert file is not None
        self.menu()
        return file

    def waits(self, builder: Builder) -> None:
        """Until it is her turn: the bot and the judge are processes of their own."""
        end = time.monotonic() + PATIENCE
        while not builder.top.session.ready:
            assert time.monotonic() < end, "no person's turn comes"
            builder.top.playback.skip()
            self.driver.rounds()
            time.sleep(0.01)
        self.driver.rounds(10)

    def studies(self, file: Path) -> None:
        """A study of a moment of a game: two lines, with comments."""
        log, past = load_log(TORRES, file)
        moment = next(n for n in range(past.n, 0, -1) if past.state_at(n).stage == "turn" and past.state_at(n).ap >= 3)
        self.driver.torres_menus.studies.from_moment(log.header.setup, past.state_at(moment))
        self.driver.rounds(4)
        screen = self.program.services.screens.top
        assert isinstance(screen, StudyScreen)
        for line in range(2):
            screen.go(0)
            self.driver.rounds(3)
            for _ in range(2):
                match = screen.session
                match.give(lively(match.state, legal(match.state), self.rng), match.game.n)
                for _ in range(3):
                    self.program.key("skip")
                    self.driver.rounds(3)
            screen.book.comment(f"line {line + 1}: “wie gut?” – bună")
        screen.book.rename("Ana's study: Türme")
        screen.book.keep()
        self.menu()

    def solves(self) -> None:
        """Two puzzles: one solved, one handed in too early."""
        self.driver.spot("puzzles")
        self.driver.rounds(3)
        self.driver.spot("puzzles:1")
        self.driver.rounds(5)
        solve(self.driver)
        assert puzzle_screen(self.driver).solved
        self.driver.spot("prompt:next")
        self.driver.rounds(5)
        for _ in range(2):
            self.driver.key("control-enter")
            self.driver.rounds(14)
        self.menu()

    def takes_in(self, file: Path) -> Path:
        """A file of somebody else's, opened."""
        return self.shelf.import_file(file)

    def leaves(self) -> None:
        """The list of games once more, and out."""
        self.shelf.games()
        self.shelf.save()
        self.program.close()


def main(home: Path) -> None:
    """Make the home."""
    assert not home.exists() or not any(home.iterdir()), f"{home} is not empty"
    home.mkdir(parents=True, exist_ok=True)
    print(datetime.now(UTC), home)
    os.environ.update(HOME=str(home))
    for name in [name for name in os.environ if name.startswith(("XDG_", "TORRES3D_"))]:
        del os.environ[name]
    screen, shelf = VirtualScreen(), Shelf(KITS, games_folder())
    program = build(screen.base, GAMES, user_settings.Settings(quality="low"), shelf, user_settings.user_file())
    ana = Person(Driver(program, screen), shelf)
    ana.sets()
    ana.learns(3)
    for bots, mode in RATED:
        print(ana.plays(bots, mode))
    ana.plans()
    print(ana.is_helped())
    under_way = ana.plays(("easy", "easy-2"), "master", enough=in_last_round)
    ana.shelf.rename(under_way, "Under way – în joc")
    for old in ("romanian-basic-2p.torres", "rio-grande-1999-master-4p-house.torres"):
        ana.takes_in(VERSION_1 / old)
    cut = home / "old.torres"
    cut.write_bytes(b"".join((VERSION_1 / "romanian-variant-3p-house.torres").read_bytes().splitlines(True)[:60]))
    ana.program.flow.open_game(ana.takes_in(cut))
    cut.unlink()
    ana.goes_on(enough=in_second_year)
    tower = ana.builds(3)
    ana.shelf.rename(tower, "Turm")
    whole = ana.takes_in(ROOT / "tests/games/turm_bauer/logs/version-1/3p-house-whole.turm")
    print(whole)
    ana.studies(under_way)
    ana.solves()
    ana.leaves()
    shutil.rmtree(home / ".cache", ignore_errors=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
