# C types of evaluation.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.bots.search.castle_cache cimport CastleCache, BoardView
from torres3d.games.torres.bots.search.search_position cimport TurnScene
from torres3d.games.torres.rules cimport one_changed
from torres3d.games.torres.rules.board cimport Board as BoardFields


@cython.final
cdef class ExpectedPoints:
    cdef Evaluator judge
    cdef BoardFields board
    cdef CastleCache eye
    cdef BoardView lie
    cdef double fixed, rivals, hand, blocks, stood, error
    cdef uint64_t salt
    cdef int ap, most
    cdef bint mastered

    @cython.locals(seen=double, promise=double, total=double, mastered=double)
    cpdef (double, double) look(self, uint64_t own)


@cython.final
cdef class Evaluator:
    cdef readonly TurnScene scene
    cdef readonly CastleCache eye
    cdef readonly double fixed, error, promise
    cdef readonly bint mastered
    cdef dict _rival_points, _hands, _blocks
    cdef dict __dict__  # what else is known of the turn

    cpdef ExpectedPoints outlook(self, tuple common)

    @cython.locals(rivals=double, seen=double, weight=double, eye=CastleCache)
    cpdef double rivals_on(self, BoardFields board) except? -1

    cpdef double hand_without(self, played) except? -1

    @cython.locals(key=tuple, found=tuple)
    cpdef tuple blocks_of(self, tuple stacks, stack)

    cpdef double masters(self, BoardFields board, own) except? -1
