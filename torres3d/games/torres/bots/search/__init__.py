"""Bots that search a whole turn, with weights tuned by self-play."""
