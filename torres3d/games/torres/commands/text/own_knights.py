"""A player's own knights in words: level, castle, what each scores, and what one step up needs."""

from torres3d.games.torres.app.input.cheapest_knight_walks import MAX_AP, walks
from torres3d.games.torres.rules.board import castle_top, ground
from torres3d.games.torres.rules.building import BUILD_COST
from torres3d.games.torres.rules.commands import Move
from torres3d.games.torres.rules.knights import STEP_COST
from torres3d.games.torres.rules.literal_types import KNIGHTS, Seat
from torres3d.games.torres.rules.scoring import bonus_now, castle_points, castle_scores, master_now
from torres3d.games.torres.rules.squares import ADJACENT, INDEX, NAMES, Square, square_list
from torres3d.games.torres.rules.state import State
from torres3d.i18n.texts import Translate


def knight_lines(state: State, seat: Seat, say: Translate) -> list[str]:
    """A line for each knight of a player, and one for what a scoring would give."""
    own = state.knights[seat]
    scoring = {score.knight: score.points for score in castle_scores(state.board, own)}
    lines = [
        f"{_knight(state, square, scoring.get(square), say)} {_step_up(state, square, say)}"
        for square in square_list(own)
    ]
    king, master = bonus_now(state, seat), master_now(state, seat)
    total = castle_points(state.board, own) + king + master
    extra = [say("break-king", points=king)] * bool(king) + [say("break-master", points=master)] * bool(master)
    lines += [" ".join([say("text-own-total", points=total), *(f"{each}." for each in extra)])]
    return [*lines, say("tip-knights-left", knights=KNIGHTS - own.bit_count()) + "."]


def _knight(state: State, square: Square, points: int | None, say: Translate) -> str:
    level, castle = state.board.heights[square], ground(state.board.towers).castle_at[square]
    if not castle:
        return say("text-own-ground", square=NAMES[square])
    size = castle.bit_count()
    key = "text-own-scores" if points is not None else "text-own-below"
    where = say("text-own-castle", square=NAMES[square], level=level, area=size, top=castle_top(state.board, castle))
    return f"{where} {say(key, points=points or 0)}"


def _step_up(state: State, square: Square, say: Translate) -> str:
    """The cheapest way to a higher level: a walk, or a block on a square beside the knight and a step onto it."""
    heights = state.board.heights
    level = heights[square]
    ways = [(len(walk), NAMES[at], walk) for at, walk in walks(state, square, MAX_AP).items() if heights[at] > level]
    if ways:
        steps, target, walk = min(ways, key=lambda way: way[:2])
        return say("text-up-walk", level=heights[INDEX[target]], way=_way(walk), ap=steps * STEP_COST)
    sites = ADJACENT[square] & state.board.build_sites() & ~state.pieces
    raised = [at for at in square_list(sites) if heights[at] == level]
    if raised:
        squares = ", ".join(NAMES[at] for at in raised)
        return say("text-up-block", level=level + 1, squares=squares, ap=BUILD_COST + STEP_COST)
    return say("text-up-none")


def _way(walk: tuple[Move, ...]) -> str:
    return ", ".join(move.to for move in walk)
