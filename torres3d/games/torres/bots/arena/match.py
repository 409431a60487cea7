"""Match: one game of an arena between levels of bots, and its result as one line."""

import time
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from torres3d.bots.arena.result import Result, by_turns
from torres3d.bots.secret_chance import dealt_chance, dealt_seeds
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.kit.chance import draw
from torres3d.games.torres.kit.setup import resolve
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.evolve import evolve
from torres3d.games.torres.rules.kinds import Mode
from torres3d.games.torres.rules.opening import opening
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.rules.view import view

FORMAT = "torres3d-arena"
OLD_RULES: dict[str, Any] = {"marker_spaces": "by_total"}
"""Rules of a file whose heading names none, from before arenas had house rules (R-7.2: only equal totals collide)."""

Follow = Callable[[State, Event, State], None]
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
    """Common setting of all games of an arena or a tournament; see `torres3d.bots.arena.plan.ContestRules`."""

    seed: int
    edition: str
    mode: Mode
    rules: Mapping[str, Any]

    def match(self, number: int, levels: tuple[str, ...], seeds: tuple[int, ...], chance: int) -> Match:
        """A game of these levels and seeds by seat."""
        return Match(number, levels, seeds, chance, self.edition, self.mode, dict(self.rules))


class Heading(msgspec.Struct, frozen=True, omit_defaults=True):
    """Setting of an arena.

    ``rules`` are house rules, ``secret`` is the source of chance for external bots, empty without these.
    """

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


def play_match(match: Match) -> Result:
    """Play a game."""
    return play_followed(match, lambda before, event, after: None)


def play_followed(match: Match, follow: Follow) -> Result:
    """Play a game and call ``follow`` with its events. Each bot sees only its seat's view."""
    options = resolve(match.edition, match.mode, match.rules, len(match.levels))
    chance = draw(options, dealt_chance(match))
    state = opening(options, chance.decks, chance.master)
    bots = [BOTS.make_bot(level, seed) for level, seed in zip(match.levels, dealt_seeds(match), strict=True)]
    turns: list[list[float]] = [[] for _ in bots]
    spent = 0.0
    while state.actor is not None:
        seat = state.actor
        seen = view(state, seat)
        begin = time.perf_counter()
        command = bots[seat].choose(seen)
        spent += time.perf_counter() - begin
        if isinstance(command, EndTurn):
            turns[seat].append(spent)
        if state.stage != "turn" or isinstance(command, EndTurn):
            spent = 0.0
        for event in decide(state, command):
            before, state = state, evolve(state, event)
            follow(before, event, state)
    return Result(
        match.number,
        match.levels,
        match.chance,
        state.scores,
        state.winners,
        *by_turns(turns),
    )
