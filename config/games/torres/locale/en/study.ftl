# The study: positions that are set up, lines that are tried.

study-name = { $names }, { $phase }.{ $round }
study-about = { $edition }, { $mode } · { $names } · { $commands ->
    [one] one step tried
   *[other] { $commands } steps tried
}
study-fault-title = The study cannot be opened
study-over = The game is over here. Go back along the line, or set up a position.
study-bots-turn = { $name } is to play.
study-let-play = Let it play
study-set-up = Set up
study-this = Study this position
study-buys = { $cards ->
    [one] buys a card
   *[other] buys { $cards } cards
}
study-ends = ends the turn
study-copied = The position lies on the clipboard as text.
study-not-copied = There is no clipboard that takes text.
study-drawn = The game goes on: what you cannot see, cards in hand and decks, was drawn by chance.
study-who = Who plays on here?
study-who-about = Bots play on from where you play on. All they do becomes a line of the study.
study-delete-title = Delete this line?
study-delete-text = { $commands } steps with their comments go.
study-delete-keep = Keep it
study-delete-delete = Delete

study-cancel = Cancel
study-tool-raise = Press a square: a block more. Other mouse button: a block fewer.
study-tool-lower = Press a square: a block fewer. Other mouse button: a block more.
study-tool-knight = Press a square: a knight of { $name }, or away with it.
study-tool-king = Press a square: the king, or away with him.
study-tool-clear = Press a square: all that stands there goes.
study-no-blocks = There are no more blocks: 92 in all, on the board and on the stacks.
study-no-knights = All knights of { $name } are on the board.
study-nothing-done = There is nothing more to go back to.
study-arrange-leave = Leave the position as it was?
study-arrange-drop = Drop the changes
study-arrange-go-on = Continue with it

replay-study = Study
replay-study-about = Try other lines from here, with the analysis; closing the study leads back.
does-study = Study a position (replay), set it up (study)

wrong-no_study = This is no study: its first line does not say that it is one ({ $why }).
todo-no_study = Choose a file that this program wrote, *.study.
wrong-study_position = The position cannot be read: { $why }
todo-study_position = Mend the first line.
wrong-study_command = The command cannot be read: { $why }
todo-study_command = Mend that line, or remove it and all after it.
wrong-study_flawed = No game comes to this position: { $why }
todo-study_flawed = Change the position, then continue.
wrong-study_illegal = The command “{ $given }” is not allowed there: { $why }
todo-study_illegal = Mend that line, or remove it and all after it.
wrong-study_over = The command “{ $given }” comes after the end of the game.
todo-study_over = Remove that line and all after it.
wrong-study_after = The command is said to come after number { $given }, and so far there are 0 to { $most }.
todo-study_after = Mend the number, or remove that line and all after it.
wrong-study_long = There are more than { $limit } commands.
todo-study_long = Remove some of the last lines.

study-in-use-title = This study is open elsewhere
study-open-copy = Open a copy
study-copy-name = { $name } (copy)
study-moved = Another program changed this study. Your lines are saved in { $file }.
wrong-study_in_use = Another window or program has this study open (process { $process } on { $computer }, since { $since }).
todo-study_in_use = Close it there and open it again, or open a copy.
wrong-study_in_use_by_somebody = Another window or program has this study open.
todo-study_in_use_by_somebody = Close it there and open it again, or open a copy.
