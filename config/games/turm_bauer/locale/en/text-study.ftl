# Studies in the terminal.

text-turm-study-help =
    Type choices as in a game: 4l m10, stairs, >, stay. Each becomes a step of a line, saved at once; everything can be taken back, slips and falls, too.
    dice 2 5 chooses the dice of the turn, dice throws them. Your hand is steady; the risk told is that of a hand that trembles.
    next, back, lines: along the lines. comment, mark: write about a step. delete, main, rename: change the tree.
    me, fields, level 3, row 10, column m, look m10, around m10, supply: the position. what and legal: what may be done. hint: the best turn. position, text: as text.
    More: help study, help tower, help build, help walk, help line.
text-word-dice = dice
text-study-which-dice = Which dice? Type dice 2 5, or dice alone to throw them.
text-study-throw-back = Taken back: dice { $one } and { $two }
