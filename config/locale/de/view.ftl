view-iso = Wieder der ganze Tisch
look-board = Auf den Tisch schauen
look-back = Zurück
look-with-key = { $what } ({ $key })
does-look = Auf den Tisch schauen (Frage, Ergebnis)
