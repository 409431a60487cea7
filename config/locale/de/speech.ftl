# Sprachausgabe: Einstellungen, Meldungen und Wörter für Zeichen.

settings-speech = Sprachausgabe
settings-speech-off = aus
settings-speech-prompts = Hinweise
settings-speech-all = alles
settings-speech_volume = Stimme und Risikoton
does-say_again = Noch einmal sagen

speech-no-voice = Keine Stimme gefunden. Installiere { $name }, um das Spiel zu hören.
speech-failed = Die Stimme funktioniert nicht mehr ({ $why }). Die Sprachausgabe bleibt aus, bis du ihre Einstellungen änderst.
speech-is-off = Die Sprachausgabe ist aus. Du kannst sie in den Einstellungen einschalten.
speech-taken-back = Zurückgenommen: { $what }.
speech-unavailable = nicht verfügbar
speech-chosen = gewählt
speech-not-chosen = nicht gewählt
speech-previous = zurück
speech-next = weiter
speech-on = an
speech-off = aus

# Gesprochen statt der Zeichen: – oder → zwischen zwei Dingen, ×, / zwischen Zahlen und Wörtern, + und − vor Zahlen.
speech-left = links
speech-right = rechts
speech-up = hoch
speech-down = runter
speech-to = bis
speech-times = mal
speech-of = von
speech-or = oder
speech-plus = plus
speech-minus = minus
