# Was das Programm während einer Partie Torres sagt: Aufforderungen, Verlauf, Hinweise, Gründe.

prompt-foundations = { $name }: Setze einen Grundstein auf ein markiertes Feld. { $left ->
    [one] Einer fehlt noch.
   *[other] { $left } fehlen noch.
 }
prompt-knights = { $name }: Setze den ersten Ritter auf eine Burg.
prompt-king = { $name }: Setze den König auf eine freie Burg.
prompt-move-king = { $name } hat die wenigsten Punkte und darf den König versetzen.
prompt-leave-king = König stehen lassen
prompt-starter = { $name } bestimmt, wer das nächste Jahr beginnt.
prompt-carry = { $name }: Verteile die übrigen Bausteine auf die neuen Stapel.
prompt-keep = { $name }: Behalte eine Karte, die anderen gehen zurück.
prompt-turn = { $name }: Wähle einen Ritter zum Ziehen, einen Stapel zum Bauen, die Reserve oder eine Karte.
prompt-turn-done = Keine Aktionspunkte mehr. Spiele eine Karte oder beende deinen Zug.
prompt-turn-spent = Keine Aktionspunkte mehr. Beende deinen Zug.
prompt-knight = Wohin? Große Ringe sind ein Schritt, kleine mehrere; Bögen führen durch Tore.
prompt-knight-stuck = Dieser Ritter kann gerade nirgendwohin.
prompt-stack = Wohin kommt der Baustein?
prompt-reserve = Wo soll der neue Ritter stehen?
prompt-card-knight = { $card }: Wähle einen der markierten Ritter.
prompt-card-block = { $card }: Wähle den Baustein, der versetzt wird.
prompt-card-stack = { $card }: Wähle den Stapel, von dem der Baustein kommt.
prompt-card-target = { $card }: Wähle ein markiertes Feld.

advise-click-square = Klicke auf ein markiertes Feld auf dem Tisch.
advise-answer-first = Beantworte zuerst die Frage auf dem Bildschirm.
pressed-twice = Zweimal gedrückt zählt einmal. Drücke noch einmal, wenn du es so meinst.
advise-choose-first = Wähle zuerst einen Ritter, einen Stapel, die Reserve oder eine Karte, dann das Ziel.
advise-card-useless = Diese Karte würde gerade nichts bewirken.
advise-card-not-this-knight = Die Karte kann diesen Ritter nirgendwohin bringen.
advise-card-not-this-block = Für diesen Baustein gibt es keinen Platz.
undo-card-seen = Eine Karte wurde gekauft: Gesehenes lässt sich nicht zurücknehmen.

tip-castle = Burg: Fläche { $area }, Höhe { $top }. Oben: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
tip-castle-king = Die Königsburg: Fläche { $area }, Höhe { $top }. Oben: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
tip-level = { $square } · Ebene { $level }
tip-ground = { $square } · Boden
tip-gain = { $name }, jetzt gewertet: { $total } ({ $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[zero] unverändert
 })
tip-knight = Ein Ritter von { $name }
tip-king = Der König
tip-stack = { $blocks ->
    [one] Stapel mit einem Baustein
   *[other] Stapel mit { $blocks } Bausteinen
 } von { $name }
tip-reserve = { $name } hat { $knights ->
    [0] keinen Ritter mehr
    [one] noch einen Ritter
   *[other] noch { $knights } Ritter
 }

break-castle = Burg bei { $square }: Fläche { $area } × Ebene { $level } = { $points }
break-king = Königsbonus: { $points }
break-master = Meisterkarte: { $points }
break-nothing = Kein Ritter steht auf einer Ebene, die Punkte bringt.
log-founded = { $name }: Grundstein auf { $at }
log-knight-placed = { $name } beginnt auf { $at }
log-king-placed = { $name } setzt den König auf { $at }
log-king-moved = { $name } versetzt den König von { $source } nach { $at }
log-king-left = { $name } lässt den König stehen
log-starter = { $name } lässt { $other } beginnen
log-carried = { $name } nimmt { $blocks ->
    [one] einen Baustein
   *[other] { $blocks } Bausteine
 } mit
log-added = { $name }: neuer Ritter auf { $at }
log-moved = { $name }: { $source } nach { $at }
log-built = { $name } baut auf { $at }
log-block-added = { $name } baut auf { $at } aus dem Vorrat
log-block-under = { $name } hebt { $at }
log-shifted = { $name }: ein Baustein von { $source } nach { $at }
log-bought = { $name } kauft eine Karte
log-played = { $name } spielt { $card }
log-marker = { $name }: Wertungsstein auf { $points }
log-turn-ended = { $name } beendet den Zug
log-year = Jahr { $phase } beginnt
log-castles = { $name }: Burgen { $points }
log-bonus = { $name }: Königsbonus { $points }
log-master = { $name }: Meisterkarte { $points }
log-winner = { $name } gewinnt
setup-problem-colour = Zwei Spieler haben diese Farbe.
game-progress = Jahr { $phase }, Runde { $round }
hint-do-all = Alle Schritte
analysis-about = Punkte, die jeder erwarten konnte, Zug um Zug. Linien sind Wertungen.
analysis-lost = { $points ->
    [one] insgesamt 1 Punkt verschenkt
   *[other] insgesamt { $points } Punkte verschenkt
 }
analysis-loss = − { $points }{ $margin ->
    [0] { "" }
   *[other] { " " }± { $margin }
 }
analysis-moment = Jahr { $phase }, Runde { $round }

resume-line = { $names }, Jahr { $phase }, Runde { $round }
hint-step = Tipp { $step } von { $steps }: { $what }.
 Wertung nach diesem Zug: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }.
