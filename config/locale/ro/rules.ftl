# Ecranul regulilor.

rules-title = Regulile
rules-search = Caută
rules-nothing = În regulile acestui joc nu scrie nimic despre asta.
rules-changed = regula casei
rules-link = regula: { $key }
menu-rules = Reguli
does-rules = Citește regulile
