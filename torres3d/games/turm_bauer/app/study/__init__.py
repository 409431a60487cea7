"""The study table of Turm Bauer."""
