view-iso = The whole board again
look-board = Look at the board
look-back = Back
look-with-key = { $what } ({ $key })
does-look = Look at the board
