# Probleme de Turm Bauer: cât de sus ajunge o figurină într-o tură și unde rămâne o piesă în picioare.

turm-puzzle-height = Du { $colour } la nivelul { $level } în această tură (acum: nivelul { $own }). Mâna ta e sigură.
turm-puzzle-height-hidden = Du { $colour } cât mai sus în această tură (acum: nivelul { $own }). Mâna ta e sigură.
turm-puzzle-stands = Într-unul dintre aceste locuri piesa rămâne în picioare, în celelalte cade ceva. Unde îi dai drumul?
turm-puzzle-stands-short = Un loc ține, în celelalte cade ceva. Care?
turm-puzzle-height-solved = Rezolvat: nivelul { $level }. Mai sus nu se poate în această tură.
turm-puzzle-height-hinted = Rezolvat cu o sugestie: nivelul { $level }.
turm-puzzle-height-shown = Soluția: nivelul { $level }.
turm-puzzle-height-failed = Acesta e nivelul { $level }. Se poate și mai sus. Ia tura înapoi și mai încearcă sau vezi soluția.
turm-puzzle-stands-solved = Rezolvat: rămâne în picioare.
turm-puzzle-stands-hinted = Rezolvat cu o sugestie: rămâne în picioare.
turm-puzzle-stands-shown = Soluția: aici rămâne în picioare.
turm-puzzle-fell = Aici cade ceva. Ia-o de la capăt și mai încearcă sau vezi soluția.
turm-puzzle-sure = Acesta e nivelul { $level } și se poate și mai sus. Alege câmpul încă o dată ca să predai.
turm-puzzle-sure-stay = Așa rămâi la nivelul { $level } și se poate și mai sus. Mai rămâi o dată ca să predai.
turm-puzzle-over = Tura s-a încheiat. Ia-o de la capăt ca să mai încerci.
turm-puzzle-places-only = Aici contează doar locurile numerotate.
turm-puzzle-hint-not = Ia-o mai întâi de la capăt: sugestia e despre piesă.
turm-puzzle-place-falls = Sugestie: la { $number } cade ceva.
turm-puzzle-places = Locurile:
turm-puzzle-it-stands = rămâne în picioare
turm-puzzle-it-falls = cade ceva
turm-puzzle-steps = { $ends ->
    [one] Singura soluție:
    [few] Una din { $ends } soluții:
   *[other] Una din { $ends } de soluții:
}
turm-puzzles-about = Cât de sus ajunge figurina într-o tură și unde rămâne o piesă în picioare? Mâna ta e sigură, fizica decide. Prima încercare contează; o problemă ratată revine după 1, 3, 7, 21 și 60 de zile.
puzzles-theme-height = Urcuș
puzzles-theme-height-about = Cât de sus ajunge figurina într-o tură?
puzzles-theme-stands = Echilibru
puzzles-theme-stands-about = În ce loc rămâne piesa în picioare?
