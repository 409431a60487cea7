"""The panels of Turm Bauer around the table: who stands how high, whose turn it is, the blocks to build with."""
