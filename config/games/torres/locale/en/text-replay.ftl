# Replays in the terminal.

text-replay-help =
    Enter or next: the next command. back, next turn, turn 12, year 2, step 40, first, last: other moments. turns: all turns.
    me, board, row 3, column c, around c3, castles, grow, roofs, exits, hand, points: the board at this moment. what +d4: what it would bring.
    analyse finds the turns that lost something; mistakes, next mistake: from one to the next. study opens this moment to try things.
    again: what happened since that player’s last turn. brief, quit.
    More: help replay, help board, help cards.
text-word-year = year
text-replay-which-year = Which year? Type year and a number from 1 to { $years }. There may be none yet.
text-replay-better = Better: { $turn }
