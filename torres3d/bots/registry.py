"""Bot registry of a game: its own simple bots, and the levels and external bots in files."""

import math
import os
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from torres3d.base.faults import FileFault
from torres3d.base.lazy import Lazy
from torres3d.base.sanitise import sanitise
from torres3d.bots.bot_files import BOTS_VARIABLE, BotFiles, BotSource, FiledBots
from torres3d.bots.protocol.external_bot import ExternalBot, ExternalProgram
from torres3d.bots.protocol.game_protocol import GameProtocol
from torres3d.bots.rated_games import StrengthFile
from torres3d.engine.kit import Kit
from torres3d.i18n.player_level_and_key_names import CHARACTER, parts_of


class TitledLevel(Protocol):
    """Common part of all levels."""

    @property
    def title(self) -> str:
        """The name where the program's texts have none for the id."""


OneT = TypeVar("OneT")
PlayerT = TypeVar("PlayerT")
LevelT = TypeVar("LevelT", bound=TitledLevel)


class Opponent(msgspec.Struct, frozen=True):
    """A bot to play against.

    ``id`` is written in logs and on the command line, ``title`` is its name if the program's texts have none for the
    id. ``make`` makes it for a seed. ``level``: the limits of its search, None for a bot without one; ``program``:
    whether it is an external program; ``measured``: its Elo if it has no level and was measured. Set-up screens show
    what is ``offered``; the others serve as yardsticks.
    """

    id: str
    title: str
    make: Callable[[int], Any]
    level: Any = None
    program: bool = False
    offered: bool = True
    measured: int | None = None


class UnknownLevel(ValueError):
    """An unknown bot, or one without a search; ``known`` are the existing ids, with their labels."""

    def __init__(self, level_id: str, known: Mapping[str, str]) -> None:
        self.level_id = level_id
        self.known = tuple(known)
        super().__init__(f"there is no bot `{level_id}`; there are: {', '.join(known.values())}")


class BotRegistry(Generic[PlayerT, LevelT]):
    """Bots of one game, the weakest first.

    Reading the files of bots raises `FileFault`, though not for the user's own file (`own_bots_fault`). ``title`` is
    the game's name on the command line, ``source`` names the files of its levels, ``plain`` are the bots without a
    level. The level ``adviser`` gives hints and analyses finished games. ``rated``: games count for a person's
    strength, and a level without an Elo is no step of the ladder. ``past_elos`` are those of the levels of an earlier
    release: with them games from before strengths were kept count. ``kit`` is the game's, ``protocol`` its line
    protocol, None if it has none.
    """

    title: ClassVar[str]
    source: ClassVar[BotSource]
    plain: ClassVar[tuple[Opponent, ...]] = ()
    adviser: ClassVar[str]
    kit: ClassVar[Lazy[Kit[Any, Any]]]
    protocol: ClassVar[Lazy[GameProtocol[Any, Any]] | None] = None
    rated: ClassVar[bool] = False
    past_elos: ClassVar[Mapping[str, int]] = {}

    def __init__(self) -> None:
        self.files = BotFiles((self.source,))
        """The files of its bots; `share_files` lets all games read the same."""
        self._known: tuple[FiledBots, dict[str, Opponent]] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        # Another process reads the files itself.
        return type(self), ()

    # what a game says

    def make_level(self, level: LevelT, seed: int, character: str = "") -> PlayerT:
        """A bot of a level, with a character where that is not empty. Raises `TypeError` in a game without levels."""
        raise TypeError(f"{type(self).__name__} has no levels, and so no level {level!r} either")

    def level_elo(self, level: LevelT) -> int | None:
        """The Elo of a level; None if nobody has measured it."""
        return None

    def level_patience(self, level: LevelT) -> float:
        """The seconds after which a window no longer waits for a level's best turn."""
        return math.inf

    def characters(self, level_id: str) -> tuple[str, ...]:
        """The characters that a level can have."""
        return ()

    @property
    def strength_file(self) -> StrengthFile:
        """The file that keeps the strengths of persons in this game."""
        return StrengthFile(f"strength-{self.game}.jsonl", f"{self.game}-strength")

    # what there is

    @property
    def game(self) -> str:
        return self.source.game

    def opponents(self) -> Mapping[str, Opponent]:
        """All bots by id, the weakest first, then the external ones."""
        filed = self.files.read()
        if self._known is None or self._known[0] is not filed:
            self._known = filed, self._opponents(filed)
        return self._known[1]

    def level_ids(self) -> tuple[str, ...]:
        """The ids of the bots on the set-up screen, the weakest first."""
        return tuple(name for name, opponent in self.opponents().items() if opponent.offered)

    def search_levels(self) -> dict[str, LevelT]:
        """The levels with a search, by id."""
        return {name: opponent.level for name, opponent in self.opponents().items() if opponent.level is not None}

    def characters_of(self, level_id: str) -> tuple[str, ...]:
        found = self.opponents().get(level_id)
        if found is None or found.level is None:
            return ()
        return tuple(f"{level_id}{CHARACTER}{character}" for character in self.characters(level_id))

    def is_known(self, bot: str, levels: Collection[str]) -> bool:
        """Whether a bot is one of these levels, or a character of one."""
        level = parts_of(bot)[0]
        return bot in levels or (level in levels and bot in self.characters_of(level))

    def is_program(self, level_id: str) -> bool:
        found = self.opponents().get(level_id)
        return found is not None and found.program

    def is_apart(self, level_id: str) -> bool:
        """Whether a bot is no step from weak to strong.

        That is a bot without a search, an external one, a level of unknown strength among measured ones, and an unknown
        bot.
        """
        found = self.opponents().get(level_id)
        level = found.level if found is not None else None
        return level is None or (self.rated and self.level_elo(level) is None)

    # one of them

    def make_bot(self, level_id: str, seed: int) -> PlayerT:
        """A bot of this id; the same seed gives the same moves. Raises `UnknownLevel`."""
        opponent, character = self._one_of(self.opponents(), level_id), parts_of(level_id)[1]
        if character:
            return self.make_level(opponent.level, seed, character)
        made: PlayerT = opponent.make(seed)
        return made

    def level_named(self, level_id: str) -> LevelT:
        """The level with this id; that of a character is its plain one's. Raises `UnknownLevel`."""
        return self._one_of(self.search_levels(), level_id)

    def title_of(self, level_id: str) -> str:
        """The name of a bot where the program's texts have none; its id for an unknown bot."""
        level, character = parts_of(level_id)
        found = self.opponents().get(level)
        if found is None:
            return level_id
        return f"{found.title}, {character}" if character else found.title

    def label(self, level_id: str) -> str:
        """The id of a bot for users who may want to type it, with its title where that adds something; sanitised."""
        title = sanitise(self.title_of(level_id))
        return level_id if title.casefold() == level_id.casefold() else f"{level_id} ({title})"

    def patience(self, level_id: str) -> float:
        """The seconds after which a window no longer waits for this bot's best turn. Raises `UnknownLevel`."""
        level = self._one_of(self.opponents(), level_id).level
        return math.inf if level is None else self.level_patience(level)

    def elo_of(self, level_id: str) -> int | None:
        """The measured Elo of a bot with two players; None if there is none or the bot is unknown."""
        found = self.opponents().get(parts_of(level_id)[0])
        if found is None:
            return None
        return found.measured if found.level is None else self.level_elo(found.level)

    def _one_of(self, found: Mapping[str, OneT], bot: str) -> OneT:
        if not self.is_known(bot, found):
            raise UnknownLevel(bot, {name: self.label(name) for name in found})
        return found[parts_of(bot)[0]]

    def _opponents(self, filed: FiledBots) -> dict[str, Opponent]:
        found = {opponent.id: opponent for opponent in self.plain}
        for name, level in filed.levels[self.game].items():
            found[name] = Opponent(name, level.title, partial(self.make_level, level), level)
        for name, program in filed.programs.items():
            if self.game in program.games and self.protocol is not None:
                make = partial(self._external, name, program, self.protocol)
                found[name] = Opponent(name, program.title, make, program=True)
        return found

    def _external(self, name: str, program: ExternalProgram, protocol: Lazy[GameProtocol[Any, Any]], seed: int) -> Any:
        return ExternalBot(name, program, protocol(), seed)


class GameWithBots(Protocol):
    """A game that has bots."""

    @property
    def bots(self) -> Lazy[BotRegistry[Any, Any]]:
        """Its bots."""


def share_files(games: Iterable[GameWithBots]) -> BotFiles:
    """Let all games read the same files in this process: no two bots have one id, files name only existing games."""
    registries = [game.bots() for game in games]
    sources = tuple(registry.source for registry in registries)
    files = registries[0].files
    if files.sources != sources or not files.complete:
        files = BotFiles(sources, complete=True)
    for registry in registries:
        registry.files = files
    return files


def own_bots_fault(games: Iterable[GameWithBots]) -> FileFault | None:
    """The reason why the user's own file is left out, None if it is not. Raises `FileFault` for another one."""
    return share_files(games).read().set_aside


def add_bots(games: Iterable[GameWithBots], file: Path) -> None:
    """Add the bots of a further file in this process, and in those it starts from now on. Raises `FileFault`."""
    os.environ[BOTS_VARIABLE] = str(file.resolve())
    share_files(games).read()
