# C types of proof_search.py.
cimport cython
from libc.stdint cimport uint64_t

from torres3d.games.torres.bots.search.beam_search cimport unseen
from torres3d.games.torres.rules.squares cimport neighbours, square_list


@cython.locals(
    highest=int, grounded=uint64_t, castle=uint64_t, crown=uint64_t, there=uint64_t, knight=int, square=int, stances=list
)
cpdef tuple footing_on(bytes heights, tuple castles, uint64_t own)
