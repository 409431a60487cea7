# Die Bildschirme der Einführung.

menu-learn = { $game } lernen
menu-learn-on = weiter bei { $number } von { $of }

lessons-next = Weiter
lessons-play = Die erste Partie spielen
lessons-back = Zurück
lessons-skip = Schritt überspringen
lessons-rules = Mehr dazu in den Regeln
lessons-chapters = Kapitel, verlassen
lessons-here = hier
lessons-on = Weiter

welcome-title = Neu bei Torres?
welcome-about = Baue Burgen, steige hinauf und werte die Höhe.
welcome-learn = In zehn Minuten lernen
welcome-known = Ich kenne das Spiel
