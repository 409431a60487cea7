# The shelf of saved games: who has one open, their names.

wrong-in_use = Another window or program has this game open (process { $process } on { $computer }, since { $since }).
todo-in_use = Close it there and open the game again, or only look on.
wrong-in_use_by_somebody = Another window or program has this game open.
todo-in_use_by_somebody = Close it there and open the game again, or only look on.
wrong-title_unfit = A game whose file has such a name cannot be called otherwise.
todo-title_unfit = Give the file a name of plain letters, then call the game as you like.
wrong-title_busy = Another program is just writing the names of games.
todo-title_busy = Try it once more.
