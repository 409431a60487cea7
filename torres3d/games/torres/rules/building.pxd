# C types of building.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules.packed_state cimport PackedState
from torres3d.games.torres.rules.knights cimport require_free


@cython.locals(stacks=tuple)
cpdef list usable_stacks(PackedState state)
@cython.locals(stacks=tuple)
cpdef require_stack(PackedState state, stack)
@cython.locals(sites=uint64_t)
cpdef explain_build(PackedState state, int square)
