# The game in the terminal, line by line. What is typed: the words of each line, with commas between; the first is the usual one.

text-word-help = help, ?
text-word-points = points, score
text-word-turn = turn, t
text-word-legal = legal, moves
text-word-look = look, at
text-word-again = again, log
text-word-hint = hint
text-word-undo = undo, u
text-word-redo = redo
text-word-file = file, save
text-word-quit = quit, exit
text-word-yes = yes, y

text-welcome = A new game of { $game }. Answer with a name for a person or with the name of a level for a bot.
text-levels = Bots, the gentlest first: { $levels }. They know only what a player in their seat may see.
text-how-many = How many play, 2, 3 or 4?
text-two-to-four = Please answer 2, 3 or 4, or quit; help is for the game.
text-who = Player { $number }, name or level?
text-saved-as = Every command is saved as it is given, in { $file }.
text-how-help = Type help to hear what can be typed.
text-left = The game is saved in { $file }. It goes on from here with: torres3d play --text and this file.

text-beside-north = north: { $what }
text-beside-east = east: { $what }
text-beside-south = south: { $what }
text-beside-west = west: { $what }

text-which = Which one? Answer with a number.
text-more = … and { $more } more; say more of the command.
text-nothing-there = Nothing that may be done now begins with “{ $text }”.
text-not-understood = “{ $text }” means nothing here. Type help, or legal for what may be done.
text-taken-back-one = Taken back: { $what }
