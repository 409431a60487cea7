"""HUD of games that bring no screens of their own: a panel of commands, a set-up page, a result."""
