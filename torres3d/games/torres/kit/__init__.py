"""Torres for the engine: set-ups, editions, chance, the state document, game texts."""
