# C types of doors.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules cimport bits, square_bits
from torres3d.games.torres.rules.board cimport height_in, higher_in
from torres3d.games.torres.rules.squares cimport neighbours, spread


@cython.locals(level=int, floor=int, inside=uint64_t, found=uint64_t, higher=uint64_t, below=uint64_t, around=uint64_t)
cpdef uint64_t _exits(tuple above, int source) except? 0
@cython.locals(
    floor=int, entries=uint64_t, castle=uint64_t, inside=uint64_t, found=uint64_t, higher=uint64_t, below=uint64_t,
    around=uint64_t
)
cpdef uint64_t _all_exits(tuple above, int source, int level) except? 0
cpdef uint64_t _card_exits(tuple above, int source) except? 0
