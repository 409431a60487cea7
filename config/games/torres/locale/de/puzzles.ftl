# Rätsel: der letzte Zug eines Jahres.

puzzle-wanted = Hole { $wanted } Punkte in diesem Zug, dem letzten des Jahres; jeder übrige AP zählt einen Punkt. Bis jetzt: { $points }.
puzzle-so-far = Bis jetzt { $points } von { $wanted } Punkten.
puzzle-wanted-hidden = Hole so viel wie möglich in diesem Zug, dem letzten des Jahres; jeder übrige AP zählt einen Punkt. Bis jetzt: { $points }.
puzzle-so-far-hidden = Bis jetzt { $points } Punkte.
puzzle-sure-hidden = Das sind erst { $points }, es ist mehr drin. Beende den Zug noch einmal, um so abzugeben.
puzzle-few-hidden = Das sind { $points }. Es ist mehr drin: Versuche weiter, oder sieh dir die Lösung an.
puzzle-solved-hinted = Mit Tipp gelöst: { $points } Punkte.
puzzle-solution-steps = Lösung, von { $points } Punkten aus:
puzzle-sure = Das sind erst { $points } von { $wanted }. Beende den Zug noch einmal, um so abzugeben.
puzzle-few = Das sind { $points } von { $wanted }. Es ist mehr drin: Versuche weiter, oder sieh dir die Lösung an.
puzzle-solved = Gelöst: { $points } Punkte.
puzzle-solution-done = Die Lösung: { $points } Punkte.
puzzle-out-of = Sie kommen von:
puzzle-castle = Burg der Fläche { $area }, Ebene { $level }, bei { $square }
puzzle-king = Königsbonus
puzzle-marker = { $ap } AP für den Wertungsstein

puzzles-about = Finde die Idee, die im letzten Zug eines Jahres die meisten Punkte bringt. Jede Lösung ist durch eine vollständige Suche bewiesen. Der erste Versuch zählt; ein nicht gelöstes Rätsel kommt nach 1, 3, 7, 21 und 60 Tagen wieder.
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
