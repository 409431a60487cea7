# The screen of the rules.

rules-title = The rules
rules-search = Search
rules-nothing = Nothing found in the rules of this game.
rules-changed = house rule
rules-link = rule: { $key }
menu-rules = Rules
does-rules = Read the rules
