# C types of features.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules cimport bits
from torres3d.games.torres.rules.board cimport higher_in
from torres3d.games.torres.rules.board cimport Board as BoardFields
from torres3d.games.torres.rules.squares cimport neighbours, square_list


@cython.locals(heights=bytes, above=tuple, top=int, level=uint64_t, highest=uint64_t, around=uint64_t, square=int)
cpdef blocks_to_climb(BoardFields board, uint64_t castle, uint64_t there, uint64_t barred)

@cython.locals(heights=bytes, from_level=uint64_t, around=uint64_t, square=int)
cpdef blocks_to_bonus(BoardFields board, uint64_t castle, uint64_t there, uint64_t barred, int phase)

cpdef double nearness(blocks)

@cython.locals(
    heights=bytes, size=int, levels=list, top=int, court=int, bonus=int, gap=int, next_gap=int, nearest=int, following=int,
    level=int, shared=int, ahead=int, company=uint64_t, theirs=int
)
cpdef tuple castle_features(
    BoardFields board, uint64_t castle, uint64_t there, climb, int bare, uint64_t king, uint64_t others, int phase
)
