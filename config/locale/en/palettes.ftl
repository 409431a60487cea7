settings-palette = Players' colours
settings-palette-standard = usual
settings-palette-red_green = for red–green weakness
settings-palette-blue_yellow = for blue–yellow weakness
settings-palette-contrast = by light and dark
