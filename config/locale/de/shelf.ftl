# Das Regal der gespeicherten Partien: wer eine offen hat, wie sie heißen.

wrong-in_use = Ein anderes Fenster oder Programm hat diese Partie offen (Prozess { $process } auf { $computer }, seit { $since }).
todo-in_use = Schließ sie dort und öffne sie noch einmal, oder sieh nur zu.
wrong-in_use_by_somebody = Ein anderes Fenster oder Programm hat diese Partie offen.
todo-in_use_by_somebody = Schließ sie dort und öffne sie noch einmal, oder sieh nur zu.
wrong-title_unfit = Eine Partie, deren Datei so heißt, lässt sich nicht umbenennen.
todo-title_unfit = Gib der Datei einen Namen aus gewöhnlichen Buchstaben und nenne die Partie dann, wie du magst.
wrong-title_busy = Ein anderes Programm schreibt gerade die Namen der Partien.
todo-title_busy = Versuch es noch einmal.

fault-in-use-title = Diese Partie wird gerade anderswo gespielt
look-on = Zusehen
games-order-played = Zuletzt gespielt
games-order-oldest = Älteste zuerst
games-order-name = Nach Namen
games-search = Suchen: Name, Spieler oder Tag …
games-none-found = Keine Partie gefunden.
games-unread = wird gelesen …
games-reading = { $count ->
    [one] Eine Partie ist noch zu lesen …
   *[other] { $count } Partien sind noch zu lesen …
 }
games-trouble = Der Ordner lässt sich nicht lesen ({ $why }).
games-rename-tip = Dieser Partie einen anderen Namen geben (F2)
games-import = Importieren …
games-import-tip = Eine Partie aus einer Datei importieren (Strg + O)
games-paste = Einfügen
games-paste-tip = Eine als Text kopierte Partie oder Stellung oder eine kopierte Datei einfügen (Strg + V)
games-copy = Text kopieren
games-copy-tip = Die ganze Partie in Notation kopieren (Strg + C)
games-export = Exportieren …
games-export-tip = Als Datei, als Text oder als Bild speichern (Strg + E)
games-share-tip = Als Seite speichern, die jeder Browser öffnet (Strg + P)
games-delete-tip = Du kannst sie 30 Tage lang wiederherstellen (Entf)
games-deleted = Gelöscht ({ $count })
games-deleted-tip = Gelöschte Partien werden 30 Tage lang aufbewahrt
games-deleted-now = { $count ->
    [one] Gelöscht: { $name }
   *[other] { $count } Partien gelöscht, zuletzt: { $name }
 }
games-undo = Wiederherstellen
games-restore = Wiederherstellen
games-erase = Endgültig löschen
games-erase-title = Endgültig löschen?
games-erase-more = … und { $count } weitere
games-erase-no = Behalten
games-trash-title = Gelöschte Partien
games-trash-none = In den letzten 30 Tagen wurde nichts gelöscht.
games-trash-empty = Alle endgültig löschen
games-arrived = Die Partie ist jetzt bei deinen gespeicherten.
games-further = Hier hast du schon weitergespielt; von dort geht es weiter.
games-copied = Die Partie wurde als Text kopiert.
games-not-copied = Hier gibt es keine Zwischenablage. Speichere die Partie stattdessen als Text.
fault-rename-title = Diese Partie lässt sich nicht umbenennen
fault-restore-title = Diese Partie lässt sich nicht wiederherstellen
fault-import-title = Diese Datei lässt sich nicht importieren
fault-paste-title = Dieser Text ist weder eine Partie noch eine Stellung
paste-nothing = In der Zwischenablage ist kein Text. Kopiere erst eine Partie, eine Stellung oder eine Datei.
paste-place = eingefügter Text
paste-column = { $place }, Spalte { $number }
paste-cell = { $place }, Feld { $number }
paste-found = Gefunden: { $found }
paste-end = Der Text endet zu früh.
paste-expected = Erwartet: { $expected }
picture-drawing = Das Bild wird gezeichnet …
picture-not-drawn = Das Bild ließ sich nicht zeichnen: OpenGL geht hier nur im Fenster.
share-about = Die ganze Partie als eine Seite speichern, die jeder Browser öffnet
share-writing = Die Seite wird geschrieben …
share-saved = Seite gespeichert: { $file }
share-saved-closed = Seite gespeichert: { $file } (die Partie ist nicht zu Ende, deshalb zeigt sie keine Handkarten)
share-not-saved = Die Seite ließ sich nicht speichern: { $why }.
files-title-open = Eine Partie importieren
files-title-save = Die Partie speichern
files-title-folder = Einen Ordner für die Partien wählen
files-path = Pfad eines Ordners oder einer Datei
files-name = Name der Datei
files-name-missing = Gib der Datei einen Namen.
files-form-log = Spieldatei (.torres)
files-form-text = Text (.txt)
files-form-picture = Bild (.png)
files-open = Importieren
files-save = Speichern
files-none = Hier sind keine Ordner und keine Partien.
files-no-folders = Hier sind keine Ordner.
files-trouble = Dieser Ordner lässt sich nicht öffnen ({ $why }).
files-nowhere = Diese Datei oder diesen Ordner gibt es nicht: { $path }
files-about = { $size } KB · { $date }
files-downloads = Downloads
files-documents = Dokumente
files-desktop = Schreibtisch
files-home = Persönlicher Ordner
files-disk = Dieser Rechner
date-today = heute, { $time }
date-yesterday = gestern, { $time }
date-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
 } { $year }, { $time }
expected-cell = ein Feld wie ., 2, A oder 3K
expected-turn = wann und wer, etwa set-up A: oder 2.3 B:
expected-any = eine Spieldatei, eine Partie in Notation oder das Diagramm einer Stellung
expected-divider = die Zeile --- zwischen Kopf und Zügen
expected-dividers = die Zeile --- zweimal: nach dem Kopf und nach der Stellung
expected-mark = eine Bewertung: !!, !, !?, ?!, ? oder ??
expected-variation = eine ), die diese Variante beendet
expected-step = zuerst ein Schritt; eine Variante in Klammern folgt auf den Schritt, den sie ersetzt
expected-comment = eine { "}" }, die diesen Kommentar beendet
expected-escape = nach \ in einem Kommentar: n, \, { "{" }, { "}" } oder u und sechs Ziffern
expected-once = jede Zeile nur einmal
expected-lines = höchstens 8 Zeilen des Bretts
expected-cells = höchstens 8 Felder in einer Zeile
expected-pieces = nur Figuren der Spieler dieser Partie
expected-square = ein Feld von a1 bis h8
expected-seat = ein Platz von A bis D
expected-card = eine Aktionskarte
expected-number = eine Zahl
expected-moment = Jahr und Runde, etwa 2.1
expected-legal = ein Befehl, der dann erlaubt ist
expected-command = ein Befehl, etwa c4-d4 oder +d4/0
expected-building-turn = ein Zug, seine Farbe und die Würfel, etwa 7 C 2+3:
expected-choice = eine Wahl, etwa 4l@m10/2:een oder >m10/2
expected-steps = Schritte (e, n, w, s, u, d) durch alle Teile des Bausteins
expected-column = eine Spalte, etwa m10
expected-level = eine Ebene ab 1
expected-block = ein Baustein, etwa 4l
expected-colour = eine Farbe dieser Partie, von A an
expected-throws = Würfe, für jeden Würfel eine Ziffer von 1 bis 6
expected-over = nichts mehr: Die Partie ist zu Ende
