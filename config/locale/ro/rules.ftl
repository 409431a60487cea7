# Ecranul regulilor.

rules-title = Regulile
rules-search = Caută
rules-nothing = Nu s-a găsit nimic în regulile acestui joc.
rules-changed = regula casei
rules-link = regula: { $key }
menu-rules = Reguli
does-rules = Citește regulile
