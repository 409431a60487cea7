# Die Aufstellung, die behalten wird.

fault-setup-title = Die Aufstellung vom letzten Mal ist nicht brauchbar
fault-setup-todo = Stattdessen wird die Standardaufstellung gezeigt.
fault-bots-title = Deine eigenen Bots sind nicht brauchbar
fault-bots-todo = Bis die Datei berichtigt ist, spielst du gegen die Bots des Programms.
no-bot-title = Ein Bot fehlt
no-bot = { $name }: Der Bot „{ $bot }“ wurde nicht gefunden, darum spielt ein Mensch für ihn.
no-bot-todo = Ist er wieder da, spielt er weiter. An der Partie ändert sich nichts.
setup-not-saved = Die Aufstellung ließ sich nicht speichern: { $why }.
setup-problem-twice = Ein anderer Spieler heißt schon so.
setup-read-rules = Regeln dieses Spiels
setup-rules-usual = Zurücksetzen
setup-rules-count = { $count ->
    [0] Keine Hausregeln
    [one] Eine Hausregel
   *[other] { $count } Hausregeln
 }

# Weiterspielen aus einer Wiederholung.

replay-branch = Von hier weiterspielen
replay-branch-about = Hier beginnt eine neue Partie; diese bleibt, wie sie ist.
branch-title = Von hier weiterspielen
branch-about = Mit dieser Stellung beginnt eine neue Partie, die Karten liegen wie bisher. Die ursprüngliche Partie bleibt, wie sie ist.
branch-start = Weiterspielen
branch-name = { $names }, { $moment }
does-play_on = Von hier weiterspielen (Wiederholung, Rückblick)

# Einstellungen: Gruppen, Lautstärken, Ordner.

settings-group-general = Allgemein
settings-group-picture = Bild
settings-group-play = Am Tisch
settings-group-sound = Ton
settings-group-files = Dateien
settings-pieces_volume = Spielmaterial und Karten
settings-interface_volume = Knöpfe und Meldungen
settings-scoring_volume = Wertungen und Züge
settings-games_folder = Ordner für Partien
settings-folder-change = Ändern
settings-folder-about = Partien bleiben, wo sie sind, wenn ein anderer Ordner gewählt wird.
settings-folder-named = Die Variable { $variable } nennt diesen Ordner und hat Vorrang vor einer Wahl hier.
folder-about = Tippe oder füge den ganzen Pfad ein. Fehlt der Ordner, wird er angelegt. Partien werden nicht verschoben: Die im alten Ordner bleiben dort und erscheinen wieder, sobald du ihn wieder wählst.
folder-usual = Standardordner
folder-take = Diesen nehmen
folder-browse = Durchsuchen
folder-whole = Das ist kein vollständiger Pfad: { $path }
folder-not-usable = In { $path } lassen sich keine Partien aufbewahren: { $why }.
picture-not-saved = Das Bild ließ sich nicht speichern: { $why }.
copy-not-saved = Die Kopie ließ sich nicht speichern: { $why }.

# Das Ende der Partie.
