"""The line protocol for bots that are programs of their own (docs/engine.md): both sides."""
