"""The table of Torres in 3D: blocks, knights, trays, the track. Lengths are in squares: `measures` says where things
are."""
