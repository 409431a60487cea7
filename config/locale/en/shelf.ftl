# The shelf of saved games: who has one open, their names.

wrong-in_use = Another window or program has this game open (process { $process } on { $computer }, since { $since }).
todo-in_use = Close it there and open the game again, or just watch.
wrong-in_use_by_somebody = Another window or program has this game open.
todo-in_use_by_somebody = Close it there and open the game again, or just watch.
wrong-title_unfit = A game whose file has such a name cannot be renamed.
todo-title_unfit = Give the file a name with plain letters, then name the game as you like.
wrong-title_busy = Another program is writing the names of games right now.
todo-title_busy = Try again.

fault-in-use-title = This game is being played elsewhere
look-on = Watch
games-order-played = Last played
games-order-oldest = Oldest first
games-order-name = By name
games-search = Find by name, player or day …
games-none-found = No games found.
games-unread = reading …
games-reading = { $count ->
    [one] One game is still to be read …
   *[other] { $count } games are still to be read …
 }
games-trouble = The folder cannot be read ({ $why }).
games-rename-tip = Give this game another name (F2)
games-import = Import …
games-import-tip = Import a game from a file (Ctrl + O)
games-paste = Paste
games-paste-tip = Paste a game or a position copied as text, or a copied file (Ctrl + V)
games-copy = Copy as text
games-copy-tip = Copy the whole game as notation (Ctrl + C)
games-export = Export …
games-export-tip = Save it as a file, as text or as a picture (Ctrl + E)
games-share-tip = Save it as a page that any browser opens (Ctrl + P)
games-delete-tip = You can restore it for 30 days (Delete)
games-deleted = Deleted ({ $count })
games-deleted-tip = Deleted games are kept for 30 days
games-deleted-now = { $count ->
    [one] Deleted: { $name }
   *[other] { $count } games deleted, the last one: { $name }
 }
games-undo = Restore
games-restore = Restore
games-erase = Delete for good
games-erase-title = Delete for good?
games-erase-more = … and { $count } more
games-erase-no = Keep
games-trash-title = Deleted games
games-trash-none = Nothing was deleted in the last 30 days.
games-trash-empty = Delete all for good
games-arrived = The game was added to your saved games.
games-further = You have already played further here; the game continues from there.
games-copied = The game was copied as text.
games-not-copied = There is no clipboard to copy to. Export the game as text instead.
fault-rename-title = This game cannot be renamed
fault-restore-title = This game cannot be restored
fault-import-title = This file cannot be imported
fault-paste-title = This text is neither a game nor a position
paste-nothing = There is no text on the clipboard. Copy a game, a position or a file first.
paste-place = pasted text
paste-column = { $place }, column { $number }
paste-cell = { $place }, cell { $number }
paste-found = Found: { $found }
paste-end = The text ends too early.
paste-expected = Expected: { $expected }
picture-drawing = Drawing the picture …
picture-not-drawn = The picture could not be drawn: OpenGL works only in the window here.
share-about = Save the whole game as one page that any browser opens
share-writing = Writing the page …
share-saved = Page saved: { $file }
share-saved-closed = Page saved: { $file } (the game is not over, so it shows nobody’s hand)
share-not-saved = The page could not be saved: { $why }.
files-title-open = Import a game
files-title-save = Save the game as
files-title-folder = Choose a folder for the games
files-path = Path of a folder or file
files-name = Name of the file
files-name-missing = Type a name for the file.
files-form-log = Game file (.torres)
files-form-text = Text (.txt)
files-form-picture = Picture (.png)
files-open = Import
files-save = Save
files-none = There are no folders and no games here.
files-no-folders = There are no folders here.
files-trouble = This folder cannot be opened ({ $why }).
files-nowhere = There is no such file or folder: { $path }
files-about = { $size } KB · { $date }
files-downloads = Downloads
files-documents = Documents
files-desktop = Desktop
files-home = Home
files-disk = This computer
date-today = today, { $time }
date-yesterday = yesterday, { $time }
date-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 } { $year }, { $time }
expected-cell = a cell such as ., 2, A or 3K
expected-turn = when and who, such as set-up A: or 2.3 B:
expected-any = a game file, a game in notation, or the diagram of a position
expected-divider = the line --- between the header and the turns
expected-dividers = the line --- twice: after the header, and after the position
expected-mark = a mark: !!, !, !?, ?!, ? or ??
expected-variation = a ) that ends this variation
expected-step = a step first; a variation in brackets follows the step it replaces
expected-comment = a { "}" } that ends this comment
expected-escape = after \ in a comment: n, \, { "{" }, { "}" } or u and six digits
expected-once = each line only once
expected-lines = at most 8 lines of the board
expected-cells = at most 8 cells in a line
expected-pieces = pieces of this game’s players only
expected-square = a square from a1 to h8
expected-seat = a seat from A to D
expected-card = an action card
expected-number = a number
expected-moment = year and round, such as 2.1
expected-legal = a command that is allowed then
expected-command = a command, such as c4-d4 or +d4/0
expected-building-turn = a turn, its colour and the dice, such as 7 C 2+3:
expected-choice = a choice, such as 4l@m10/2:een or >m10/2
expected-steps = steps (e, n, w, s, u, d) through all parts of the block
expected-column = a column, such as m10
expected-level = a level, 1 or higher
expected-block = a block, such as 4l
expected-colour = a colour of this game, from A on
expected-throws = throws of dice, a digit from 1 to 6 for each die
expected-over = nothing more: the game is over
