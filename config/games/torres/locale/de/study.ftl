# Die Studie: aufgebaute Stellungen, ausprobierte Varianten.

study-name = { $names }, { $phase }.{ $round }
study-about = { $edition }, { $mode } · { $names } · { $commands ->
    [one] ein Schritt versucht
   *[other] { $commands } Schritte versucht
}
study-over = Hier ist die Partie zu Ende. Geh in der Variante zurück oder baue eine Stellung auf.
study-set-up = Aufbauen
study-this = Stellung studieren
study-buys = { $cards ->
    [one] kauft eine Karte
   *[other] kauft { $cards } Karten
}
study-ends = beendet den Zug
study-drawn = Die Partie läuft noch: Verdeckte Handkarten und Stapel wurden ausgelost.

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

does-set_up = Stellung aufbauen (Studie)
does-study_mark = Einen Schritt bewerten (Studie)

wrong-study_flawed = Keine Partie kann zu dieser Stellung führen: { $why }
todo-study_flawed = Ändere die Stellung und mach dann weiter.
