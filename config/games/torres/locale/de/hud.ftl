# Die Wörter auf den Tafeln von Torres.

phase = Jahr { $phase }

score-title = Punkte
score-preview = Wenn jetzt gewertet würde: +{ $points }
score-left = Ritter in Reserve: { $knights } · Karten auf der Hand: { $cards }
score-lap = { $lap }00+

turn-when = Jahr { $phase } · Runde { $round } von { $rounds }
turn-ap = { $ap } AP
ap-cost = { $ap } AP
stack-blocks = { $blocks ->
    [one] Ein Baustein
   *[other] { $blocks } Bausteine
 }
stack-used = Dieser Zug baut von diesem Stapel.
stack-given = abgegeben
tip-knights-left = { $knights ->
    [0] Kein Ritter mehr in Reserve
    [one] Noch ein Ritter in Reserve
   *[other] Noch { $knights } Ritter in Reserve
 }
action-build = Bauen
action-build-about = Setze einen Baustein von einem Stapel auf eine Burg oder daneben.
action-add_knight = Ritter einsetzen
action-add_knight-about = Stelle einen Ritter neben einen eigenen, gleich hoch oder tiefer.
action-buy = Karte kaufen
action-buy-about = Nimm eine Aktionskarte. Sie kann ab dem nächsten Zug gespielt werden.
action-score = Punkt vorrücken
action-score-about = Rücke den Wertungsstein ein Feld vor.
action-undo = Rückgängig
action-undo-about = Nimm den letzten Schritt zurück.
action-redo = Wiederholen
action-redo-about = Tu noch einmal, was zurückgenommen wurde.
action-reset_turn = Zug neu beginnen
action-reset_turn-about = Nimm den Zug zurück, so weit es geht.
action-hint = Tipp
action-hint-about = Zeige einen guten Zug.
action-end_turn = Zug beenden
action-end_turn-about = Nicht genutzte Aktionspunkte verfallen.

hand-hidden = Verdeckt, bis dieser Spieler am Zug ist
hand-fresh = In diesem Zug gekauft: ab dem nächsten Zug spielbar.
master-points = Nach Jahr { $phase }: { $points }

starter-title = Wer beginnt?
starter-text = { $name } bestimmt, wer das nächste Jahr beginnt.

offer-title = Eine neue Karte
offer-choose = Wähle die Karte, die bleibt.
offer-others = { $cards ->
    [0] Es ist nichts zurückzulegen.
    [one] Wohin kommt die andere Karte?
   *[other] Wohin kommen die anderen Karten?
 }
offer-top = Oben
offer-bottom = Unten
offer-order = { $first }, darunter { $second }
offer-keep = „{ $card }“ behalten
offer-keep-none = Wähle eine Karte

ending-title = Ende des Zuges
ending-unspent = { $ap ->
    [one] Ein Aktionspunkt ist übrig und würde verfallen.
   *[other] { $ap } Aktionspunkte sind übrig und würden verfallen.
 }
ending-free = Alle Stapel bleiben.
ending-choose = Ein Stapel muss abgegeben werden. Wähle welcher; seine Bausteine kommen auf die anderen.
ending-used = { $blocks ->
    [one] Ein Baustein des benutzten Stapels ist übrig. Setze ihn auf einen anderen Stapel.
   *[other] { $blocks } Bausteine des benutzten Stapels sind übrig. Setze sie auf die anderen Stapel.
 }
ending-last = { $blocks ->
    [one] Der letzte Zug des Jahres: Der übrige Baustein geht in den Vorrat zurück.
   *[other] Der letzte Zug des Jahres: Die { $blocks } übrigen Bausteine gehen in den Vorrat zurück.
 }
ending-last-carried = { $blocks ->
    [one] Der letzte Zug des Jahres: Der übrige Baustein bleibt für das nächste Jahr.
   *[other] Der letzte Zug des Jahres: Die { $blocks } übrigen Bausteine bleiben für das nächste Jahr.
 }
carry-title = Bausteine vom letzten Jahr
carry-text = { $blocks ->
    [one] { $name } hat einen Baustein übrig. Er kommt auf einen der neuen Stapel.
   *[other] { $name } hat { $blocks } Bausteine übrig. Sie kommen auf die neuen Stapel.
 }
blocks-missing = { $blocks ->
    [one] Ein Baustein muss noch gesetzt werden.
   *[other] { $blocks } Bausteine müssen noch gesetzt werden.
 }
blocks-return = { $blocks ->
    [0] Alle Bausteine sind gesetzt.
    [one] Ein Baustein geht in den Vorrat zurück.
   *[other] { $blocks } Bausteine gehen in den Vorrat zurück.
 }
blocks-none = Es sind keine Bausteine übrig.

scoring-title = Wertung von Jahr { $phase }
scoring-castle = { $label } { $area } × { $level }
scoring-more = { $castles ->
    [one] noch eine Burg
   *[other] noch { $castles } Burgen
 }
scoring-king = Königsbonus
scoring-master = Meisterkarte
scoring-passed = Besetzte Felder übergangen

overlay-heights = Höhen
overlay-heights-about = Eine Zahl auf jedem Turm: seine Höhe in Bausteinen.
overlay-castles = Burgen
overlay-castles-about = Umrisse mit Fläche × Höhe, und wo eine Burg noch wachsen kann.
overlay-scores = Punkte
overlay-scores-about = Punkte, die jeder Ritter jetzt bringen würde.
overlay-doors = Tore
overlay-doors-about = Wo der gewählte Ritter herauskommen kann, Stockwerk für Stockwerk.
legend-slate = Schiefer
legend-clay = Ton
legend-honey = Honigstein
legend-ivory = Elfenbein
legend-marble = Marmor
legend-marble-clay = … mit Ton
legend-marble-honey = … mit Honig
legend-marble-slate = … mit Schiefer
end-castles = Burgen
end-king = König
end-master = Meisterkarte
end-marker = Vorgerückt
end-total = Punkte
setup-tab-players = Spieler und Ausgabe
setup-tab-material = Bausteine und Grundsteine
setup-edition = Ausgabe
setup-edition-rules = Regeln dieser Ausgabe
setup-mode = Spiel

mode-basic = Grundspiel
mode-basic-about = Die acht Grundsteine stehen auf den markierten Feldern. Aktionskarten werden während der Partie gekauft.
mode-variant = Variante
mode-variant-about = Wie das Grundspiel, aber die Karten werden auf die andere Art gekauft: vom gemeinsamen oder vom eigenen Stapel.
mode-master = Meister
mode-master-about = Die Spieler setzen die Grundsteine selbst und haben von Anfang an alle zehn Karten. Eine Meisterkarte gibt Zusatzpunkte.

confirm = Bestätigen
go-on = Weiter
setup-usual = Zurücksetzen

games-edition = { $rules ->
    [0] { $edition }, { $mode }
   *[other] { $edition }, { $mode }, Hausregeln
 }
position-shown = Eine Stellung zum Ansehen

