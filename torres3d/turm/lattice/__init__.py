"""The lattice of Turm Bauer: cells, shapes, where a block may be built and where a figure may walk (T-5, T-6)."""
