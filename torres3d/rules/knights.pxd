# Types of the machine for knights.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.rules cimport bits


@cython.locals(
    heights=bytes, above=tuple, levels=int, height=int, square=int, found=uint64_t, around=uint64_t, level=uint64_t
)
cpdef uint64_t add_targets(board, uint64_t knights, uint64_t free) except? 0
@cython.locals(above=tuple, heights=bytes, level=int, around=uint64_t, found=uint64_t, higher=uint64_t)
cpdef uint64_t step_targets(board, int source, uint64_t free, passage) except? 0
