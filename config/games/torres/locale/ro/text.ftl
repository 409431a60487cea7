# Torres în terminal. Ce se tastează: cuvintele fiecărui rând, cu virgule între ele; primul este cel obișnuit.

text-word-board = tablă, b
text-word-castles = castele
text-word-hand = mână, cărți
text-word-card = carte
text-word-buy = cumpără
text-word-end = încheie, gata, e, .
text-word-marker = marcaj
text-word-leave = lasă

text-help =
    c4-d4 mută un cavaler, +d4 pune o piesă, ac4 adaugă un cavaler. cumpără, marcaj și încheie sunt cuvinte.
    Mai multe încap pe un rând: +d4 c4-d4 încheie. ce +d4 spune ce ar aduce; permis enumeră ce poți face.
    eu: cavalerii tăi. tablă, rând 3, coloană c, jur c3, castele, extindere: tabla. mână: cărțile tale.
    puncte, tură, iarăși, sfat, înapoi, ieși. c4 singur enumeră ce se poate face acolo; un număr alege dintr-o listă.
    Mai mult: reguli, ajutor tablă, ajutor mers, ajutor construit, ajutor cărți, ajutor tură, ajutor rând, ajutor joc.

text-pass = Dă aparatul mai departe lui { $name }. Până atunci cărțile rămân ascunse.
text-pass-prompt = { $name }, apasă Enter când ești aici:
text-pass-first = Întâi { $name } apasă Enter pe un rând gol, adică: sunt aici.
text-moment = { $name }: anul { $phase } din { $phases }, runda { $round } din { $rounds }.
text-means = { $ap } AP, { $knights ->
    [one] un cavaler
    [few] { $knights } cavaleri
   *[other] { $knights } de cavaleri
 } în rezervă, { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
 } în mână.
text-stacks = { $count ->
    [0] Niciun alt teanc.
    [one] Teanc: { $stacks }.
   *[other] Teancuri: { $stacks }.
 }
text-stack-used = În această tură se construiește dintr-un teanc în care { $blocks ->
    [one] a mai rămas o piesă
    [few] au mai rămas { $blocks } piese
   *[other] au mai rămas { $blocks } de piese
 }.
text-waiting = { $blocks ->
    [one] A rămas o piesă.
    [few] Au rămas { $blocks } piese.
   *[other] Au rămas { $blocks } de piese.
 }
text-no-cards = Nu ai cărți.
text-no-such-card = Nu există cartea „{ $name }”. Cărțile sunt:
text-card-bought = cumpărată în această tură, { $card }
text-master = Cartea de maestru: { $card }. { $effect } Anul acesta: { $points }.

text-legend = Un număr este nivelul, o literă un cavaler, K regele. { $who }.
text-board-empty = Pe tablă nu stă nimic.
text-castle = Castel, suprafață { $area }, înălțime { $top }: { $squares }.
text-ground = Pe pământ: { $squares }.
text-square = { $square } nivelul { $level }
text-knight-of = cavaler al lui { $name }
text-which-square = Care câmp? Tastează { $word } și un câmp de la a1 la h8.
text-points = { $name }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }. Punctat acum: încă { $now }. { $knights ->
    [one] Un cavaler
    [few] { $knights } cavaleri
   *[other] { $knights } de cavaleri
 } în rezervă, { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
 }.
text-place = { $name }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }

text-may-found = întemeiază un castel, F și un câmp
text-may-place = așază cavalerul, N și un câmp
text-may-king = pune regele, K și un câmp
text-may-leave = lasă regele pe loc, lasă
text-may-start = numește cine începe
text-may-carry = păstrează piese
text-may-keep = păstrează o carte
text-may-add = adaugă un cavaler, A și un câmp
text-may-move = cavalerul de pe { $square } pe
text-may-build = construiește dintr-un teanc de { $blocks }, + și un câmp
text-may-play = joacă { $card }, { $id }
text-play-from = { $head }, de pe { $squares }. permis { $id } { $example } spune unde.
text-play-to = { $head }, { $square } pe: { $squares }
text-may-buy = cumpără o carte, cumpără
text-may-score = avansează marcajul, marcaj
text-may-end = încheie tura, încheie
text-hint = O tură bună; o punctare după ea te-ar aduce la { $points }:
text-lost = Astfel s-ar pierde { $what }. Închei tura totuși, da sau nu?
text-not-ended = Tura continuă.
text-taken-back = { $count ->
    [one] O comandă a fost luată înapoi.
    [few] { $count } comenzi au fost luate înapoi.
   *[other] { $count } de comenzi au fost luate înapoi.
 }
text-undo-of = Ultima comandă este a lui { $name }. Se ia înapoi cu: înapoi { $name }

text-way = { $way } pentru { $ap } AP
text-too-far = Este prea departe: { $way }. { $ap ->
    [0] Nu mai sunt AP.
    [one] A mai rămas un AP.
   *[other] Au mai rămas { $ap } AP.
 }
text-farther = Pentru { $ap } AP ajunge la { $squares }.

text-word-picture = imagine
text-word-roofs = acoperișuri
text-word-exits = porți, ieșiri
text-word-grow = extindere
text-word-keep = păstrează, iau, celelalte, restul, pe
text-word-top = sus
text-word-bottom = jos
text-topic-board = tablă, vezi
text-topic-move = mers, cavaler, cavaleri
text-topic-build = construit, piesă, piese
text-topic-cards = cărți, carte
text-topic-turn = tură, sfârșit
text-help-board =
    tablă: fiecare rând pe care stă ceva, de la nord. rând 3, coloană c: unul dintre ele. imagine: tabla ca tabel.
    privește d4: un câmp și cele patru de lângă el. jur d4: toate opt. castele: fiecare castel și ce stă pe el.
    eu: cavalerii tăi, ce punctează fiecare și ce îi trebuie pentru un nivel în plus. acoperișuri: câmpurile fiecărui nivel, de la cel mai înalt.
    extindere: unde poate crește fiecare castel, în sus și în afară. porți: unde duc porțile de la cavalerii tăi; porți c4 de acolo.
text-help-move =
    c4-d4, c4 d4 sau c4d4: cavalerul de pe c4 merge pe d4. d4 poate fi departe: drumul se spune pe măsură ce merge.
    >d4 trimite cavalerul cel mai apropiat pe d4. > singur îl trimite pe câmpul numit înainte: +d4> construiește acolo și urcă.
    ac4 adaugă un cavaler pe c4. La început nc4 așază primul tău cavaler, kc4 regele, fc4 o temelie.
    permis c4: ce se poate face pe c4 și cât de departe ajunge cavalerul de acolo.
text-help-build =
    +d4 pune o piesă pe d4. +d4e4e4 pune trei, una după alta.
    Toate piesele unei ture vin dintr-un teanc. Teancurile egale sunt unul: ești întrebat numai unde teancurile diferă.
    permis +: toate câmpurile pentru o piesă. extindere: unde pot crește castelele.
text-help-cards =
    mână: cărțile tale și ce fac. carte și un nume: ce face acea carte.
    O carte se joacă cu numele ei sau începutul lui și câmpurile ei: scară c4 c5, climb c4 c5, scară c5 unde o poate face un singur cavaler.
    cumpără: cumpără o carte. Cele de ales se citesc. Tastează numărul sau numele cărții pe care o păstrezi.
    Celelalte merg sub teanc, iar cu sus la sfârșit, deasupra: 2 sus. 1 jos 32: păstrezi prima, a treia deasupra celei de-a doua.
text-help-turn =
    tură: punctele tale de acțiune (AP), teancurile și cavalerii. Rândul de comandă spune AP și piesele pe care le mai poți pune.
    marcaj sau *: avansează marcajul tău cu un punct pentru 1 AP; *3 de trei ori. încheie sau . încheie tura.
    început: înapoi la începutul turei. înapoi și un nume: ia înapoi ce a făcut ultima dată acel jucător, cât timp este permis.
text-help-line =
    Comenzile urmează una după alta pe un rând, cu spații unde s-ar lipi litere sau numere: +d4e4>e5 *2 .
    Rândul se oprește la o comandă care nu se poate și o spune. da sau nu după o comandă răspunde la întrebarea ei.
    Ajunge începutul unei comenzi: se enumeră ce poate deveni, iar un număr alege.
    ce și comenzi: ce ar aduce, fără a le face. permis: tot ce poți face; permis c4: pe acel câmp.
text-prompt = { $name }, { $task }>
text-prompt-turn = { $name }, { $ap } AP, { $blocks ->
    [one] o piesă
    [few] { $blocks } piese
   *[other] { $blocks } de piese
 }>
text-task-foundations = temelie
text-task-knights = primul cavaler
text-task-king = regele
text-task-move-king = mută regele
text-task-starter = cine începe
text-task-carry = piese rămase
text-task-keep = păstrează o carte
text-row = Rândul { $row }: { $squares }
text-file = Coloana { $file }: { $squares }
text-empty = nimic
text-nowhere = niciunul
text-which-row = Care rând? Tastează rând și un număr de la 1 la 8.
text-which-file = Care coloană? Tastează coloană și o literă de la a la h.
text-roofs = Nivelul { $level }: { $squares }
text-doors = { $square }: porțile duc la { $squares }
text-no-doors = { $square }: de aici nicio poartă nu duce undeva.
text-no-knights = Niciun cavaler de-al tău nu stă pe tablă.
text-growth = Castel la { $square }, suprafața { $area }, înălțimea { $top }. Deasupra: { $up }. Alături: { $out }.
text-own-castle = { $square }, nivelul { $level }, castel cu suprafața { $area } și înălțimea { $top }.
text-own-ground = { $square }, pe pământ.
text-own-scores = Punctează { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }.
text-own-below = Nu punctează: în acest castel contează alt cavaler de-al tău.
text-up-walk = La nivelul { $level }: { $way }, { $ap } AP.
text-up-block = La nivelul { $level }: o piesă pe { $squares } și un pas, { $ap } AP.
text-up-none = Nicio cale în sus la îndemână.
text-own-total = Punctat acum: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }.
text-from-stack = { $what }, dintr-un teanc de { $blocks }
text-way-end = { $what }; teancuri păstrate: { $stacks }
text-way-carry = teancuri noi: { $stacks }
text-kept = Păstrezi { $card }.
text-kept-top = { $count ->
    [one] { $cards } merge deasupra teancului.
   *[other] Deasupra teancului: { $cards }.
 }
text-kept-bottom = { $count ->
    [one] { $cards } merge sub teanc.
   *[other] Sub teanc: { $cards }.
 }
text-drawn = Ai tras { $card }
text-offer = { $count ->
    [one] O carte este de ales:
    [few] { $count } cărți sunt de ales:
   *[other] { $count } de cărți sunt de ales:
 }
text-offer-how = Tastează numărul sau numele cărții pe care o păstrezi. Celelalte merg sub teanc; cu sus la sfârșit, deasupra.
text-keep-which = Ce carte păstrezi? Tastează numărul sau numele ei.
text-walks = Merge { $way }.
text-to-where = Unde? Tastează > și un câmp, de exemplu >d4.
text-several-go = Doi cavaleri sunt la fel de aproape de { $square }. Tastează { $ways }
text-none-goes = Niciun cavaler de-al tău nu ajunge la { $square } cu AP rămase. Tastează eu ca să auzi unde stau.
text-brings = { $ap } AP. Nivelul { $level }, înainte { $before }.
text-costs = { $ap } AP.
text-would-lose = S-ar pierde { $what }.
text-try-end = Tastează încheie ca să închei tura.
text-try-build = Tastează permis + pentru câmpurile pe care poate veni o piesă.
text-try-move = Tastează permis { $square } ca să auzi unde poate merge acel cavaler.
text-try-me = Tastează eu ca să auzi unde stau cavalerii tăi.
text-try-add = Tastează permis a pentru câmpurile pe care se poate adăuga un cavaler.
text-try-play = Tastează permis { $card } ca să auzi cum se poate juca.
text-try-hand = Tastează mână ca să-ți auzi cărțile.

text-king = regele
text-say-square = Numește și un câmp.
text-several = „{ $text }” poate însemna atunci mai multe:
text-keeps = { $name } păstrează { $card }
text-stands-there = Pe { $square } stă deja un cavaler de-al tău.
text-how-foundations = Tastează f și un câmp, de exemplu fd4. permis enumeră câmpurile.
text-how-knights = Tastează n și un câmp, de exemplu nc3. tablă spune unde sunt castelele.
text-how-king = Tastează k și un câmp, de exemplu kc3. permis enumeră câmpurile.
text-how-move-king = Tastează k și un câmp, de exemplu kc3, sau lasă.
text-how-starter = Tastează permis pentru jucători, apoi un număr.
text-how-carry = Tastează permis pentru felurile de a le împărți, apoi un număr.
