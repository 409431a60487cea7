"""Widgets: chips, badges, lists, text fields, the chooser of bots."""
