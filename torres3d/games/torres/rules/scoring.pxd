# Types of the machine for scoring.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules cimport bits
from torres3d.games.torres.rules.board cimport Board
from torres3d.games.torres.rules.squares cimport square_list


@cython.locals(
    found=list, heights=bytes, castle=uint64_t, there=uint64_t, best=int, level=int, square=int, size=int
)
cpdef tuple castle_scores(Board board, uint64_t own)
