# Puzzles: the last turn of a year.

puzzle-wanted = Score { $wanted } in this turn, the last of the year; each AP left over counts as a point. So far: { $points }.
puzzle-so-far = { $points } of { $wanted } points so far.
puzzle-wanted-hidden = Score as much as you can in this turn, the last of the year; each AP left over counts as a point. So far: { $points }.
puzzle-so-far-hidden = { $points } points so far.
puzzle-sure-hidden = That is { $points } so far, and there is more to find. End the turn again to hand it in.
puzzle-few-hidden = That is { $points }. There is more to find. Keep trying, or see the solution.
puzzle-solved-hinted = Solved with a hint: { $points } points.
puzzle-solution-steps = Solution, from { $points } points:
puzzle-sure = That is { $points } of { $wanted } so far. End the turn again to hand it in.
puzzle-few = That is { $points } of { $wanted }. There is more to find. Keep trying, or see the solution.
puzzle-solved = Solved: { $points } points.
puzzle-solution-done = The solution: { $points } points.
puzzle-out-of = They come from:
puzzle-castle = castle of area { $area }, level { $level }, at { $square }
puzzle-king = the king’s bonus
puzzle-marker = { $ap } AP for the marker

puzzles-about = Find the idea that scores most in the last turn of a year. Every solution is proven by a complete search. Your first try counts; a failed puzzle comes back after 1, 3, 7, 21 and 60 days.
puzzles-theme-lift = Lift
puzzles-theme-lift-about = A card puts a block under a knight.
puzzles-theme-doors = Doors
puzzles-theme-doors-about = A knight goes through doors.
puzzles-theme-king = King
puzzles-theme-king-about = The king’s bonus is won.
puzzles-theme-area = Area
puzzles-theme-area-about = A castle grows by two squares or more.
puzzles-theme-cards = Cards
puzzles-theme-cards-about = A card is played.
puzzles-theme-late = Joining
puzzles-theme-late-about = A knight joins a castle, or comes onto the board.
