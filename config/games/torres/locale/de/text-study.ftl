# Studien im Terminal.

text-study-help =
    Tippe Befehle wie in einer Partie: c4-d4, +d4, ac4, Karten, ende. Jeder wird ein Schritt einer Variante, sofort gespeichert; alles lässt sich zurücknehmen.
    weiter, zurück, varianten: die Varianten entlang. kommentar, marke: etwas zu einem Schritt. löschen, haupt, umbenennen: den Baum ändern.
    ich, brett, reihe 3, spalte c, umkreis c3, burgen, ausbau, hand, punkte: die Stellung. was und erlaubt: was möglich ist. tipp: der beste Zug.
    stellung, text: als Text. liste: alle Studien. verlassen: beendet.
    Mehr: hilfe studie, hilfe brett, hilfe ziehen, hilfe bauen, hilfe karten, hilfe zug, hilfe zeile.
