"""The table of Turm Bauer: a tower of wooden blocks, its figures, and what lies around it.

`TurmTable` (in `table`) is what the program talks to, as `torres3d.games.torres.scene.table.Table` is for Torres;
`TurmStudio` (in `picture`) takes pictures without a window. Lengths are edges of a cube; the middle of the
cornerstone is the origin, and the table z = 0: `measures` says where cells lie."""
