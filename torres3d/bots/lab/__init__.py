"""Measuring and tuning bots: arenas, statistics, self-play."""
