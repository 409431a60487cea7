"""Bots without a search."""
