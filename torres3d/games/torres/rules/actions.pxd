# C types of actions.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules cimport bits
from torres3d.games.torres.rules.building cimport explain_build, require_stack
from torres3d.games.torres.rules.packed_state cimport PackedState
from torres3d.games.torres.rules.evolve cimport build, go
from torres3d.games.torres.rules.knights cimport explain_add, explain_step, require_ap, require_own_knight


@cython.locals(knights=uint64_t, target=int)
cpdef tuple decide_add_knight(PackedState state, command)
@cython.locals(source=int, target=int)
cpdef tuple decide_move(PackedState state, command)
@cython.locals(source=int, target=int)
cpdef move_in_place(PackedState state, command)
cpdef _require_move(PackedState state, int source, int target)
@cython.locals(square=int)
cpdef tuple decide_build(PackedState state, command)
@cython.locals(square=int)
cpdef build_in_place(PackedState state, command)
cpdef _require_build(PackedState state, int square, stack)
