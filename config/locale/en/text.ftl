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
text-word-reset = reset
text-word-file = file, save
text-word-quit = quit, exit
text-word-yes = yes, y

text-welcome = A new game of { $game }. Answer with a name for a person or with the name of a level for a bot.
text-levels = Bots, the gentlest first: { $levels }. They know only what a player in their seat may see.
text-no-bots = No bot plays. People at this terminal: { $names }. Start without --players to hear the levels of bots.
text-how-many = Number of players: 2, 3 or 4?
text-two-to-four = Please answer 2, 3 or 4, or quit; help is for the game.
text-who = Player { $number }, name or level?
text-saved-as = Every command is saved as it is given, in { $file }.
text-how-help = Type help to hear what can be typed.
text-left = The game is saved in { $file }. Continue it with: torres3d play --text and this file.

text-beside-north = north: { $what }
text-beside-east = east: { $what }
text-beside-south = south: { $what }
text-beside-west = west: { $what }

text-which = Which one? Answer with a number.
text-more = … and { $more } more; say more of the command.
text-nothing-there = Nothing that may be done now begins with “{ $text }”.
text-not-understood = “{ $text }” means nothing here. Type help, or legal for what may be done.
text-taken-back-one = Taken back: { $what }

text-word-what = what, if
text-word-brief = brief
text-word-no = no, n
text-word-me = me, mine
text-word-around = around
text-word-rules = rules, rule
text-word-row = row, r
text-word-column = column, col
text-topic-line = line, input
text-topic-game = game, words
text-help-game =
    points: everybody's points. turn: whose turn it is and what is left. again: what happened since your last turn.
    undo takes back your last command, redo does it again. hint: a good turn; ask twice where it costs your rating.
    brief: switches explanations off or on. file: where the game is saved. quit: leaves; you can continue another time.
text-rules-more = rules and a number reads a section; rules and a word looks for it: rules 3, rules level.
text-rules-no-number = The sections have the numbers 1 to { $count }. Type rules to hear them.
text-rules-no-match = No rule has “{ $words }” in it. Type rules to hear the sections.
text-rules-also = Also in: { $sections }.
text-no-help = There is no help about “{ $word }”. The topics are in the last line:
text-not-done = Not done: { $rest }
text-nothing-since = Nothing has happened since your last turn.
text-no-question = Nothing was asked. Type turn to hear what is to be done.
text-no-such-number = There is no list with a number { $number } now. Type legal to hear what may be done.
text-brief-on = Brief: only the prompt and what happens. brief once more brings the explanations back.
text-brief-off = With explanations again.
text-what-of = Which command? Type what and a command. It is not carried out.
text-try-turn = Type turn to hear what is to be done.
text-try-legal = Type legal to hear what may be done.
