"""Lessons: guarded games that teach step by step."""
