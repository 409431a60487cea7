"""The table of Turm Bauer in 3D: a tower of wooden blocks, its figures, and the supply around it.

Lengths are edges of a cube. The middle of the cornerstone is the origin and the table is z = 0: `measures` says where
cells are.
"""
