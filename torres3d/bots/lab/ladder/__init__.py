"""Tournaments: which games many levels play, how far they are apart, and what is foretold of them."""
