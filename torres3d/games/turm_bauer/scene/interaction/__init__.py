"""Picking, snapping, the block's ghost, marks and views."""
