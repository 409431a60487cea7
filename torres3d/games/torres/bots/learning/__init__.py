"""Learning of the evaluation: games of self-play, samples of them, fitting, and how well it foretells."""
