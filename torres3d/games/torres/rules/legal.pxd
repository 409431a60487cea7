# C types of legal.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules cimport bits, square_tables
from torres3d.games.torres.rules.board cimport Board
from torres3d.games.torres.rules.building cimport usable_stacks
from torres3d.games.torres.rules.buying cimport can_buy
from torres3d.games.torres.rules.ending cimport ways_to_end
from torres3d.games.torres.rules.packed_state cimport PackedState, packed
from torres3d.games.torres.rules.knights cimport add_targets, step_targets
from torres3d.games.torres.rules.playing cimport plays
from torres3d.games.torres.rules.squares cimport pieces_on


@cython.locals(now=PackedState)
cpdef list legal(state)
cpdef _add_moves(list found, int source, uint64_t targets)
cpdef _builds_from(int stack)
@cython.locals(
    found=list, board=Board, own=uint64_t, left=uint64_t, free=uint64_t, ap=int, source=int, stacks=list, sites=uint64_t,
    stack=int, step_cost=int, add_cost=int, build_cost=int, score_cost=int
)
cpdef list _turn(PackedState state)
