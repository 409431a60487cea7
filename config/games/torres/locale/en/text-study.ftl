# Studies in the terminal.

text-study-help =
    Type commands as in a game: c4-d4, +d4, ac4, cards, end. Each becomes a step of a line, saved at once; everything can be taken back.
    next, back, lines: along the lines. comment, mark: write about a step. delete, main, rename: change the tree.
    me, board, row 3, column c, around c3, castles, grow, hand, points: the position. what and legal: what may be done. hint: the best turn.
    position, text: as text. list: all studies. quit: leaves.
    More: help study, help board, help move, help build, help cards, help turn, help line.
