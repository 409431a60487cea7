# Types of the machine for legal.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.rules cimport bits
from torres3d.rules.knights cimport add_targets, step_targets
from torres3d.rules.squares cimport square_list, values_of


@cython.locals(found=list, own=uint64_t, pieces=uint64_t, full=uint64_t, free=uint64_t, ap=int, source=int, sites=uint64_t, stack=int)
cpdef list _turn(state)
