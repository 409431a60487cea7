# C types of block_cards.py.
from libc.stdint cimport uint64_t

from torres3d.games.torres.rules.packed_state cimport PackedState


cpdef uint64_t shift_targets(PackedState state, int source, uint64_t free) except? 0
