# C types of scoring.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules cimport bits
from torres3d.games.torres.rules.board cimport Board, higher_in
from torres3d.games.torres.rules.squares cimport square_list


@cython.locals(
    found=list, heights=bytes, castle=uint64_t, there=uint64_t, best=int, level=int, square=int, size=int
)
cpdef tuple castle_scores(Board board, uint64_t own)
@cython.locals(heights=bytes, castle=uint64_t, there=uint64_t, square=int)
cpdef castle_points(Board board, uint64_t own)
@cython.locals(castle=uint64_t, at_level=uint64_t)
cpdef king_bonus(Board board, uint64_t own, uint64_t king, int phase)
