# Was mit Dateien von Torres nicht stimmen kann: `wrong-…` sagt was, `todo-…` was zu tun ist, `why-…` den Grund, wo es noch einen gibt.

wrong-other_features = Die Gewichte gelten für andere Merkmale, als das Programm jetzt hat.
todo-other_features = Installiere das Spiel noch einmal.

wrong-unknown_edition = Eine Ausgabe „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
todo-unknown_edition = Bringe das Programm auf den neuesten Stand oder nimm eine von diesen.
wrong-option_impossible = { $why }
todo-option_impossible = Ändere diese Hausregel.
wrong-players_count = Torres ist für 2 bis 4 Spieler, nicht { $given }.
todo-players_count = Wähle 2, 3 oder 4 Spieler.
why-decks_count = es gibt { $given } Kartenstapel statt { $wanted }
why-deck_cards = Kartenstapel { $number } hat nicht jede Karte { $times ->
    [one] einmal
   *[other] { $times }-mal
 }
why-master_missing = die Meisterkarte fehlt
why-master_given = nur das Meisterspiel hat eine Meisterkarte
why-problem_players_count = Torres ist für 2 bis 4 Spieler, nicht { $given }.
why-problem_no_stacks = Jahr { $phase } hat keine Stapel. (R-4.1)
why-problem_rounds = Jahr { $phase } hat { $wanted } Runden, braucht also { $wanted } Stapel, nicht { $given }. (R-4.1)
why-problem_stack_size = Ein Stapel von Jahr { $phase } hat { $given } Bausteine; erlaubt sind 1 bis 3. (R-4.2)
why-problem_too_many_blocks = Diese Stapel könnten { $needed } Bausteine brauchen, es gibt aber nur { $blocks }. (R-2.1)
why-problem_foundations_count = Acht Grundsteine sind nötig; es sind { $given }. (R-3.1)
why-problem_no_square = Ein Feld { $given } gibt es nicht.
why-problem_foundations_adjacent = Die Grundsteine { $one } und { $other } liegen nebeneinander. (R-3.1)
