"""Match: one game between bots of Turm Bauer, with a judge, its result; headings of files of arenas and tournaments."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from torres3d.bots.arena.game_arena import Course, play_course
from torres3d.bots.arena.ladder.bot_marks import mark_of, playing_numbers
from torres3d.bots.arena.ladder.level_ratings import TargetStep
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.kit.setup_and_options import Setup, seated
from torres3d.games.turm_bauer.rules.commands import Choice, Command
from torres3d.games.turm_bauer.rules.ending import level_sum
from torres3d.games.turm_bauer.rules.judging.judge import Judge, command_for
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.state import State

FORMAT = "torres3d-arena-turm"
ARENA_RULES: Mapping[str, Any] = {"hand": "drawn", "judge": "statics"}
"""Default options of an arena: bots have no mouse, and statics is fast."""


class Match(msgspec.Struct, frozen=True):
    """A game to play.

    ``levels`` by seat, ``seeds`` of the bots by seat, ``chance`` the seed of dice and tremor, ``rules`` the options.
    ``number`` counts the games of an arena from 0. With a ``secret``, for external bots, chance and the bots' seeds
    come from that instead.
    """

    number: int
    levels: tuple[str, ...]
    seeds: tuple[int, ...]
    chance: int
    rules: dict[str, Any]
    secret: str = ""


class ContestSetting(NamedTuple):
    """Common setting of all games of an arena or a tournament; see `torres3d.bots.arena.game_arena.ContestRules`."""

    seed: int
    rules: Mapping[str, Any]

    def match(self, number: int, levels: tuple[str, ...], seeds: tuple[int, ...], chance: int) -> Match:
        return Match(number, levels, seeds, chance, dict(self.rules))


class Result(msgspec.Struct, frozen=True):
    """Result of a game.

    By seat: ``scores`` the sums of the figures' levels at the end (before the last block, where the tower fell),
    ``turn_seconds`` the mean time of a turn and ``turn_most`` the longest. ``collapse`` is the seat that brought the
    tower down, ``turns`` the number of finished ones; ``slips``, ``boxed`` blocks and ``rings`` used are sums over all
    seats, ``top`` is the level of the tower's highest part.
    """

    number: int
    levels: tuple[str, ...]
    chance: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    collapse: int | None
    turns: int
    slips: int
    boxed: int
    rings: int
    top: int
    turn_seconds: tuple[float, ...]
    turn_most: tuple[float, ...]

    def rank(self, seat: int) -> float:
        """The rank of a seat, 1 the best: winners, then by level, last who let the tower fall; the mean for equals."""
        own = self._order(seat)
        others = [self._order(other) for other in range(len(self.scores))]
        better = sum(other < own for other in others)
        equal = sum(other == own for other in others)
        return better + (equal + 1) / 2

    def _order(self, seat: int) -> tuple[bool, bool, int]:
        won = seat in self.winners
        return not won, seat == self.collapse, 0 if won else -self.scores[seat]


class Heading(msgspec.Struct, frozen=True, omit_defaults=True):
    """Setting of an arena: ``rules`` that differ from the defaults, the ``secret`` for external bots' chance."""

    format: str
    players: tuple[str, ...]
    seed: int
    rules: dict[str, Any]
    secret: str = ""

    @property
    def title(self) -> str:
        """The setting in words, without the players."""
        changed = "".join(f", {option}={value}" for option, value in self.rules.items())
        return f"Turm Bauer{changed}, seed {self.seed}"

    @property
    def setting(self) -> tuple[object, ...]:
        """The setting that other files must share to count together."""
        return self.rules, len(self.players)

    @property
    def marks(self) -> Mapping[str, str]:
        """The marks of the bots; an arena has none."""
        return {}

    def result_type(self) -> type[Result]:
        return Result


def play_match(match: Match) -> Result:
    """Play a game with the judge by statics."""
    return play_judged(match, StaticsJudge())


class _Judged(Course):
    """Counts blocks that slipped; ``judge`` decides what happens to a block."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.slips = 0

    def command(self, state: State, choice: Choice) -> Command:
        return command_for(state, choice, self.judge)

    def note(self, before: State, command: Command, after: State) -> bool:
        self.slips += after.turn == before.turn and after.slips > before.slips
        return after.turn != before.turn or after.actor is None


def play_judged(match: Match, judge: Judge) -> Result:
    course = _Judged(judge)
    state, _, times = play_course(match, BOTS, Setup(match.rules, seated(match.levels)), course)
    return Result(
        match.number,
        match.levels,
        match.chance,
        tuple(level_sum(state, seat) for seat in range(len(match.levels))),
        state.winners,
        state.collapse,
        state.turn,
        course.slips,
        sum(len(each.box) for each in state.sets),
        sum(2 - each.rings for each in state.sets),
        max((cell[2] + 1 for block in state.blocks for cell in block.cells), default=1),
        *times,
    )


TOURNAMENT = "torres3d-tournament-turm"
ANCHOR = "careless"
"""The level whose Elo is 0 where nobody names another."""
TARGET_STEP = TargetStep((0.60, 0.75), (0.53, 0.82))
NOT_PLAYING = ("title", "elo")
"""Fields of a level that do not affect its play."""


class TournamentHeading(Heading, frozen=True, kw_only=True):
    """Setting of a tournament at tables of so many ``seats``, with a `mark` for each of the ``bots``."""

    seats: int
    bots: dict[str, str]

    @property
    def title(self) -> str:
        return f"tables of {self.seats}, {super().title}"

    @property
    def setting(self) -> tuple[object, ...]:
        return self.rules, self.seats

    @property
    def marks(self) -> Mapping[str, str]:
        return self.bots

    def kinds(self) -> tuple[tuple[type[Heading], str], ...]:
        """A tournament counts its own games and those of arenas."""
        return (TournamentHeading, TOURNAMENT), (Heading, FORMAT)


def mark(name: str) -> str:
    """The mark of a level, a short text; empty for an external bot.

    A change of the program itself does not change it. Raises `UnknownLevel`.
    """
    return "" if BOTS.is_program(name) else mark_of(playing_numbers(BOTS.level_named(name), NOT_PLAYING))
