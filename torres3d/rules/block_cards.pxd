# Types of the machine for block_cards.py.
from libc.stdint cimport uint64_t

from torres3d.rules.board cimport _shift_sites as shift_sites


cpdef uint64_t shift_targets(state, int source, uint64_t free) except? 0
