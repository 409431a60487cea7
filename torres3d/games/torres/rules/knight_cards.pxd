# C types of knight_cards.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules cimport square_bits
from torres3d.games.torres.rules.board cimport higher_in
# What the plain program remembers is sooner found anew.
from torres3d.games.torres.rules.doors cimport _card_exits as card_exits
from torres3d.games.torres.rules.knights cimport add_targets, step_targets
from torres3d.games.torres.rules.squares cimport pieces_on
from torres3d.games.torres.rules.packed_state cimport PackedState


@cython.locals(above=tuple, level=int, higher=uint64_t)
cpdef uint64_t climb_targets(PackedState state, int source, uint64_t free) except? 0
cpdef uint64_t doors_targets(PackedState state, int source, uint64_t free) except? 0
@cython.locals(higher=uint64_t)
cpdef uint64_t diagonal_targets(PackedState state, int source, uint64_t free) except? 0
@cython.locals(own=uint64_t, left=uint64_t)
cpdef uint64_t recall_targets(PackedState state, int source, uint64_t free) except? 0
@cython.locals(own=uint64_t)
cpdef uint64_t leapable(PackedState state) except? 0
@cython.locals(over=uint64_t, found=uint64_t, jumped=int, land=int, higher=uint64_t)
cpdef uint64_t leap_targets(PackedState state, int source, uint64_t free) except? 0
