# The keyboard in Torres: the square under the cursor, what a key does there and what it costs.


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
deed-let-go = cancel
does-stack = Build from stack { $number }
cost-turn = A turn has
cost-step = A knight's step, also through doors
cost-build = Place a block
cost-add = Add a knight
cost-buy = Buy a card
cost-score = Advance the marker
cost-play = Play a card, once a turn
