# Rätsel aller Spiele.

puzzle-hint-sure = Der erste Schritt kostet die Hälfte dessen, was das Rätsel wert ist. Verlange den Tipp noch einmal, um ihn zu sehen.
puzzle-first-step = Erster Schritt: { $what }.
puzzle-give-up = Der erste Versuch wäre damit vorbei. Drücke noch einmal „Lösung“, um sie zu sehen.
puzzle-rating-change = Wertung { $change } → { $rating }.
puzzle-rating-first = Deine Wertung: { $rating }.
puzzle-comes-back = { $days ->
    [one] Dieses Rätsel kommt morgen wieder.
   *[other] Dieses Rätsel kommt in { $days } Tagen wieder.
}
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

mistakes-practise-all = Aus Fehlern lernen
mistakes-waiting = { $puzzles ->
    [one] eins wartet
   *[other] { $puzzles } warten
}

wrong-no_puzzles = Keine Datei mit Rätseln: Ihre erste Zeile muss { $first } sein.
todo-no_puzzles = Wähle eine Datei, die „torres3d { $command } pick“ geschrieben hat.
wrong-puzzle_twice = Das Rätsel { $id } steht zweimal da.
todo-puzzle_twice = Entferne diese Zeile.
