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

welcome-title = Prima dată la Torres?
welcome-about = Construiește castele, urcă pe ele și punctează înălțimea.
welcome-learn = Învață în zece minute
welcome-known = Cunosc jocul
