settings-palette = Farben der Spieler
settings-palette-standard = üblich
settings-palette-red_green = bei Rot-Grün-Schwäche
settings-palette-blue_yellow = bei Blau-Gelb-Schwäche
settings-palette-contrast = hell und dunkel
