"""Bots that are programs of their own, spoken to by lines (docs/engine.md): the host's side and the bot's."""
