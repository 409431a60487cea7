"""Pictures that commands draw: films, and the graph of an analysis."""
