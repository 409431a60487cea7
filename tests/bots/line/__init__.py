"""Bots that are programs of their own."""
