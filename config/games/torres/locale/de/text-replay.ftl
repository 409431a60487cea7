# Wiederholungen im Terminal.

text-replay-help =
    Enter oder weiter: der nächste Befehl. zurück, weiter zug, zug 12, jahr 2, schritt 40, anfang, schluss: andere Momente. zugliste: alle Züge.
    ich, brett, reihe 3, spalte c, umkreis c3, burgen, ausbau, dächer, tore, hand, punkte: das Brett in diesem Moment. was +d4: was es brächte.
    analyse findet die Züge, die etwas gekostet haben; fehler, weiter fehler: von einem zum nächsten. studie öffnet diesen Moment zum Ausprobieren.
    nochmal: was seit dem letzten Zug dieses Spielers geschah. kurz, verlassen.
    Mehr: hilfe wiederholung, hilfe brett, hilfe karten.
text-word-year = jahr
text-replay-which-year = Welches Jahr? Tippe jahr und eine Zahl von 1 bis { $years }. Vielleicht gibt es das Jahr noch nicht.
text-replay-better = Besser: { $turn }
