# Was das Programm während der Partie sagt: Aufforderungen, Verlauf, Hinweise, Gründe.

prompt-waiting = { $name } spielt.
prompt-over = Die Partie ist zu Ende.
prompt-cancel = Abbrechen

advise-not-now = Bitte warten: { $name } spielt.
advise-stale = Die Stellung hatte sich schon geändert; es wurde nichts getan.
advise-nothing-to-redo = Es gibt nichts zu wiederholen.

undo-game-start = Es ist noch nichts geschehen.
undo-turn-ended = Der vorige Zug ist beendet und lässt sich nicht zurücknehmen.
undo-next-player = Der nächste Spieler hat schon gehandelt.
undo-not-yours = Der letzte Befehl stammt von einem anderen Spieler.

log-title = Spielverlauf

fault-bot-title = { $name } kann nicht weiterspielen
fault-bot-stopped = { $name } wurde angehalten
fault-bot = Der Bot ist stehen geblieben: { $why }
fault-bot-todo = Nichts ist verloren. Lass ihn es noch einmal versuchen oder spiele ab jetzt für ihn.
fault-again = Noch einmal
fault-take-over = Für ihn spielen
fault-write-title = Die Partie kann nicht gespeichert werden
fault-write-todo = Der letzte Befehl wurde nicht ausgeführt. Schaffe Platz auf dem Datenträger oder erlaube das Schreiben dort und versuche es noch einmal.
fault-log-anew = Die gespeicherte Partie war gelöscht. Sie wurde vollständig neu geschrieben: { $file }
fault-ok = OK
fault-open-title = Diese Partie lässt sich nicht öffnen
fault-file-title = Diese Datei lässt sich nicht öffnen
fault-start-title = Diese Partie kann nicht beginnen
fault-delete-title = Diese Partie lässt sich nicht löschen
fault-copy-title = Es lässt sich keine Kopie speichern
fault-salvage = Den heilen Teil als Kopie öffnen
fault-salvage-todo = Die Zeilen davor sind in Ordnung: Öffne sie als Kopie oder besorge die Datei noch einmal.
fault-torn = Die letzte Zeile der Datei ist unvollständig (Stromausfall?). Die Partie geht ab der Zeile davor weiter.
fault-settings-title = Ein Teil deiner Einstellungen ist nicht brauchbar
fault-settings-todo = Stattdessen gelten die Standardwerte. Aus deiner Datei geht nichts verloren.
fault-pieces-title = Einige deiner eigenen Figuren sind nicht verwendbar
fault-pieces-todo = Bis dahin spielst du stattdessen mit den Figuren des Programms.
failed-title = Im Programm ist etwas schiefgegangen
failed-what = Das ist ein Programmfehler; du hast nichts falsch gemacht.
failed-asset = Eine Datei des Spiels ist nicht zu gebrauchen: { $file }.
failed-saved = Deine Partie ist bis zum letzten Schritt gespeichert; du kannst sie im Menü fortsetzen.
failed-not-saved = Die Datei { $file } enthält nicht deine ganze Partie.
failed-report = Ein Bericht ohne Namen liegt in { $file }. Bitte schick ihn mit, wenn du den Fehler meldest.
failed-no-report = Es konnte kein Bericht geschrieben werden.
failed-menu = Zurück zum Menü
failed-quit = Beenden
fault-texts-title = Einige Texte sind nicht brauchbar
fault-texts-todo = Bis das behoben ist, stehen sie auf Englisch oder mit Kästchen da.

setup-problem-name = Gib diesem Spieler einen Namen von 1 bis 40 Zeichen.

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
settings-turn_table = Tisch zum Spieler am Zug drehen
settings-sound_volume = Gesamtlautstärke
settings-fullscreen = Vollbild
settings-not-saved = Deine Einstellungen ließen sich nicht speichern: { $why }.

picture-saved = Bild gespeichert: { $file }
copy-saved = Kopie gespeichert: { $file }

hint-thinking = Ein guter Zug wird gesucht …
hint-do-step = Diesen Schritt
hint-failed = Es wurde kein Tipp gefunden: { $why }

analysis-title = Analyse
analysis-working = Die Partie wird analysiert …
analysis-turning = Wendepunkte
analysis-worst = Teuerste Züge
analysis-click = Klicke einen Zug an, um ihn auf dem Tisch zu sehen.
analysis-failed = Die Analyse ist gescheitert: { $why }
