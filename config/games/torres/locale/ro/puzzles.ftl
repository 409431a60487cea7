# Probleme: ultima tură a unui an.

puzzle-wanted = Obține { $wanted } puncte în această tură, ultima a anului; și un AP rămas e un punct. Până acum: { $points }.
puzzle-so-far = Până acum { $points } din { $wanted } puncte.
puzzle-wanted-hidden = Obține cât mai multe puncte în această tură, ultima a anului; și un AP rămas e un punct. Până acum: { $points }.
puzzle-so-far-hidden = Până acum { $points } puncte.
puzzle-sure-hidden = Sunt abia { $points }, se poate mai mult. Încheie tura încă o dată ca să predai așa.
puzzle-few-hidden = Sunt { $points }. Se poate mai mult: mai încearcă sau uită-te la soluție.
puzzle-hint-sure = Primul pas costă jumătate din valoarea problemei. Cere încă o dată sugestia ca să-l vezi.
puzzle-first-step = Primul pas: { $what }.
puzzle-solved-hinted = Rezolvat cu o sugestie: { $points } puncte.
puzzle-solution-steps = Soluția, pornind de la { $points } puncte:
puzzle-sure = Sunt abia { $points } din { $wanted }. Încheie tura încă o dată ca să predai așa.
puzzle-give-up = Prima încercare s-ar încheia. Apasă încă o dată „Soluția” ca s-o vezi.
puzzle-few = Sunt { $points } din { $wanted }. Se poate mai mult: mai încearcă sau uită-te la soluție.
puzzle-solved = Rezolvat: { $points } puncte.
puzzle-solution-done = Soluția: { $points } puncte.
puzzle-rating-change = Scor { $change } → { $rating }.
puzzle-rating-first = Scorul tău: { $rating }.
puzzle-comes-back = { $days ->
    [one] Revine mâine.
    [few] Revine peste { $days } zile.
   *[other] Revine peste { $days } de zile.
}
puzzle-out-of = Ele vin din:
puzzle-castle = castel de { $area }, nivelul { $level } la { $square }
puzzle-king = bonusul regelui
puzzle-marker = { $ap } AP pentru marcaj
puzzle-next = Următoarea
puzzle-again = De la început
puzzle-solution = Soluția
puzzle-not-here = O problemă nu are jurnal al partidei.
puzzle-cancel-not = Nu ai ales nimic de anulat.
puzzle-study-not = Poți studia poziția după ce se încheie prima încercare.
puzzle-again-not = Nu ai făcut încă niciun pas.
puzzle-solution-not = Problema e rezolvată.
puzzle-next-not = Problema următoare vine după ce se încheie prima încercare.
puzzle-leave-title = Părăsești problema?
puzzle-leave-text = { $steps ->
    [one] Pasul făcut se pierde.
    [few] Cei { $steps } pași făcuți se pierd.
   *[other] Cei { $steps } de pași făcuți se pierd.
}
puzzle-leave-stay = Încearcă mai departe
puzzle-leave-leave = Părăsește

menu-puzzles = Probleme
puzzles-title = Probleme
puzzles-about = Ultima tură a unui an și o idee care aduce cele mai multe puncte: găsește-o. Fiecare e dovedită printr-o căutare completă. Contează prima încercare; o problemă ratată revine după 1, 3, 7, 21 și 60 de zile.
puzzles-none = Nu există probleme.
puzzles-unread = { $lines ->
    [one] O linie a fișierului cu probleme nu a putut fi citită. { $where }: { $what }
    [few] { $lines } linii ale fișierului cu probleme nu au putut fi citite. Prima e { $where }: { $what }
   *[other] { $lines } de linii ale fișierului cu probleme nu au putut fi citite. Prima e { $where }: { $what }
}
puzzles-today = Problema zilei
puzzles-today-solved = rezolvată
puzzles-today-failed = nerezolvată
puzzles-today-shown = soluție văzută
puzzles-fitting = Probleme pentru tine
puzzles-near = aproape de scorul tău
puzzles-back = { $puzzles ->
    [one] una de reluat
    [few] { $puzzles } de reluat
   *[other] { $puzzles } de reluat
}
puzzles-grade-1 = Ușor
puzzles-grade-2 = Mediu
puzzles-grade-3 = Greu
puzzles-theme-all = Toate
puzzles-theme-all-about = Toate problemele
puzzles-theme-lift = Ridicare
puzzles-theme-lift-about = O carte pune o piesă sub un cavaler.
puzzles-theme-doors = Porți
puzzles-theme-doors-about = Un cavaler trece prin porți.
puzzles-theme-king = Rege
puzzles-theme-king-about = Se câștigă bonusul regelui.
puzzles-theme-area = Arie
puzzles-theme-area-about = Un castel crește cu două câmpuri sau mai mult.
puzzles-theme-cards = Cărți
puzzles-theme-cards-about = Se joacă o carte.
puzzles-theme-late = Intrare
puzzles-theme-late-about = Un cavaler intră într-un castel sau vine pe tablă.
puzzles-history = Istoric
puzzles-weekdays = Lu Ma Mi Jo Vi Sâ Du
puzzles-month = { $month ->
    [1] ianuarie
    [2] februarie
    [3] martie
    [4] aprilie
    [5] mai
    [6] iunie
    [7] iulie
    [8] august
    [9] septembrie
    [10] octombrie
    [11] noiembrie
   *[12] decembrie
 } { $year }
puzzles-no-tries = Nu ai încercat încă nicio problemă.
puzzles-tries = { $first }–{ $last } din { $tried }
puzzles-gone = Această problemă nu mai face parte din program.
puzzles-how-solved = rezolvată
puzzles-how-hinted = rezolvată cu o sugestie
puzzles-how-failed = nerezolvată
puzzles-how-shown = soluție văzută
puzzles-solved = { $solved } rezolvate, { $tried } din { $of } încercate
puzzles-rating = Scorul tău la probleme: { $rating } ± { $margin }
settings-puzzle_target = Arată punctele de atins la probleme
puzzle-unreadable = Problema { $id } nu poate fi citită: { $why }
