# Probleme ale tuturor jocurilor.

puzzle-hint-sure = Primul pas costă jumătate din valoarea problemei. Cere încă o dată sugestia ca să-l vezi.
puzzle-first-step = Primul pas: { $what }.
puzzle-give-up = Prima încercare s-ar încheia. Apasă încă o dată „Soluția” ca s-o vezi.
puzzle-rating-change = Scor { $change } → { $rating }.
puzzle-rating-first = Scorul tău: { $rating }.
puzzle-comes-back = { $days ->
    [one] Revine mâine.
    [few] Revine peste { $days } zile.
   *[other] Revine peste { $days } de zile.
}
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

mistakes-practise-all = Învață din greșeli
mistakes-waiting = { $puzzles ->
    [one] una te așteaptă
    [few] { $puzzles } te așteaptă
   *[other] { $puzzles } te așteaptă
}

wrong-no_puzzles = Nu e un fișier cu probleme: prima linie trebuie să fie { $first }.
todo-no_puzzles = Alege un fișier scris de „torres3d { $command } pick”.
wrong-puzzle_twice = Problema { $id } apare de două ori.
todo-puzzle_twice = Șterge această linie.
