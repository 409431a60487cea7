# What players are called: the language itself, levels with steps and characters, keys.

language-name = English
player-name = Player { $number }

# A step of a stage: Easy II, Easy III.
level-step = { $stage } { $step }
# A bot of a level with a character: Hard II, builder.
level-character = { $level }, { $role }

keyname-escape = Esc
keyname-enter = Enter
keyname-comma = Comma
keyname-period = Full stop
keyname-minus = Minus
keyname-plus = Plus
keyname-space = Space
keyname-backspace = Backspace
keyname-tab = Tab
keyname-delete = Delete
keyname-insert = Insert
keyname-home = Home
keyname-end = End
keyname-page_up = Page up
keyname-page_down = Page down
keyname-arrow_left = ←
keyname-arrow_right = →
keyname-arrow_up = ↑
keyname-arrow_down = ↓
keyname-control = Ctrl
keyname-shift = Shift
keyname-alt = Alt
