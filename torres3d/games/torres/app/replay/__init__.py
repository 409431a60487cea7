"""Replays of Torres, their analysis, and single positions."""
