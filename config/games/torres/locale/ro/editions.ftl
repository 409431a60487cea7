# Edițiile jocului Torres.

edition-rio-grande-1999 = Rio Grande 1999
edition-ravensburger-1999 = Ravensburger 1999
edition-romanian = Ediția românească
