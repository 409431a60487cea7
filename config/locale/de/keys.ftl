# Die Tastatur: was über das Feld unter dem Zeiger gesagt wird, die Seite der Tasten, die Liste auf F1.

spoken-level = Ebene { $level }
spoken-ground = Boden
spoken-knight = Ritter von { $name }
spoken-king = der König
spoken-castle = Burg { $area } × { $top }
spoken-kings-castle = Königsburg { $area } × { $top }

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
deed-let-go = loslassen

fault-keys-title = Deine Tasten sind nicht brauchbar
fault-keys-todo = Bis die Datei berichtigt ist, gelten die üblichen Tasten.
