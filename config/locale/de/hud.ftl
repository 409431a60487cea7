# Die Wörter auf Tafeln, Knöpfen und Menüs.

back = Zurück
done = Fertig
key-hint = Taste: { $key }
lesson-by-keys = Tasten: { $keys }
player-bot = { $name } ({ $bot })

menu-open = Menü

thinking = { $name } überlegt
thinking-stop = Anhalten

cover-pass = Gib das Gerät weiter an
cover-ready = { $name } ist da

log-toggle = Spielverlauf zeigen oder verbergen

overlay-levels = Ebenen
overlay-levels-about = Eine Farbe für jede Ebene.
overlay-xray = Durchblick
overlay-xray-about = Türme werden ab einer gewählten Ebene zu Glas.
overlay-map = Karte
overlay-map-about = Das Brett von oben, als Karte.
xray-from = Glas ab Ebene { $level }
view-south = Blick von Süden
view-west = Blick von Westen
view-north = Blick von Norden
view-east = Blick von Osten
view-top = Blick von oben
view-iso-short = Alles
view-south-short = Süden
view-west-short = Westen
view-north-short = Norden
view-east-short = Osten
view-top-short = Von oben
strip-view = Ansicht
strip-overlays = Overlays
strip-help = Hilfe
strip-help-open = Tasten
strip-rules-open = Regeln

replay-at = { $at } von { $last }
replay-first = Zum Anfang
replay-turn_back = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Schritt vor
replay-turn_forward = Einen Zug vor
replay-last = Zum Ende
replay-speed = × { $speed }
replay-speed-about = Wie schnell es abläuft
replay-close = Schließen

menu-continue = Fortsetzen
menu-new = Neue Partie
menu-games = Gespeicherte Partien
menu-settings = Einstellungen
menu-quit = Beenden
menu-resume = Zurück zur Partie
menu-save-copy = Kopie speichern
menu-replay = Ansehen
menu-menu = Hauptmenü
menu-rematch = Revanche
menu-practise = Üben
practise = Aus Fehlern lernen
menu-analysis = Analyse
menu-share = Teilen
pause-title = Pause
settings-title = Einstellungen

games-title = Gespeicherte Partien
games-none = Noch keine Partien. Jede Partie, die du spielst, wird hier aufbewahrt.
games-open = Weiterspielen
games-fault = Was ist falsch?
games-delete = Löschen
games-shown = { $first }–{ $last } von { $count }
games-folder = Ordner: { $folder }

end-winners = { $count ->
    [0] Die Partie ist zu Ende
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
 }

setup-title = Neue Partie
setup-tab-rules = { $changed ->
    [0] Hausregeln
   *[other] Hausregeln ({ $changed })
 }
setup-count = Zahl der Spieler
setup-person = Mensch
setup-person-about = Spielt an diesem Bildschirm.
setup-bot-added = Kommt aus einer Datei bots.yaml.
setup-elo = Elo { $elo }
setup-slider = Spielstärke
setup-slider-tip = Zieh daran, dreh das Rad darüber oder nimm ← →; Bildtasten gehen von Stufe zu Stufe.
setup-apart-title = Weitere Bots
setup-apart = Von unbekannter Stärke: { $names }.
setup-apart-tip = Klick: der nächste.
setup-to-bot = Klick: ein Bot spielt.
setup-to-person = Klick: ein Mensch spielt.
setup-character-tip = Klick: ein anderer Charakter.
setup-no-character = Kein Charakter: spielt jeden Stil.
setup-no-character-title = Kein Charakter
setup-characters-from = Charaktere gibt es ab { $level }.
setup-name-tip = Klicken, um den Namen zu ändern
setup-colour-tip = Klicken für die nächste Farbe
option-usual = In dieser Ausgabe: { $value }
setup-start = Partie beginnen

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-violet = Violett
colour-white = Weiß
