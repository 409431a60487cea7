# Der Bildschirm der Regeln.

rules-title = Die Regeln
rules-search = Suchen
rules-nothing = In den Regeln dieses Spiels nichts gefunden.
rules-changed = Hausregel
rules-link = Regel: { $key }
menu-rules = Regeln
does-rules = Die Regeln lesen
