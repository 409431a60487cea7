"""Picking, the cursor, marks, ghosts, trails and views."""
