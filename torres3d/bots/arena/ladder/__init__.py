"""Tournaments that rate the levels of a ladder."""
