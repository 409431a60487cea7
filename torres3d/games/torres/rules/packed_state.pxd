# C types of packed_state.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules.board cimport Board
from torres3d.games.torres.rules.squares cimport pieces_on
from torres3d.games.torres.rules.state cimport deck_index


@cython.final
@cython.no_gc
cdef class PackedState:
    cdef public object options, stage, actor, start, phase, round, supply, stack, played, master
    cdef public int ap
    cdef public uint64_t king
    cdef public Board board
    cdef public tuple knights, scores, stacks, waiting, hands, bought, decks, offer, winners

    cpdef PackedState copy(self)
    cpdef state(self)


cpdef PackedState packed(state)
