# Puzzles in the terminal.

text-turm-puzzle-help =
    How high does the figure get? 4l m10 builds block 4l on column m10, > walks as high as possible. Or: at which place does the block stand? Type its number.
    Your hand is steady, and nothing tells the risk: that is for you to find out. yes lets a block go; undo takes it back.
    me: your figure. turn: the dice. supply: your blocks. fields, level 3, row 10, column m, look m10, around m10: the tower.
    task, hint, undo, reset, solution, next, list, quit. legal lists what you may do; what and a block tells how it would lie.
    More: help puzzle, help tower, help build, help walk, help line.
text-puzzle-places-prompt = Place 1 to { $most }>
text-puzzle-not-told = Stairs and risks are not told in a puzzle: they are for you to find.
text-puzzle-over = The turn is over. undo takes back the last step, reset all of them; next is the next puzzle.
text-puzzle-over-prompt = Puzzle over>
