"""Declarations of overlays."""
