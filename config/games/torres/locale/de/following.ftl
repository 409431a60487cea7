# Der Verlauf von Torres nach Zügen, und der Rückblick.

brief-founded = Grundstein auf { $at }
brief-knight-placed = beginnt auf { $at }
brief-king-placed = König auf { $at }
brief-king-moved = König { $source } → { $at }
brief-king-left = lässt den König stehen
brief-added = neuer Ritter auf { $at }
brief-moved = { $source } → { $at }
brief-built = baut auf { $at }
brief-block-added = baut auf { $at } (Vorrat)
brief-block-under = hebt { $at }
brief-shifted = Baustein { $source } → { $at }
brief-bought = kauft eine Karte
brief-played = spielt { $card }
brief-marker = { $gained ->
    [one] +1 Punkt ({ $points })
   *[other] +{ $gained } Punkte ({ $points })
 }
brief-ended = beendet den Zug
brief-ended-lost = Zugende: { $lost }
brief-lost-ap = { $ap } AP
brief-lost-blocks = { $blocks ->
    [one] ein Baustein
   *[other] { $blocks } Bausteine
 }
brief-lost-both = { $ap }, { $blocks } verfallen
brief-lost = { $what } verfallen

looking-turn = Rückblick: Jahr { $phase }, Runde { $round }
looking-between = Rückblick: Wertung von Jahr { $phase }
looking-setup = Rückblick: vor dem ersten Jahr
master-later = Erst nach Jahr { $phase }: { $points }
recap-shown-between = Der Tisch nach der Wertung von Jahr { $phase }. Mit der nächsten Aktion bist du wieder in der Partie.
brief-starter = { $other } beginnt
brief-carried = nimmt { $blocks } mit
brief-castles = Burgen + { $points }
brief-bonus = Königsbonus + { $points }
brief-master = Meisterkarte + { $points }

log-setup = Vor dem ersten Jahr
log-between = Wertung von Jahr { $phase }
log-when = J{ $phase } R{ $round }
log-when-about = Jahr { $phase }, Runde { $round }
log-ap = AP
log-points = { $points ->
    [0] Keine Punkte
    [one] Ein Punkt
   *[other] { $points } Punkte
 }
