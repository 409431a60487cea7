settings-palette = Culorile jucătorilor
settings-palette-standard = obișnuite
settings-palette-red_green = pentru daltonism roșu–verde
settings-palette-blue_yellow = pentru daltonism albastru–galben
settings-palette-contrast = prin lumină și umbră
