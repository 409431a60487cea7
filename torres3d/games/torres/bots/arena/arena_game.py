"""Match: one game of an arena between levels of bots; headings of the files of arenas and tournaments."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from torres3d.bots.arena.game_arena import Course, play_course
from torres3d.bots.arena.ladder.bot_marks import mark_of, playing_numbers
from torres3d.bots.arena.ladder.level_ratings import TargetStep
from torres3d.bots.arena.results_file import Result
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.bots.search.evaluation_weights import Weights
from torres3d.games.torres.bots.search.search_bot import SearchBot
from torres3d.games.torres.kit.setup_and_options import Setup, seated
from torres3d.games.torres.rules.commands import Command, EndTurn
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.literal_types import Mode
from torres3d.games.torres.rules.state import State

FORMAT = "torres3d-arena"
OLD_RULES: dict[str, Any] = {"marker_spaces": "by_total"}
"""Rules of a file whose heading names none, from before arenas had house rules (R-7.2: only equal totals collide)."""

Follow = Callable[[State, Event, State], object]
"""Function called with each event of a game, and the states before and after it."""


class Match(msgspec.Struct, frozen=True):
    """A game to play.

    ``levels`` by seat, ``seeds`` of the bots by seat, ``chance`` the seed of the decks and the master card, ``rules``
    the house rules. ``number`` counts the games of an arena from 0. With a ``secret``, for external bots, chance and
    the bots' seeds come from that instead.
    """

    number: int
    levels: tuple[str, ...]
    seeds: tuple[int, ...]
    chance: int
    edition: str
    mode: Mode
    rules: dict[str, Any]
    secret: str = ""


class ContestSetting(NamedTuple):
    """Common setting of all games of an arena or a tournament; see `torres3d.bots.arena.game_arena.ContestRules`."""

    seed: int
    edition: str
    mode: Mode
    rules: Mapping[str, Any]

    def match(self, number: int, levels: tuple[str, ...], seeds: tuple[int, ...], chance: int) -> Match:
        return Match(number, levels, seeds, chance, self.edition, self.mode, dict(self.rules))


class Heading(msgspec.Struct, frozen=True, omit_defaults=True):
    """Setting of an arena: ``rules`` are house rules, ``secret`` the source of chance for external bots or empty."""

    format: str
    players: tuple[str, ...]
    edition: str
    mode: Mode
    seed: int
    rules: dict[str, Any] = msgspec.field(default_factory=OLD_RULES.copy)
    secret: str = ""

    @property
    def title(self) -> str:
        """The setting in words, without the players."""
        changed = "".join(f", {option}={value}" for option, value in self.rules.items())
        return f"{self.edition}, {self.mode}{changed}, seed {self.seed}"

    @property
    def setting(self) -> tuple[object, ...]:
        """The setting that other files must share to count together."""
        return self.edition, self.mode, self.rules, len(self.players)

    @property
    def marks(self) -> Mapping[str, str]:
        """The marks of the bots' searches; an arena has none."""
        return {}

    def result_type(self) -> type[Result]:
        """Type of the results."""
        return Result


class _Turns(Course):
    """Turns without the placements before them."""

    def in_turn(self, state: State) -> bool:
        return state.stage == "turn"

    def note(self, before: State, command: Command, after: State) -> bool:
        return isinstance(command, EndTurn)


def play_match(match: Match, follow: Follow | None = None) -> Result:
    setup = Setup(match.edition, match.mode, match.rules, seated(match.levels))
    state, _, times = play_course(match, BOTS, setup, _Turns(), follow)
    return Result(match.number, match.levels, match.chance, state.scores, state.winners, *times)


TOURNAMENT = "torres3d-tournament"
ANCHOR = "easy"
"""The level whose Elo is 0 where nobody names another."""
TARGET_STEP = TargetStep((0.65, 0.80), (0.58, 0.86))
NOT_PLAYING = ("title", "seconds", "elo", "forecasts")
"""Fields of a level and of weights that do not affect its play in a tournament."""


class TournamentHeading(Heading, frozen=True, kw_only=True):
    """Setting of a tournament at tables of so many ``seats``, with a `mark` for each of the ``bots``."""

    seats: int
    bots: dict[str, str]

    @property
    def title(self) -> str:
        return f"tables of {self.seats}, {super().title}"

    @property
    def setting(self) -> tuple[object, ...]:
        return self.edition, self.mode, self.rules, self.seats

    @property
    def marks(self) -> Mapping[str, str]:
        return self.bots

    def kinds(self) -> tuple[tuple[type[Heading], str], ...]:
        """A tournament counts its own games and those of arenas."""
        return (TournamentHeading, TOURNAMENT), (Heading, FORMAT)


def mark(name: str, seats: int) -> str:
    """The mark of a bot's search at tables of so many, a short text; empty for one without a search.

    A change of the program itself does not change it. Raises `UnknownLevel`.
    """
    bot = BOTS.make_bot(name, 0)
    if not isinstance(bot, SearchBot):
        return ""
    known = {**playing_numbers(bot.known, NOT_PLAYING), **_used(bot.known, seats)}
    return mark_of(playing_numbers(bot.level, NOT_PLAYING), known)


def _used(known: Weights, seats: int) -> dict[str, Any]:
    """The rows at tables of so many and their features, without the last ones, if none of these rows counts them."""
    phases = known.turns[seats]
    used = 1 + max(index for phase in phases for row in phase for index, value in enumerate(row) if value)
    turns = [[row[:used] for row in phase] for phase in phases]
    return {"features": known.features[:used], "turns": turns}
