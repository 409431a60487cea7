"""Programs that write into one home at the same time, with the program's own classes; each change reported as kept is.

Each has settings, keys, names and persons of its own to change, so that the last change reported to it has to be
there in the end; games, studies, ratings, puzzles and lessons belong to all.
"""

import errno
import random
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import astuple, replace

from tests.app.games import ACTIONS, WINDOW_GAMES
from tests.bots.ended_games import KIND
from tests.games.kits import KITS, kit_of
from tests.games.torres.studies.positions import study
from tests.trust.random_play import new_game, steps
from torres3d.app.screens.lesson import chapter_list_and_progress_file as lesson_navigation
from torres3d.app.screens.study.current_study import OpenStudy
from torres3d.app.window import key_bindings, settings
from torres3d.app.window.key_bindings import KeyBindings
from torres3d.base import paths
from torres3d.base.faults import Fault
from torres3d.bots.human_player_strengths import PlayerStrengths
from torres3d.engine.history import Step
from torres3d.engine.kit import Progress
from torres3d.engine.logged_game import Game
from torres3d.engine.puzzles.puzzle_tries import Tried
from torres3d.engine.saved_game_trash import DeletedGame
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.torres.kit.setup_and_options import Player
from torres3d.games.torres.puzzles.puzzle_tries import PuzzleRecord
from torres3d.games.torres.rules.command_notation import command_text
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.studies.study import PlayedStudy
from torres3d.games.torres.studies.study_file import StudyFolder

WRITERS = 8
TOLD = {
    "in_use", "in_use_by_somebody", "study_in_use", "study_in_use_by_somebody", "not_found",
    "strength_busy", "title_busy",
}  # fmt: skip
"""What a person is told while others write: the change is not carried out."""
NUMBERS: dict[str, tuple[Any, ...]] = {
    "sound_volume": (0.1, 0.2, 0.3, 0.4), "pieces_volume": (0.1, 0.2, 0.3, 0.4), "ui_scale": (1.0, 1.1, 1.2),
    "animation_speed": (1.0, 2.0, 3.0), "bot_pace": (1.0, 2.0, 3.0), "instant": (True, False),
    "window": ((1024, 640), (1600, 900)), "palette": ("standard", "contrast"),
}  # fmt: skip
"""A setting for each program, and what it may be."""
BOUND = ("undo", "redo", "hint", "buy", "score", "add_knight", "rules", "look")
"""An action for each program; its keys are ``control-1`` and so on."""


class Kept(msgspec.Struct):
    """A change that was reported to a program as kept: of what kind, of which thing, what it is now."""

    kind: str
    of: str
    what: str


def step_text(step: Step[Any, Any]) -> str:
    """All of a step; where it began was the end of the one before."""
    return repr((step.n, step.by, step.command, step.events, astuple(step.after)))


class Writer:
    """A program, ``number`` of eight; what was reported to it is written to ``kept``, line by line."""

    def __init__(self, home: Path, number: int, seed: int, kept: Callable[[Kept], None]) -> None:
        self.home = home
        self.number = number
        self.chance = random.Random(seed)
        self._kept = kept
        self._made = 0
        self._deleted: list[DeletedGame] = []
        self._deleted_studies: list[DeletedGame] = []
        self.begin()

    def begin(self) -> None:
        """Another window: all is read from the files."""
        home = self.home
        self.shelf = Shelf(KITS, home / "games")
        self.studies = StudyFolder(home / "games" / "studies")
        self.settings, _ = settings.load(paths.config(), home / "settings.yaml")
        usual = WINDOW_GAMES.usual_keys()
        self.bindings = KeyBindings(
            usual, key_bindings.load(usual, ACTIONS, home / "keys.yaml")[0], ACTIONS, home / "keys.yaml"
        )
        self.strengths = PlayerStrengths(home, KIND, dict, lambda _bot: 1000)
        self.record = PuzzleRecord(home / "puzzles.jsonl")
        self.learnt = lesson_navigation.load(home / "lessons.yaml")

    def act(self) -> None:
        """Do something by chance; what others prevent is reported, and is not kept."""
        doing: Callable[[], None] = self.chance.choice((
            self.begin, self.play, self.play, self.name, self.delete, self.restore, self.list_games,
            self.study, self.study, self.delete_study, self.restore_study,
            self.set, self.set, self.bind, self.count, self.count, self.forget, self.take_out, self.puzzle, self.puzzle,
            self.learn,
        ))  # fmt: skip
        try:
            doing()
        except Fault as fault:
            if fault.reason not in TOLD and getattr(fault.__cause__, "errno", None) != errno.EBUSY:
                raise
        except OSError as error:
            if error.errno != errno.EBUSY:
                raise

    # games

    def play(self) -> None:
        """Give some commands in a game, a new one or any that there is."""
        files = self._games("*.t*")
        if not files or self.chance.random() < 1 / (1 + len(files)):
            game = self._new_game()
        else:
            file = self.chance.choice(files)
            game = Game.open(kit_of(file), file)
        name = "turm" if game.history.kit.suffix == ".turm" else "torres"
        try:
            for n in islice(steps(name, game, self.chance.randrange(10**6)), self.chance.randint(1, 8)):
                self._kept(Kept("command", f"{game.header.game} {n}", step_text(game.history.steps[-1])))
        finally:
            game.close()

    def _new_game(self) -> Game[Any, Any]:
        made = new_game(self.chance.choice(("torres", "torres", "turm")), None, self.chance.randrange(10**6))
        setup = made.header.setup
        players = (replace(setup.players[0], name=f"Writer{self.number}"), *setup.players[1:])
        return self.shelf.new(made.history.kit, replace(setup, players=players), self.chance.randrange(10**6))

    def name(self) -> None:
        """Call a game of one's own something; it is never deleted then."""
        if own := self._games(f"*Writer{self.number}*"):
            file, title = self.chance.choice(own), self._next("title")
            self.shelf.rename(file, title)
            self._kept(Kept("title", file.name, title))

    def delete(self) -> None:
        """Delete a game of one's own that has no name."""
        own = [file for file in self._games(f"*Writer{self.number}*") if not self.shelf.title(file)]
        if own and (deleted := self.shelf.remove(self.chance.choice(own))) is not None:
            self._deleted.append(deleted)

    def restore(self) -> None:
        """Put back what was deleted."""
        if self._deleted:
            self.shelf.trash.restore(self._deleted.pop())

    def list_games(self) -> None:
        """Look through the shelf, which writes its index."""
        self.shelf.games()

    def _games(self, pattern: str) -> list[Path]:
        return [file for file in self.shelf.folder.glob(pattern) if file.suffix in (".torres", ".turm")]

    # studies

    def study(self) -> None:
        """Try a line in a study, a new one or any that there is, and write about one's own."""
        files = [listed.file for listed in self.studies.all()]
        if not files or self.chance.random() < 1 / (1 + len(files)):
            begun = replace(study(), name=self._next(f"study {self.number}"))
            book = OpenStudy(PlayedStudy(begun), self.studies, _raise)
        else:
            book = OpenStudy.opened(self.studies, self.chance.choice(files), _raise)
        book.moved = _moved
        try:
            name, state, line = book.study.name, book.study.begun, []
            for _ in range(self.chance.randint(1, 4)):
                if state.actor is None:
                    break
                command = self.chance.choice(legal(state))
                line.append(command)
                book.follow(line)
                state = book.state
                self._kept(Kept("line", name, " ".join(map(command_text, line))))
            book.follow([])
            if name.startswith(f"study {self.number} "):
                comment = self._next("comment")
                book.comment(comment)
                self._kept(Kept("comment", name, comment))
        finally:
            book.close()

    def delete_study(self) -> None:
        """Delete any study."""
        files = [listed.file for listed in self.studies.all()]
        if files and (deleted := self.studies.delete(self.chance.choice(files))) is not None:
            self._deleted_studies.append(deleted)

    def restore_study(self) -> None:
        """Put back what was deleted."""
        if self._deleted_studies:
            self.studies.restore(self._deleted_studies.pop())

    # settings, keys, lessons

    def set(self) -> None:
        """Change the setting that is one's own."""
        key = list(NUMBERS)[self.number]
        value = self.chance.choice(NUMBERS[key])
        self.settings = replace(self.settings, **{key: value})
        settings.save(self.settings, self.home / "settings.yaml", [key])
        self._kept(Kept("setting", key, repr(value)))

    def bind(self) -> None:
        """Put the action that is one's own on another key."""
        action, key = BOUND[self.number], f"control-{self.chance.choice('jkl')}"
        key = f"control-{'1234567890'[self.number]}" if self.chance.random() < 0.5 else f"alt-f{self.number + 1}"
        self.bindings.bind(action, key)
        self._kept(Kept("key", action, key))

    def learn(self) -> None:
        """Go through a chapter."""
        chapter = self._next("chapter")
        self.learnt = replace(self.learnt, done=(*self.learnt.done, chapter))
        lesson_navigation.save(self.learnt, self.home / "lessons.yaml")
        self._kept(Kept("chapter", chapter, ""))

    # ratings and puzzles

    def count(self) -> None:
        """A game counts for a person."""
        game, name = self._next("game"), f"Writer{self.number}"
        players = (Player(name, "red", None), Player("bot", "blue", "easy"))
        over = Progress(1, (1,), (90, 80), (0,))
        if self.strengths.count(game, players, over, "2026-01-31T20:15:00Z"):
            self._kept(Kept("rating", name, game))

    def forget(self) -> None:
        """Forget all that a person has played, seldom."""
        if self.chance.random() < 0.1:
            name = f"Writer{self.number}"
            self.strengths.forget(self.strengths.person(name))
            self._kept(Kept("forgotten", name, ""))

    def take_out(self) -> None:
        """A game does not count."""
        game = self._next("hinted")
        self.strengths.take_out(game, "hint")
        self._kept(Kept("out", game, "hint"))

    def puzzle(self) -> None:
        """Try a puzzle: one's own, or one that others try, too."""
        own = self.chance.random() < 0.8
        puzzle = self._next("own") if own else f"shared {self.chance.randrange(10**6)}"
        self.record.add(Tried(puzzle, 1, "solved", "2026-01-31T20:15:00Z"))
        self._kept(Kept("puzzle", puzzle, ""))

    def _next(self, what: str) -> str:
        self._made += 1
        return f"{what} {self.number}-{self._made}"


def _raise(fault: Fault) -> None:
    raise fault


def _moved(file: Path) -> None:
    raise AssertionError(f"somebody wrote a study that was locked; it goes on in {file}")


def write(home: Path, number: int, seed: int, operations: int, seconds: float) -> None:
    """A program, until it has done so much or the time is over; what was reported to it is in ``kept-….jsonl``."""
    end = time.monotonic() + seconds
    with (home / f"kept-{number}.jsonl").open("wb", buffering=0) as out:

        def kept(what: Kept) -> None:
            out.write(msgspec.json.encode(what) + b"\n")

        writer = Writer(home, number, seed, kept)
        for _ in range(operations):
            if time.monotonic() > end:
                break
            writer.act()


def told(home: Path) -> Iterator[list[Kept]]:
    """What was reported to each program, in its order."""
    for number in range(WRITERS):
        lines = (home / f"kept-{number}.jsonl").read_bytes().splitlines()
        yield [msgspec.json.decode(line, type=Kept) for line in lines]
