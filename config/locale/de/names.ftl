# Wie Spieler heißen: die Sprache selbst, Stufen mit Schritten und Charakteren, Tasten.

language-name = Deutsch
player-name = Spieler { $number }

# A step of a stage: Easy II, Easy III.
level-step = { $stage } { $step }
# A bot of a level with a character: Hard II, builder.
level-character = { $level }, { $role }

keyname-escape = Esc
keyname-enter = Enter
keyname-comma = Komma
keyname-period = Punkt
keyname-minus = Minus
keyname-plus = Plus
keyname-space = Leertaste
keyname-backspace = Rücktaste
keyname-tab = Tab
keyname-delete = Entf
keyname-insert = Einfg
keyname-home = Pos1
keyname-end = Ende
keyname-page_up = Bild auf
keyname-page_down = Bild ab
keyname-arrow_left = ←
keyname-arrow_right = →
keyname-arrow_up = ↑
keyname-arrow_down = ↓
keyname-control = Strg
keyname-shift = Umschalt
keyname-alt = Alt
