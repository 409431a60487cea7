"""All commands of a turn once more, from the text of the rules: what `legal` must list, no more and no less."""

from collections.abc import Callable, Iterator
from itertools import permutations, product

from tests.games.torres.rules import plain
from tests.games.torres.rules.plain import BESIDE, CORNER
from tests.games.torres.rules.plain_table import Table
from torres3d.games.torres.rules import commands as c


def _turn(table: Table) -> Iterator[c.Command]:
    if table.ap >= 1:
        yield c.Score()
        for knight in table.own:
            yield from (c.Move(knight, target) for target in table.steps(knight))
        sites = [square for square in table.free if plain.may_build(table.heights, square)]
        for index, blocks in enumerate(table.own_stacks):
            if blocks and table.used in (None, index):
                yield from (c.Build(square, index) for square in sites)
        deck = {"common": 0, "own": table.seat}.get(table.options.deck)
        if deck is not None and table.decks[deck] and len(table.bought) < 2:
            yield c.Buy()
    if table.ap >= 2 and len(table.own) < 6:
        yield from (c.AddKnight(square) for square in table.add_sites(table.own))
    if table.played is None:
        for card in set(table.hands[table.seat]):
            yield from PLAYS[card](table)
    yield from _ends(table)


def _moving(card: str, targets: Callable[[Table, str], set[str]]) -> Callable[[Table], Iterator[c.Command]]:
    def ways(table: Table) -> Iterator[c.Command]:
        for knight in table.own:
            yield from (c.Play(card, from_=knight, to=v) for v in targets(table, knight) & table.free)

    return ways


def _recall(table: Table, knight: str) -> set[str]:
    if table.options.recall_card == "as_moved":
        return table.steps(knight)
    return table.add_sites(table.own - {knight})


def _under(table: Table) -> Iterator[c.Command]:
    for knight in table.own:
        if plain.may_push_under(table.heights, knight):
            yield from (c.Play("under", at=knight, stack=i) for i, blocks in enumerate(table.own_stacks) if blocks)


def _extra(table: Table) -> Iterator[c.Command]:
    if table.supply:
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
    stacks = table.own_stacks
    standing = [index for index, blocks in enumerate(stacks) if blocks]
    given: list[int | None] = [None]
    if table.used is not None:
        given = [table.used]
    elif len(standing) > table.turns_left:
        given = [*standing]
    for stack in given:
        others = [stacks[index] for index in standing if index != stack]
        left = 0 if stack is None else stacks[stack]
        yield from (c.EndTurn(stack, onto) for onto in piled(others, left))


def _keeps(table: Table) -> Iterator[c.Command]:
    offer = table.offer
    for card in offer:
        for order in permutations([other for other in offer if other != card]):
            for cut in range(len(order) + 1):
                top, bottom = order[:cut], order[cut:]
                if table.options.returned_cards == "separately" or not (top and bottom):
                    yield c.Keep(card, top, bottom)


def king_sites(table: Table) -> set[str]:
    """R-10.1: where the king may go."""
    sites = set(table.heights) & table.free
    if table.options.king_move == "other_castle":
        sites -= plain.castle_of(table.heights, *table.king)
    return sites


def commands(table: Table) -> set[c.Command]:
    """Every legal command, by the text of the rules."""
    match table.stage:
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
            return {c.LeaveKing(), *(c.PlaceKing(square) for square in king_sites(table))}
        case "starter":
            return {c.ChooseStarter(seat) for seat in range(table.options.players)}
        case "carry":
            return {c.Carry(onto) for onto in piled(list(table.own_stacks), table.waiting[table.seat])}
    return set()
