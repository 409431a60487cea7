# Types of the machine for evolve.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.rules.board cimport lowered, raised


cpdef evolve(state, event)
@cython.locals(changed=list)
cpdef tuple _put(tuple values, index, value)
@cython.locals(stacks=tuple)
cpdef tuple _take_from_stack(state, seat, stack)
@cython.locals(knights=uint64_t)
cpdef _knight_placed(state, event)
@cython.locals(knights=uint64_t)
cpdef _knight_added(state, event)
@cython.locals(left=uint64_t, knights=uint64_t)
cpdef _knight_moved(state, event)
@cython.locals(held=list)
cpdef _turn_ended(state, event)
