# Den anderen folgen: der Verlauf nach Zügen, was seit dem eigenen Zug geschah, Rückblick, Tempo.

log-gained = { $name }: + { $points }
log-look = Klicken zeigt diesen Augenblick.

looking-now = Zurück zur Partie
looking-now-about = Zeigt die Partie, wie sie jetzt steht. (Esc)
looking-back-about = Eine Zeile zurück
looking-next-about = Eine Zeile weiter
looking-holds = Das ist ein Rückblick: Hier lässt sich nichts tun. Esc führt zurück zur Partie.

recap-since = Seit deinem letzten Zug
recap-from-beginning = Seit dem Beginn
recap-again = Zeigt noch einmal, was seit deinem letzten Zug geschah.
recap-show = Zeigen
recap-show-about = Spielt es Zug für Zug auf dem Tisch ab.
recap-close = Schließen
recap-back = Voriger Zug
recap-next = Nächster Zug
recap-on = Weiter
recap-done = Fertig
recap-count = { $at } von { $of }
recap-nothing = Hat nichts getan.

pace-value = Tempo × { $pace }
pace-instant = Sofort
pace-paused = Bots warten
pace-slower-about = Langsamer
pace-faster-about = Schneller
pace-instant-about = Zeigt Ergebnisse sofort.
pace-pause-about = Hält die Bots an.
pace-resume-about = Lässt die Bots weiterspielen.

settings-instant = Animationen überspringen
settings-recap = Züge der Gegner
settings-recap-offered = Rückblick anbieten
settings-recap-shown = immer zeigen
settings-recap-asked = nur auf Wunsch

player-bot-only = { $name } (Bot)
setup-bots-fair = Bots schummeln nie: Sie sehen, was du siehst, keine verdeckten Karten.
recap-shown = Der Tisch nach dem Zug von { $name }. Mit der nächsten Aktion bist du wieder in der Partie.
