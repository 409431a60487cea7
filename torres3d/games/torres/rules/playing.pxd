# Types of the machine for playing.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules.packed_state cimport PackedState, packed
from torres3d.games.torres.rules.squares cimport hand_out, pieces_on, square_list


@cython.locals(
    state=PackedState, free=uint64_t, source=int, found=list, sites=uint64_t, rows=list, square=int, row=tuple
)
cpdef list plays(given, card)
