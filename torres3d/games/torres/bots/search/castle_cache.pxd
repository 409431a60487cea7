# C types of castle_cache.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.bots.search.features cimport blocks_to_bonus, blocks_to_climb, castle_features
from torres3d.games.torres.rules cimport bits
from torres3d.games.torres.rules.board cimport Board as BoardFields
from torres3d.games.torres.rules.squares cimport neighbours, square_list


@cython.final
cdef class KnightValue:
    cdef readonly double total
    cdef readonly int needs
    cdef readonly double gain
    cdef readonly double rate


@cython.final
@cython.no_gc
cdef class CastleSeen:
    cdef readonly uint64_t castle
    cdef readonly int bare, number
    cdef readonly dict known


@cython.final
@cython.no_gc
cdef class GroundSeen:
    cdef readonly list castle_at
    cdef readonly int castles


@cython.final
@cython.no_gc
cdef class BoardView:
    cdef readonly BoardFields board
    cdef readonly GroundSeen ground
    cdef readonly list known


@cython.final
cdef class CastleCache:
    cdef readonly int phase
    cdef readonly uint64_t king, barred, others
    cdef readonly double one, knight, ground, points, climb, bonus, no_gap, kings, alone
    cdef readonly tuple by_castle
    cdef dict _lies, _grounds, _castles

    @cython.locals(lie=BoardView)
    cpdef BoardView view(self, BoardFields board)

    @cython.locals(ground=GroundSeen)
    cpdef BoardView uncached_view(self, BoardFields board)

    @cython.locals(
        ground=GroundSeen, castle_at=list, known=list, total=double, promise=double, climbs=list, left=uint64_t,
        there=uint64_t, castle=CastleSeen, footholds=dict, foothold=KnightValue, before=KnightValue, needs=int, place=int
    )
    cpdef (double, double) look(self, BoardView lie, uint64_t own, int ap, int blocks)

    @cython.locals(castle_at=list, beside=uint64_t, castle=uint64_t, bare=int, square=int)
    cdef GroundSeen _ground(self, towers)

    @cython.locals(within=uint64_t, level=uint64_t, part=uint64_t, levels=list, key=tuple)
    cdef dict _footholds(self, BoardFields board, CastleSeen castle)

    @cython.locals(
        within=uint64_t, size=int, levels=list, top=int, total=double, points=double, levels_won=int, its=tuple,
        weight=double, value=double, found=KnightValue, crowned=KnightValue
    )
    cdef KnightValue _foothold(self, BoardFields board, CastleSeen castle, uint64_t there)
