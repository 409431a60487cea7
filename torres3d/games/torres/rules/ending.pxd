# Types of the machine for ending.py. What a command says of stacks is anybody's number until it was looked at.
cimport cython

from torres3d.games.torres.rules.deeds cimport EndTurn as EndTurnFields
from torres3d.games.torres.rules.fields cimport Options as OptionsFields, State as StateFields


@cython.locals(full=list)
cpdef list _givable(tuple stacks, turns)
@cython.locals(options=OptionsFields, stacks=tuple, phase=int)
cpdef int turns_left(StateFields state) except? -1
cpdef list stacks_to_give(StateFields state)
cpdef tuple _without(tuple stacks, given)
cpdef tuple other_stacks(StateFields state, given)
cpdef left_over(StateFields state, given)
cpdef tuple ways_to_end(StateFields state)
cpdef tuple decide_end_turn(StateFields state, EndTurnFields command)
cpdef room(tuple stacks)
@cython.locals(index=int)
cpdef _explain_onto(onto, tuple stacks, blocks)
cpdef lost_for_good(StateFields state, returned)
cpdef bint waits(StateFields state) except -1
