"""Whole games of Turm Bauer as readable text. A change of the rules shows as a diff in them."""
