# Regulile așa cum le arată programul: un text pentru fiecare secțiune și pentru fiecare valoare a unei opțiuni. Un rând nou este un paragraf nou.

chapter-start = Înainte de joc
chapter-course = Desfășurarea jocului
chapter-turn = Tura
chapter-cards = Cărți de acțiune
chapter-scoring = Punctarea
chapter-master = Cărți de maestru

goal-title = Despre ce este vorba
goal =
    Sunteți prinți care construiesc împreună castele și își trimit cavalerii sus pe turnuri. Niciun castel nu este al cuiva: toți pot construi la el și toți pot lua puncte din el.
    Un castel îți aduce suprafața lui înmulțită cu nivelul celui mai înalt cavaler al tău de acolo. Castelele mari cer deci cavaleri sus, iar turnurile înalte cer castele mari.
    Se joacă trei ani, cu câte o punctare după fiecare. Câștigă cine are cele mai multe puncte.

words-title = Castele, suprafețe, niveluri
words =
    Un castel este format din toate turnurile lipite latură de latură. Turnurile care se ating numai la colț țin de castele diferite.
    Suprafața unui castel este numărul câmpurilor lui, iar vârful este cel mai înalt turn.
    Nivelul unui cavaler este numărul de piese de sub el. Pe pământ este 0.
    Un cavaler sau regele stă mereu deasupra, iar un câmp cu o figură nu este liber.
    „Lângă” înseamnă mereu vecin pe rând sau pe coloană, niciodată peste colț.

material-title = Ce există
material = { $blocks } de piese, { $knights } cavaleri pentru fiecare jucător, un rege și un traseu de { $track } de puncte, care se parcurge de mai multe ori.

foundations-title = Temeliile
foundations = La început opt piese stau pe câmpurile marcate: { $squares }. Sunt opt castele de câte un câmp.
foundations-placed =
    Pe rând, începând cu cel mai tânăr, fiecare jucător pune câte o piesă până stau opt: opt castele de câte un câmp.
    Ele păstrează distanța: între două rămân cel puțin două câmpuri goale în linie dreaptă și cel puțin unul pe diagonală. Numărate în pași pe rânduri și coloane, ele sunt la cel puțin trei pași una de alta.

first-title = Primii cavaleri și regele
first =
    Apoi, pe rând, fiecare jucător așază un cavaler pe un castel pe care nu stă nimeni.
    Ultimul pune și regele pe un castel liber. Acela este castelul regelui.

years-title = Ani și runde
years =
    Jocul are trei ani, cu { $first }, { $second } și { $third } runde, iar în fiecare rundă fiecare are o tură.
    După ultima rundă a unui an vine o punctare; după primii doi ani regele poate fi mutat.

stacks-title = Teancuri de piese
stacks =
    La începutul unui an fiecare ia teancuri din stoc, câte unul pentru fiecare rundă.
    În acest joc: { $first } în primul an, { $second } în al doilea, { $third } în al treilea.
    Teancurile numără și turele: cu fiecare tură pleacă unul. Un teanc fără piese dispare imediat.

starter-title = Cine începe
starter = În prima rundă începe cel mai tânăr, apoi se merge în sensul acelor de ceasornic. Același jucător începe toate rundele unui an.
starter-leader = În prima rundă începe cel mai tânăr, apoi se merge în sensul acelor de ceasornic. După aceea, fiecare rundă o începe cine are cele mai multe puncte. Cât timp toți sunt la 0, începe în continuare același jucător.
next_phase_start-same = Anul următor îl începe același jucător.
next_phase_start-lowest = Anul următor îl începe cine are cele mai puține puncte.
next_phase_start-lowest_chooses = Cine are cele mai puține puncte numește jucătorul care începe anul următor.
starter-tie = Dacă mai mulți sunt ultimii cu 0 puncte, contează cel care a fost ultimul la rând în rundă.

ap-title = Puncte de acțiune
ap =
    În tura ta ai { $ap } puncte de acțiune (AP). Le folosești în orice ordine, și de mai multe ori pentru același lucru.
    Adăugarea unui cavaler costă { $add } AP.
    Un pas al unui cavaler costă { $step } AP, și prin porțile unui castel.
    Așezarea unei piese costă { $build } AP.
    Avansarea marcajului cu un spațiu costă { $score } AP.
    Te poți opri oricând. AP nefolosite se pierd.
ap-buy = Cumpărarea unei cărți de acțiune costă { $buy } AP.
ap-play = Jucarea unei cărți de acțiune nu costă nimic.

add-title = Un cavaler nou
add =
    Un cavaler nou vine pe un câmp liber de lângă unul dintre cavalerii tăi.
    Poate sta la fel de sus ca acela sau oricât mai jos, pe un castel sau pe pământ.
    În total ai { $knights } cavaleri.

step-title = Pași
step =
    Un cavaler pășește pe un câmp liber de lângă el: cel mult un nivel în sus, oricâte în jos.
    Nu poate trece de altă figură.

doors-title = Prin porți
doors =
    Fiecare piesă are o poartă pe fiecare latură. Cu un singur pas, un cavaler poate intra pe poarta unui turn mai înalt de lângă el și poate ieși în altă parte a aceluiași castel.
    Intră pe nivelul pe care se află.
    Iese pe un câmp liber de lângă castel sau pe unul dintre acoperișurile lui mai joase. Figurile de pe castel nu stau în cale.
door_passage-no_rise = Înăuntru merge din turn în turn și coboară scări, dar nu urcă; deci nu iese mai sus decât cel mai jos etaj al drumului. De pe pământ iese pe pământ.
door_passage-any_door = Oricum ar fi drumul dinăuntru, poate ieși pe orice poartă a acelui castel care nu este mai sus decât el.

build-title = Așezarea pieselor
build =
    O piesă dintr-un teanc al tău vine pe un câmp liber: pe un turn al oricărui castel sau pe pământ, lângă exact un castel.
    Două castele nu se unesc niciodată.
    Niciun castel nu poate fi mai înalt decât suprafața lui: un castel de trei câmpuri are cel mult trei niveluri.
    Toate piesele pe care le pui într-o tură vin dintr-un singur teanc, deci sunt cel mult trei. Piesele cărților „{ $card_extra }” și „{ $card_under }” vin în plus.

marker-title = Avansarea marcajului
marker =
    Pentru 1 AP marcajul tău merge un spațiu înainte, de câte ori vrei.
    Dacă alt marcaj îi stă în cale, nu poate rămâne pe loc: merge întotdeauna mai departe.
marker_spaces-by_total = Dacă alt jucător are exact atâtea puncte, trece la numărul următor. Un marcaj de pe același spațiu, dar din alt tur, nu stă în cale.
marker_spaces-by_space = Dacă pe acel spațiu stă alt marcaj, chiar și din alt tur, trece la următorul liber. Un marcaj care nu s-a mutat încă nu ocupă niciun spațiu.

ending-title = Sfârșitul turei
ending =
    Teancul din care ai construit se predă. Piesele rămase în el le împarți cum vrei pe celelalte teancuri ale tale: câte încap, niciunul mai înalt de trei. Ce nu încape se întoarce în stoc.
    Dacă nu ai construit din niciunul și apoi ai mai multe teancuri decât ture rămase în acest an, predai la fel unul ales de tine.
leftovers-title = Piese rămase
leftovers = În ultima tură a unui an nu mai sunt alte teancuri pentru piesele rămase:
leftover_blocks-return = se întorc în stoc.
leftover_blocks-carry = le păstrezi și le pui pe teancurile tale din anul următor, niciunul mai înalt de trei. Ce nu încape se întoarce în stoc.
leftovers-order = Cine începe anul le așază primul, apoi se merge în sensul acelor de ceasornic. Pui atâtea câte încap. După al treilea an nu se păstrează nimic.

deck-title = Cum primești cărți
deck-common = Există un pachet comun de 40 de cărți. Cumperi cartea de deasupra, fără să alegi.
deck-own = Fiecare are pachetul lui cu cele zece cărți. Când cumperi te uiți la primele trei, păstrezi una și le pui pe celelalte înapoi cu fața în jos.
deck-hand = Fiecare are de la început toate cele zece cărți în mână. Nu se poate cumpăra niciuna.
buying =
    Într-o tură poți cumpăra cel mult două cărți. O carte cumpărată acum se poate juca abia din tura următoare.
    Poți avea oricâte cărți. Cărțile din mână sunt secrete; câte are cineva nu este secret.
returned_cards-together = Ambele cărți pe care nu le păstrezi merg deasupra sau ambele dedesubt, în ordinea dorită.
returned_cards-separately = Fiecare carte pe care nu o păstrezi poate merge deasupra sau dedesubt.

playing-title = Jucarea unei cărți
playing =
    Într-o tură poți juca o carte, oricând, și fără AP. Nu costă nimic și apoi iese din joc.
    O carte care nu poate face nimic acum nu se poate juca.

card-climb = Unul dintre cavalerii tăi merge pe un câmp liber de lângă el, cu exact două niveluri mai sus.
card-under =
    O piesă din oricare teanc al tău vine sub unul dintre cavalerii tăi, care urcă astfel un nivel. Castelul nu poate deveni mai înalt decât suprafața lui.
    Sub un cavaler de pe pământ mărește castelul de alături sau începe unul nou unde nu este niciunul. Unde ar uni două castele nu este permis.
    Piesa nu se socotește la teancul turei tale.
card-extra = Pui o piesă din stoc, ca dintr-un teanc. Ea vine pe lângă cele din teancul tău.
card-doors = Unul dintre cavalerii tăi trece printr-un castel și înăuntru poate și urca. Iese pe orice câmp liber de lângă un turn al castelului mai înalt decât acel câmp.
card-diagonal = Unul dintre cavalerii tăi face un pas pe diagonală, pe un câmp liber: cel mult un nivel în sus, oricâte în jos.
card-six = În această tură ai 6 AP în loc de 5.
card-seven = În această tură ai 7 AP în loc de 5.
card-shift =
    Ia piesa de sus a unui turn pe care nu stă nimeni și pune-o pe alt câmp liber: pe un castel, lângă exact un castel sau singură, ca un castel nou.
    Vecinătățile se judecă de parcă piesa ar fi deja luată: fără ea, castelul ei nu se poate despărți. Când piesa stă la locul ei nou, niciun castel nu poate fi mai înalt decât suprafața lui și trebuie să rămână cel puțin șase castele.
card-recall = Unul dintre cavalerii tăi ajunge pe alt câmp al tablei.
recall_card-as_added = Ia-l de pe tablă și adaugă-l din nou ca pe un cavaler nou, lângă alt cavaler al tău.
recall_card-as_moved = Face un singur pas obișnuit, pe jos sau prin porți, fără AP.
card-leap = Unul dintre cavalerii tăi sare drept peste câmpul de lângă el pe cel liber din spate: cel mult un nivel mai sus decât stătea, sau mai jos. Nu contează cât de sus stă figura dintre ele.
leap_over-opponent_knight = Între ele trebuie să stea un cavaler al altui jucător.
leap_over-any_knight = Între ele trebuie să stea un cavaler, al altui jucător sau al tău.
leap_over-any_piece = Între ele trebuie să stea un cavaler sau regele.

castles-title = Castele
castles =
    Fiecare castel pe care ai un cavaler îți aduce suprafața lui înmulțită cu nivelul celui mai înalt cavaler al tău de acolo. Alți cavaleri ai tăi de pe el nu mai aduc nimic.
    Fiecare punctează pentru sine, și în același castel.
    Un exemplu: suprafață 5, cavalerul tău cel mai înalt pe nivelul 3: 5 × 3 = 15 puncte. Un cavaler pe pământ, alături, nu aduce nimic.

bonus-title = Bonusul regelui
bonus =
    După primul an, un cavaler al tău pe nivelul 1 al castelului regelui aduce { $first } puncte, după al doilea unul pe nivelul 2 aduce { $second }, după al treilea unul pe nivelul 3 aduce { $third }.
    Trebuie să fie exact acest nivel; nu trebuie să fie cavalerul tău cel mai înalt. Primești bonusul o singură dată; îl pot primi și alții. Nu contează cât de sus stă regele.
king_bonus_scored-with_castles = Se adună dintr-o dată cu punctele castelelor tale.
king_bonus_scored-after_castles = Se adună după ce s-au punctat castelele tuturor.

order-title = Ordinea punctării
order-with_castles = Castelele tale și bonusul regelui se adună, iar marcajul se mută o dată pentru amândouă.
order-after_castles = Marcajul tău se mută pentru castelele tale. După ce s-au punctat castelele tuturor, se mută din nou pentru bonusul regelui.
order-master = La urmă se mută încă o dată, pentru cartea de maestru.
order = Dacă ar ajunge la alt marcaj, merge întotdeauna mai departe, ca la avansare.
scoring_first-start_player = Primul este punctat cine a început runda, apoi în sensul acelor de ceasornic.
scoring_first-seat_0 = Primul este punctat cel mai tânăr, apoi în sensul acelor de ceasornic.

king-title = Regele se mută
king = După primul și al doilea an, cine are cele mai puține puncte poate pune regele pe un câmp liber al unui castel, la orice nivel, sau îl poate lăsa.
king-tie = Dacă mai mulți sunt ultimii cu 0 puncte, îl poate muta cel care a fost ultimul la rând în rundă.
king_move-other_castle = Trebuie să fie alt castel decât al lui.
king_move-any_castle = Poate fi și castelul lui.

end-title = Sfârșitul jocului
end = Jocul se încheie cu a treia punctare. Câștigă cine are cele mai multe puncte. Doar scorurile de 0 pot fi egale: dacă nimeni nu are vreun punct, toți împart victoria.

master-title = Cartea de maestru
master =
    La început se trage una dintre cele opt cărți de maestru, cu fața în sus și aceeași pentru toți. Ea aduce puncte pe lângă castele și rege.
    „{ $border }”, „{ $castles }” și „{ $diagonals }” aduc puncte la fiecare dintre cele trei punctări, celelalte cinci cărți numai la a treia.
    Se socotesc numai cavalerii de pe tablă. „Toți cavalerii tăi” sunt cel puțin doi.
castles_card-knights_on = Cavalerii de pe pământ nu contează.
castles_card-all_knights_on = Niciun cavaler al tău nu poate sta pe pământ.
master-alone = Punctele în plus se dau o singură dată: punctele nu se dublează. Dacă mai mulți au cei mai mulți cavaleri, nu le primește nimeni.
master-diagonals-told = Cele două diagonale se socotesc împreună.
master-square-told = Punctele se dau o singură dată, oricâte pătrate sunt.
master-row-told = Linia este un rând, o coloană sau orice diagonală. Între ei pot sta alte figuri.
master-neighbours-told = Cavalerii care se ating numai la un colț nu stau unul lângă altul.

house-rules-title = Regulile casei în acest joc
house-rules = Diferit față de ediția { $edition }:
house-rule = { $option }: { $value }
