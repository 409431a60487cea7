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

welcome-title = Neu hier?
welcome-about = Burgen, die man erklimmt und wertet, oder ein Turm, den ruhige Hände bauen.
welcome-learn-torres = In zehn Minuten lernen
welcome-learn-turm = In fünf Minuten lernen
welcome-play = Gleich spielen
welcome-known = Zum Menü
