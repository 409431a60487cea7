"""Games for all tests: set-ups, random games, games with logs, the recorded examples."""
