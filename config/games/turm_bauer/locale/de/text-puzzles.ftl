# Rätsel im Terminal.

text-turm-puzzle-help =
    Wie hoch kommt die Figur? 4l m10 baut den Baustein 4l auf Spalte m10, > geht so hoch wie möglich. Oder: An welchem Platz hält der Baustein? Tippe seine Zahl.
    Deine Hand ist ruhig, und nichts verrät das Risiko: Das ist die Frage. ja lässt einen Baustein los; zurück nimmt ihn zurück.
    ich: deine Figur. zug: die Würfel. vorrat: deine Bausteine. felder, etage 3, reihe 10, spalte m, sieh m10, umkreis m10: der Turm.
    aufgabe, tipp, zurück, anfang, lösung, weiter, liste, verlassen. erlaubt zählt auf, was du darfst; was und ein Baustein sagt, wie er läge.
    Mehr: hilfe rätsel, hilfe turm, hilfe bauen, hilfe gehen, hilfe zeile.
text-puzzle-places-prompt = Platz 1 bis { $most }>
text-puzzle-not-told = Treppen und Risiken verrät ein Rätsel nicht: Die sollst du finden.
text-puzzle-over = Der Zug ist vorbei. zurück nimmt den letzten Schritt zurück, anfang alle; weiter ist das nächste Rätsel.
text-puzzle-over-prompt = Rätsel vorbei>
