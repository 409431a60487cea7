# Types of the machine for evaluation.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.bots.search.castle_cache cimport Eye, Lie
from torres3d.games.torres.bots.search.search_position cimport TurnScene
from torres3d.games.torres.rules.fields cimport Board as BoardFields


@cython.final
cdef class Outlook:
    cdef Evaluator judge
    cdef BoardFields board
    cdef Eye eye
    cdef Lie lie
    cdef double fixed, rivals, hand, blocks, stood
    cdef int ap, most
    cdef bint mastered

    @cython.locals(seen=double, promise=double, total=double, mastered=double)
    cpdef (double, double) look(self, uint64_t own)


@cython.final
cdef class Evaluator:
    cdef readonly TurnScene scene
    cdef readonly Eye eye
    cdef readonly double fixed
    cdef readonly bint mastered
    cdef dict _rival_points, _hands, _blocks
    cdef dict __dict__  # what else is known of the turn

    cpdef Outlook outlook(self, tuple common)

    @cython.locals(rivals=double, seen=double, weight=double, eye=Eye)
    cpdef double rivals_on(self, BoardFields board) except? -1

    cpdef double hand_without(self, played) except? -1

    @cython.locals(key=tuple, found=tuple)
    cpdef tuple blocks_of(self, tuple stacks, stack)

    cpdef double masters(self, BoardFields board, own) except? -1
