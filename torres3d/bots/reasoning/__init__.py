"""Why one turn is better than another: what a position is worth, thing by thing, and what differs most."""
