"""Games of Turm Bauer as pages for browsers."""
