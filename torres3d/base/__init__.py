"""Foundations that know no game: files with limits and faults, child processes, paths, sanitised text."""
