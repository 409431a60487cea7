"""Panels around the table: standing, turn, supply, steadiness."""
