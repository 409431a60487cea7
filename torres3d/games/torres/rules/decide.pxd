# C types of decide.py.
from torres3d.games.torres.rules.actions cimport build_in_place, move_in_place
from torres3d.games.torres.rules.evolve cimport evolve_in_place
from torres3d.games.torres.rules.knights cimport require_ap
from torres3d.games.torres.rules.packed_state cimport PackedState


cpdef tuple decide(state, command)
cpdef apply(state, command)
cpdef apply_in_place(PackedState state, command)
cpdef tuple _rule(PackedState state, command)
