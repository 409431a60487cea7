"""Match: one game of an arena between bots of Turm Bauer, with a judge, and its result as one line."""

import time
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import msgspec

from torres3d.bots.arena.result import by_turns
from torres3d.bots.secret_chance import dealt_chance, dealt_seeds
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.kit.chance import draw
from torres3d.games.turm_bauer.kit.kit import TURM
from torres3d.games.turm_bauer.kit.setup import Setup, seated
from torres3d.games.turm_bauer.rules.commands import Command
from torres3d.games.turm_bauer.rules.decide import apply
from torres3d.games.turm_bauer.rules.ending import level_sum
from torres3d.games.turm_bauer.rules.judging.judge import Judge
from torres3d.games.turm_bauer.rules.judging.release import command_for
from torres3d.games.turm_bauer.rules.judging.statics_judge import StaticsJudge
from torres3d.games.turm_bauer.rules.view import view

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
    """Common setting of all games of an arena; see `torres3d.bots.arena.plan.ContestRules`."""

    seed: int
    rules: Mapping[str, Any]

    def match(self, number: int, levels: tuple[str, ...], seeds: tuple[int, ...], chance: int) -> Match:
        """A game of these levels and seeds by seat."""
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
        """The rank of a seat, 1 the best: winners, then by level, last a seat that let the tower fall.

        Equal seats share the mean of theirs.
        """
        own = self._order(seat)
        others = [self._order(other) for other in range(len(self.scores))]
        better = sum(other < own for other in others)
        equal = sum(other == own for other in others)
        return better + (equal + 1) / 2

    def _order(self, seat: int) -> tuple[bool, bool, int]:
        won = seat in self.winners
        return not won, seat == self.collapse, 0 if won else -self.scores[seat]


class Heading(msgspec.Struct, frozen=True, omit_defaults=True):
    """Setting of an arena of Turm Bauer.

    ``rules`` are the options that differ from the defaults, ``secret`` is the source of chance for external bots.
    """

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

    def result_type(self) -> type[Result]:
        """Type of the results."""
        return Result


def play_match(match: Match) -> Result:
    """Play a game with the judge by statics."""
    return play_judged(match, statics_judge())


@cache
def statics_judge() -> Judge:
    """The judge by statics, one for each process."""
    return StaticsJudge()


def play_judged(match: Match, judge: Judge) -> Result:
    """Play a game with ``judge``. Each bot sees only its seat's view."""
    setup = Setup(match.rules, seated(match.levels))
    colours = sum(len(player.colours) for player in setup.players)
    chance = draw(len(setup.players), colours, dealt_chance(match))
    state = TURM.opening(setup, chance, TURM.versions[-1])
    seeds = dealt_seeds(match)
    bots = [BOTS.make_bot(level, seed) for level, seed in zip(match.levels, seeds, strict=True)]
    turns: list[list[float]] = [[] for _ in bots]
    spent, slips = 0.0, 0
    while state.actor is not None:
        seat = state.actor
        seen = view(state, seat)
        begin = time.perf_counter()
        choice = bots[seat].choose(seen)
        spent += time.perf_counter() - begin
        command: Command = command_for(state, choice, judge)
        before, state = state, apply(state, command)
        if state.turn == before.turn and state.slips > before.slips:
            slips += 1
        if state.turn != before.turn or state.actor is None:
            turns[seat].append(spent)
            spent = 0.0
    return Result(
        match.number,
        match.levels,
        match.chance,
        tuple(level_sum(state, seat) for seat in range(len(bots))),
        state.winners,
        state.collapse,
        state.turn,
        slips,
        sum(len(each.box) for each in state.sets),
        sum(2 - each.rings for each in state.sets),
        max((cell[2] + 1 for block in state.blocks for cell in block.cells), default=1),
        *by_turns(turns),
    )
