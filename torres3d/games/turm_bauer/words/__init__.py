"""Sentences and names of Turm Bauer, and its rules to read."""
