# Was das Programm während der Partie sagt: Aufforderungen, Verlauf, Hinweise, Gründe.

prompt-foundations = { $name }: Setze einen Grundstein auf ein markiertes Feld. { $left ->
    [one] Einer fehlt noch.
   *[other] { $left } fehlen noch.
 }
prompt-knights = { $name }: Setze den ersten Ritter auf eine Burg.
prompt-king = { $name }: Setze den König auf eine freie Burg.
prompt-move-king = { $name } hat die wenigsten Punkte und darf den König versetzen.
prompt-leave-king = König stehen lassen
prompt-starter = { $name } bestimmt, wer das nächste Jahr beginnt.
prompt-carry = { $name }: Verteile die übrigen Bausteine auf die neuen Stapel.
prompt-keep = { $name }: Behalte eine Karte, die anderen gehen zurück.
prompt-turn = { $name }: Wähle einen Ritter zum Ziehen, einen Stapel zum Bauen, die Reserve oder eine Karte.
prompt-turn-done = Keine Aktionspunkte mehr. Spiele eine Karte oder beende deinen Zug.
prompt-turn-spent = Keine Aktionspunkte mehr. Beende deinen Zug.
prompt-knight = Wohin? Große Ringe sind ein Schritt, kleine mehrere; Bögen führen durch Tore.
prompt-knight-stuck = Dieser Ritter kann gerade nirgendwohin.
prompt-stack = Wohin kommt der Baustein?
prompt-reserve = Wo soll der neue Ritter stehen?
prompt-card-knight = { $card }: Wähle einen der markierten Ritter.
prompt-card-block = { $card }: Wähle den Baustein, der versetzt wird.
prompt-card-stack = { $card }: Wähle den Stapel, von dem der Baustein kommt.
prompt-card-target = { $card }: Wähle ein markiertes Feld.
prompt-waiting = { $name } spielt.
prompt-over = Die Partie ist zu Ende.
prompt-cancel = Abbrechen

advise-click-square = Klicke auf ein markiertes Feld auf dem Tisch.
advise-answer-first = Beantworte zuerst die Frage auf dem Bildschirm.
advise-choose-first = Wähle zuerst einen Ritter, einen Stapel, die Reserve oder eine Karte, dann das Ziel.
advise-card-useless = Diese Karte könnte gerade nichts bewirken.
advise-card-not-this-knight = Die Karte kann diesen Ritter nirgendwohin bringen.
advise-card-not-this-block = Für diesen Baustein gibt es keinen Platz.
advise-not-now = Bitte warten: { $name } spielt.
advise-stale = Die Stellung hatte sich schon geändert; es wurde nichts getan.
advise-nothing-to-redo = Es gibt nichts zu wiederholen.

undo-game-start = Es ist noch nichts geschehen.
undo-turn-ended = Der Zug davor ist beendet und endgültig.
undo-next-player = Der nächste Spieler hat schon gehandelt.
undo-card-seen = Eine Karte wurde gekauft: Gesehenes lässt sich nicht zurücknehmen.
undo-not-yours = Der letzte Befehl stammt von einem anderen Spieler.

tip-castle = Burg von { $area } × { $top }
tip-castle-king = Die Königsburg, { $area } × { $top }
tip-castle-worth = { $points ->
    [one] Ein Ritter ganz oben brächte einen Punkt.
   *[other] Ein Ritter ganz oben brächte { $points } Punkte.
}
tip-castle-room = { $room ->
    [0] Sie kann nicht breiter werden.
    [one] Ein Feld, auf das sie wachsen kann.
   *[other] { $room } Felder, auf die sie wachsen kann.
 }
tip-level = { $square }, Ebene { $level }
tip-ground = { $square }, am Boden
tip-knight = Ein Ritter von { $name }
tip-king = Der König
tip-cost = { $ap ->
    [0] kostet keine AP
   *[other] kostet { $ap } AP
 }
tip-move = Hierher ziehen: Ebene { $before } nach { $after }
tip-build = Hier bauen: Die Burg wird { $area } × { $top }
tip-add = Hier einen Ritter einsetzen, Ebene { $after }
tip-play = Die Karte hier spielen
tip-gain = { $sign ->
    [plus] Eine Wertung jetzt brächte { $name } { $points } mehr (insgesamt { $total }).
    [minus] Eine Wertung jetzt brächte { $name } { $points } weniger (insgesamt { $total }).
   *[zero] Eine Wertung jetzt brächte { $name } { $total }, wie zuvor.
 }
tip-stack = { $blocks ->
    [one] Stapel mit einem Baustein
   *[other] Stapel mit { $blocks } Bausteinen
 } von { $name }
tip-reserve = { $name } hat { $knights ->
    [0] keinen Ritter mehr
    [one] noch einen Ritter
   *[other] noch { $knights } Ritter
 }

break-castle = Burg bei { $square }: Fläche { $area } × Ebene { $level } = { $points }
break-king = Königsbonus: { $points }
break-master = Meisterkarte: { $points }
break-nothing = Kein Ritter steht auf einer Ebene, die Punkte bringt.

log-title = Was geschah
log-founded = { $name } gründet { $at }
log-knight-placed = { $name } beginnt auf { $at }
log-king-placed = { $name } setzt den König auf { $at }
log-king-moved = { $name } versetzt den König von { $source } nach { $at }
log-king-left = { $name } lässt den König stehen
log-starter = { $name } lässt { $other } beginnen
log-carried = { $name } nimmt { $blocks ->
    [one] einen Baustein
   *[other] { $blocks } Bausteine
 } mit
log-added = { $name }: neuer Ritter auf { $at }
log-moved = { $name }: { $source } nach { $at }
log-built = { $name } baut auf { $at }
log-extra = { $name } baut auf { $at } aus dem Vorrat
log-under = { $name }: ein Baustein unter { $at }
log-shifted = { $name }: ein Baustein von { $source } nach { $at }
log-bought = { $name } kauft eine Karte
log-played = { $name } spielt { $card }
log-marker = { $name }: Wertungsstein auf { $points }
log-turn-ended = { $name } beendet den Zug
log-year = Jahr { $phase } beginnt
log-castles = { $name }: Burgen { $points }
log-bonus = { $name }: Königsbonus { $points }
log-master = { $name }: Meisterkarte { $points }
log-winner = { $name } gewinnt

fault-bot-title = { $name } kann nicht weiterspielen
fault-bot-stopped = { $name } wurde angehalten
fault-bot = Der Bot ist stehen geblieben: { $why }
fault-bot-todo = Nichts ist verloren. Lass ihn es noch einmal versuchen oder spiele ab jetzt für ihn.
fault-again = Noch einmal
fault-take-over = Für ihn spielen
fault-write-title = Die Partie kann nicht gespeichert werden
fault-write-todo = Der letzte Befehl wurde nicht ausgeführt. Schaffe Platz oder erlaube das Schreiben dort und versuche es noch einmal.
fault-log-anew = Die gespeicherte Partie war gelöscht worden. Sie wurde vollständig neu geschrieben: { $file }
fault-ok = OK
fault-open-title = Diese Partie lässt sich nicht öffnen
fault-file-title = Diese Datei lässt sich nicht öffnen
fault-start-title = Diese Partie kann nicht beginnen
fault-delete-title = Diese Partie lässt sich nicht löschen
fault-copy-title = Es lässt sich keine Kopie speichern
fault-salvage = Den guten Teil als Kopie öffnen
fault-salvage-todo = Die Zeilen davor sind gut: Öffne sie als Kopie oder besorge die Datei noch einmal.
fault-torn = Die letzte Zeile der Datei war abgerissen (Stromausfall?). Die Partie geht ab der Zeile davor weiter.
fault-settings-title = Ein Teil deiner Einstellungen ist nicht brauchbar
fault-settings-todo = Dafür gelten die üblichen Werte. Aus deiner Datei geht nichts verloren.
failed-title = Im Programm selbst ist etwas schiefgegangen
failed-what = Das ist ein Fehler, an den niemand gedacht hat; du hast nichts falsch gemacht.
failed-asset = Eine Datei des Spiels ist nicht zu gebrauchen: { $file }.
failed-saved = Deine Partie ist bis zum letzten Schritt gespeichert; im Menü geht es mit ihr weiter.
failed-not-saved = In der Datei { $file } steht nicht deine ganze Partie.
failed-report = Ein Bericht ohne Namen liegt in { $file }. Bitte schick ihn mit, wenn du es den Autoren meldest.
failed-no-report = Es konnte kein Bericht geschrieben werden.
failed-menu = Zurück zum Menü
failed-quit = Beenden
fault-texts-title = Einige Texte sind nicht brauchbar
fault-texts-todo = Bis sie berichtigt sind, stehen sie auf Englisch oder mit Kästchen da.

setup-problem-name = Gib diesem Spieler einen Namen von 1 bis 40 Zeichen.
setup-problem-colour = Zwei Spieler haben diese Farbe.

resume-line = { $names }, Jahr { $phase }, Runde { $round }
game-progress = Jahr { $phase }, Runde { $round }
game-finished = beendet: { $name } hat gewonnen
game-fault = lässt sich nicht öffnen

settings-language = Sprache
settings-ui_scale = Größe von Text und Knöpfen
settings-quality = Bildqualität
settings-quality-auto = automatisch
settings-quality-low = niedrig
settings-quality-medium = mittel
settings-quality-high = hoch
settings-quality-ultra = sehr hoch
settings-animation_speed = Tempo der Bewegungen
settings-bot_pace = Tempo der Bots
settings-reduced_motion = Weniger Bewegung
settings-follow_camera = Kamera folgt
settings-sound_volume = Alle Geräusche
settings-fullscreen = Vollbild
settings-not-saved = Deine Einstellungen ließen sich nicht speichern: { $why }.

picture-saved = Bild gespeichert: { $file }
copy-saved = Kopie gespeichert: { $file }

hint-thinking = Ein guter Zug wird gesucht …
hint-step = Tipp { $step } von { $steps }: { $what }.
 Wertung nach diesem Zug: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }.
hint-do-step = Diesen Schritt
hint-do-all = Alle Schritte
hint-failed = Es wurde kein Tipp gefunden: { $why }

analysis-title = Analyse
analysis-about = Punkte, die jeder erwarten konnte, Zug um Zug. Linien sind Wertungen.
analysis-working = Die Partie wird durchgesehen …
analysis-turning = Wendepunkte
analysis-worst = Züge, die am meisten kosteten
analysis-lost = insgesamt { $points } verschenkt
analysis-loss = − { $points }
analysis-click = Klicke einen Zug an, um ihn auf dem Brett zu sehen.
analysis-failed = Die Analyse ist gescheitert: { $why }
analysis-moment = Jahr { $phase }, Runde { $round }
