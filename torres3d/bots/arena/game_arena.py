"""An arena for any game whose bots choose commands; a game with more to count has one of its own."""

import time
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from torres3d.bots.arena.result import Result, by_turns
from torres3d.bots.registry import BotRegistry
from torres3d.bots.secret_chance import dealt_chance, dealt_seeds
from torres3d.engine.kit import GameSetup

FORMAT = "torres3d-game-arena"


class Match(msgspec.Struct, frozen=True):
    """A game to play with the bots of ``registry``.

    ``levels`` and ``seeds`` of the bots by seat, ``chance`` the seed of all other chance. ``number`` counts the games
    of an arena from 0. With a ``secret``, for external bots, chance and the bots' seeds come from that instead.
    """

    number: int
    levels: tuple[str, ...]
    seeds: tuple[int, ...]
    chance: int
    registry: BotRegistry[Any, Any]
    setup: Any
    secret: str = ""


class ContestSetting(NamedTuple):
    """Common setting of all games of an arena; ``set_up`` makes the set-up for the levels by seat."""

    seed: int
    registry: BotRegistry[Any, Any]
    set_up: Callable[[tuple[str, ...]], GameSetup]

    def match(self, number: int, levels: tuple[str, ...], seeds: tuple[int, ...], chance: int) -> Match:
        """A game of these levels and seeds by seat."""
        return Match(number, levels, seeds, chance, self.registry, self.set_up(levels))


class Heading(msgspec.Struct, frozen=True, omit_defaults=True):
    """First line of the file: the game's id, its ``options`` and house rules as they were typed."""

    format: str
    players: tuple[str, ...]
    game: str
    seed: int
    options: Mapping[str, str] = {}
    rules: tuple[str, ...] = ()
    secret: str = ""

    @property
    def title(self) -> str:
        """The setting in words, without the players."""
        typed = (*(f"{option}={value}" for option, value in self.options.items()), *self.rules)
        return ", ".join((self.game, *typed, f"seed {self.seed}"))

    def result_type(self) -> type[Result]:
        """Points by seat."""
        return Result


def play_match(match: Match) -> Result:
    """Play a game. Each bot sees only its seat's view."""
    kit = match.registry.kit()
    version = kit.versions[-1]
    state = kit.opening(match.setup, kit.draw(match.setup, dealt_chance(match)), version)
    seeds = dealt_seeds(match)
    bots = [match.registry.make_bot(level, seed) for level, seed in zip(match.levels, seeds, strict=True)]
    turns: list[list[float]] = [[] for _ in bots]
    spent, played = 0.0, 0
    while (seat := state.actor) is not None:
        seen = kit.view(state, seat)
        begin = time.perf_counter()
        command = bots[seat].choose(seen)
        spent += time.perf_counter() - begin
        for event in kit.decide_for_actor(state, command):
            state = kit.evolve(state, event)
        played += 1
        if state.actor != seat:
            turns[seat].append(spent)
            spent = 0.0
    end = kit.progress(state, played)
    return Result(match.number, match.levels, match.chance, end.scores, end.winners, *by_turns(turns))
