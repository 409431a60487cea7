"""Which bots there are, and how to make one."""

import msgspec

from torres3d.bots.bot import Bot
from torres3d.bots.plain.beginner import BeginnerBot
from torres3d.bots.plain.greedy import GreedyBot
from torres3d.bots.plain.lively import LivelyBot
from torres3d.bots.search.levels import Level, search_levels
from torres3d.bots.search.searcher import SearchBot
from torres3d.bots.search.weights import weights


class LevelName(msgspec.Struct, frozen=True):
    """A level as a set-up screen shows it: ``text`` is the key of its name in the locale, ``title`` the
    name to show where the locale has none (a level somebody added)."""

    id: str
    text: str
    title: str


class UnknownLevel(ValueError):
    """There is no such level; ``known`` are the ids there are."""

    def __init__(self, level_id: str, known: tuple[str, ...]) -> None:
        self.level_id = level_id
        self.known = known
        super().__init__(f"there is no bot `{level_id}`; there are: {', '.join(known)}")


SIMPLE: dict[str, type[LivelyBot] | type[GreedyBot]] = {"random": LivelyBot, "greedy": GreedyBot}
"""The bots without a search."""
YARDSTICKS = {"beginner": BeginnerBot}
"""Bots to measure the others by; no screen offers them."""


def levels() -> tuple[LevelName, ...]:
    """All levels, the gentlest first."""
    simple = tuple(LevelName(name, f"bot-{name}", name.capitalize()) for name in SIMPLE)
    return (*simple, *(LevelName(name, f"bot-{name}", level.title) for name, level in search_levels().items()))


def level_ids() -> tuple[str, ...]:
    """The ids of `levels`."""
    return tuple(level.id for level in levels())


def bot_ids() -> tuple[str, ...]:
    """The ids `make_bot` knows: those of `levels`, and the yardsticks."""
    return (*level_ids(), *YARDSTICKS)


def make_bot(level_id: str, seed: int) -> Bot:
    """A bot of this level; the same seed gives the same moves. Raises `UnknownLevel`."""
    if level_id in SIMPLE:
        return SIMPLE[level_id](seed)
    if level_id in YARDSTICKS:
        return YARDSTICKS[level_id](seed)
    if level_id not in search_levels():
        raise UnknownLevel(level_id, bot_ids())
    return SearchBot(level_named(level_id), weights(), seed)


def level_named(level_id: str) -> Level:
    """The level that searches with this id. Raises `UnknownLevel`."""
    found = search_levels().get(level_id)
    if found is None:
        raise UnknownLevel(level_id, tuple(search_levels()))
    return found
