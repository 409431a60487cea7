# C types of search_position.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules cimport one_changed
from torres3d.games.torres.rules.board cimport Board as BoardFields
from torres3d.games.torres.rules.knights cimport add_targets, step_targets
from torres3d.games.torres.rules.packed_state cimport PackedState
from torres3d.games.torres.rules.playing cimport plays
from torres3d.games.torres.rules.squares cimport square_list


@cython.final
@cython.no_gc
cdef class Fan:
    cdef readonly tuple common
    cdef readonly list owns
    cdef readonly object strides, source
    cdef readonly uint64_t left


cpdef list with_each(uint64_t left, uint64_t targets)


@cython.final
cdef class TurnScene:
    cdef readonly object state
    cdef readonly object passage
    cdef readonly int seat
    cdef readonly tuple hand, cards
    cdef readonly uint64_t others, shut, awake
    cdef readonly bint doors, adds, may_buy
    cdef readonly dict boards
    cdef dict _ways
    cdef dict __dict__  # what is said of the scene besides

    @cython.locals(
        board=BoardFields, found=list, own=uint64_t, free=uint64_t, ap=int, rest=int, source=int, square=int, stacks=tuple,
        after=tuple, index=int
    )
    cpdef list steps(self, position)

    @cython.locals(
        board=BoardFields, found=list, own=uint64_t, free=uint64_t, ap=int, rest=int, source=int, steps=int, squares=uint64_t
    )
    cpdef list journeys(self, position, int most)

    @cython.locals(own=uint64_t, left=uint64_t)
    cpdef _moved(self, list found, position, int source, uint64_t targets, int rest)

    @cython.locals(own=uint64_t)
    cpdef _added(self, list found, position, uint64_t targets, int rest)

    @cython.locals(ways=dict, within=uint64_t)
    cpdef uint64_t _way(self, BoardFields board, int source) except? 0

    @cython.locals(found=uint64_t, square=int)
    cpdef uint64_t _onward(self, BoardFields board, uint64_t squares) except? 0

    @cython.locals(found=list, frontier=uint64_t, steps=int)
    cpdef list _walk(self, BoardFields board, uint64_t reached, uint64_t free, int most)

    @cython.locals(found=PackedState, seat=int)
    cpdef PackedState _packed(self, position)

    @cython.locals(heights=bytes, height=int)
    cpdef bytes _raised(self, BoardFields board, int square)
