"""Checks of the machine and of saved files, with what to do about each finding."""
