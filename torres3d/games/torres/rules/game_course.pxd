# C types of game_course.py.
from torres3d.games.torres.rules.ending cimport turns_left
from torres3d.games.torres.rules.evolve cimport evolve_in_place
from torres3d.games.torres.rules.packed_state cimport PackedState


cpdef fold(state, events)
cpdef _happen(PackedState state, list happened, event)
cpdef next_seat(PackedState state)
cpdef begin_turns(PackedState state, list happened)
cpdef after_turn(PackedState state, list happened)
