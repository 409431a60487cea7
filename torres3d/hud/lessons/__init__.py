"""Lessons on the screen: the panel of a step, its highlight, the chapters, the welcome."""
