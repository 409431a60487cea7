# Das Fazit einer analysierten Partie.

analysis-marks = Wertung
summary-of = { $name }: { $what }
summary-nothing = 0 Punkte verschenkt: kein besserer Zug gefunden
summary-lost = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} verschenkt
summary-lost-by = { $cost } von { $points } { $points ->
    [one] verschenkten Punkt
   *[other] verschenkten Punkten
}: { $how }
summary-by-scoring = Wertungspunkte verpasst
summary-by-height = Wege nach oben verpasst
summary-by-king = Königsbonus verpasst
summary-by-card = Karten zu lange behalten
summary-by-others = Burgen anderen überlassen
summary-by-blocks = Bausteine verschwendet
summary-by-knights = Ritter nicht eingesetzt
summary-by-cards = Karten übersehen
summary-by-master = Meisterkarte vergessen
summary-by-marker = Punkte auf der Leiste vergessen
summary-costliest = Teuerster Zug: { $turn } ({ $lost }). { $how }.
summary-right = { $right } von { $turns } Zügen ohne Fehler
summary-best = bester: { $turn } ({ $gained })
