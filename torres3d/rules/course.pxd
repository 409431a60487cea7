# Types of the machine for course.py.
from torres3d.rules.evolve cimport evolve


cpdef fold(state, tuple events)
cpdef next_seat(state)
cpdef tuple begin_turns(state)
cpdef tuple after_turn(state)
