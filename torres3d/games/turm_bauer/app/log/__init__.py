"""The log of Turm Bauer by turns, and the recap."""
