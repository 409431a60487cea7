# Die Tastatur in Torres: das Feld unter dem Zeiger, was eine Taste dort tut und was es kostet.


deed-enter = { $key }: { $deed }
deed-found = Grundstein setzen
deed-knight = Ritter setzen
deed-king = König setzen
deed-move = hierher ziehen
deed-build = hier bauen
deed-add = Ritter einsetzen
deed-play = „{ $card }“ hier spielen
deed-choose = diesen Ritter wählen
deed-choose-here = dieses Feld wählen
deed-let-go = abbrechen
does-stack = Von Stapel { $number } bauen
cost-turn = Ein Zug hat
cost-step = Schritt eines Ritters, auch durch Tore
cost-build = Baustein setzen
cost-add = Ritter einsetzen
cost-buy = Karte kaufen
cost-score = Punkt vorrücken
cost-play = Karte spielen, einmal im Zug
