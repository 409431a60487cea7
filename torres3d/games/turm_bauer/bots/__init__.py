"""Bots of Turm Bauer: reach, risk, lookahead, choice."""
