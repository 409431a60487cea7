# The panels of a study: lines that were tried, a position that is set up, the list of studies.

study-do-set_up = Set up this position

arrange-title = Set up a position
arrange-tab-pieces = Pieces
arrange-tab-moment = Moment
arrange-tab-players = Players
arrange-tool-raise = Block +
arrange-tool-lower = Block −
arrange-tool-king = King
arrange-tool-clear = Clear
arrange-tool-raise-about = Click a square to add a block.
arrange-tool-lower-about = Click a square to remove a block.
arrange-tool-king-about = Click a square to place the king.
arrange-tool-clear-about = Click a square to clear it.
arrange-tool-knight-about = Click a square to place a knight; click it to remove it.
arrange-knights = Knights
arrange-knights-of = { $there } of { $of }
arrange-phase = Year
arrange-round = Round
arrange-round-of = { $round } of { $rounds }
arrange-ap = AP
arrange-actor = To move
arrange-start = Start player
arrange-count = Players
arrange-edition = Edition
arrange-master = Master card
arrange-points = { $points ->
    [one] One point
   *[other] { $points } points
 }
arrange-stacks = Stacks
arrange-stack = { $blocks ->
    [one] A stack of one block
   *[other] A stack of { $blocks } blocks
 }
arrange-stack-about = Click to add a block; after three the stack is removed.
arrange-stack-new = Add a stack
arrange-cards = Cards in hand
arrange-deck = { $cards } left to draw
arrange-card-about = Click to add one. When none is left, all go back.
arrange-card-none = There are none left.
arrange-supply = Blocks left: { $blocks }
arrange-sound = A game can reach this position.
arrange-more = and { $count } more
arrange-do-undo = Undo
arrange-do-redo = Redo
arrange-do-empty = Empty board
arrange-do-opening = Foundations only
arrange-do-copy = Copy the position as text
arrange-do-paste = Paste a position from text
arrange-do-done = Try it
arrange-do-cancel = Cancel

studies-new-position = New position
studies-paste-position-tip = A position, game or study copied as text (Ctrl + V)
