# Die Analyse in der Wiederholung und auf ihrer Seite, und Wege zurück.

analysis-tab-own = Deine Züge
analysis-tab-all = Alle Spieler
analysis-tab-both = Teuerste und beste
analysis-own-costliest = Deine teuersten Züge
analysis-own-best = Deine besten Züge
analysis-best = Beste Züge
analysis-none-lost = Keine Fehler gefunden
analysis-none-best = Keiner sticht heraus
analysis-flag = Wendepunkt

replay-curve-begin = Partie analysieren
replay-curve-begin-about = Zeigt unter der Zeitleiste, was jeder erwarten konnte, und markiert Fehler. Du kannst derweil weiter zusehen.
replay-curve-percent = Die Partie wird analysiert: { $percent } %
replay-mistake_back = Voriger Fehler
replay-mistake_forward = Nächster Fehler
replay-own-only = Nur meine
replay-own-only-about = Markiert nur Fehler von Menschen, nicht die der Bots
replay-not-analysed = Analysiere zuerst die Partie.
replay-no-mistakes = Keine Fehler gefunden.
replay-no-further = Kein weiterer Fehler in dieser Richtung.
replay-summary = Fazit
replay-better-first = Geh zuerst zu einem Fehler.
replay-better-click = Ein weiterer Klick zeigt den besseren Zug.
replay-better = Besserer Zug
line-better = Der bessere Zug
line-played = Wie gespielt
better-turn-replay = Im Spiel
line-now = { $line } · { $what }

does-next_mistake = Nächster Fehler (Wiederholung)
does-previous_mistake = Voriger Fehler (Wiederholung)
does-own_mistakes = Nur meine Fehler (Wiederholung)
does-analyse = Partie analysieren (Wiederholung)

back-to-menu = Zurück zum Menü
back-to-games = Zurück zu den Spielständen
back-to-result = Zurück zum Ergebnis
back-to-pause = Zurück zur Partie
back-to-replay = Zurück zur Wiederholung
back-to-analysis = Zurück zur Analyse
