"""Which bots there are for each game, and how to make one. For Torres the plain ones stand in a table here, those that
search are the levels of config/bots.yaml; for Turm Bauer all are the levels of config/bots-turm.yaml."""

import math
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Literal, overload

import msgspec

from torres3d.base import paths
from torres3d.bots.bot import Bot, TurmPlayer
from torres3d.bots.plain.greedy import GreedyBot
from torres3d.bots.plain.lively import LivelyBot
from torres3d.bots.search.levels import FILE, Level, read_levels
from torres3d.bots.turm.turm_levels import TURM_FILE, TurmLevel, read_turm_levels

GameName = Literal["torres", "turm"]
"""The games there are bots for, by the endings of their logs."""
GAMES: tuple[GameName, ...] = ("torres", "turm")


class Opponent(msgspec.Struct, frozen=True):
    """A bot that can be asked for. ``id`` stands in logs and on the command line, ``title`` is its name where
    the program's texts have none for the id. ``make`` gives it for a seed. ``level``: how far it searches, None
    for a bot that does not. Set-up screens show what is ``offered``; the others measure those."""

    id: str
    title: str
    make: Callable[[int], Any]
    level: Level | TurmLevel | None = None
    offered: bool = True


# The search is loaded by whoever thinks: the window, which only asks other processes, starts sooner without it.
def _beginner(seed: int) -> Bot:
    from torres3d.bots.plain.beginner import BeginnerBot

    return BeginnerBot(seed)


def _searching(level: Level, seed: int) -> Bot:
    from torres3d.bots.search.searcher import SearchBot
    from torres3d.bots.search.weights import weights

    return SearchBot(level, weights(), seed)


PLAIN: tuple[Opponent, ...] = (
    Opponent("random", "Random", LivelyBot),
    Opponent("greedy", "Greedy", GreedyBot),
    Opponent("beginner", "Beginner", _beginner, offered=False),
)
"""The bots that are not in config/bots.yaml, the gentlest first."""


def _building(level: TurmLevel, seed: int) -> TurmPlayer:
    from torres3d.bots.turm.builder import TurmBot

    return TurmBot(level, seed)


ADVISER = "expert"
"""The level of Torres that gives hints and goes through finished games."""
TURM_ADVISER = "master"
"""The same for Turm Bauer."""


class UnknownLevel(ValueError):
    """There is no such bot, or none that searches; ``known`` are the ids there are."""

    def __init__(self, level_id: str, known: tuple[str, ...], game: GameName = "torres") -> None:
        self.level_id = level_id
        self.known = known
        told = ", ".join(label(name, game) for name in known)
        super().__init__(f"there is no bot `{level_id}`; there are: {told}")


@cache
def opponents(file: Path | None = None) -> Mapping[str, Opponent]:
    """All bots of Torres by id, the gentlest first; ``file`` is another one than config/bots.yaml. Raises
    `FileFault`."""
    found = {opponent.id: opponent for opponent in PLAIN}
    for name, level in read_levels(file or paths.config() / FILE, tuple(found)).items():
        found[name] = Opponent(name, level.title, partial(_searching, level), level)
    return found


@cache
def turm_opponents(file: Path | None = None) -> Mapping[str, Opponent]:
    """All bots of Turm Bauer by id, the gentlest first; ``file`` is another one than config/bots-turm.yaml. Raises
    `FileFault`."""
    levels = read_turm_levels(file or paths.config() / TURM_FILE)
    return {name: Opponent(name, level.title, partial(_building, level), level) for name, level in levels.items()}


def opponents_of(game: GameName) -> Mapping[str, Opponent]:
    """All bots of a game by id, the gentlest first."""
    return opponents() if game == "torres" else turm_opponents()


def level_ids(game: GameName = "torres") -> tuple[str, ...]:
    """The ids of the bots that a set-up screen offers for a game, the gentlest first."""
    return tuple(name for name, opponent in opponents_of(game).items() if opponent.offered)


def search_levels() -> dict[str, Level]:
    """The levels of Torres that search, by id."""
    return {name: opponent.level for name, opponent in opponents().items() if isinstance(opponent.level, Level)}


@overload
def make_bot(level_id: str, seed: int) -> Bot: ...
@overload
def make_bot(level_id: str, seed: int, game: Literal["torres"]) -> Bot: ...
@overload
def make_bot(level_id: str, seed: int, game: Literal["turm"]) -> TurmPlayer: ...
def make_bot(level_id: str, seed: int, game: GameName = "torres") -> Bot | TurmPlayer:
    """A bot of this level; the same seed gives the same moves. Raises `UnknownLevel`."""
    found: Bot | TurmPlayer = _opponent(level_id, game).make(seed)
    return found


def level_named(level_id: str) -> Level:
    """The level of Torres that searches with this id. Raises `UnknownLevel`."""
    found = search_levels()
    if level_id not in found:
        raise UnknownLevel(level_id, tuple(found))
    return found[level_id]


def turm_level_named(level_id: str) -> TurmLevel:
    """The level of Turm Bauer with this id. Raises `UnknownLevel`."""
    level = _opponent(level_id, "turm").level
    assert isinstance(level, TurmLevel)
    return level


def title_of(level_id: str, game: GameName = "torres") -> str:
    """The name of a bot, for where the program's texts have none; its id where there is no such bot."""
    found = opponents_of(game).get(level_id)
    return found.title if found is not None else level_id


def label(level_id: str, game: GameName = "torres") -> str:
    """A bot for somebody who may want to type its id: with the title, where that says more."""
    title = title_of(level_id, game)
    return level_id if title.casefold() == level_id.casefold() else f"{level_id} ({title})"


def patience(level_id: str, game: GameName = "torres") -> float:
    """The seconds after which a window no longer waits for this bot's best turn. Raises `UnknownLevel`."""
    level = _opponent(level_id, game).level
    return level.seconds if isinstance(level, Level) else math.inf


def _opponent(level_id: str, game: GameName) -> Opponent:
    found = opponents_of(game)
    if level_id not in found:
        raise UnknownLevel(level_id, tuple(found), game)
    return found[level_id]
