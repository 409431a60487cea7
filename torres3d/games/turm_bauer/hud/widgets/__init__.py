"""Blocks and dice, drawn small."""
