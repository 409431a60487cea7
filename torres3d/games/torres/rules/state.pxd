# C types of state.py.
from torres3d.games.torres.rules.squares cimport pieces_on


cpdef int deck_index(deck, int seat) except -1
