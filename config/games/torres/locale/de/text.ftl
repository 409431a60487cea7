# Torres im Terminal. Was man tippt: die Wörter jeder Zeile, durch Kommas getrennt; das erste ist das übliche.

text-word-board = brett, b
text-word-castles = burgen
text-word-hand = hand, karten
text-word-card = karte
text-word-reset = anfang
text-word-buy = kaufen
text-word-end = ende, zugende
text-word-marker = wertung, marker
text-word-leave = lassen

text-help =
    Was man tippen kann:
    brett: das Brett als Tabelle. burgen: jede Burg und was darauf steht. sieh d4: ein Feld und was daneben liegt.
    zug: deine AP, Stapel und Ritter. hand: deine Karten. punkte: die Punkte aller. karte leap: was eine Karte kann.
    nochmal: was seit deinem letzten Zug geschah. erlaubt: was jetzt möglich ist. erlaubt c4: was dort möglich ist, zum Auswählen.
    c4-d4 zieht einen Ritter, c4-f4 auch auf ein fernes Feld, nachdem der Weg gesagt ist. Ac4 setzt einen ein. +d4/0 setzt einen Baustein von Stapel 0. kaufen kauft eine Karte. wertung rückt deinen Wertungsstein vor.
    climb:c4-c5 spielt eine Karte von Feld zu Feld, extra:d4 auf ein Feld, six so, wie sie ist. ende beendet den Zug.
    Der Anfang eines Befehls genügt: Was daraus werden kann, wird aufgezählt, und eine Zahl wählt aus.
    zurück: nimmt deinen letzten Befehl zurück. wieder: führt ihn noch einmal aus. anfang: zurück zum Beginn des Zuges.
    zurück und ein Name: nimmt zurück, was diese Person zuletzt getan hat, solange das erlaubt ist.
    tipp: ein guter Zug. datei: wo das Spiel gespeichert ist. verlassen: beendet; das Spiel geht ein andermal von dort weiter.

text-pass = Bitte weitergeben an { $name }. Bis dahin bleiben die Karten verdeckt.
text-pass-prompt = { $name }, drücke Enter, wenn du da bist:
text-pass-first = Zuerst drückt { $name } in einer leeren Zeile Enter und sagt damit: Ich bin da.
text-moment = { $name }: Jahr { $phase } von { $phases }, Runde { $round } von { $rounds }.
text-means = { $ap } AP, { $knights ->
    [one] ein Ritter
   *[other] { $knights } Ritter
 } in der Reserve, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } auf der Hand.
text-stacks = Stapel: { $stacks }.
text-stack = { $index } mit { $blocks ->
    [one] einem Baustein
   *[other] { $blocks } Bausteinen
 }
text-stack-used = In diesem Zug wird von Stapel { $index } gebaut.
text-waiting = { $blocks ->
    [one] Ein Baustein ist
   *[other] { $blocks } Bausteine sind
 } übrig.
text-no-cards = Du hast keine Karten.
text-card-bought = in diesem Zug gekauft, { $card }
text-card-offered = zur Auswahl, { $card }
text-master = Meisterkarte: { $card }. { $effect } In diesem Jahr: { $points }.

text-legend = Ein Punkt ist leerer Boden, eine Zahl die Ebene, ein Buchstabe ein Ritter, K der König. { $who }.
text-board-empty = Auf dem Brett steht nichts.
text-castle = Burg { $area } × { $top }: { $squares }.
text-ground = Auf dem Boden: { $squares }.
text-square = { $square } Ebene { $level }
text-knight-of = Ritter von { $name }
text-which-square = Welches Feld? Tippe sieh und ein Feld von a1 bis h8.
text-points = { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }. Eine Wertung jetzt gäbe { $now }. { $knights ->
    [one] Ein Ritter
   *[other] { $knights } Ritter
 } in der Reserve, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
text-place = { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }

text-may-found = eine Burg gründen, F und ein Feld
text-may-place = den Ritter aufstellen, N und ein Feld
text-may-king = den König setzen, K und ein Feld
text-may-leave = den König stehen lassen, lassen
text-may-start = bestimmen, wer beginnt
text-may-carry = Bausteine übernehmen
text-may-keep = eine Karte behalten
text-may-add = einen Ritter einsetzen, A und ein Feld
text-may-move = der Ritter auf { $square } nach
text-may-build = von Stapel { $index } bauen, + und ein Feld und /{ $index }
text-may-play = { $card } spielen, { $id }
text-may-buy = eine Karte kaufen, kaufen
text-may-score = den Wertungsstein vorrücken, wertung
text-may-end = den Zug beenden, ende
text-hint = Ein guter Zug; eine Wertung danach brächte dich auf { $points }:
text-lost = Verloren wären dann: { $what }. Den Zug trotzdem beenden, ja oder nein?
text-not-ended = Der Zug geht weiter.
text-taken-back = { $count ->
    [one] Ein Befehl wurde zurückgenommen.
   *[other] { $count } Befehle wurden zurückgenommen.
 }
text-undo-of = Der letzte Befehl ist von { $name }. Zurück geht er mit: zurück { $name }

text-way = { $way } für { $ap } AP
text-walk = { $way } ziehen, ja oder nein?
text-too-far = Das ist zu weit: { $way }. Es sind noch { $ap } AP da.
text-not-walked = Der Ritter bleibt stehen.
text-farther = Weiter von dort, in mehreren Schritten: { $squares }.
text-far = { $square } für { $ap } AP
