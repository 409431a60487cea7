# Torres: its name and its editions.

game-torres = Torres
game-torres-about = Castles, knights and a king

edition-rio-grande-1999 = Rio Grande 1999
edition-ravensburger-1999 = Ravensburger 1999
edition-romanian = Romanian edition

desktop-kind-torres = Game of Torres

