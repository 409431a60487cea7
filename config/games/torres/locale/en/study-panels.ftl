# The panels of a study: lines that were tried, a position that is set up, the list of studies.

menu-study = Study table
study-panel-rename = Give the study another name
study-panel-saved = Kept in { $where }
study-panel-empty = Play on the board: every line that you try is kept here.
study-panel-comment = Write a comment …
study-panel-standing = What each player may expect in the end
study-panel-effort = Searched: { $effort } of { $efforts }
study-panel-show = Click shows it on the board.
study-panel-hide = Click takes it off the board.
study-panel-go = Click shows this position.

study-do-toggle = Open or close the study
study-do-list = All studies
study-do-analysis = Look for the best turns
study-do-set_up = Set up this position
study-do-players = Who plays
study-do-promote = Make this the main line
study-do-delete = Delete the line from here on
study-do-copy = Copy the position as text
study-do-share = Save the study as a page that any browser opens
study-not-promote = This is the main line.
study-not-delete = Here is nothing to delete.

arrange-title = Set up a position
arrange-tab-pieces = Pieces
arrange-tab-moment = Moment
arrange-tab-players = Players
arrange-tool-raise = Block +
arrange-tool-lower = Block −
arrange-tool-king = King
arrange-tool-clear = Clear
arrange-tool-raise-about = A press on a square puts a block there.
arrange-tool-lower-about = A press on a square takes a block away.
arrange-tool-king-about = A press on a square puts the king there.
arrange-tool-clear-about = A press on a square takes everything away.
arrange-tool-knight-about = A press on a square puts a knight there, or takes it away.
arrange-knights = Knights
arrange-knights-of = { $there } of { $of }
arrange-phase = Year
arrange-round = Round
arrange-round-of = { $round } of { $rounds }
arrange-ap = AP
arrange-actor = To move
arrange-start = Began the round
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
arrange-stack-about = Click adds a block; after three the stack is gone.
arrange-stack-new = One more stack
arrange-cards = Cards in hand
arrange-deck = { $cards } to be drawn
arrange-card-about = Click gives one more; when none is left they go back.
arrange-card-none = None of these is left.
arrange-supply = Blocks left over: { $blocks }
arrange-sound = This position can come up in a game.
arrange-more = and { $count } more
arrange-do-undo = Undo
arrange-do-redo = Redo
arrange-do-empty = Empty board
arrange-do-opening = A usual opening
arrange-do-copy = Copy the position as text
arrange-do-paste = Paste a position from text
arrange-do-done = Try it
arrange-do-cancel = Cancel

studies-title = Studies
studies-none = A study is a position to try things out on: play lines, go back, compare, write down what you found.
studies-new = New position
studies-paste = Paste text
studies-paste-tip = A position or a game that was copied as text (Ctrl + V)
studies-import = Import …
studies-import-tip = A study from a file (Ctrl + O)
studies-open = Open
studies-rename = Rename
studies-rename-tip = Give this study another name (F2)
studies-delete = Delete
studies-delete-tip = It can be brought back at once (Del)
studies-deleted = Deleted: { $name }
studies-undo = Bring back
studies-name = Name of the study
