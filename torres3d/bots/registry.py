"""Which bots there are, and how to make one: the plain ones stand in a table here, those that search are the
levels of config/bots.yaml."""

import math
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path

import msgspec

from torres3d.base import paths
from torres3d.bots.bot import Bot
from torres3d.bots.plain.greedy import GreedyBot
from torres3d.bots.plain.lively import LivelyBot
from torres3d.bots.search.levels import FILE, Level, read_levels


class Opponent(msgspec.Struct, frozen=True):
    """A bot that can be asked for. ``id`` stands in logs and on the command line, ``title`` is its name where
    the program's texts have none for the id. ``make`` gives it for a seed. ``level``: how far it searches, None
    for a bot that does not. Set-up screens show what is ``offered``; the others measure those."""

    id: str
    title: str
    make: Callable[[int], Bot]
    level: Level | None = None
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
ADVISER = "expert"
"""The level that gives hints and goes through finished games."""


class UnknownLevel(ValueError):
    """There is no such bot, or none that searches; ``known`` are the ids there are."""

    def __init__(self, level_id: str, known: tuple[str, ...]) -> None:
        self.level_id = level_id
        self.known = known
        super().__init__(f"there is no bot `{level_id}`; there are: {', '.join(map(label, known))}")


@cache
def opponents(file: Path | None = None) -> Mapping[str, Opponent]:
    """All bots by id, the gentlest first; ``file`` is another one than config/bots.yaml. Raises `FileFault`."""
    found = {opponent.id: opponent for opponent in PLAIN}
    for name, level in read_levels(file or paths.config() / FILE, tuple(found)).items():
        found[name] = Opponent(name, level.title, partial(_searching, level), level)
    return found


def level_ids() -> tuple[str, ...]:
    """The ids of the bots that a set-up screen offers, the gentlest first."""
    return tuple(name for name, opponent in opponents().items() if opponent.offered)


def search_levels() -> dict[str, Level]:
    """The levels that search, by id."""
    return {name: opponent.level for name, opponent in opponents().items() if opponent.level is not None}


def make_bot(level_id: str, seed: int) -> Bot:
    """A bot of this level; the same seed gives the same moves. Raises `UnknownLevel`."""
    return _opponent(level_id).make(seed)


def level_named(level_id: str) -> Level:
    """The level that searches with this id. Raises `UnknownLevel`."""
    found = search_levels()
    if level_id not in found:
        raise UnknownLevel(level_id, tuple(found))
    return found[level_id]


def title_of(level_id: str) -> str:
    """The name of a bot, for where the program's texts have none; its id where there is no such bot."""
    found = opponents().get(level_id)
    return found.title if found is not None else level_id


def label(level_id: str) -> str:
    """A bot for somebody who may want to type its id: with the title, where that says more."""
    title = title_of(level_id)
    return level_id if title.casefold() == level_id.casefold() else f"{level_id} ({title})"


def patience(level_id: str) -> float:
    """The seconds after which a window no longer waits for this bot's best turn. Raises `UnknownLevel`."""
    level = _opponent(level_id).level
    return math.inf if level is None else level.seconds


def _opponent(level_id: str) -> Opponent:
    found = opponents()
    if level_id not in found:
        raise UnknownLevel(level_id, tuple(found))
    return found[level_id]
