# Panourile jocului Turm Bauer în jurul mesei.

turm-standing = Clasament
turm-standing-sum = Ambele figurine: { $levels } = { $total }
turm-standing-level = { $level ->
    [0] Figurina pe masă
   *[other] Figurina pe nivelul { $level }
 }
turm-standing-left = Piese rămase: { $blocks } · inele rămase: { $rings }
turm-standing-boxed = Cuburi în cutie: { $parts }
turm-standing-reach = Cel mai înalt nivel la îndemână: { $now }, cu piesa { $then }
turm-standing-leads = Conduce: ar câștiga acum
turm-standing-show = Clic: arată aceste piese jos

turm-when = Tura { $turn } din { $turns }
turm-slips = { $slips ->
    [one] O alunecare în această tură
    [few] { $slips } alunecări în această tură
   *[other] { $slips } de alunecări în această tură
 }{ $most ->
    [none] , dar poți încerca mai departe.
   *[other] : la a { $most }-a piesa ajunge în cutie.
 }
turm-dice = Aruncare: { $first } și { $second }
turm-task-one = Construiește o piesă de { $size }
turm-task-two = Construiește o piesă de { $low } sau de { $high }
turm-task-build-about = O piesă poate avea atâtea cuburi cât arată unul dintre zaruri, nu amândouă împreună.
turm-task-doubles = Dublă: construiește orice piesă
turm-task-doubles-about = La două numere egale se poate construi orice piesă.
turm-task-discard = Nicio piesă pentru zaruri: una merge în cutie
turm-task-discard-about = { $ring ->
    [yes] Rezerva nu are piese de aceste mărimi. Alege oricare pentru cutie sau folosește un inel și construiește.
   *[no] Rezerva nu are piese de aceste mărimi. Alege oricare pentru cutie.
 }
turm-task-stuck = Niciun loc pentru ele: o piesă merge în cutie
turm-task-stuck-about = { $ring ->
    [yes] Nicio piesă permisă de zaruri nu are loc. Alege oricare pentru cutie sau folosește un inel și construiește.
   *[no] Nicio piesă permisă de zaruri nu are loc. Alege oricare pentru cutie.
 }
turm-task-giving = Cu un inel: ia orice piesă
turm-task-giving-about = Inelul merge în cutie când dai drumul unei piese pe care zarurile nu o permit.
turm-task-free = Inel folosit: construiește orice piesă
turm-task-free-about = Zarurile nu mai contează până la sfârșitul turei.
turm-task-walk = Acum figurina poate merge
turm-task-walk-about = Oricâți pași, fiecare cu cel mult un nivel în sus sau în jos, pe câmpuri simple și pe ale tale.
turm-task-walk_ring = Figurina nu poate merge fără inel
turm-task-walk_ring-about = Cu un inel poate păși pe câmpurile altora sau poate urca ori coborî două niveluri dintr-un pas.
turm-task-wait = O clipă …
turm-task-wait-about = Piesa se așază, figurina ajunge sau zarurile se rostogolesc.
turm-task-watch = { $name } construiește
turm-task-watch-about = Cine e la rând poate construi o piesă cu atâtea cuburi cât arată unul dintre zaruri.
turm-task-watch_walk = { $name } poate merge cu figurina
turm-task-watch_walk-about = Cine a construit poate merge cu figurina: oricâți pași, fiecare cu cel mult un nivel în sus sau în jos.
turm-task-read = Întâi citește ce spune lecția
turm-task-read-about = În stânga, lecția spune cum continuă.
turm-task-solved = Rezolvat. Următoarea e sus.
turm-task-solved-about = Cu „De la început” încerci încă o dată aceeași problemă.
turm-task-failed = Nerezolvat. Poți încerca din nou.
turm-task-failed-about = „De la început” și „Soluția” sunt sus. Contează doar prima încercare.
turm-task-shown = Aceasta a fost soluția.
turm-task-shown-about = Problema următoare e sus. Cu „De la început” o încerci pe aceasta singur.
turm-held-build = Ia de jos o piesă luminoasă.
turm-held-doubles = Ia de jos orice piesă.
turm-held-giving = Ia de jos orice piesă.
turm-held-free = Ia de jos orice piesă.
turm-held-box = { $chosen ->
    [yes] { $ring ->
        [yes] Pune piesa aceasta în cutie sau folosește un inel și construiește.
       *[no] Pune acum piesa aceasta în cutie sau alege alta.
     }
   *[no] { $ring ->
        [yes] Alege jos o piesă pentru cutie sau folosește un inel.
       *[no] Alege jos o piesă pentru cutie.
     }
 }
turm-held-walk = Alege un câmp pentru figurină sau las-o pe loc.
turm-held-walk_ring = { $ring ->
    [yes] Folosește un inel sau lasă figurina pe loc.
   *[no] Lasă figurina pe loc.
 }
turm-held-wait = O clipă …
turm-held-read = În stânga, lecția spune cum continuă.
turm-way = poziția { $way } din { $ways }
turm-rings = { $rings ->
    [0] Niciun inel rămas
    [one] Un inel rămas
    [few] { $rings } inele rămase
   *[other] { $rings } de inele rămase
 }
turm-rings-about = Un inel permite o dată ceea ce altfel nu se poate; cel mult unul pe tură. Merge în cutie.
turm-use-free = Orice piesă
turm-use-pass = Trecere
turm-use-leap = Salt

turm-do-let_go = Dă drumul
turm-do-let_go-about = Dă drumul piesei acolo unde atârnă.
turm-do-discard = În cutie
turm-do-discard-about = Pune piesa aleasă în cutie. Cuburile ei contează când figurinele sunt la aceeași înălțime.
turm-do-stay = Rămâi pe loc
turm-do-stay-about = Lasă figurina unde este și încheie tura.
turm-do-turn = Rotește
turm-do-turn-about = Un sfert de rotație în jurul axei verticale.
turm-do-tip = Răstoarnă
turm-do-tip-about = Un sfert de rotație înainte, pe altă față.
turm-do-previous_way = Înapoi
turm-do-previous_way-about = Poziția dinainte care încape aici.
turm-do-next_way = Următoarea
turm-do-next_way-about = Următoarea poziție care încape aici; rotița mouse-ului face la fel.
turm-do-undo = Anulează
turm-do-undo-about = Ia înapoi ce se mai poate. O piesă căreia i s-a dat drumul rămâne.
turm-do-hint = Sugestie
turm-do-hint-about = Arată o mutare bună.

turm-where-built = Construită
turm-where-boxed = În cutie

turm-steadiness = Cât de bine stă turnul
turm-steadiness-about = Cât mai lipsește fiecărei piese a turnului până să se răstoarne, calculat doar din greutate.
turm-steadiness-tower = Turnul acum
turm-steadiness-drop = Dacă dai drumul aici
turm-steadiness-drop-then = Aici; apoi turnul e { $grade }
turm-steadiness-after = Turnul apoi: { $grade }.
turm-steadiness-now = Turnul acum: { $grade }.
turm-steadiness-then = Dacă dai drumul aici: { $grade }.
turm-steadiness-rock = foarte stabil
turm-steadiness-firm = stabil
turm-steadiness-shaky = șubred
turm-steadiness-hanging = la limită
turm-risk-grade-rock = sigur
turm-risk-grade-firm = destul de sigur
turm-risk-grade-shaky = riscant
turm-risk-grade-hanging = foarte riscant
turm-risk-grade-falling = nesăbuit
turm-risk = { $falls ->
    [0] Acolo nu cade aproape niciodată ceva.
    [100] Acolo cade ceva aproape de fiecare dată.
   *[other] Din 100 de încercări, în cam { $falls } cade ceva.
}
turm-risk-unknown = Încă se calculează cât de des cade ceva acolo.
turm-risk-range = Din 100 de încercări, în { $low } până la { $high } cade ceva.
turm-risk-judged = { $hands } încercări au fost judecate așa cum o face jocul.
turm-risk-short = cade { $falls } %
turm-risk-short-range = cade { $low }–{ $high } %

turm-end-tab-standing = Rezultat
turm-end-tab-course = Grafic
turm-end-built = Construite
turm-end-slips = Alunecări
turm-end-unused = Cuburi rămase
turm-end-rings = Inele rămase
turm-end-level = Nivel
turm-end-felled = a dărâmat turnul

turm-setup-players = Jucători și mână
turm-setup-blocks = Piese
turm-setup-usual = Standard: { $value }
turm-setup-changed = { $count ->
    [0] Reguli standard
    [one] O regulă schimbată
    [few] { $count } reguli schimbate
   *[other] { $count } de reguli schimbate
 }
turm-setup-as-usual = Resetează
turm-setup-fair = Boții nu trișează: nu văd aruncările viitoare, iar mâna le tremură la întâmplare.
turm-setup-fair-steady = Boții nu trișează: nu văd aruncările viitoare.

turm-shelf-rules = { $rules ->
    [0] Turm Bauer
   *[other] Turm Bauer, reguli ale casei: { $changed }
 }
turm-resume-line = Turm Bauer: { $names }, tura { $turn }
