"""Bots without a search: single actions, or a careful beginner's count."""
