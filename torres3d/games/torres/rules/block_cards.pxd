# Types of the machine for block_cards.py.
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules.fields cimport State as StateFields


cpdef uint64_t shift_targets(StateFields state, int source, uint64_t free) except? 0
