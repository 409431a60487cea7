# C types of evolve.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules cimport one_changed, square_bits
from torres3d.games.torres.rules.board cimport add_block, lowered
from torres3d.games.torres.rules.packed_state cimport PackedState


cpdef evolve(state, event)
cpdef evolve_in_place(PackedState state, event)
cpdef _founded(PackedState state, event)
@cython.locals(seat=int, knights=uint64_t)
cpdef _knight_placed(PackedState state, event)
@cython.locals(seat=int, knights=uint64_t)
cpdef _knight_added(PackedState state, event)
cpdef _knight_moved(PackedState state, event)
@cython.locals(knights=uint64_t)
cpdef go(PackedState state, int seat, int source, int target, int ap)
cpdef _carried(PackedState state, event)
@cython.locals(stacks=tuple, left=int)
cpdef _take_from_stack(PackedState state, int seat, int stack)
cpdef _built(PackedState state, event)
cpdef build(PackedState state, int seat, int square, int stack, int ap)
cpdef _marker_moved(PackedState state, event)
@cython.locals(seat=int, returned=int, held=list)
cpdef _turn_ended(PackedState state, event)
cpdef _turn_began(PackedState state, event)
cpdef _played(PackedState state, event)
