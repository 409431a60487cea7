"""How bots play, counted: where their AP and points go."""
