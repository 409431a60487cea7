"""Motion: acts, curves, and the performer that plays them one after another."""
