# Torres: numele și edițiile lui.

game-torres = Torres
game-torres-about = Castele, cavaleri și un rege

edition-rio-grande-1999 = Rio Grande 1999
edition-ravensburger-1999 = Ravensburger 1999
edition-romanian = Ediția românească

desktop-kind-torres = Joc de Torres

