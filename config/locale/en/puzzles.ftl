# Puzzles of any game.

puzzle-hint-sure = The first step costs half of what this puzzle is worth. Ask for the hint again to see it.
puzzle-first-step = First step: { $what }.
puzzle-give-up = This ends your first try. Press “Solution” again to see it.
puzzle-rating-change = Rating { $change } → { $rating }.
puzzle-rating-first = Your rating: { $rating }.
puzzle-comes-back = { $days ->
    [one] This puzzle comes back tomorrow.
   *[other] This puzzle comes back in { $days } days.
}
puzzle-next = Next puzzle
puzzle-again = Start over
puzzle-solution = Solution
puzzle-not-here = A puzzle has no game log.
puzzle-cancel-not = You have chosen nothing to cancel.
puzzle-study-not = You can study the position once your first try is over.
puzzle-again-not = You have taken no step yet.
puzzle-solution-not = The puzzle is solved.
puzzle-next-not = The next puzzle comes once your first try is over.
puzzle-leave-title = Leave this puzzle?
puzzle-leave-text = { $steps ->
    [one] The step you have taken will be lost.
   *[other] The { $steps } steps you have taken will be lost.
}
puzzle-leave-stay = Keep trying
puzzle-leave-leave = Leave
menu-puzzles = Puzzles
puzzles-title = Puzzles
puzzles-none = There are no puzzles.
puzzles-unread = { $lines ->
    [one] One line of the puzzles’ file could not be read. { $where }: { $what }
   *[other] { $lines } lines of the puzzles’ file could not be read. The first is { $where }: { $what }
}
puzzles-today = Puzzle of the day
puzzles-today-solved = solved
puzzles-today-failed = not solved
puzzles-today-shown = solution seen
puzzles-fitting = Puzzles for you
puzzles-near = near your rating
puzzles-back = { $puzzles ->
    [one] one to try again
   *[other] { $puzzles } to try again
}
puzzles-grade-1 = Easy
puzzles-grade-2 = Medium
puzzles-grade-3 = Hard
puzzles-theme-all = All
puzzles-theme-all-about = All puzzles
puzzles-history = History
puzzles-weekdays = Mo Tu We Th Fr Sa Su
puzzles-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 } { $year }
puzzles-no-tries = You have tried no puzzle yet.
puzzles-tries = { $first }–{ $last } of { $tried }
puzzles-gone = This puzzle is no longer among those of the program.
puzzles-how-solved = solved
puzzles-how-hinted = solved with a hint
puzzles-how-failed = not solved
puzzles-how-shown = solution seen
puzzles-solved = { $solved } solved, { $tried } of { $of } tried
puzzles-rating = Your rating in puzzles: { $rating } ± { $margin }
settings-puzzle_target = Show the points to reach in puzzles
puzzle-unreadable = The puzzle { $id } cannot be read: { $why }

mistakes-practise-all = Practise your mistakes
mistakes-waiting = { $puzzles ->
    [one] one waiting
   *[other] { $puzzles } waiting
}

wrong-no_puzzles = No file of puzzles: its first line has to be { $first }.
todo-no_puzzles = Choose a file that “torres3d { $command } pick” wrote.
wrong-puzzle_twice = The puzzle { $id } appears twice.
todo-puzzle_twice = Remove this line.
