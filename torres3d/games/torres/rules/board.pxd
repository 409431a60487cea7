# C types of board.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules cimport bits, one_changed, square_bits
from torres3d.games.torres.rules.squares cimport neighbours, spread, square_list


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
    cdef Ground _ground
    cdef uint64_t _sites
    cdef bint _has_sites

    cpdef uint64_t build_sites(self) except? 0
    cpdef Ground ground(self)
    @cython.locals(height=int, grown=Board)
    cpdef Board with_block(self, int square)


cpdef uint64_t higher_in(tuple above, int height) except? 0
@cython.locals(height=int, level=uint64_t)
cpdef int height_in(tuple above, int square) except -1
@cython.locals(bit=uint64_t, level=uint64_t)
cpdef tuple raised_levels(tuple above, int square, int height)
@cython.locals(bit=uint64_t, level=uint64_t)
cpdef tuple lowered_levels(tuple above, int square, int height)
cpdef Board add_block(Board board, int square)
@cython.locals(heights=bytes)
cpdef Board lowered(Board board, int square)
@cython.locals(
    castles=list, castle_at=list, once=uint64_t, twice=uint64_t, left=uint64_t, castle=uint64_t, rim=uint64_t, square=int
)
cpdef Ground _ground(uint64_t towers)
@cython.locals(sites=uint64_t, castle=uint64_t, level=uint64_t, levels=int, size=int)
cpdef uint64_t _build_sites(tuple above, Ground lie) except? 0
@cython.locals(
    height=int, after=tuple, lie=Ground, sites=uint64_t, castles=int, rest=uint64_t, level=uint64_t, size=int
)
cpdef uint64_t _shift_sites(Board board, int source) except? 0
