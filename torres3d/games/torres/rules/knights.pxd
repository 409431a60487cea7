# C types of knights.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules cimport bits, square_bits
# What the plain program remembers is sooner found anew.
from torres3d.games.torres.rules.doors cimport _exits as exits
from torres3d.games.torres.rules.squares cimport pieces_on, square_list
from torres3d.games.torres.rules.board cimport Board
from torres3d.games.torres.rules.packed_state cimport PackedState


@cython.locals(
    heights=bytes, above=tuple, levels=int, height=int, square=int, found=uint64_t, around=uint64_t, level=uint64_t
)
cpdef uint64_t add_targets(Board board, uint64_t knights, uint64_t free) except? 0
@cython.locals(above=tuple, heights=bytes, level=int, around=uint64_t, found=uint64_t, higher=uint64_t)
cpdef uint64_t step_targets(Board board, int source, uint64_t free, passage) except? 0
@cython.locals(left=int)
cpdef require_ap(PackedState state, int cost)
@cython.locals(own=uint64_t)
cpdef require_own_knight(PackedState state, int square)
cpdef require_free(PackedState state, int square)
@cython.locals(beside=uint64_t, heights=bytes)
cpdef explain_add(PackedState state, int target, uint64_t knights)
@cython.locals(free=uint64_t)
cpdef explain_step(PackedState state, int source, int target)
