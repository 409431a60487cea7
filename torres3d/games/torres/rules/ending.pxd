# C types of ending.py.
cimport cython

from torres3d.games.torres.rules.packed_state cimport PackedState, packed


@cython.locals(full=list)
cpdef list _givable(tuple stacks, turns)
@cython.locals(now=PackedState)
cpdef int turns_left(state) except? -1
cpdef list stacks_to_give(state)
cpdef tuple _without(tuple stacks, given)
cpdef tuple other_stacks(state, given)
@cython.locals(now=PackedState)
cpdef left_over(state, given)
@cython.locals(now=PackedState, stacks=tuple, endings=dict, known=dict, turns=int, key=int, found=tuple)
cpdef tuple ways_to_end(state)
cpdef tuple decide_end_turn(PackedState state, command)
cpdef room(tuple stacks)
@cython.locals(index=int)
cpdef _explain_onto(onto, tuple stacks, blocks)
cpdef lost_for_good(state, returned)
cpdef bint waits(state) except -1
