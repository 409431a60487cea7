"""Action space: a number for every command that any game of Torres may ask for; learners choose from them.

A number means the same command in every position, edition and mode. It does not depend on the order of knights or
offers, so it needs no state, and whatever a network learned about a number holds everywhere. Only commands that
geometry or the stacks always rule out are missing, such as a walk to a square far away.
"""

from collections.abc import Iterator
from itertools import combinations, permutations, product

from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.cards import CARDS, ApCard, BlockCard, Gait, KnightCard, LiftCard
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, OFFER, STACK_LIMIT, ActionCard
from torres3d.games.torres.rules.squares import ADJACENT, DIAGONALS, LEAPS, square_list

MOST_PLAYERS = 4
MOST_STACKS = 4
"""Number of a phase's stacks with actions; the editions have three or four."""
REACHES: dict[Gait, tuple[tuple[int, ...], ...]] = {
    "walk": tuple(tuple(square_list(squares | aslant)) for squares, aslant in zip(ADJACENT, DIAGONALS, strict=True)),
    "leap": tuple(tuple(landing for _, landing in pairs) for pairs in LEAPS),
}
"""The squares within reach of each square, for cards whose knight goes a short way."""
ANYWHERE = (tuple(range(len(c.SQUARE_NAMES))),) * len(c.SQUARE_NAMES)
_MORE = range(STACK_LIMIT)
"""Blocks that can be added to a stack that holds one."""


def _pairs(gait: Gait = "flight") -> Iterator[tuple[c.SquareName, c.SquareName]]:
    """The squares between which a knight can go with a gait: any two, or those of `REACHES`."""
    reached = REACHES.get(gait, ANYWHERE)
    for source, name in enumerate(c.SQUARE_NAMES):
        yield from ((name, c.SQUARE_NAMES[target]) for target in reached[source] if target != source)


def _plays(card: ActionCard) -> Iterator[c.Play]:
    match CARDS[card]:
        case KnightCard(gait=gait):
            yield from (c.Play(card, from_=source, to=target) for source, target in _pairs(gait))
        case BlockCard():
            yield from (c.Play(card, from_=source, to=target) for source, target in _pairs())
        case LiftCard():
            yield from (c.Play(card, at=at, stack=stack) for stack in range(MOST_STACKS) for at in c.SQUARE_NAMES)
        case ApCard():
            yield c.Play(card)
        case _:
            yield from (c.Play(card, at=at) for at in c.SQUARE_NAMES)


def _keeps() -> Iterator[c.Keep]:
    """All ways to keep a card of an offer of different cards and return the others."""
    for offered in range(1, OFFER + 1):
        for offer in combinations(ACTION_CARDS, offered):
            for card in offer:
                for order in permutations([other for other in offer if other != card]):
                    yield from (c.Keep(card, order[:cut], order[cut:]) for cut in range(offered))


def _endings() -> Iterator[c.EndTurn]:
    """All ways to give up a stack and put its blocks, at most three, on stacks that still hold some."""
    for stack in (None, *range(MOST_STACKS)):
        for others in range(MOST_STACKS):
            for onto in product(_MORE, repeat=others):
                if sum(onto) <= (0 if stack is None else STACK_LIMIT):
                    yield c.EndTurn(stack, onto)


def _carries() -> Iterator[c.Carry]:
    for stacks in range(1, MOST_STACKS + 1):
        yield from (c.Carry(onto) for onto in product(_MORE, repeat=stacks))


def _kinds() -> Iterator[tuple[str, list[Command]]]:
    yield "found", [c.Found(at) for at in c.SQUARE_NAMES]
    yield "place_knight", [c.PlaceKnight(at) for at in c.SQUARE_NAMES]
    yield "place_king", [c.PlaceKing(at) for at in c.SQUARE_NAMES]
    yield "leave_king", [c.LeaveKing()]
    yield "choose_starter", [c.ChooseStarter(seat) for seat in range(MOST_PLAYERS)]
    yield "add_knight", [c.AddKnight(at) for at in c.SQUARE_NAMES]
    yield "move", [c.Move(source, target) for source, target in _pairs()]
    yield "build", [c.Build(at, stack) for stack in range(MOST_STACKS) for at in c.SQUARE_NAMES]
    yield "buy", [c.Buy()]
    yield "score", [c.Score()]
    for card in ACTION_CARDS:
        yield f"play {card}", [*_plays(card)]
    yield "keep", [*_keeps()]
    yield "end_turn", [*_endings()]
    yield "carry", [*_carries()]


def _numbered() -> tuple[tuple[Command, ...], dict[str, range]]:
    commands: list[Command] = []
    ranges: dict[str, range] = {}
    for kind, more in _kinds():
        ranges[kind] = range(len(commands), len(commands) + len(more))
        commands += more
    return tuple(commands), ranges


COMMANDS, RANGES = _numbered()
"""Commands by their numbers, and the numbers of each kind of command; a play is under the name of its card."""
NUMBERS: dict[Command, int] = {command: number for number, command in enumerate(COMMANDS)}
"""Number of each command."""
