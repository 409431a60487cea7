# The study: positions that are set up, lines that are tried.

study-name = { $names }, { $phase }.{ $round }
study-about = { $edition }, { $mode } · { $names } · { $commands ->
    [one] one step tried
   *[other] { $commands } steps tried
}
study-fault-title = The study cannot be opened
study-over = The game is over here. Go back along the line or set up a position.
study-bots-turn = { $name } is to play.
study-let-play = Let the bot play
study-set-up = Set up
study-this = Study this position
study-buys = { $cards ->
    [one] buys a card
   *[other] buys { $cards } cards
}
study-ends = ends the turn
study-copied = The position was copied as text.
study-copied-whole = The study was copied as text.
study-not-copied = There is no clipboard for text.
study-drawn = This game isn't over, so hidden cards and decks were drawn at random.
study-who = Who plays from here?
study-who-about = Bots play after your next move. Everything they do is added to the study as a line.
study-delete-title = Delete this line?
study-delete-text = { $commands } steps and their comments will be deleted.
study-delete-keep = Keep
study-delete-delete = Delete

study-cancel = Cancel
study-tool-raise = Click a square to add a block; right-click to remove one.
study-tool-lower = Click a square to remove a block; right-click to add one.
study-tool-knight = Click a square to place a knight of { $name }; click it to remove it.
study-tool-king = Click a square to place the king; click him to remove him.
study-tool-clear = Click a square to clear it.
study-no-blocks = No blocks left: there are 92 in all, on the board and in the stacks.
study-no-knights = All knights of { $name } are on the board.
study-nothing-done = There is nothing to undo or redo.
study-arrange-leave = Discard your changes to this position?
study-arrange-drop = Discard changes
study-arrange-go-on = Keep editing
study-mend-title = No game can reach this position
study-mend-moment = Set the moment that fits (year { $phase }, round { $round })
study-mend-correct = Correct it for me
study-mended = Corrected. Undo brings your position back.

replay-study = Study
replay-study-about = Try other lines from here, with the analysis. Closing the study brings you back.
does-study = Study a position (replay), set it up (study)
does-study_mark = Mark a step (study)

wrong-no_study = This is not a study: its first line does not say so ({ $why }).
todo-no_study = Choose a *.study file that this program wrote.
wrong-study_position = The position cannot be read: { $why }
todo-study_position = Correct the first line.
wrong-study_command = The command cannot be read: { $why }
todo-study_command = Correct that line, or remove it and all lines after it.
wrong-study_flawed = No game can reach this position: { $why }
todo-study_flawed = Change the position, then continue.
wrong-study_illegal = The command “{ $given }” is not legal there: { $why }
todo-study_illegal = Correct that line, or remove it and all lines after it.
wrong-study_over = The command “{ $given }” comes after the end of the game.
todo-study_over = Remove that line and all lines after it.
wrong-study_after = This command follows number { $given }, but so far there are only 0 to { $most }.
todo-study_after = Correct the number, or remove that line and all lines after it.
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
