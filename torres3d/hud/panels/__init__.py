"""Panels that every game has around its table."""
