# C types of buying.py.
cimport cython

from torres3d.games.torres.rules.packed_state cimport PackedState
from torres3d.games.torres.rules.state cimport deck_index


cpdef bint can_buy(PackedState state) except -1
