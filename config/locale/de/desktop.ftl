# Der Eintrag im Menü des Systems, und wie die Dateien dort heißen.

desktop-generic = Brettspiele
desktop-about = Torres und Turm Bauer: Türme bauen auf einem Tisch in 3D
desktop-kind-study = Studie einer Partie
