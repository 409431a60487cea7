"""Bitboards of single squares: read from tables, or computed by a few machine instructions when compiled."""

from torres3d.games.torres.rules.squares import ADJACENT, BIT, DIAGONALS

bit = BIT.__getitem__
"""The bitboard of one square."""
beside = ADJACENT.__getitem__
"""The squares orthogonally adjacent to a square."""
over_corner = DIAGONALS.__getitem__
"""The squares over the corners of a square."""
