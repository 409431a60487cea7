# Types of the machine for block_cards.py.
from libc.stdint cimport uint64_t


cpdef uint64_t shift_targets(state, int source, uint64_t free) except? 0
