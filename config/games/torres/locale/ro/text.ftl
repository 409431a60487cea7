# Torres în terminal. Ce se tastează: cuvintele fiecărui rând, cu virgule între ele; primul este cel obișnuit.

text-word-board = tablă, b
text-word-castles = castele
text-word-hand = mână, cărți
text-word-card = carte
text-word-reset = început
text-word-buy = cumpără
text-word-end = încheie, gata
text-word-marker = marcaj
text-word-leave = lasă

text-help =
    Ce se poate tasta:
    tablă: tabla ca tabel. castele: fiecare castel și ce stă pe el. privește d4: un câmp și ce este lângă el.
    tură: AP, teancurile și cavalerii tăi. mână: cărțile tale. puncte: punctele tuturor. carte leap: ce face o carte.
    iarăși: ce s-a întâmplat de la ultima ta tură. permis: ce poți face acum. permis c4: ce poți face acolo, de ales.
    c4-d4 mută un cavaler, c4-f4 și pe un câmp depărtat, după ce se spune drumul. Ac4 adaugă unul. +d4/0 pune o piesă din teancul 0. cumpără cumpără o carte. marcaj îți avansează marcajul.
    climb:c4-c5 joacă o carte de pe un câmp pe altul, extra:d4 pe un câmp, six așa cum este. încheie încheie tura.
    Ajunge începutul unei comenzi: se enumeră ce poate deveni, iar un număr alege.
    înapoi: ia înapoi ultima ta comandă. refă: o face din nou. început: înapoi la începutul turei.
    înapoi și un nume: ia înapoi ce a făcut ultima dată acel jucător, cât timp este permis.
    sfat: o tură bună. fișier: unde este salvat jocul. ieși: închide; jocul continuă de acolo altă dată.

text-pass = Te rog dă mai departe lui { $name }. Până atunci cărțile rămân ascunse.
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
text-stacks = Teancuri: { $stacks }.
text-stack = { $index } cu { $blocks ->
    [one] o piesă
    [few] { $blocks } piese
   *[other] { $blocks } de piese
 }
text-stack-used = În această tură se construiește din teancul { $index }.
text-waiting = { $blocks ->
    [one] A rămas o piesă.
    [few] Au rămas { $blocks } piese.
   *[other] Au rămas { $blocks } de piese.
 }
text-no-cards = Nu ai cărți.
text-card-bought = cumpărată în această tură, { $card }
text-card-offered = de ales, { $card }
text-master = Cartea de maestru: { $card }. { $effect } Anul acesta: { $points }.

text-legend = Un punct este pământ gol, un număr nivelul, o literă un cavaler, K regele. { $who }.
text-board-empty = Pe tablă nu stă nimic.
text-castle = Castel de { $area } × { $top }: { $squares }.
text-ground = Pe pământ: { $squares }.
text-square = { $square } nivelul { $level }
text-knight-of = cavaler al lui { $name }
text-which-square = Care câmp? Tastează privește și un câmp de la a1 la h8.
text-points = { $name }: { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }. O punctare acum ar da { $now }. { $knights ->
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
text-may-build = construiește din teancul { $index }, + și un câmp și /{ $index }
text-may-play = joacă { $card }, { $id }
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
text-walk = Mergi { $way }, da sau nu?
text-too-far = Este prea departe: { $way }. Au mai rămas { $ap } AP.
text-not-walked = Cavalerul rămâne.
text-farther = Mai departe de acolo, în mai mulți pași: { $squares }.
text-far = { $square } pentru { $ap } AP
