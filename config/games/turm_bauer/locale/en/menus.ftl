# The menus around a game of Turm Bauer: choosing the game, its set-up, how games on the shelf stand.

turm-setup-problem-colour = A colour can be given only once.
turm-rules-about = Turm Bauer, { $players } players
turm-branch-moment = from { $moment }
turm-branch-about = A new game begins at this position, with the blocks as they stand and the same dice to come. The game that was played stays as it is.
game-turm = Turm Bauer
game-turm-about = One tower for all, stairs to climb, and a steady hand

desktop-kind-turm = Game of Turm Bauer
