# Studien im Terminal.

text-turm-study-help =
    Tippe Befehle wie in einer Partie: 4l m10, treppen, >, bleib. Jeder wird ein Schritt einer Variante, sofort gespeichert; alles lässt sich zurücknehmen, auch was rutscht oder fällt.
    würfel 2 5 wählt die Würfel des Zugs, würfel wirft sie. Deine Hand ist ruhig; genannt wird das Risiko einer Hand, die zittert.
    weiter, zurück, varianten: die Varianten entlang. kommentar, marke: etwas zu einem Schritt. löschen, haupt, umbenennen: den Baum ändern.
    ich, felder, etage 3, reihe 10, spalte m, sieh m10, umkreis m10, vorrat: die Stellung. was und erlaubt: was möglich ist. tipp: der beste Zug. stellung, text: als Text.
    Mehr: hilfe studie, hilfe turm, hilfe bauen, hilfe gehen, hilfe zeile.
text-word-dice = würfel
text-study-which-dice = Welche Würfel? Tippe würfel 2 5, oder nur würfel, um sie zu werfen.
text-study-throw-back = Zurückgenommen: Würfel { $one } und { $two }
