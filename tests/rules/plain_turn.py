"""All commands of a turn once more, from the text of the rules: what `legal` must list, no more and no less."""

from collections.abc import Callable, Iterator
from itertools import permutations, product

from tests.rules import plain
from tests.rules.plain import BESIDE, CORNER, Heights
from torres3d.rules import commands as c
from torres3d.rules.squares import NAMES, squares_of
from torres3d.rules.state import State


class Table:
    """A state as it lies on a table: heights and pieces by square name."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.actor if state.actor is not None else 0
        self.heights: Heights = {name: h for name, h in zip(NAMES, state.board.heights, strict=True) if h}
        self.knights = [{NAMES[square] for square in squares_of(own)} for own in state.knights]
        self.king = {NAMES[square] for square in squares_of(state.king)}
        self.own = self.knights[self.seat]
        self.taken = self.king.union(*self.knights)
        self.free = set(plain.ALL) - self.taken
        self.stacks = state.stacks[self.seat]

    def level(self, square: str) -> int:
        """The height of a square."""
        return self.heights.get(square, 0)

    def add_sites(self, own: set[str]) -> set[str]:
        """R-5.2: next to one of these knights, no higher than it."""
        return {v for k in own for v in BESIDE[k] if v in self.free and self.level(v) <= self.level(k)}

    def steps(self, knight: str) -> set[str]:
        """R-5.3 and R-5.4."""
        doors = plain.through_doors if self.state.options.door_passage == "no_rise" else plain.through_any_door
        return (plain.on_foot(self.heights, knight) | doors(self.heights, knight)) & self.free

    def leaps(self, knight: str) -> Iterator[str]:
        """R-8.10."""
        jumpable = {
            "opponent_knight": set[str]().union(*self.knights) - self.own,
            "any_knight": set[str]().union(*self.knights),
            "any_piece": self.taken,
        }[self.state.options.leap_over]
        for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            over, land = plain.off(knight, x, y), plain.off(knight, 2 * x, 2 * y)
            if over in jumpable and land in self.free and self.level(land) <= self.level(knight) + 1:
                yield land


def _turn(table: Table) -> Iterator[c.Command]:
    state = table.state
    if state.ap >= 1:
        yield c.Score()
        for knight in table.own:
            yield from (c.Move(knight, target) for target in table.steps(knight))
        sites = [square for square in table.free if plain.may_build(table.heights, square)]
        for index, blocks in enumerate(table.stacks):
            if blocks and state.stack in (None, index):
                yield from (c.Build(square, index) for square in sites)
        deck = {"common": 0, "own": table.seat}.get(state.options.deck)
        if deck is not None and state.decks[deck] and len(state.bought) < 2:
            yield c.Buy()
    if state.ap >= 2 and len(table.own) < 6:
        yield from (c.AddKnight(square) for square in table.add_sites(table.own))
    if state.played is None:
        for card in set(state.hands[table.seat]):
            yield from PLAYS[card](table)
    yield from _ends(table)


def _moving(card: str, targets: Callable[[Table, str], set[str]]) -> Callable[[Table], Iterator[c.Command]]:
    def ways(table: Table) -> Iterator[c.Command]:
        for knight in table.own:
            yield from (c.Play(card, from_=knight, to=v) for v in targets(table, knight) & table.free)

    return ways


def _recall(table: Table, knight: str) -> set[str]:
    if table.state.options.recall_card == "as_moved":
        return table.steps(knight)
    return table.add_sites(table.own - {knight})


def _under(table: Table) -> Iterator[c.Command]:
    for knight in table.own:
        if plain.may_push_under(table.heights, knight):
            yield from (c.Play("under", at=knight, stack=i) for i, blocks in enumerate(table.stacks) if blocks)


def _extra(table: Table) -> Iterator[c.Command]:
    if table.state.supply:
        yield from (c.Play("extra", at=v) for v in table.free if plain.may_build(table.heights, v))


def _shift(table: Table) -> Iterator[c.Command]:
    for source in set(table.heights) & table.free:
        yield from (
            c.Play("shift", from_=source, to=v) for v in table.free if plain.may_shift(table.heights, source, v)
        )


PLAYS: dict[str, Callable[[Table], Iterator[c.Command]]] = {
    "climb": _moving("climb", lambda table, k: {v for v in BESIDE[k] if table.level(v) == table.level(k) + 2}),
    "doors": _moving("doors", lambda table, k: plain.through_any_door(table.heights, k, card=True)),
    "diagonal": _moving("diagonal", lambda table, k: {v for v in CORNER[k] if table.level(v) <= table.level(k) + 1}),
    "recall": _moving("recall", _recall),
    "leap": _moving("leap", lambda table, k: set(table.leaps(k))),
    "under": _under,
    "extra": _extra,
    "shift": _shift,
    "six": lambda table: iter([c.Play("six")]),
    "seven": lambda table: iter([c.Play("seven")]),
}


def piled(stacks: list[int], blocks: int) -> Iterator[tuple[int, ...]]:
    """R-5.8: the ways to put as many blocks as fit onto stacks, none above 3."""
    fitting = min(blocks, sum(3 - held for held in stacks))
    for onto in product(range(4), repeat=len(stacks)):
        if sum(onto) == fitting and all(held + more <= 3 for held, more in zip(stacks, onto, strict=True)):
            yield onto


def _ends(table: Table) -> Iterator[c.Command]:
    state = table.state
    standing = [index for index, blocks in enumerate(table.stacks) if blocks]
    turns_left = len(state.options.stacks[state.phase - 1]) - state.round
    given: list[int | None] = [None]
    if state.stack is not None:
        given = [state.stack]
    elif len(standing) > turns_left:
        given = [*standing]
    for stack in given:
        others = [table.stacks[index] for index in standing if index != stack]
        left = 0 if stack is None else table.stacks[stack]
        yield from (c.EndTurn(stack, onto) for onto in piled(others, left))


def _keeps(table: Table) -> Iterator[c.Command]:
    offer = table.state.offer
    for card in offer:
        for order in permutations([other for other in offer if other != card]):
            for cut in range(len(order) + 1):
                top, bottom = order[:cut], order[cut:]
                if table.state.options.returned_cards == "separately" or not (top and bottom):
                    yield c.Keep(card, top, bottom)


def _king_sites(table: Table) -> set[str]:
    sites = set(table.heights) & table.free
    if table.state.options.king_move == "other_castle":
        sites -= plain.castle_of(table.heights, *table.king)
    return sites


def commands(state: State) -> set[c.Command]:
    """Every legal command, by the text of the rules."""
    table = Table(state)
    match state.stage:
        case "foundations":
            return {c.Found(square) for square in plain.ALL if plain.may_found(table.heights, square)}
        case "knights":
            return {c.PlaceKnight(square) for square in set(table.heights) & table.free}
        case "king":
            return {c.PlaceKing(square) for square in set(table.heights) & table.free}
        case "turn":
            return set(_turn(table))
        case "keep":
            return set(_keeps(table))
        case "move_king":
            return {c.LeaveKing(), *(c.PlaceKing(square) for square in _king_sites(table))}
        case "starter":
            return {c.ChooseStarter(seat) for seat in range(state.options.players)}
        case "carry":
            return {c.Carry(onto) for onto in piled(list(table.stacks), state.waiting[table.seat])}
    return set()
