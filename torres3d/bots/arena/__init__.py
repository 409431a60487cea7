"""Matches between bots: results, statistics, ratings."""
