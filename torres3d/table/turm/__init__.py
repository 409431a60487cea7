"""The table of Turm Bauer: a tower of wooden blocks, its figures, and what lies around it.

`TurmTable` (in `turm_table`) is what the program talks to, as `torres3d.table.table.Table` is for Torres; `TurmStudio`
(in `turm_picture`) takes pictures without a window. Lengths are edges of a cube; the middle of the cornerstone is the
origin, and the table z = 0: `set.turm_measures` says where cells lie.
"""
