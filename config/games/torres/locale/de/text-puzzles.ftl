# Rätsel im Terminal.

text-puzzle-points = { $points } von { $wanted } Punkten
text-puzzle-points-hidden = { $points } Punkte
text-puzzle-help =
    Finde den Zug, der am meisten bringt: c4-d4 zieht einen Ritter, +d4 setzt einen Baustein, ac4 stellt einen Ritter auf; mehreres passt in eine Zeile.
    Vor der Eingabe stehen die Punkte, die du jetzt bekämst. was +d4 sagt, was ein Befehl brächte; erlaubt zählt auf, was du darfst.
    ich: deine Ritter. brett, reihe 3, spalte c, umkreis c3, burgen, ausbau: das Brett. hand: deine Karten. punkte: die aller.
    aufgabe, tipp, zurück, anfang, lösung, weiter, liste, verlassen. ende gibt den Zug ab, bevor er alle Punkte hat.
    Mehr: hilfe rätsel, hilfe brett, hilfe ziehen, hilfe bauen, hilfe karten, hilfe zeile.
