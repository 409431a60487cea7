# What things and players are called: the language itself, the bots, the editions, a player nobody has named.

language-name = English
player-name = Player { $number }

edition-rio-grande-1999 = Rio Grande 1999
edition-ravensburger-1999 = Ravensburger 1999
edition-romanian = Romanian edition

bot-random = Random
bot-random-about = Does anything that is allowed.
bot-greedy = Greedy
bot-greedy-about = Always takes the step that scores most at once.
bot-novice = Novice
bot-novice-about = Has just learnt the rules. Never cheats.
bot-easy = Easy
bot-easy-about = Friendly and a little careless.
bot-medium = Medium
bot-medium-about = Plans its own turn.
bot-hard = Hard
bot-hard-about = Plans well and wastes little.
bot-expert = Expert
bot-expert-about = Plans far and looks at the others' answers, too. Never cheats.
# A step of a stage: Easy II, Easy III.
level-step = { $stage } { $step }
# A bot of a level with a character: Hard II, builder.
level-character = { $level }, { $role }
character-builder = Gaspar
character-builder-role = builder
character-builder-about = Builds wide castles that are his alone.
character-royalist = Leonor
character-royalist-role = royalist
character-royalist-about = Builds up the king's castle and stays in it.
character-neighbour = Ines
character-neighbour-role = neighbour
character-neighbour-about = Would rather live in castles that others have built.
character-spoiler = Rufo
character-spoiler-role = spoiler
character-spoiler-about = Grudges you every point, and spoils what you begin.

bot-careless = Careless
bot-careless-about = Builds where it happens to look, and hopes that it holds.
bot-careful = Careful
bot-careful-about = Tries a few places and shuns what shakes.
bot-clever = Clever
bot-clever-about = Thinks of its next block, too, and of how high you get.
bot-master = Master
bot-master-about = Looks at every place and weighs height against risk. Its hand trembles like yours.

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
