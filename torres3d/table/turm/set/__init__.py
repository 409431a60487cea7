"""What stands on the table of Turm Bauer: wooden blocks, figures, dice, rings, and the table itself."""
