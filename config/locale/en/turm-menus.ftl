# The menus around a game of Turm Bauer: choosing the game, its set-up, how games on the shelf stand.

turm-setup-problem-colour = A colour can be given only once.
turm-rules-about = Turm Bauer, { $players } players
