# The study: positions that are set up, lines that are tried.

study-name = { $names }, { $phase }.{ $round }
study-about = { $edition }, { $mode } · { $names } · { $commands ->
    [one] one step tried
   *[other] { $commands } steps tried
}
study-over = The game is over here. Go back along the line or set up a position.
study-set-up = Set up
study-this = Study this position
study-buys = { $cards ->
    [one] buys a card
   *[other] buys { $cards } cards
}
study-ends = ends the turn
study-drawn = This game isn't over, so hidden cards and decks were drawn at random.

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

does-set_up = Set up a position (study)
does-study_mark = Mark a step (study)

wrong-study_flawed = No game can reach this position: { $why }
todo-study_flawed = Change the position, then continue.
