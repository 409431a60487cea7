"""What happens on the table of Turm Bauer, seen: blocks let go, falls, walks, dice, rings."""
