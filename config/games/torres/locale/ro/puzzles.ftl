# Probleme: ultima tură a unui an.

puzzle-wanted = Obține { $wanted } puncte în această tură, ultima a anului; fiecare AP rămas valorează un punct. Până acum: { $points }.
puzzle-so-far = Până acum { $points } din { $wanted } puncte.
puzzle-wanted-hidden = Obține cât mai multe puncte în această tură, ultima a anului; fiecare AP rămas valorează un punct. Până acum: { $points }.
puzzle-so-far-hidden = Până acum { $points } puncte.
puzzle-sure-hidden = Sunt abia { $points }, se poate mai mult. Încheie tura încă o dată ca să predai așa.
puzzle-few-hidden = Sunt { $points }. Se poate mai mult: mai încearcă sau uită-te la soluție.
puzzle-solved-hinted = Rezolvat cu o sugestie: { $points } puncte.
puzzle-solution-steps = Soluția, pornind de la { $points } puncte:
puzzle-sure = Sunt abia { $points } din { $wanted }. Încheie tura încă o dată ca să predai așa.
puzzle-few = Sunt { $points } din { $wanted }. Se poate mai mult: mai încearcă sau uită-te la soluție.
puzzle-solved = Rezolvat: { $points } puncte.
puzzle-solution-done = Soluția: { $points } puncte.
puzzle-out-of = Ele vin din:
puzzle-castle = castel cu suprafața { $area }, nivelul { $level }, la { $square }
puzzle-king = bonusul regelui
puzzle-marker = { $ap } AP pentru marcaj

puzzles-about = Găsește ideea care aduce cele mai multe puncte în ultima tură a unui an. Fiecare soluție e dovedită printr-o căutare completă. Prima încercare contează; o problemă ratată revine după 1, 3, 7, 21 și 60 de zile.
puzzles-theme-lift = Ridicare
puzzles-theme-lift-about = O carte pune o piesă sub un cavaler.
puzzles-theme-doors = Porți
puzzles-theme-doors-about = Un cavaler trece prin porți.
puzzles-theme-king = Rege
puzzles-theme-king-about = Se câștigă bonusul regelui.
puzzles-theme-area = Suprafață
puzzles-theme-area-about = Un castel crește cu două câmpuri sau mai mult.
puzzles-theme-cards = Cărți
puzzles-theme-cards-about = Se joacă o carte.
puzzles-theme-late = Intrare
puzzles-theme-late-about = Un cavaler intră într-un castel sau vine pe tablă.
