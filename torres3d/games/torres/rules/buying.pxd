# Types of the machine for buying.py.
cimport cython

from torres3d.games.torres.rules.fields cimport Options as OptionsFields, State as StateFields
from torres3d.games.torres.rules.state cimport deck_index


@cython.locals(options=OptionsFields)
cpdef bint can_buy(StateFields state) except -1
