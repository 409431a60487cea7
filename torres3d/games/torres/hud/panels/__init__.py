"""Panels around the table."""
