# Die Tafeln einer Studie: versuchte Varianten, eine Stellung, die aufgebaut wird, die Liste der Studien.

menu-study = Studiertisch
study-panel-rename = Studie umbenennen
study-panel-saved = Gespeichert in { $where }
study-panel-empty = Spiel auf dem Brett. Jede Variante, die du versuchst, bleibt hier stehen.
study-panel-comment = Kommentar schreiben …
study-panel-standing = Erwartete Punkte am Ende der Partie
study-panel-effort = Durchsucht: { $effort } von { $efforts }
study-panel-show = Klicken, um es auf dem Brett zu zeigen.
study-panel-hide = Klicken, um es vom Brett zu nehmen.
study-panel-go = Klicken, um zu dieser Stellung zu gehen.
study-panel-unfold = Schritte dieses Zugs zeigen (Pfeil rechts)
study-panel-fold = Schritte dieses Zugs verbergen (Pfeil links)
study-panel-width = Ziehen macht die Studie breiter
study-panel-width-keys = Mit Tasten: Tab, dann die Pfeile links und rechts
study-do-mark = Diesen Schritt bewerten
study-not-mark = Hier ist noch nichts geschehen, was sich bewerten ließe.
study-mark-brilliant = Glänzend
study-mark-good = Gut
study-mark-interesting = Interessant
study-mark-dubious = Fragwürdig
study-mark-mistake = Fehler
study-mark-blunder = Grober Fehler
study-mark-none = Keine Bewertung

study-do-toggle = Studie auf- oder zuklappen
study-do-list = Alle Studien
study-do-analysis = Die besten Züge suchen
study-do-set_up = Diese Stellung aufbauen
study-do-players = Wählen, wer spielt
study-do-promote = Zur Hauptvariante machen
study-do-delete = Variante ab hier löschen
study-do-copy = Stellung als Text kopieren
study-do-copy_study = Studie als Text kopieren
study-do-share = Studie als Webseite speichern
study-not-promote = Das ist schon die Hauptvariante.
study-not-delete = Hier gibt es nichts zu löschen.

arrange-title = Stellung aufbauen
arrange-tab-pieces = Figuren
arrange-tab-moment = Zeitpunkt
arrange-tab-players = Spieler
arrange-tool-raise = Stein +
arrange-tool-lower = Stein −
arrange-tool-king = König
arrange-tool-clear = Leeren
arrange-tool-raise-about = Klick auf ein Feld setzt einen Baustein.
arrange-tool-lower-about = Klick auf ein Feld entfernt einen Baustein.
arrange-tool-king-about = Klick auf ein Feld setzt den König.
arrange-tool-clear-about = Klick auf ein Feld räumt es leer.
arrange-tool-knight-about = Klick auf ein Feld setzt einen Ritter; Klick auf ihn entfernt ihn.
arrange-knights = Ritter
arrange-knights-of = { $there } von { $of }
arrange-phase = Jahr
arrange-round = Runde
arrange-round-of = { $round } von { $rounds }
arrange-ap = AP
arrange-actor = Am Zug
arrange-start = Startspieler
arrange-count = Spieler
arrange-edition = Ausgabe
arrange-master = Meisterkarte
arrange-points = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
 }
arrange-stacks = Stapel
arrange-stack = { $blocks ->
    [one] Ein Stapel mit einem Baustein
   *[other] Ein Stapel mit { $blocks } Bausteinen
 }
arrange-stack-about = Klicken fügt einen Baustein hinzu; nach dreien verschwindet der Stapel.
arrange-stack-new = Stapel hinzufügen
arrange-cards = Karten auf der Hand
arrange-deck = { $cards } im Stapel
arrange-card-about = Klicken fügt eine hinzu. Ist keine mehr da, gehen alle zurück.
arrange-card-none = Davon ist keine mehr da.
arrange-supply = Übrige Bausteine: { $blocks }
arrange-sound = Eine Partie kann zu dieser Stellung führen.
arrange-more = und { $count } weitere
arrange-do-undo = Rückgängig
arrange-do-redo = Wiederholen
arrange-do-empty = Leeres Brett
arrange-do-opening = Nur Grundsteine
arrange-do-copy = Stellung als Text kopieren
arrange-do-paste = Stellung aus einem Text einfügen
arrange-do-done = Ausprobieren
arrange-do-cancel = Abbrechen

studies-title = Studien
studies-none = Eine Studie ist eine Stellung zum Ausprobieren. Spiel Varianten, geh zurück, vergleiche und schreib auf, was du findest.
studies-new = Neue Stellung
studies-paste = Text einfügen
studies-paste-tip = Eine Stellung, Partie oder Studie, die als Text kopiert wurde (Strg + V)
studies-import = Importieren …
studies-import-tip = Eine Studie aus einer Datei (Strg + O)
studies-open = Öffnen
studies-rename = Umbenennen
studies-rename-tip = Diese Studie umbenennen (F2)
studies-share = Teilen
studies-share-tip = Diese Studie als Webseite speichern (Strg + P)
studies-delete = Löschen
studies-delete-tip = Du kannst sie gleich wiederherstellen (Entf)
studies-deleted = Gelöscht: { $name }
studies-undo = Wiederherstellen
studies-name = Name der Studie
