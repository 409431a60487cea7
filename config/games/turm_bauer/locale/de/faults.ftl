# Was an Partien von Turm Bauer falsch sein kann: siehe faults.ftl.

wrong-turm_players = Turm Bauer ist für 2 bis 4 Spieler, nicht { $given }.
todo-turm_players = Wähle 2, 3 oder 4 Spieler.
wrong-turm_colours = Spieler { $player } hat { $given } Farben; bei { $players } Spielern hat jeder { $wanted }.
todo-turm_colours = Gib jedem Spieler { $wanted }.

why-start_decided = Wurf { $number } um den Anfang kommt, nachdem einer der höchste war (T-3.3)
why-start_dice = Wurf { $number } um den Anfang hat { $given } Würfel, wo { $wanted } Spieler werfen (T-3.3)
why-start_die = Wurf { $number } um den Anfang hat eine Zahl, die nicht 1 bis 6 ist
why-start_tied = die Würfe um den Anfang enden, ohne dass einer allein der höchste ist (T-3.3)
why-rolls_count = es gibt { $given } Würfe, wo { $wanted } Züge gespielt werden (T-4.8)
why-roll_die = Wurf { $number } hat eine Zahl, die nicht 1 bis 6 ist
why-tremor_range = das Zittern der Hand ist keine mögliche Zahl

undo-let-go = Ein Baustein wurde losgelassen: Was gefallen ist, ist gefallen.
