"""Bots of Torres, with their hints and analyses."""
