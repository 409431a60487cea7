# Jocul în terminal, rând cu rând. Ce se tastează: cuvintele fiecărui rând, cu virgule între ele; primul este cel obișnuit.

text-word-help = ajutor, ?
text-word-points = puncte
text-word-turn = tură, t
text-word-legal = permis, mutări
text-word-look = privește, câmp
text-word-again = iarăși, istoric
text-word-hint = sfat
text-word-undo = înapoi, u
text-word-redo = refă
text-word-reset = început
text-word-file = fișier, salvează
text-word-quit = ieși, pa
text-word-yes = da, d

text-welcome = Un joc nou de { $game }. Răspunde cu un nume pentru o persoană sau cu numele unui nivel pentru un bot.
text-levels = Boții, de la cel mai blând: { $levels }. Ei știu numai ce poate vedea un jucător de pe locul lor.
text-no-bots = Nu joacă niciun bot. Oameni la acest terminal: { $names }. Fără --players auzi nivelurile boților.
text-how-many = Numărul jucătorilor: 2, 3 sau 4?
text-two-to-four = Răspunde 2, 3 sau 4, ori ieși; ajutor există în joc.
text-who = Jucătorul { $number }, nume sau nivel?
text-saved-as = Fiecare comandă se salvează imediat, în { $file }.
text-how-help = Tastează ajutor ca să auzi ce se poate tasta.
text-left = Jocul este salvat în { $file }. De aici continuă cu: torres3d play --text și acest fișier.

text-beside-north = nord: { $what }
text-beside-east = est: { $what }
text-beside-south = sud: { $what }
text-beside-west = vest: { $what }

text-which = Care din ele? Răspunde cu un număr.
text-more = … și încă { $more }; spune mai mult din comandă.
text-nothing-there = Nimic din ce este permis acum nu începe cu „{ $text }”.
text-not-understood = „{ $text }” nu înseamnă nimic aici. Tastează ajutor, sau permis pentru ce se poate face.
text-taken-back-one = Luat înapoi: { $what }

text-word-what = ce, dacă
text-word-brief = scurt
text-word-no = nu, n
text-word-me = eu, ale
text-word-around = jur, împrejur
text-word-rules = reguli, regulă
text-word-row = rând, rd
text-word-column = coloană, col
text-topic-line = rând, tastare
text-topic-game = joc, cuvinte
text-help-game =
    puncte: punctele tuturor. tură: cine este la rând și ce a mai rămas. iarăși: ce s-a întâmplat de la ultima ta tură.
    înapoi ia înapoi ultima ta comandă, refă o face din nou. sfat: o tură bună; cere-l de două ori unde te costă forța.
    scurt: oprește sau pornește explicațiile. fișier: unde este salvat jocul. ieși: închide; continui de acolo altă dată.
text-rules-more = reguli și un număr citește o secțiune; reguli și un cuvânt îl caută: reguli 3, reguli nivel.
text-rules-no-number = Secțiunile au numerele de la 1 la { $count }. Tastează reguli ca să le auzi.
text-rules-no-match = „{ $words }” nu apare în nicio regulă. Tastează reguli ca să auzi secțiunile.
text-rules-also = Și în: { $sections }.
text-no-help = Despre „{ $word }” nu există ajutor. Temele sunt în ultimul rând:
text-not-done = Nu s-a făcut: { $rest }
text-nothing-since = De la ultima ta tură nu s-a întâmplat nimic.
text-no-question = Nu s-a întrebat nimic. Tastează tură ca să auzi ce este de făcut.
text-no-such-number = Acum nu există o listă cu numărul { $number }. Tastează permis ca să auzi ce se poate face.
text-brief-on = Scurt: numai rândul de comandă și ce se întâmplă. Încă o dată scurt aduce înapoi explicațiile.
text-brief-off = Din nou cu explicații.
text-what-of = Care comandă? Tastează ce și o comandă. Ea nu se execută.
text-try-turn = Tastează tură ca să auzi ce este de făcut.
text-try-legal = Tastează permis ca să auzi ce se poate face.
