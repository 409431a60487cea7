# Puzzles from one’s own games.

mistake-goal = You lost about { $points } points here. Find a better turn.
mistake-goal-of = { $name } lost about { $points } points here. Find a better turn.
mistake-so-far = Find a better turn.
mistake-end-it = End the turn to have it judged.
mistake-judging = Judging your turn …
mistake-ap-left = { $ap ->
    [one] You have one action point left. End the turn again to hand it in.
   *[other] You have { $ap } action points left. End the turn again to hand it in.
}
mistake-solved = Solved: as good as the better turn.
mistake-solved-hinted = Solved with a hint: as good as the better turn.
mistake-solved-nearly = Solved: almost as good as the better turn, about { $points ->
    [one] { $points } point
   *[other] { $points } points
} less.
mistake-solved-hinted-nearly = Solved with a hint: almost as good as the better turn, about { $points ->
    [one] { $points } point
   *[other] { $points } points
} less.
mistake-solution-done = This is the better turn.
mistake-nearer = Better than in the game, but still about { $points } points short. Try again.
mistake-worse = About { $points } points short of the better turn. Try again.
mistake-judge-failed = The turn could not be judged: { $why }
mistake-steps = The better turn, step by step:

mistakes-title = Practise your mistakes
mistakes-intro = Puzzles made from your own games: turns that lost points and had one best idea.
mistakes-about = { $puzzles ->
    [one] One puzzle from your games
   *[other] { $puzzles } puzzles from your games
}, { $due ->
    [0] none to practise today.
   *[other] { $due } to practise today.
}
mistakes-none = No puzzles yet. Finish a game, or search one that you have finished.
mistakes-searching = Looking for mistakes in your game of { $date } …
mistakes-stopped = The search was stopped. Nothing was kept of it.
mistakes-search-failed = The search failed: { $why }
mistakes-found = { $puzzles ->
    [one] One puzzle from your game.
   *[other] { $puzzles } puzzles from your game.
}
mistakes-fine = No puzzle: no turn of yours clearly lost 2 points or more. Well played!
mistakes-unclear = { $turns ->
    [one] No puzzle: one turn lost points, but several ideas would have been about equally good.
   *[other] No puzzle: { $turns } turns lost points, but several ideas would have been about equally good.
}
mistakes-nobody = No puzzle: only bots played in this game.
mistakes-all-searched = All your finished games have been searched.
mistakes-game-gone = This game was deleted. The puzzle can still be played.
mistakes-lost = lost about { $points }
mistakes-deleted = Deleted: { $name }
mistakes-undo = Restore
mistakes-stop = Stop
mistakes-search = Search a game
mistakes-search-tip = Looks for mistakes in your latest finished game not searched yet (Ctrl + N)
mistakes-game = Open the game
mistakes-game-tip = Shows the game at this turn (Ctrl + O)
mistakes-delete = Delete
mistakes-delete-tip = You can restore it right away (Del)
mistakes-practise = Practise
mistakes-state-new = new
mistakes-state-due = due today
mistakes-state-failed = { $days ->
    [one] not solved · back tomorrow
   *[other] not solved · back in { $days } days
}
mistakes-state-solved = { $days ->
    [0] solved
    [one] solved · back tomorrow
   *[other] solved · back in { $days } days
}
