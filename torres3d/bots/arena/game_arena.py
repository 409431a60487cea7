"""An arena for any game whose bots choose commands; a game with more to count has one of its own."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from torres3d.bots.arena.results_file import Result, TurnTimes, by_turns
from torres3d.bots.registry import BotRegistry
from torres3d.bots.secret_seeds import Dealt, dealt_chance, dealt_seeds
from torres3d.engine.kit import GameSetup

MatchT_co = TypeVar("MatchT_co", covariant=True)
MatchT = TypeVar("MatchT")


class ContestRules(Protocol[MatchT_co]):
    """Common setting of all games of an arena or a tournament."""

    @property
    def seed(self) -> int:
        """The source of their chance."""

    def match(self, number: int, levels: tuple[str, ...], seeds: tuple[int, ...], chance: int) -> MatchT_co:
        """A game to play: its number, the levels of the bots and their seeds by seat, the seed of its chance."""


def matches(players: tuple[str, ...], games: int, setting: ContestRules[MatchT], anew: bool = False) -> list[MatchT]:
    """The games of an arena: each chance is played once from every seat by every player, so that it favours nobody.

    ``games`` is rounded up to whole rotations of the seats. ``anew``: where all players are of one level, each game has
    a chance of its own; otherwise strong bots play much the same game again and again.
    """
    count = len(players)
    seatings = 1 if anew and len(set(players)) == 1 else count
    deals = range(-(-games // seatings))
    return [
        match
        for deal in deals
        for match in rotated(players, setting, setting.seed * 1_000_003 + deal, deal * seatings, seatings)
    ]


def rotated(
    players: Sequence[str], setting: ContestRules[MatchT], chance: int, first: int, games: int
) -> Iterator[MatchT]:
    """So many games of one chance, numbered from ``first``: in each, all players sit one seat further."""
    for turn in range(games):
        seated = [(player + turn) % len(players) for player in range(len(players))]
        levels = tuple(players[player] for player in seated)
        yield setting.match(first + turn, levels, tuple(chance * 4 + player for player in seated), chance)


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


class SeatedMatch(Dealt, Protocol):
    """A game to play between bots of these levels."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels by seat."""


class ContestSetting(NamedTuple):
    """Common setting of all games of an arena; ``set_up`` makes the set-up for the levels by seat."""

    seed: int
    registry: BotRegistry[Any, Any]
    set_up: Callable[[tuple[str, ...]], GameSetup]

    def match(self, number: int, levels: tuple[str, ...], seeds: tuple[int, ...], chance: int) -> Match:
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
        typed = (*(f"{option}={value}" for option, value in self.options.items()), *self.rules)
        return ", ".join((self.game, *typed, f"seed {self.seed}"))

    def result_type(self) -> type[Result]:
        return Result


class Course:
    """What an arena wants to know of the course of a game; a game with more to count overrides it."""

    def command(self, state: Any, choice: Any) -> Any:
        """The command for a bot's choice."""
        return choice

    def in_turn(self, state: Any) -> bool:
        """Whether the time of a choice in this state is part of a turn."""
        return True

    def note(self, before: Any, command: Any, after: Any) -> bool:
        """Take a command, with the states before and after it; gives whether it ended a turn."""
        return bool(before.actor != after.actor)


def play_match(match: Match) -> Result:
    state, played, times = play_course(match, match.registry, match.setup, Course())
    end = match.registry.kit().progress(state, played)
    return Result(match.number, match.levels, match.chance, end.scores, end.winners, *times)


def play_course(
    match: SeatedMatch,
    registry: BotRegistry[Any, Any],
    setup: GameSetup,
    course: Course,
    follow: Callable[[Any, Any, Any], object] | None = None,
) -> tuple[Any, int, TurnTimes]:
    """Play a game; gives its last state, how many commands there were, and the times of turns by seat.

    Each bot sees only its seat's view. ``follow`` is called with each event, and the states before and after it.
    """
    kit = registry.kit()
    state = kit.opening(setup, kit.draw(setup, dealt_chance(match)), kit.versions[-1])
    bots = [registry.make_bot(level, seed) for level, seed in zip(match.levels, dealt_seeds(match), strict=True)]
    turns: list[list[float]] = [[] for _ in bots]
    spent, played = 0.0, 0
    while (seat := state.actor) is not None:
        seen, before = kit.view(state, seat), state
        begin = time.perf_counter()
        choice = bots[seat].choose(seen)
        spent += time.perf_counter() - begin
        command = course.command(state, choice)
        for event in kit.decide_for_actor(state, command):
            previous, state = state, kit.evolve(state, event)
            if follow is not None:
                follow(previous, event, state)
        played += 1
        ended = course.note(before, command, state)
        if ended:
            turns[seat].append(spent)
        if ended or not course.in_turn(before):
            spent = 0.0
    return state, played, by_turns(turns)
