# Rätsel: der letzte Zug eines Jahres.

puzzle-wanted = Hole { $wanted } Punkte in diesem Zug, dem letzten des Jahres; jeder übrige AP zählt einen Punkt. Bis jetzt: { $points }.
puzzle-so-far = Bis jetzt { $points } von { $wanted } Punkten.
puzzle-wanted-hidden = Hole so viel wie möglich in diesem Zug, dem letzten des Jahres; jeder übrige AP zählt einen Punkt. Bis jetzt: { $points }.
puzzle-so-far-hidden = Bis jetzt { $points } Punkte.
puzzle-sure-hidden = Das sind erst { $points }, es ist mehr drin. Beende den Zug noch einmal, um so abzugeben.
puzzle-few-hidden = Das sind { $points }. Es ist mehr drin: Versuche weiter, oder sieh dir die Lösung an.
puzzle-hint-sure = Der erste Schritt kostet die Hälfte dessen, was das Rätsel wert ist. Verlange den Tipp noch einmal, um ihn zu sehen.
puzzle-first-step = Erster Schritt: { $what }.
puzzle-solved-hinted = Mit Tipp gelöst: { $points } Punkte.
puzzle-solution-steps = Lösung, von { $points } Punkten aus:
puzzle-sure = Das sind erst { $points } von { $wanted }. Beende den Zug noch einmal, um so abzugeben.
puzzle-give-up = Der erste Versuch wäre damit vorbei. Drücke noch einmal „Lösung“, um sie zu sehen.
puzzle-few = Das sind { $points } von { $wanted }. Es ist mehr drin: Versuche weiter, oder sieh dir die Lösung an.
puzzle-solved = Gelöst: { $points } Punkte.
puzzle-solution-done = Die Lösung: { $points } Punkte.
puzzle-rating-change = Wertung { $change } → { $rating }.
puzzle-rating-first = Deine Wertung: { $rating }.
puzzle-comes-back = { $days ->
    [one] Es kommt morgen wieder.
   *[other] Es kommt in { $days } Tagen wieder.
}
puzzle-out-of = Sie kommen von:
puzzle-castle = Burg von { $area }, Ebene { $level } bei { $square }
puzzle-king = Königsbonus
puzzle-marker = { $ap } AP für den Wertungsstein
puzzle-next = Nächstes Rätsel
puzzle-again = Von vorn
puzzle-solution = Lösung
puzzle-not-here = Ein Rätsel hat keinen Spielverlauf.
puzzle-cancel-not = Du hast nichts gewählt, was abzubrechen wäre.
puzzle-study-not = Studieren kannst du die Stellung, sobald der erste Versuch vorbei ist.
puzzle-again-not = Du hast noch keinen Schritt gemacht.
puzzle-solution-not = Das Rätsel ist gelöst.
puzzle-next-not = Das nächste Rätsel kommt, sobald der erste Versuch vorbei ist.
puzzle-leave-title = Dieses Rätsel verlassen?
puzzle-leave-text = { $steps ->
    [one] Dein Schritt geht dabei verloren.
   *[other] Deine { $steps } Schritte gehen dabei verloren.
}
puzzle-leave-stay = Weiter versuchen
puzzle-leave-leave = Verlassen

menu-puzzles = Rätsel
puzzles-title = Rätsel
puzzles-about = Der letzte Zug eines Jahres und ein Einfall, der die meisten Punkte bringt: Finde ihn. Jedes ist durch eine lückenlose Suche bewiesen. Es zählt der erste Versuch; ein verfehltes Rätsel kommt nach 1, 3, 7, 21 und 60 Tagen wieder.
puzzles-none = Es gibt keine Rätsel.
puzzles-unread = { $lines ->
    [one] Eine Zeile der Datei mit den Rätseln ließ sich nicht lesen. { $where }: { $what }
   *[other] { $lines } Zeilen der Datei mit den Rätseln ließen sich nicht lesen. Die erste ist { $where }: { $what }
}
puzzles-today = Rätsel des Tages
puzzles-today-solved = gelöst
puzzles-today-failed = nicht gelöst
puzzles-today-shown = Lösung angesehen
puzzles-fitting = Rätsel für dich
puzzles-near = nahe deiner Wertung
puzzles-back = { $puzzles ->
    [one] eines zum Wiederholen
   *[other] { $puzzles } zum Wiederholen
}
puzzles-grade-1 = Leicht
puzzles-grade-2 = Mittel
puzzles-grade-3 = Schwer
puzzles-theme-all = Alle
puzzles-theme-all-about = Alle Rätsel
puzzles-theme-lift = Heben
puzzles-theme-lift-about = Eine Karte setzt einen Baustein unter einen Ritter.
puzzles-theme-doors = Tore
puzzles-theme-doors-about = Ein Ritter geht durch Tore.
puzzles-theme-king = König
puzzles-theme-king-about = Der Königsbonus wird geholt.
puzzles-theme-area = Fläche
puzzles-theme-area-about = Eine Burg wächst um zwei Felder oder mehr.
puzzles-theme-cards = Karten
puzzles-theme-cards-about = Eine Karte wird gespielt.
puzzles-theme-late = Einstieg
puzzles-theme-late-about = Ein Ritter kommt in eine Burg dazu oder neu aufs Brett.
puzzles-history = Verlauf
puzzles-weekdays = Mo Di Mi Do Fr Sa So
puzzles-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
 } { $year }
puzzles-no-tries = Du hast noch kein Rätsel versucht.
puzzles-tries = { $first }–{ $last } von { $tried }
puzzles-gone = Dieses Rätsel gehört nicht mehr zum Programm.
puzzles-how-solved = gelöst
puzzles-how-hinted = mit Tipp gelöst
puzzles-how-failed = nicht gelöst
puzzles-how-shown = Lösung angesehen
puzzles-solved = { $solved } gelöst, { $tried } von { $of } versucht
puzzles-rating = Deine Wertung bei Rätseln: { $rating } ± { $margin }
settings-puzzle_target = Bei Rätseln das Punkteziel zeigen
puzzle-unreadable = Das Rätsel { $id } lässt sich nicht lesen: { $why }
