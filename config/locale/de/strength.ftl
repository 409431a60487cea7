# How strong a person is, found from games against bots: the line at the end of a game, and a page of its own.

menu-strength = Deine Spielstärke
strength-title = Deine Spielstärke in { $game }
strength-line-first = Elo { $value } ± { $margin }
strength-line = Elo { $value } ± { $margin } ({ $change })
strength-of = { $name }: { $line }
strength-not-hint = ohne Wertung: Tipp
strength-not-taken_over = ohne Wertung: Bot ersetzt
strength-not-branch = ohne Wertung: Fortsetzung
strength-left-out = Diese Partie zählt nicht für deine Spielstärke: { $why }.
strength-out-hint = mit Tipp
strength-out-taken_over = ein Mensch hat für einen Bot weitergespielt
strength-out-branch = sie setzt eine andere Partie fort
strength-hint-ends = Mit einem Tipp zählt diese Partie nicht für deine Spielstärke. Frag noch einmal, um ihn zu sehen.
strength-place = Platz { $place } von { $players }
strength-none = Spiel eine Partie { $game } gegen einen Bot zu Ende, und diese Seite zeigt, wie stark du spielst und wie sicher das ist. Mit jeder Partie wird es genauer. Partien mit Tipp und Fortsetzungen anderer Partien zählen nicht. Alles bleibt auf diesem Rechner.
strength-margin = ± { $margin }
strength-about = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
}; mit 95 % Sicherheit zwischen { $low } und { $high }
strength-course-about = Deine Elo-Zahl nach jeder Partie, mit dem Bereich, in dem sie mit 95 % Sicherheit liegt. Es zählen nur Partien gegen Bots mit gemessener Stärke, und nur ohne Tipp.
strength-last = Letzte Partien
strength-offer = Ein Gegner für dich: { $bot }
strength-offer-chance = Du solltest ihn in etwa { $chance } % der Partien schlagen.
strength-offer-first = Ein guter für den Anfang.
setup-fits = ★ Ein guter Gegner für { $name }: { $bot }, in etwa { $chance } % der Partien zu schlagen.
strength-play = Spielen
strength-here = Bleibt auf diesem Rechner.
strength-forget = Alles vergessen
strength-forget-title = Alle Partien vergessen?
strength-forget-sure = { $count ->
    [one] Die Spielstärke von { $name } stützt sich auf eine Partie. Sie zählt danach nicht mehr.
   *[other] Die Spielstärke von { $name } stützt sich auf { $count } Partien. Sie zählen danach nicht mehr.
}
strength-forget-about = Die gespeicherten Partien selbst bleiben.
strength-forgotten = Die Partien von { $name } sind vergessen.
strength-remember = Rückgängig machen
fault-strength-title = Was über deine Spielstärke aufgehoben ist, ist nicht brauchbar
fault-strength-todo = Es wird aus den gespeicherten Partien neu zusammengestellt. Die Datei bleibt mit der Endung .old neben der neuen.
fault-strength-todo-kept = Was davon noch lesbar ist, zählt weiter. Mit der nächsten Partie wird die Datei mit der Endung .old neben einer neuen aufgehoben.
fault-strength-todo-later = Aktualisiere das Programm. Bis dahin bleibt die Datei, wie sie ist, und keine Partie zählt.
wrong-strength_busy = Ein anderes Programm schreibt gerade die Spielstärken.
todo-strength_busy = Versuch es noch einmal.
wrong-strength_later = Eine neuere Version des Programms hat die Spielstärken geschrieben. Partien werden nicht gezählt.
todo-strength_later = Aktualisiere das Programm. Bis dahin bleibt die Datei, wie sie ist.
