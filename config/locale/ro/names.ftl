# Cum se numesc jucătorii: limba însăși, nivelurile cu trepte și caractere, tastele.

language-name = Română
player-name = Jucătorul { $number }

# A step of a stage: Easy II, Easy III.
level-step = { $stage } { $step }
# A bot of a level with a character: Hard II, builder.
level-character = { $level }, { $role }

keyname-escape = Esc
keyname-enter = Enter
keyname-comma = Virgulă
keyname-period = Punct
keyname-minus = Minus
keyname-plus = Plus
keyname-space = Spațiu
keyname-backspace = Backspace
keyname-tab = Tab
keyname-delete = Delete
keyname-insert = Insert
keyname-home = Home
keyname-end = End
keyname-page_up = Page Up
keyname-page_down = Page Down
keyname-arrow_left = ←
keyname-arrow_right = →
keyname-arrow_up = ↑
keyname-arrow_down = ↓
keyname-control = Ctrl
keyname-shift = Shift
keyname-alt = Alt
