view-iso = Din nou toată masa
look-board = Privește masa
look-back = Înapoi
look-with-key = { $what } ({ $key })
does-look = Privește masa (întrebare, rezultat)
