# Die Studie: aufgebaute Stellungen, ausprobierte Varianten.

study-name = { $names }, { $phase }.{ $round }
study-about = { $edition }, { $mode } · { $names } · { $commands ->
    [one] ein Schritt versucht
   *[other] { $commands } Schritte versucht
}
study-fault-title = Die Studie lässt sich nicht öffnen
study-over = Hier ist die Partie zu Ende. Geh in der Variante zurück, oder baue eine Stellung auf.
study-bots-turn = { $name } ist am Zug.
study-let-play = Spielen lassen
study-set-up = Aufbauen
study-this = Stellung studieren
study-buys = { $cards ->
    [one] kauft eine Karte
   *[other] kauft { $cards } Karten
}
study-ends = beendet den Zug
study-copied = Die Stellung liegt als Text in der Zwischenablage.
study-not-copied = Es gibt keine Zwischenablage, die Text annimmt.
study-drawn = Die Partie läuft noch: Was man nicht sieht, Handkarten und Stapel, wurde ausgelost.
study-who = Wer spielt hier weiter?
study-who-about = Bots spielen weiter, sobald du weiterspielst. Alles, was sie tun, wird eine Variante der Studie.
study-delete-title = Diese Variante löschen?
study-delete-text = { $commands } Schritte mit ihren Kommentaren gehen verloren.
study-delete-keep = Behalten
study-delete-delete = Löschen

study-cancel = Abbrechen
study-tool-raise = Klick auf ein Feld: ein Baustein mehr. Andere Maustaste: ein Baustein weniger.
study-tool-lower = Klick auf ein Feld: ein Baustein weniger. Andere Maustaste: ein Baustein mehr.
study-tool-knight = Klick auf ein Feld: ein Ritter von { $name }, oder weg mit ihm.
study-tool-king = Klick auf ein Feld: der König, oder weg mit ihm.
study-tool-clear = Klick auf ein Feld: Alles, was dort steht, verschwindet.
study-no-blocks = Es gibt keine Bausteine mehr: 92 sind es insgesamt, auf dem Brett und auf den Stapeln.
study-no-knights = Alle Ritter von { $name } stehen auf dem Brett.
study-nothing-done = Weiter geht es nicht zurück.
study-arrange-leave = Die Stellung lassen, wie sie war?
study-arrange-drop = Änderungen verwerfen
study-arrange-go-on = Weiter aufbauen

replay-study = Studieren
replay-study-about = Von hier anderes versuchen, mit der Analyse; von der Studie führt „Zurück“ wieder hierher.
does-study = Studieren (Wiederholung), aufbauen (Studie)

wrong-no_study = Das ist keine Studie: Die erste Zeile sagt nicht, dass es eine ist ({ $why }).
todo-no_study = Wähle eine Datei, die dieses Programm geschrieben hat, *.study.
wrong-study_position = Die Stellung lässt sich nicht lesen: { $why }
todo-study_position = Verbessere die erste Zeile.
wrong-study_command = Der Befehl lässt sich nicht lesen: { $why }
todo-study_command = Verbessere diese Zeile, oder entferne sie und alle danach.
wrong-study_flawed = Zu dieser Stellung kommt keine Partie: { $why }
todo-study_flawed = Ändere die Stellung und mach dann weiter.
wrong-study_illegal = Der Befehl „{ $given }“ ist dort nicht erlaubt: { $why }
todo-study_illegal = Verbessere diese Zeile, oder entferne sie und alle danach.
wrong-study_over = Der Befehl „{ $given }“ kommt nach dem Ende der Partie.
todo-study_over = Entferne diese Zeile und alle danach.
wrong-study_after = Der Befehl soll auf Nummer { $given } folgen; bis dahin gibt es 0 bis { $most }.
todo-study_after = Verbessere die Nummer, oder entferne diese Zeile und alle danach.
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
