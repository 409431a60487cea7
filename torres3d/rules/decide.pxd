# Types of the machine for decide.py.
from torres3d.rules.course cimport fold
from torres3d.rules.knights cimport require_ap


cpdef tuple decide(state, command)
cpdef apply(state, command)
cpdef tuple _at_once(state, command)
cpdef _follow(state, command)
