"""Turm Bauer for those who follow it: the log in words, what happened since one's last turn."""
