"""Panels for those who follow others: the log, the recap, a look back, the pace."""
