view-iso = The whole table again
look-board = Look at the table
look-back = Back
look-with-key = { $what } ({ $key })
does-look = Look at the table (question, result)
