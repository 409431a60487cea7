"""Tests of the panels of Turm Bauer."""
