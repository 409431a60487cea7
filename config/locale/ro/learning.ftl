# Ecranele lecțiilor.

menu-learn = Învață { $game }
menu-learn-on = de la { $number } din { $of }

lessons-next = Mai departe
lessons-play = Joacă primul tău joc
lessons-back = Înapoi
lessons-skip = Sari peste acest pas
lessons-rules = Mai multe în reguli
lessons-chapters = Capitole, ieșire
lessons-here = aici
lessons-on = Continuă

welcome-title = Ești aici prima dată?
welcome-about = Castele de urcat și de punctat sau un turn construit cu mâna sigură.
welcome-learn-torres = Învață în zece minute
welcome-learn-turm = Învață în cinci minute
welcome-play = Joacă imediat
welcome-known = La meniu
