"""Panels of the study and of the position editor."""
