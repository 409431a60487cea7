# De ce o tură e mai bună decât alta: ce diferă cel mai mult, fiecare cu punctele pe care le face.

gain-lead = Aduce acum { $points }:
hint-why = Mai bună decât următoarea tură cu:
hint-why-choice = Mai bună decât următoarea alegere cu:
reason-line = { $points }: { $what }

reason-own-entered = cavalerul tău la nivelul { $level } în castelul de { $area } de la { $square }
reason-own-higher = nivelul { $level } în loc de { $was } în castelul de { $area } de la { $square }
reason-own-larger = suprafața { $area } în loc de { $had } a castelului tău de la { $square }
reason-own-room = drumuri mai bune în sus în castelul de la { $square }
reason-own-left = niciun cavaler al tău în castelul de { $had } de la { $square }
reason-own-lower = doar nivelul { $level } în loc de { $was } în castelul de la { $square }
reason-own-smaller = doar suprafața { $area } în loc de { $had } a castelului tău de la { $square }
reason-own-tighter = drumuri mai slabe în sus în castelul de la { $square }

reason-other-left = { $name } rămâne în afara castelului de { $had } de la { $square }
reason-other-lower = { $name } rămâne la nivelul { $level } în loc de { $was } la { $square }
reason-other-smaller = castelul lui { $name } de la { $square } rămâne la suprafața { $area } în loc de { $had }
reason-other-tighter = închide drumuri în sus la { $square } ({ $name })
reason-other-entered = { $name } ajunge în castelul de { $area } de la { $square }
reason-other-higher = { $name } ajunge la nivelul { $level } în loc de { $was } la { $square }
reason-other-larger = castelul lui { $name } de la { $square } ajunge la suprafața { $area } în loc de { $had }
reason-other-room = lasă deschise drumuri în sus la { $square } ({ $name })

reason-own-king-won = bonusul regelui de { $count }
reason-own-king-nearer = mai aproape de bonusul regelui
reason-own-king-lost = fără bonusul regelui de { $had }
reason-own-king-farther = mai departe de bonusul regelui
reason-other-king-lost = { $name } nu primește bonusul regelui de { $had }
reason-other-king-farther = { $name } e mai departe de bonusul regelui
reason-other-king-won = { $name } primește bonusul regelui de { $count }
reason-other-king-nearer = { $name } e mai aproape de bonusul regelui

reason-own-knights-more = { $count ->
    [one] un cavaler pe tablă în loc de { $had }
    [few] { $count } cavaleri pe tablă în loc de { $had }
   *[other] { $count } de cavaleri pe tablă în loc de { $had }
 }
reason-own-knights-better = cavalerii tăi stau mai bine
reason-own-knights-fewer = { $count ->
    [one] un cavaler pe tablă în loc de { $had }
    [few] { $count } cavaleri pe tablă în loc de { $had }
   *[other] { $count } de cavaleri pe tablă în loc de { $had }
 }
reason-own-knights-worse = cavalerii tăi stau mai rău
reason-other-knights-worse = cavalerii lui { $name } stau mai rău
reason-other-knights-better = cavalerii lui { $name } stau mai bine

reason-own-blocks-more = { $count ->
    [one] o piesă în plus pentru turele următoare
    [few] { $count } piese în plus pentru turele următoare
   *[other] { $count } de piese în plus pentru turele următoare
 }
reason-own-blocks-fewer = { $count ->
    [one] o piesă în minus pentru turele următoare
    [few] { $count } piese în minus pentru turele următoare
   *[other] { $count } de piese în minus pentru turele următoare
 }
reason-other-blocks-fewer = lui { $name } îi rămân mai puține piese
reason-other-blocks-more = lui { $name } îi rămân mai multe piese

reason-own-hand-more = { $count ->
    [one] o carte în plus în mână
    [few] { $count } cărți în plus în mână
   *[other] { $count } de cărți în plus în mână
 }
reason-own-hand-better = în mână rămân cărți mai bune
reason-own-hand-fewer = { $count ->
    [one] o carte în minus în mână
    [few] { $count } cărți în minus în mână
   *[other] { $count } de cărți în minus în mână
 }
reason-own-hand-worse = în mână rămân cărți mai slabe
reason-other-hand-worse = { $name } trebuie să folosească mai multe cărți
reason-other-hand-better = { $name } păstrează mai mult în mână

reason-own-master-more = cartea de maestru aduce { $count } în loc de { $had }
reason-own-master-fewer = cartea de maestru aduce doar { $count } în loc de { $had }
reason-other-master-fewer = cartea de maestru îi aduce mai puțin lui { $name }
reason-other-master-more = cartea de maestru îi aduce mai mult lui { $name }

reason-own-marker-more = { $count ->
    [one] un punct în plus pe traseu
    [few] { $count } puncte în plus pe traseu
   *[other] { $count } de puncte în plus pe traseu
 }
reason-own-marker-fewer = { $count ->
    [one] un punct în minus pe traseu
    [few] { $count } puncte în minus pe traseu
   *[other] { $count } de puncte în minus pe traseu
 }
reason-other-marker-fewer = { $name } avansează mai puțin pe traseu
reason-other-marker-more = { $name } avansează mai mult pe traseu

# Ce a fost greșit la o tură, în două-trei cuvinte.

mistake-scoring = Puncte ratate la punctare
mistake-height = Drum în sus ratat
mistake-king = Bonusul regelui ratat
mistake-card = Carte păstrată prea mult
mistake-others = Castel lăsat altora
mistake-blocks = Piese irosite
mistake-knights = Cavaleri nefolosiți
mistake-cards = Cărți trecute cu vederea
mistake-master = Cartea de maestru uitată
mistake-marker = Puncte uitate pe traseu

better-turn = Altă tură ar fi fost mai bună
better-turn-lost = { $name }: { $mistake }, { $points ->
    [one] un punct pierdut
    [few] { $points } puncte pierdute
   *[other] { $points } de puncte pierdute
 }.
better-turn-why = Ce face altfel tura mai bună:
