"""What knows nothing of games: files with limits and faults, child processes, where things lie."""
