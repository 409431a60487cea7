# Types of the machine for eye.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.rules cimport bits
from torres3d.rules.squares cimport neighbours, square_list


@cython.final
cdef class Foothold:
    cdef readonly double total
    cdef readonly int needs
    cdef readonly double gain
    cdef readonly double rate


@cython.final
cdef class CastleSeen:
    cdef readonly uint64_t castle
    cdef readonly dict footholds


@cython.final
cdef class Lie:
    cdef readonly object board
    cdef readonly uint64_t kings
    cdef readonly list spots
    cdef readonly dict castles


@cython.final
cdef class Eye:
    cdef readonly int phase
    cdef readonly uint64_t king, barred
    cdef readonly double one, knight, ground, points, area, castle, top, head, step, grow, level
    cdef readonly double bonus, court, gap, next_gap, no_gap
    cdef dict _lies, _castles

    cpdef Lie lie(self, board)

    @cython.locals(
        spots=list, total=double, promise=double, climbs=list, left=uint64_t, there=uint64_t, square=int,
        spot=CastleSeen, foothold=Foothold, before=Foothold, needs=int, place=int
    )
    cpdef (double, double) look(self, Lie lie, uint64_t own, int ap, int blocks)

    @cython.locals(castle=uint64_t, spot=CastleSeen)
    cdef CastleSeen _spot(self, Lie lie, int square)

    @cython.locals(bare=uint64_t)
    cdef int _bare(self, board, uint64_t castle) except -1

    @cython.locals(size=int, grown=int, levels=list, top=int, total=double, gap=int, next_gap=int, level=int)
    cdef Foothold _foothold(self, board, uint64_t castle, uint64_t there)
