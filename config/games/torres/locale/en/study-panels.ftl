# The panels of a study: lines that were tried, a position that is set up, the list of studies.

menu-study = Study table
study-panel-rename = Rename the study
study-panel-saved = Saved in { $where }
study-panel-empty = Play on the board. Every line you try is kept here.
study-panel-comment = Write a comment …
study-panel-standing = Expected points at the end of the game
study-panel-effort = Searched: { $effort } of { $efforts }
study-panel-show = Click to show it on the board.
study-panel-hide = Click to remove it from the board.
study-panel-go = Click to go to this position.
study-panel-unfold = Show the steps of this turn (Right arrow)
study-panel-fold = Hide the steps of this turn (Left arrow)
study-panel-width = Drag to make the study wider
study-panel-width-keys = By keys: Tab, then the left and right arrows
study-do-mark = Mark this step
study-not-mark = Nothing has been done here that could be marked.
study-mark-brilliant = Brilliant
study-mark-good = Good
study-mark-interesting = Interesting
study-mark-dubious = Dubious
study-mark-mistake = Mistake
study-mark-blunder = Blunder
study-mark-none = No mark

study-do-toggle = Open or close the study
study-do-list = All studies
study-do-analysis = Find the best turns
study-do-set_up = Set up this position
study-do-players = Choose who plays
study-do-promote = Make this the main line
study-do-delete = Delete the line from here on
study-do-copy = Copy the position as text
study-do-copy_study = Copy the study as text
study-do-share = Save the study as a web page
study-not-promote = This is already the main line.
study-not-delete = There is nothing to delete here.

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

studies-title = Studies
studies-none = A study is a position to experiment with. Play lines, go back, compare them and write down what you find.
studies-new = New position
studies-paste = Paste text
studies-paste-tip = A position, game or study copied as text (Ctrl + V)
studies-import = Import …
studies-import-tip = A study from a file (Ctrl + O)
studies-open = Open
studies-rename = Rename
studies-rename-tip = Rename this study (F2)
studies-share = Share
studies-share-tip = Save this study as a web page (Ctrl + P)
studies-delete = Delete
studies-delete-tip = You can restore it right away (Del)
studies-deleted = Deleted: { $name }
studies-undo = Restore
studies-name = Name of the study
