"""Sentences and names of Torres, and its rules to read."""
