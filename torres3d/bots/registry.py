"""Which bots there are for each game, and how to make one. For Torres the plain ones stand in a table here, those that
search are the levels of config/games/torres/bots.yaml; for Turm Bauer all are the levels of
config/games/turm_bauer/bots.yaml. Programs of others, for either game, stand in the files of bots, `bot_files`;
`FURTHER` names a further one of those."""

import math
import os
from collections.abc import Callable, Collection, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Literal, overload

import msgspec

from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.base.sanitise import sanitise
from torres3d.bots.bot import Bot, ThinkingPlayer, TurmPlayer
from torres3d.bots.bot_declaration import GameName
from torres3d.bots.bot_files import FiledBots, filed_bots, turm_levels
from torres3d.bots.protocol.external_program import ExternalProgram
from torres3d.games.torres.bots.levels.levels import Level, read_bots
from torres3d.games.torres.bots.simple.greedy_bot import GreedyBot
from torres3d.games.torres.bots.simple.random_bot import RandomBot
from torres3d.games.turm_bauer.bots.levels import SHIPPED
from torres3d.games.turm_bauer.bots.levels import Level as TurmLevel
from torres3d.i18n.names import CHARACTER, parts_of

GAMES: tuple[GameName, ...] = ("torres", "turm")
FURTHER = "TORRES3D_BOTS"
"""The variable of the environment that names one more file of bots; child processes have it, too."""


class Opponent(msgspec.Struct, frozen=True):
    """A bot that can be asked for. ``id`` stands in logs and on the command line, ``title`` is its name where
    the program's texts have none for the id. ``make`` gives it for a seed. ``level``: how far it searches, None
    for a bot that does not; ``program``: whether it is one of others; ``measured``: its Elo then, where somebody knows
    it. Set-up screens show what is ``offered``; the others measure those."""

    id: str
    title: str
    make: Callable[[int], Any]
    level: Level | TurmLevel | None = None
    program: bool = False
    offered: bool = True
    measured: int | None = None


# The search is loaded by whoever thinks: the window, which only asks other processes, starts sooner without it.
def _beginner(seed: int) -> Bot:
    from torres3d.games.torres.bots.simple.beginner_bot import BeginnerBot

    return BeginnerBot(seed)


def _searching(level: Level, seed: int, character: str = "") -> Bot:
    from torres3d.games.torres.bots.characters import of_character
    from torres3d.games.torres.bots.evaluation_noise import grasped
    from torres3d.games.torres.bots.search.search_bot import SearchBot
    from torres3d.games.torres.bots.search.weights import weights

    known = of_character(grasped(weights(), level.grasp, level.notice), character)
    return SearchBot(level, known, seed)


PLAIN: tuple[Opponent, ...] = (
    Opponent("random", "Random", RandomBot),
    Opponent("greedy", "Greedy", GreedyBot, measured=490),
    Opponent("beginner", "Beginner", _beginner, offered=False, measured=1350),
)
"""The bots that are not in config/games/torres/bots.yaml, the gentlest first. Their Elo is of the same tournament as
that of the levels (docs/bots/ladder); against `random` nobody lost."""


def _foreign(name: str, program: ExternalProgram, game: GameName, seed: int) -> ThinkingPlayer[Any, Any]:
    from torres3d.bots.protocol.external_bot import ExternalBot
    from torres3d.bots.protocol.game_protocols import LINE_GAMES

    return ExternalBot(name, program, LINE_GAMES[game], seed)


def _building(level: TurmLevel, seed: int) -> TurmPlayer:
    from torres3d.games.turm_bauer.bots.builder import BuilderBot

    return BuilderBot(level, seed)


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


def _filed() -> FiledBots:
    return filed_bots(tuple(plain.id for plain in PLAIN), os.environ.get(FURTHER))


def own_bots_fault() -> FileFault | None:
    """Why the person's own file of bots is set aside, None where it is not. Raises `FileFault` for another one."""
    return _filed().set_aside


def _programs(programs: Mapping[str, ExternalProgram], game: GameName) -> dict[str, Opponent]:
    """Those of the programs that play a game."""
    return {
        name: Opponent(name, program.title, partial(_foreign, name, program, game), program=True)
        for name, program in programs.items()
        if game in program.games
    }


def add_bots(file: Path | None) -> None:
    """Let the bots of a further file play in this process, and in those it starts from now on. Raises `FileFault`."""
    if file is not None:
        os.environ[FURTHER] = str(file.resolve())
        for each in (opponents, turm_opponents):
            each.cache_clear()
        opponents()


@cache
def opponents(file: Path | None = None) -> Mapping[str, Opponent]:
    """All bots of Torres by id, the gentlest first, then the programs; ``file`` is read in place of all other files.
    Raises `FileFault`, though not for the person's own file (`own_bots_fault`)."""
    levels, programs = _filed()[:2] if file is None else read_bots(file, [plain.id for plain in PLAIN])
    found = {opponent.id: opponent for opponent in PLAIN}
    for name, level in levels.items():
        found[name] = Opponent(name, level.title, partial(_searching, level), level)
    return {**found, **_programs(programs, "torres")}


@cache
def turm_opponents(file: Path | None = None) -> Mapping[str, Opponent]:
    """All bots of Turm Bauer by id, the gentlest first, then the programs; ``file`` is another one than
    config/games/turm_bauer/bots.yaml. Raises `FileFault`."""
    levels = turm_levels(file or paths.config() / SHIPPED)
    found = {name: Opponent(name, level.title, partial(_building, level), level) for name, level in levels.items()}
    return {**found, **_programs(_filed().programs, "turm")}


def opponents_of(game: GameName) -> Mapping[str, Opponent]:
    """All bots of a game by id, the gentlest first."""
    return opponents() if game == "torres" else turm_opponents()


def level_ids(game: GameName = "torres") -> tuple[str, ...]:
    """The ids of the bots that a set-up screen offers for a game, the gentlest first."""
    return tuple(name for name, opponent in opponents_of(game).items() if opponent.offered)


def characters_of(level_id: str) -> tuple[str, ...]:
    """The ids of the bots of Torres that are of this level and have a character; none of a level that is too weak."""
    from torres3d.games.torres.bots.characters import CHARACTERS, FROM

    levels = list(search_levels())
    if level_id not in levels or FROM not in levels or levels.index(level_id) < levels.index(FROM):
        return ()
    return tuple(f"{level_id}{CHARACTER}{character}" for character in CHARACTERS)


def is_apart(level_id: str, game: GameName = "torres") -> bool:
    """Whether a bot is no step from weak to strong: one that does not search, a program of somebody's, a level of
    Torres whose strength nobody has measured, and one that is not there."""
    found = opponents_of(game).get(level_id)
    level = found.level if found is not None else None
    return level is None or (isinstance(level, Level) and level.elo is None)


def is_program(level_id: str, game: GameName = "torres") -> bool:
    """Whether a bot is a program of somebody's."""
    found = opponents_of(game).get(level_id)
    return found is not None and found.program


def is_known(bot: str, levels: Collection[str]) -> bool:
    """Whether a bot is one of these levels, or a character of one."""
    return bot in levels or (parts_of(bot)[0] in levels and bot in characters_of(parts_of(bot)[0]))


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
    """The level of Torres that searches with this id; that of a character is its plain one's. Raises `UnknownLevel`."""
    found = search_levels()
    level = parts_of(level_id)[0]
    if level not in found or not is_known(level_id, found):
        raise UnknownLevel(level_id, tuple(found))
    return found[level]


def turm_level_named(level_id: str) -> TurmLevel:
    """The level of Turm Bauer with this id. Raises `UnknownLevel`."""
    level = _opponent(level_id, "turm").level
    assert isinstance(level, TurmLevel)
    return level


def title_of(level_id: str, game: GameName = "torres") -> str:
    """The name of a bot, for where the program's texts have none; its id where there is no such bot."""
    level, character = parts_of(level_id)
    found = opponents_of(game).get(level)
    if found is None:
        return level_id
    return f"{found.title}, {character}" if character else found.title


def label(level_id: str, game: GameName = "torres") -> str:
    """A bot for somebody who may want to type its id: with the title, where that says more, fit to be printed."""
    title = sanitise(title_of(level_id, game))
    return level_id if title.casefold() == level_id.casefold() else f"{level_id} ({title})"


def patience(level_id: str, game: GameName = "torres") -> float:
    """The seconds after which a window no longer waits for this bot's best turn. Raises `UnknownLevel`."""
    level = _opponent(level_id, game).level
    return level.seconds if isinstance(level, Level) else math.inf


def elo_of(level_id: str) -> int | None:
    """How strong a bot of Torres was measured to be with two players; None where nobody has measured it, or where there
    is no such bot."""
    found = opponents().get(parts_of(level_id)[0])
    if found is None:
        return None
    return found.level.elo if isinstance(found.level, Level) else found.measured


def _opponent(bot: str, game: GameName) -> Opponent:
    found = opponents_of(game)
    level_id, character = parts_of(bot)
    if level_id not in found or not is_known(bot, found):
        raise UnknownLevel(bot, tuple(found), game)
    opponent = found[level_id]
    if isinstance(opponent.level, Level) and character:
        return msgspec.structs.replace(opponent, id=bot, make=partial(_searching, opponent.level, character=character))
    return opponent
