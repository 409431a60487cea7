# C types of beam_search.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.bots.search.evaluation cimport Evaluator, ExpectedPoints
from torres3d.games.torres.bots.search.search_position cimport Fan


@cython.final
cdef class Layer:
    cdef double least_rank, least_standing
    cdef int _width, _keep, _found
    cdef list _promising, _best


@cython.locals(known=set, new=list)
cpdef list unseen(dict seen, tuple common, list owns)
@cython.locals(visited=int, fan=Fan, common=tuple, owns=list, new=list, key=tuple, layer=Layer)
cpdef int look_at_all(list fans, parent, dict seen, dict layers, Evaluator judge, int width, int keep) except -1
@cython.locals(own=uint64_t, standing=double, promise=double, rank=double)
cpdef look_at(list owns, fan, parent, ExpectedPoints outlook, Layer layer)
