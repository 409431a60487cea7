"""The player's language: Fluent texts, names, and faults as sentences."""
