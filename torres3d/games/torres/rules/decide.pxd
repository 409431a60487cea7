# Types of the machine for decide.py.
from torres3d.games.torres.rules.game_course cimport fold
from torres3d.games.torres.rules.fields cimport State as StateFields
from torres3d.games.torres.rules.knights cimport require_ap


cpdef tuple decide(StateFields state, command)
cpdef apply(StateFields state, command)
cpdef tuple _at_once(StateFields state, command)
cpdef _follow(StateFields state, command)
