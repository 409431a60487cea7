# Puzzles in the terminal.

text-puzzle-points = { $points } of { $wanted } points
text-puzzle-points-hidden = { $points } points
text-puzzle-help =
    Find the turn that scores most: c4-d4 moves a knight, +d4 places a block, ac4 adds a knight; several fit in one line.
    The prompt says the points you would score now. what +d4 tells what a command would bring; legal lists what you may do.
    me: your knights. board, row 3, column c, around c3, castles, grow: the board. hand: your cards. points: everybody’s.
    task, hint, undo, reset, solution, next, list, quit. end hands the turn in before it has all the points.
    More: help puzzle, help board, help move, help build, help cards, help line.
