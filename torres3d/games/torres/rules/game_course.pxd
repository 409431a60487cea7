# Types of the machine for course.py.
from torres3d.games.torres.rules.evolve cimport evolve
from torres3d.games.torres.rules.fields cimport State as StateFields


cpdef fold(StateFields state, tuple events)
cpdef next_seat(StateFields state)
cpdef tuple begin_turns(StateFields state)
cpdef tuple after_turn(StateFields state)
