"""Pages of Torres: set-up, result, puzzles, studies."""
