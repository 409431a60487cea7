"""Bots of Torres, their hints and analyses."""
