# Rätsel von Turm Bauer: wie hoch eine Figur in einem Zug kommt, und wo ein Baustein stehen bleibt.

turm-puzzle-height = Bring { $colour } in diesem Zug auf Etage { $level } (jetzt: Etage { $own }). Deine Hand ist ruhig.
turm-puzzle-height-hidden = Bring { $colour } in diesem Zug so hoch wie möglich (jetzt: Etage { $own }). Deine Hand ist ruhig.
turm-puzzle-stands = An einer dieser Stellen bleibt der Baustein stehen, an den anderen fällt etwas. Wo lässt du ihn los?
turm-puzzle-stands-short = Eine Stelle hält, an den anderen fällt etwas. Welche?
turm-puzzle-height-solved = Gelöst: Etage { $level }. Höher geht es in diesem Zug nicht.
turm-puzzle-height-hinted = Mit einem Tipp gelöst: Etage { $level }.
turm-puzzle-height-shown = Die Lösung: Etage { $level }.
turm-puzzle-height-failed = Das ist Etage { $level }. Es geht noch höher. Nimm den Zug zurück und versuche es weiter, oder sieh dir die Lösung an.
turm-puzzle-stands-solved = Gelöst: Er bleibt stehen.
turm-puzzle-stands-hinted = Mit einem Tipp gelöst: Er bleibt stehen.
turm-puzzle-stands-shown = Die Lösung: Hier bleibt er stehen.
turm-puzzle-fell = Hier fällt etwas. Fang von vorn an und versuche es weiter, oder sieh dir die Lösung an.
turm-puzzle-sure = Das ist Etage { $level }, und es geht noch höher. Wähle das Feld noch einmal, um abzugeben.
turm-puzzle-sure-stay = So bleibst du auf Etage { $level }, und es geht noch höher. Bleib noch einmal stehen, um abzugeben.
turm-puzzle-over = Der Zug ist zu Ende. Fang von vorn an, um es noch einmal zu versuchen.
turm-puzzle-places-only = Hier zählen nur die nummerierten Stellen.
turm-puzzle-hint-not = Fang erst von vorn an: Der Tipp gilt dem Baustein.
turm-puzzle-place-falls = Tipp: Bei { $number } fällt etwas.
turm-puzzle-places = Die Stellen:
turm-puzzle-it-stands = er bleibt stehen
turm-puzzle-it-falls = etwas fällt
turm-puzzle-steps = { $ends ->
    [one] Die einzige Lösung:
   *[other] Eine von { $ends } Lösungen:
}
turm-puzzles-about = Wie hoch kommt die Figur in einem Zug, und wo bleibt ein Baustein stehen? Deine Hand ist ruhig, die Physik entscheidet. Der erste Versuch zählt; ein nicht gelöstes Rätsel kommt nach 1, 3, 7, 21 und 60 Tagen wieder.
puzzles-theme-height = Klettern
puzzles-theme-height-about = Wie hoch kommt die Figur in einem Zug?
puzzles-theme-stands = Gleichgewicht
puzzles-theme-stands-about = An welcher Stelle bleibt der Baustein stehen?
