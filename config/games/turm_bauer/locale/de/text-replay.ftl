# Wiederholungen im Terminal.

text-turm-replay-help =
    Enter oder weiter: der nächste Befehl. zurück, weiter zug, zug 12, schritt 40, anfang, schluss: andere Momente. zugliste: alle Züge.
    ich, felder, etage 3, reihe 10, spalte m, sieh m10, umkreis m10, bausteine, vorrat, punkte, halt: der Turm in diesem Moment.
    analyse findet die Züge, die etwas gekostet haben; fehler, weiter fehler: von einem zum nächsten. studie öffnet diesen Moment zum Ausprobieren.
    nochmal: was seit dem letzten Zug dieses Spielers geschah. kurz, verlassen.
    Mehr: hilfe wiederholung, hilfe turm.
