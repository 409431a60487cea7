# Torres: sein Name und seine Ausgaben.

game-torres = Torres
game-torres-about = Burgen, Ritter und ein König

edition-rio-grande-1999 = Rio Grande 1999
edition-ravensburger-1999 = Ravensburger 1999
edition-romanian = Rumänische Ausgabe

desktop-kind-torres = Partie Torres

