"""Turm Bauer, pure: what stands, what may be built, who may walk where, who has won."""
