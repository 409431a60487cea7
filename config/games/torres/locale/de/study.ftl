# Die Studie: aufgebaute Stellungen, ausprobierte Varianten.

study-name = { $names }, { $phase }.{ $round }
study-about = { $edition }, { $mode } · { $names } · { $commands ->
    [one] ein Schritt versucht
   *[other] { $commands } Schritte versucht
}
study-fault-title = Die Studie lässt sich nicht öffnen
study-over = Hier ist die Partie zu Ende. Geh in der Variante zurück oder baue eine Stellung auf.
study-bots-turn = { $name } ist am Zug.
study-let-play = Bot spielen lassen
study-set-up = Aufbauen
study-this = Stellung studieren
study-buys = { $cards ->
    [one] kauft eine Karte
   *[other] kauft { $cards } Karten
}
study-ends = beendet den Zug
study-copied = Die Stellung wurde als Text kopiert.
study-copied-whole = Die Studie wurde als Text kopiert.
study-not-copied = Es gibt keine Zwischenablage für Text.
study-drawn = Die Partie läuft noch: Verdeckte Handkarten und Stapel wurden ausgelost.
study-who = Wer spielt ab hier?
study-who-about = Bots spielen nach deinem nächsten Zug. Alles, was sie tun, wird eine Variante der Studie.
study-delete-title = Diese Variante löschen?
study-delete-text = { $commands } Schritte mit ihren Kommentaren werden gelöscht.
study-delete-keep = Behalten
study-delete-delete = Löschen

study-cancel = Abbrechen
study-tool-raise = Klick auf ein Feld setzt einen Baustein, Rechtsklick entfernt einen.
study-tool-lower = Klick auf ein Feld entfernt einen Baustein, Rechtsklick setzt einen.
study-tool-knight = Klick auf ein Feld setzt einen Ritter von { $name }, Klick auf ihn entfernt ihn.
study-tool-king = Klick auf ein Feld setzt den König, Klick auf ihn entfernt ihn.
study-tool-clear = Klick auf ein Feld räumt es leer.
study-no-blocks = Keine Bausteine mehr: Es gibt 92, auf dem Brett und auf den Stapeln zusammen.
study-no-knights = Alle Ritter von { $name } stehen auf dem Brett.
study-nothing-done = Es gibt nichts rückgängig zu machen oder zu wiederholen.
study-arrange-leave = Änderungen an der Stellung verwerfen?
study-arrange-drop = Änderungen verwerfen
study-arrange-go-on = Weiter bearbeiten
study-mend-title = Keine Partie kann zu dieser Stellung führen
study-mend-moment = Passenden Zeitpunkt einstellen (Jahr { $phase }, Runde { $round })
study-mend-correct = Für mich berichtigen
study-mended = Berichtigt. „Rückgängig“ holt deine Stellung zurück.

replay-study = Studieren
replay-study-about = Von hier aus anderes versuchen, mit der Analyse. Wer die Studie schließt, kommt hierher zurück.
does-study = Studieren (Wiederholung), aufbauen (Studie)
does-study_mark = Einen Schritt bewerten (Studie)

wrong-no_study = Das ist keine Studie: Die erste Zeile weist sie nicht als eine aus ({ $why }).
todo-no_study = Wähle eine *.study-Datei, die dieses Programm geschrieben hat.
wrong-study_position = Die Stellung lässt sich nicht lesen: { $why }
todo-study_position = Berichtige die erste Zeile.
wrong-study_command = Der Befehl lässt sich nicht lesen: { $why }
todo-study_command = Berichtige diese Zeile, oder entferne sie und alle danach.
wrong-study_flawed = Keine Partie kann zu dieser Stellung führen: { $why }
todo-study_flawed = Ändere die Stellung und mach dann weiter.
wrong-study_illegal = Der Befehl „{ $given }“ ist dort nicht erlaubt: { $why }
todo-study_illegal = Berichtige diese Zeile, oder entferne sie und alle danach.
wrong-study_over = Der Befehl „{ $given }“ kommt nach dem Ende der Partie.
todo-study_over = Entferne diese Zeile und alle danach.
wrong-study_after = Dieser Befehl soll auf Nummer { $given } folgen, bisher gibt es aber nur 0 bis { $most }.
todo-study_after = Berichtige die Nummer, oder entferne diese Zeile und alle danach.
wrong-study_long = Es sind mehr als { $limit } Befehle.
todo-study_long = Entferne einige der letzten Zeilen.

study-in-use-title = Diese Studie ist anderswo offen
study-open-copy = Kopie öffnen
study-copy-name = { $name } (Kopie)
study-moved = Ein anderes Programm hat diese Studie geändert. Deine Varianten sind in { $file } gespeichert.
wrong-study_in_use = Ein anderes Fenster oder Programm hat diese Studie offen (Prozess { $process } auf { $computer }, seit { $since }).
todo-study_in_use = Schließ sie dort und öffne sie noch einmal, oder öffne eine Kopie.
wrong-study_in_use_by_somebody = Ein anderes Fenster oder Programm hat diese Studie offen.
todo-study_in_use_by_somebody = Schließ sie dort und öffne sie noch einmal, oder öffne eine Kopie.
