"""The course of the game once more, from the text of the rules: who is next, phases, the king, blocks carried over."""

from typing import TypeVar

from tests.games.torres.rules.plain_scoring import scored
from tests.games.torres.rules.plain_table import Table, replace
from tests.games.torres.rules.plain_turn import king_sites, piled

T = TypeVar("T")


def leader(table: Table) -> int:
    """R-4.5: the player with the most points; while all markers are at 0 it stays as it was."""
    return table.scores.index(max(table.scores)) if any(table.scores) else table.start


def fewest(table: Table) -> int:
    """R-10.1: the player with the fewest points; of several at 0 the last in the turn order."""
    order = [(table.start + i) % table.players for i in range(table.players)]
    return max(order, key=lambda seat: (-table.scores[seat], order.index(seat)))


def turn_begun(table: Table, seat: int) -> Table:
    """R-5.1: five action points."""
    return replace(table, stage="turn", actor=seat, ap=5)


def placed(table: Table) -> Table:
    """R-3.2, R-3.4: who places next in the set-up, and what."""
    if table.stage == "foundations":
        if len(table.heights) == 8:
            return replace(table, stage="knights", actor=0)
        return replace(table, actor=(table.seat + 1) % table.players)
    if all(table.knights):
        return replace(table, stage="king")
    return replace(table, actor=(table.seat + 1) % table.players)


def turn_over(table: Table) -> Table:
    """R-4.1, R-4.3: the next player, the next round, or the scoring."""
    seat = (table.seat + 1) % table.players
    if seat != table.start:
        return turn_begun(table, seat)
    if table.turns_left:
        start = leader(table) if table.options.mode == "master" else table.start
        return turn_begun(replace(table, round=table.round + 1, start=start), start)
    return after_scoring(scored(table))


def after_scoring(table: Table) -> Table:
    """R-4.3, R-4.4, R-10.1: the end of the game, or the king."""
    if table.phase == 3:
        most = max(table.scores)
        winners = tuple(seat for seat, score in enumerate(table.scores) if score == most)
        return replace(table, stage="over", actor=None, winners=winners)
    if king_sites(table):
        return replace(table, stage="move_king", actor=fewest(table))
    return after_king(table)


def after_king(table: Table) -> Table:
    """R-4.5, R-10.2: who starts the next phase."""
    if table.options.mode == "master":
        return phase_begun(table, leader(table))
    match table.options.next_phase_start:
        case "same":
            return phase_begun(table, table.start)
        case "lowest":
            return phase_begun(table, fewest(table))
    return replace(table, stage="starter", actor=fewest(table))


def phase_begun(table: Table, start: int) -> Table:
    """R-4.2: everybody takes the stacks of the phase."""
    stacks = table.options.stacks[table.phase]
    taken = table.players * sum(stacks)
    table = replace(table, phase=table.phase + 1, round=1, start=start, stacks=(stacks,) * table.players)
    return carried_on(replace(table, supply=table.supply - taken))


def carried_on(table: Table) -> Table:
    """R-5.10: blocks waiting go onto the new stacks, clockwise from the start player; a choice is asked for."""
    for i in range(table.players):
        seat = (table.start + i) % table.players
        if table.waiting[seat]:
            ways = list(piled(list(table.stacks[seat]), table.waiting[seat]))
            if len(ways) > 1:
                return replace(table, stage="carry", actor=seat)
            table = carried(table, seat, ways[0])
    return turn_begun(table, table.start)


def carried(table: Table, seat: int, onto: tuple[int, ...]) -> Table:
    """The blocks of a seat that were waiting go onto its stacks; what does not fit stays in the supply."""
    grown = tuple(held + more for held, more in zip(table.stacks[seat], onto, strict=True))
    return replace(
        table,
        stacks=put(table.stacks, seat, grown),
        waiting=put(table.waiting, seat, 0),
        supply=table.supply - sum(onto),
    )


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The values with another one at an index."""
    return tuple(value if place == index else old for place, old in enumerate(values))
