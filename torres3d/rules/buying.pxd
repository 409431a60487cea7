# Types of the machine for buying.py.
from torres3d.rules.state cimport deck_index


cpdef bint can_buy(state) except -1
