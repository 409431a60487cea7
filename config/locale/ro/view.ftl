view-iso = Din nou toată tabla
look-board = Privește tabla
look-back = Înapoi
look-with-key = { $what } ({ $key })
does-look = Privește tabla
