# Die Tafeln einer Studie: versuchte Varianten, eine Stellung, die aufgebaut wird, die Liste der Studien.

menu-study = Studiertisch
study-panel-rename = Der Studie einen anderen Namen geben
study-panel-saved = Liegt in { $where }
study-panel-empty = Spiel auf dem Brett: Jede Variante, die du versuchst, steht dann hier.
study-panel-comment = Kommentar schreiben …
study-panel-standing = Was jeder am Ende erwarten kann
study-panel-effort = Durchsucht: { $effort } von { $efforts }
study-panel-show = Klicken zeigt es auf dem Brett.
study-panel-hide = Klicken nimmt es vom Brett.
study-panel-go = Klicken zeigt diese Stellung.

study-do-toggle = Studie auf- oder zuklappen
study-do-list = Alle Studien
study-do-analysis = Nach den besten Zügen suchen
study-do-set_up = Diese Stellung aufbauen
study-do-players = Wer spielt
study-do-promote = Zur Hauptvariante machen
study-do-delete = Variante ab hier löschen
study-do-copy = Stellung als Text kopieren
study-do-share = Die Studie als Seite speichern, die jeder Browser öffnet
study-not-promote = Das ist die Hauptvariante.
study-not-delete = Hier gibt es nichts zu löschen.

arrange-title = Stellung aufbauen
arrange-tab-pieces = Figuren
arrange-tab-moment = Zeitpunkt
arrange-tab-players = Spieler
arrange-tool-raise = Stein +
arrange-tool-lower = Stein −
arrange-tool-king = König
arrange-tool-clear = Leeren
arrange-tool-raise-about = Ein Klick auf ein Feld setzt dort einen Baustein.
arrange-tool-lower-about = Ein Klick auf ein Feld nimmt dort einen Baustein weg.
arrange-tool-king-about = Ein Klick auf ein Feld stellt den König dorthin.
arrange-tool-clear-about = Ein Klick auf ein Feld nimmt dort alles weg.
arrange-tool-knight-about = Ein Klick auf ein Feld stellt dort einen Ritter hin oder nimmt ihn weg.
arrange-knights = Ritter
arrange-knights-of = { $there } von { $of }
arrange-phase = Jahr
arrange-round = Runde
arrange-round-of = { $round } von { $rounds }
arrange-ap = AP
arrange-actor = Am Zug
arrange-start = Begann die Runde
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
arrange-stack-about = Klicken legt einen dazu; nach dreien ist der Stapel weg.
arrange-stack-new = Noch ein Stapel
arrange-cards = Karten auf der Hand
arrange-deck = { $cards } zu ziehen
arrange-card-about = Klicken gibt noch eine; ist keine mehr da, gehen sie zurück.
arrange-card-none = Von diesen ist keine mehr da.
arrange-supply = Übrige Bausteine: { $blocks }
arrange-sound = Diese Stellung kann in einer Partie vorkommen.
arrange-more = und { $count } weitere
arrange-do-undo = Rückgängig
arrange-do-redo = Wiederholen
arrange-do-empty = Leeres Brett
arrange-do-opening = Eine übliche Eröffnung
arrange-do-copy = Stellung als Text kopieren
arrange-do-paste = Stellung aus einem Text einfügen
arrange-do-done = Ausprobieren
arrange-do-cancel = Abbrechen

studies-title = Studien
studies-none = Eine Studie ist eine Stellung zum Ausprobieren: Spiel Varianten, geh zurück, vergleiche, und schreib auf, was du gefunden hast.
studies-new = Neue Stellung
studies-paste = Text einfügen
studies-paste-tip = Eine Stellung oder Partie, die als Text kopiert wurde (Strg + V)
studies-import = Hereinholen …
studies-import-tip = Eine Studie aus einer Datei holen (Strg + O)
studies-open = Öffnen
studies-rename = Umbenennen
studies-rename-tip = Dieser Studie einen anderen Namen geben (F2)
studies-delete = Löschen
studies-delete-tip = Sie lässt sich gleich zurückholen (Entf)
studies-deleted = Gelöscht: { $name }
studies-undo = Zurückholen
studies-name = Name der Studie
