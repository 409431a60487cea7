# C types of squares.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules cimport bits, square_tables


@cython.locals(found=list)
cpdef list square_list(uint64_t board)
@cython.locals(taken=uint64_t, own=uint64_t)
cpdef uint64_t pieces_on(tuple knights, uint64_t king) except? 0
@cython.locals(full=uint64_t, not_a=uint64_t, not_h=uint64_t)
cpdef uint64_t neighbours(uint64_t board) except? 0
@cython.locals(reached=uint64_t, grown=uint64_t, not_a=uint64_t, not_h=uint64_t)
cpdef uint64_t spread(uint64_t seed, uint64_t within) except? 0
