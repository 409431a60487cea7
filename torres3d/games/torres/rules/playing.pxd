# C types of playing.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules cimport bits, square_tables
from torres3d.games.torres.rules.packed_state cimport PackedState, packed
from torres3d.games.torres.rules.squares cimport pieces_on, square_list


@cython.locals(
    now=PackedState, free=uint64_t, source=int, found=list, rows=list, square=int
)
cpdef list plays(state, card)
