# Types of the machine for squares.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.rules cimport bits


@cython.locals(found=list)
cpdef list values_of(tuple values, uint64_t board)
@cython.locals(found=list)
cpdef list square_list(uint64_t board)
@cython.locals(full=uint64_t, not_a=uint64_t, not_h=uint64_t)
cpdef uint64_t neighbours(uint64_t board) except? 0
@cython.locals(reached=uint64_t, grown=uint64_t, not_a=uint64_t, not_h=uint64_t)
cpdef uint64_t spread(uint64_t seed, uint64_t within) except? 0
