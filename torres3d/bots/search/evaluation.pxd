# Types of the machine for evaluation.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.bots.search.eye cimport Eye, Lie


@cython.final
cdef class Outlook:
    cdef object judge, board
    cdef Eye eye
    cdef Lie lie
    cdef double fixed, rivals, hand, blocks
    cdef int ap, most
    cdef bint mastered

    @cython.locals(seen=double, promise=double, total=double)
    cpdef (double, double) look(self, uint64_t own)
