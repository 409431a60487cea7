# The menus around a game of Turm Bauer: choosing the game, its set-up, how games on the shelf stand.

turm-setup-problem-colour = A colour can be given only once.
turm-rules-about = Turm Bauer, { $players } players
turm-branch-moment = from { $moment }
turm-branch-about = A new game begins at this position, with the blocks as they stand and the same dice to come. The original game stays as it is.
game-turm = Turm Bauer
game-turm-about = One tower for all, stairs to climb, and a steady hand

# The practice table.

menu-practice = Practise the hand
turm-practice-begin = Try { $number }: take a block, hold it over the tower and let go.
turm-practice-result = { $fell } { $grade }: { $shift } % of an edge off, turned by { $turn }° (at once: { $usual } %).
turm-practice-stands = It stands.
turm-practice-slipped = Something fell.
turm-practice-collapsed = The tower came down.
turm-practice-sure = Very steady
turm-practice-steady = Steady
turm-practice-usual = As without steering
turm-practice-wild = Unsteady
turm-practice-again = Again
turm-practice-leave = Menu

desktop-kind-turm = Game of Turm Bauer
