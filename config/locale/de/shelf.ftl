# Das Regal der gespeicherten Partien: wer eine offen hat, wie sie heißen.

wrong-in_use = Ein anderes Fenster oder Programm hat diese Partie offen (Prozess { $process } auf { $computer }, seit { $since }).
todo-in_use = Schließ sie dort und öffne sie noch einmal, oder sieh nur zu.
wrong-in_use_by_somebody = Ein anderes Fenster oder Programm hat diese Partie offen.
todo-in_use_by_somebody = Schließ sie dort und öffne sie noch einmal, oder sieh nur zu.
wrong-title_unfit = Eine Partie, deren Datei so heißt, lässt sich nicht umbenennen.
todo-title_unfit = Gib der Datei einen Namen aus gewöhnlichen Buchstaben und nenne die Partie dann, wie du magst.
wrong-title_busy = Ein anderes Programm schreibt gerade die Namen der Partien.
todo-title_busy = Versuch es noch einmal.
