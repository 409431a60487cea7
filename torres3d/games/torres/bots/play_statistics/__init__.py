"""Play statistics of bots: where their AP and points go."""
