"""Bots that search: a whole turn planned, with weights found by self-play."""
