# The keyboard: what is said of the square under the cursor, the page of keys, the list on F1.

spoken-level = level { $level }
spoken-ground = ground
spoken-knight = { $name }'s knight
spoken-king = the king
spoken-castle = castle { $area } × { $top }
spoken-kings-castle = the king's castle { $area } × { $top }

deed-enter = { $key }: { $deed }
deed-found = lay a foundation
deed-knight = place the knight
deed-king = place the king
deed-move = walk here
deed-build = build here
deed-add = add a knight
deed-play = play “{ $card }” here
deed-choose = choose this knight
deed-choose-here = choose this square
deed-let-go = let go

fault-keys-title = Your own keys cannot be used
fault-keys-todo = Until the file is mended the usual keys are used.
