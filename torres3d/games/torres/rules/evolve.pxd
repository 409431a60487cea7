# Types of the machine for evolve.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules.board cimport add_block, lowered
from torres3d.games.torres.rules.deeds cimport (
    BlockBuilt as BlockBuiltFields, KnightMoved as KnightMovedFields, MarkerMoved as MarkerMovedFields,
    TurnEnded as TurnEndedFields
)
from torres3d.games.torres.rules.ending cimport turns_left
from torres3d.games.torres.rules.fields cimport State as StateFields


cpdef evolve(StateFields state, event)
@cython.locals(changed=list)
cpdef tuple _put(tuple values, index, value)
@cython.locals(stacks=tuple)
cpdef tuple _take_from_stack(StateFields state, seat, stack)
@cython.locals(knights=uint64_t)
cpdef _knight_placed(StateFields state, event)
@cython.locals(knights=uint64_t)
cpdef _knight_added(StateFields state, event)
@cython.locals(left=uint64_t, knights=uint64_t)
cpdef _knight_moved(StateFields state, KnightMovedFields event)
@cython.locals(held=list)
cpdef _turn_ended(StateFields state, TurnEndedFields event)
cpdef _built(StateFields state, BlockBuiltFields event)
cpdef _marker_moved(StateFields state, MarkerMovedFields event)
cpdef _turn_began(StateFields state, event)
cpdef _played(StateFields state, event)
