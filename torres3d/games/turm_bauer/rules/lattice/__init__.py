"""The lattice: cells, shapes, places for blocks, walks of figures (T-5, T-6)."""
