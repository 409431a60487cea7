"""The table of Torres in 3D: blocks, knights, trays, the track."""
