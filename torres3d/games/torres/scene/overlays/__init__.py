"""Overlays that show heights, castles and scores at a glance."""
