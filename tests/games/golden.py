"""Golden games of any game: how they are found by seeds, played again and written, and what they show."""

import argparse
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from torres3d.engine.history import History
from torres3d.engine.kit import Kit
from torres3d.engine.log_entries import Header, Undo

NAMES = ("Ana", "Ben", "Cleo", "Dirk")
COLOURS = ("red", "blue", "green", "yellow")
CREATED = "2026-01-31T20:15:00Z"
MOST_SEEDS = 3_000

AnyHistory = History[Any, Any]
Way = Callable[[Any, random.Random], Any]
"""A way to play: the command for a state."""


class AnyWanted(Protocol):
    """A golden game of either kind. ``shows`` are names of features; of the seeds from 0 the first one is taken whose
    game has all of them. ``undos`` is the share of commands taken back, ``version`` that of the log."""

    name: str
    players: int
    shows: tuple[str, ...]
    undos: float
    version: int


class GoldenGames(ABC):
    """The golden games of one game. A feature is found in a step or only in a whole game; what was taken back counts
    too, for it was played. ``folder`` holds the texts."""

    kit: Kit[Any, Any]
    folder: Path
    wanted: Sequence[Any]
    step_features: Mapping[str, Callable[[Any], bool]]
    game_features: Mapping[str, Callable[[Any], bool]]

    @abstractmethod
    def setup(self, wanted: Any) -> Any:
        """Who plays, and what."""

    def chance(self, wanted: Any, setup: Any, seed: int) -> Any:
        """What chance brings."""
        return self.kit.draw(setup, seed)

    @abstractmethod
    def way(self, wanted: Any) -> Way:
        """A way to play a whole game; it may remember, so each game needs its own."""

    @abstractmethod
    def text(self, history: AnyHistory) -> str:
        """A game as text."""

    @abstractmethod
    def read(self, text: str) -> AnyHistory:
        """The game of a text, played by the rules of today."""

    @abstractmethod
    def result(self, history: AnyHistory) -> str:
        """How a game ended, for whoever makes it."""

    def file(self, name: str) -> Path:
        """The file of a game's text."""
        return self.folder / f"{name}.txt"

    def again(self, name: str) -> AnyHistory:
        """The game of a text that lies there, played by the rules of today."""
        return self.read(self.file(name).read_text("utf-8"))

    def shows(self, history: AnyHistory, feature: str) -> bool:
        """Whether a game has a feature."""
        if feature in self.game_features:
            return self.game_features[feature](history)
        return any(map(self.step_features[feature], history.steps))

    def played(self, wanted: AnyWanted, seed: int) -> AnyHistory:
        """A game as wanted, whether or not it shows what it should."""
        setup = self.setup(wanted)
        name = f"golden {wanted.name}, seed {seed}"
        chance = self.chance(wanted, setup, seed)
        history = History(self.kit, Header(self.kit.format, wanted.version, name, CREATED, setup, chance))
        rng, way = random.Random(name), self.way(wanted)
        while (actor := history.state.actor) is not None:
            last = history.undoable()
            if last is not None and rng.random() < wanted.undos:
                history.add(history.prepare(last.by, Undo()))
            else:
                history.add(history.prepare(actor, way(history.state, rng)))
        return history

    def found(self, wanted: AnyWanted) -> AnyHistory:
        """The game of the first seed that shows what it should."""
        for seed in range(MOST_SEEDS):
            history = self.played(wanted, seed)
            if all(self.shows(history, feature) for feature in wanted.shows):
                return history
        raise SystemExit(f"{wanted.name}: no game of {MOST_SEEDS} shows {', '.join(wanted.shows)}")

    def make(self, told: str | None) -> None:
        """What is asked for on the command line; ``told`` says what that can be."""
        parser = argparse.ArgumentParser(description=told)
        parser.add_argument("names", nargs="*", metavar="NAME")
        parser.add_argument("--again", action="store_true", help="play the commands of the texts there are")
        given = parser.parse_args()
        for wanted in self.wanted:
            if given.names and wanted.name not in given.names:
                continue
            history = self.again(wanted.name) if given.again else self.found(wanted)
            self.file(wanted.name).write_text(self.text(history), "utf-8", newline="\n")
            print(f"{history.header.game}: {history.n} commands, {self.result(history)}", flush=True)
