"""Turm Bauer: a tower of wooden blocks, built by steady hands."""
