view-iso = Wieder das ganze Brett
look-board = Aufs Brett schauen
look-back = Zurück
look-with-key = { $what } ({ $key })
does-look = Aufs Brett schauen
