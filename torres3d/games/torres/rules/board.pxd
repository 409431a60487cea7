# Types of the machine for board.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules cimport bits
from torres3d.games.torres.rules.squares cimport neighbours, spread, square_list


ctypedef const unsigned char *p_heights


@cython.final
@cython.no_gc
cdef class Ground:
    cdef readonly tuple castles, castle_at
    cdef readonly uint64_t beside_one, beside_none


@cython.final
@cython.no_gc
cdef class Board:
    cdef readonly bytes heights
    cdef readonly tuple above
    cdef uint64_t _sites
    cdef bint _has_sites

    cpdef uint64_t build_sites(self) except? 0


cpdef uint64_t higher_in(tuple above, int height) except? 0
@cython.locals(height=int, level=uint64_t)
cpdef int height_in(tuple above, int square) except -1
@cython.locals(bit=uint64_t, level=uint64_t, levels=list)
cpdef tuple raised_levels(tuple above, int square, int height)
@cython.locals(bit=uint64_t, level=uint64_t)
cpdef tuple lowered_levels(tuple above, int square, int height)
@cython.locals(held=bytes, heights=p_heights, height=int)
cpdef Board add_block(Board board, int square)
@cython.locals(heights=bytes, height=int)
cpdef Board lowered(Board board, int square)
@cython.locals(
    castles=list, castle_at=list, once=uint64_t, twice=uint64_t, left=uint64_t, castle=uint64_t, rim=uint64_t, square=int
)
cpdef Ground _ground(uint64_t towers)
@cython.locals(lie=Ground, sites=uint64_t, castle=uint64_t, level=uint64_t, levels=int, size=int)
cpdef uint64_t _build_sites(tuple above) except? 0
@cython.locals(
    height=int, after=tuple, lie=Ground, before=Ground, sites=uint64_t, castles=int, rest=uint64_t, level=uint64_t, size=int
)
cpdef uint64_t _shift_sites(Board board, int source) except? 0
