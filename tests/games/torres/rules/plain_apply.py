"""What a command does, once more, from the text of the rules: the second reading's own game."""

from tests.games.torres.rules import plain
from tests.games.torres.rules.plain_course import (
    after_king,
    carried,
    carried_on,
    phase_begun,
    placed,
    put,
    turn_begun,
    turn_over,
)
from tests.games.torres.rules.plain_scoring import pushed_on
from tests.games.torres.rules.plain_table import Table, replace
from torres3d.games.torres.rules import commands as c


def applied(table: Table, command: c.Command) -> Table:
    """The table after a legal command."""
    match command:
        case c.Found(at):
            return placed(replace(table, heights=plain.raised(table.heights, at), supply=table.supply - 1))
        case c.PlaceKnight(at):
            return placed(_with_own(table, table.own | {at}))
        case c.PlaceKing(at):
            done = replace(table, king=frozenset({at}))
            return turn_begun(done, done.start) if table.stage == "king" else after_king(done)
        case c.LeaveKing():
            return after_king(table)
        case c.ChooseStarter(seat):
            return phase_begun(table, seat)
        case c.Carry(onto):
            return carried_on(carried(table, table.seat, onto))
        case c.EndTurn(given, onto):
            return turn_over(_ended(table, given, onto))
        case c.Keep(card, top, bottom):
            deck = (*top, *table.decks[table.seat], *bottom)
            decks = put(table.decks, table.seat, deck)
            return replace(table, stage="turn", decks=decks, bought=(*table.bought, card), offer=())
    return _acted(table, command)


def _acted(table: Table, command: c.Command) -> Table:
    """R-5.1: what costs action points, and the cards, which do not."""
    match command:
        case c.AddKnight(at):
            return _with_own(replace(table, ap=table.ap - 2), table.own | {at})
        case c.Move(source, target):
            return _with_own(replace(table, ap=table.ap - 1), table.own - {source} | {target})
        case c.Build(at, stack):
            return _from_stack(replace(table, ap=table.ap - 1, used=stack), at, stack)
        case c.Score():
            return pushed_on(replace(table, ap=table.ap - 1), table.seat, 1)
        case c.Buy():
            return _bought(replace(table, ap=table.ap - 1))
        case c.Play(card):
            hand = list(table.hands[table.seat])
            hand.remove(card)
            return _played(replace(table, played=card, hands=put(table.hands, table.seat, tuple(hand))), command)
    raise AssertionError(command)


def _bought(table: Table) -> Table:
    """R-6.1: the top card of the common deck; R-6.2: the top three of the own deck are looked at."""
    if table.options.deck == "common":
        (deck,) = table.decks
        return replace(table, decks=(deck[1:],), bought=(*table.bought, deck[0]))
    deck = table.decks[table.seat]
    return replace(table, stage="keep", offer=deck[:3], decks=put(table.decks, table.seat, deck[3:]))


def _played(table: Table, play: c.Play) -> Table:
    """R-8: the effects of the cards. A card from square to square moves a knight, but for `shift`."""
    match play.card:
        case "six":
            return replace(table, ap=table.ap + 1)
        case "seven":
            return replace(table, ap=table.ap + 2)
        case "under":
            return _from_stack(table, play.at, play.stack)
        case "extra":
            return replace(table, heights=plain.raised(table.heights, play.at), supply=table.supply - 1)
        case "shift":
            rest = plain.raised(table.heights, play.from_, -1)
            return replace(table, heights=plain.raised(rest, play.to))
    return _with_own(table, table.own - {play.from_} | {play.to})


def _ended(table: Table, given: int | None, onto: tuple[int, ...]) -> Table:
    """R-5.8 to R-5.10: the stack given up, its blocks, and the cards bought."""
    stacks = table.own_stacks
    others = [blocks for index, blocks in enumerate(stacks) if blocks and index != given]
    left = (0 if given is None else stacks[given]) - sum(onto)
    grown = tuple(held + more for held, more in zip(others, onto, strict=True))
    waits = table.options.leftover_blocks == "carry" and not table.turns_left
    seat = table.seat
    return replace(
        table,
        stacks=put(table.stacks, seat, grown),
        supply=table.supply + left,
        waiting=put(table.waiting, seat, left) if left and waits else table.waiting,
        hands=put(table.hands, seat, tuple(sorted((*table.hands[seat], *table.bought)))),
        bought=(),
        ap=0,
        used=None,
        played=None,
    )


def _from_stack(table: Table, at: str, stack: int) -> Table:
    """A block goes from one of the actor's stacks onto or under what is on a square."""
    stacks = put(table.own_stacks, stack, table.own_stacks[stack] - 1)
    heights = plain.raised(table.heights, at)
    return replace(table, heights=heights, stacks=put(table.stacks, table.seat, stacks))


def _with_own(table: Table, own: frozenset[str]) -> Table:
    return replace(table, knights=put(table.knights, table.seat, own))
