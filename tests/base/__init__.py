"""Tests of what knows nothing of games."""
