# Replays in the terminal.

text-turm-replay-help =
    Enter or next: the next command. back, next turn, turn 12, step 40, first, last: other moments. turns: all turns.
    me, fields, level 3, row 10, column m, look m10, around m10, blocks, supply, points, steady: the tower at this moment.
    analyse finds the turns that lost something; mistakes, next mistake: from one to the next. study opens this moment to try things.
    again: what happened since that player’s last turn. brief, quit.
    More: help replay, help tower.
