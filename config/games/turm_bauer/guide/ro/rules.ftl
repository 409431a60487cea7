# Regulile jocului Turm Bauer, așa cum le arată programul: un text pentru fiecare secțiune și pentru fiecare valoare a unei opțiuni. O linie nouă este un paragraf nou.

turm-chapter-start = Înainte de joc
turm-chapter-turn = Tura
turm-chapter-build = Construirea
turm-chapter-walk = Mersul
turm-chapter-fall = Ce cade
turm-chapter-end = Sfârșitul

turm-goal-title = Despre ce este vorba
turm-goal =
    Construiți cu toții un singur turn și fiecare își trimite figurina în sus pe treptele lui.
    Când toate piesele s-au terminat, câștigă figurina care stă cel mai sus. Dar cine dărâmă turnul înainte de asta a pierdut, oricât de sus i-ar fi stat figurina.

turm-words-title = Cuburi, câmpuri, niveluri
turm-words =
    O piesă este făcută din unul până la șase cuburi.
    Fața de sus a unui cub este un câmp dacă pe ea nu stă alt cub. Acolo poate sta o figurină.
    Nivelul unui câmp este numărul etajelor de sub el: masa este nivelul 0, fața de sus a pietrei de temelie este nivelul 1.
    În cuvinte, o coloană are o literă de la vest la est și un număr de la sud la nord. Piatra de temelie este m10, n10, m11 și n11.

turm-material-title = Ce conține jocul
turm-material =
    Piatra de temelie, închisă la culoare și din patru cuburi, stă în mijlocul mesei și rămâne acolo.
    Fiecare culoare are douăsprezece piese, câte două pentru fiecare număr de la unu la șase, o figurină și două inele. Cele două zaruri sunt ale tuturor.
    Una dintre cele două piese de un cub este toată din lemn simplu. Piesele unei culori care arată la fel sunt socotite una și aceeași, iar prima dintre ele se folosește.
turm-blocks-house = Piesele sunt setul nostru: forme plate, în afară de una din cinci cuburi, pe care se înalță un cub.
turm-blocks-flat = Piesele sunt toate plate: culcată, niciuna nu e mai înaltă de un cub.
turm-blocks-twins = De la trei cuburi în sus, fiecare formă există de două ori, colorată într-un fel și în celălalt.

turm-begin-title = Cum începe
turm-begin =
    Toate figurinele stau pe masă, lângă piatra de temelie, și nimeni nu a construit încă.
    Fiecare aruncă un zar. Începe numărul cel mai mare; cei care îl au împreună aruncă din nou până când unul dintre ei are cel mai mult. Apoi se continuă în sensul acelor de ceasornic.

turm-two-title = În doi
turm-two =
    În doi, fiecare are două culori, fiecare cu piesele, cutia, inelele și figurina ei.
    Culorile joacă pe rând: întâi primele culori ale amândurora, apoi celelalte, mereu de la capăt.
    Cât joci cu o culoare, cealaltă culoare a ta e ca a altcuiva: și câmpurile ei sunt închise pentru această figurină.

turm-turn-title = O tură
turm-turn =
    Aruncă ambele zaruri, construiește o piesă, apoi mergi cu figurina, dacă vrei. După aceea urmează culoarea următoare.
    Fiecare tură ia exact o piesă din rezerva ta, deci cu fiecare culoare ai douăsprezece ture.

turm-dice-title = Ce permit zarurile
turm-dice =
    Fiecare zar spune din câte cuburi poate fi piesa pe care o construiești. Construiești o piesă pentru unul dintre cele două numere, niciodată pentru suma lor.
    Două numere egale permit orice piesă pe care o ai.
    Dacă pentru unul dintre numere nu mai ai nicio piesă, trebuie să fie una pentru celălalt.

turm-discard-title = Nimic de construit
turm-discard =
    Dacă nu ai nicio piesă pentru niciunul dintre numere, o piesă la alegerea ta trece din rezervă în cutie.
    La fel și atunci când niciuna dintre piesele permise de zaruri nu are loc în turn.
    Cu un inel poți construi în schimb altă piesă.
    Figurina poate merge totuși. Cuburile din cutie contează împotriva ta când înălțimile sunt egale.

turm-rings-title = Inele
turm-rings =
    O dată pe tură poți da unul dintre cele două inele ale tale. El ajunge în cutie.
    Înainte de a construi, îți dă voie la orice piesă, orice ar arăta zarurile.
    La mers, îți deschide câmpurile de alte culori și te lasă să treci pe lângă alte figurine, până la sfârșitul acestui drum.
    Sau un pas al acestui drum poate urca ori coborî două niveluri.
    Un inel se poate da numai acolo unde același lucru nu se poate și fără el.

turm-trying-title = Încercări
turm-trying = Cât timp nu i-ai dat drumul, poți întoarce piesa, o poți încerca în orice loc și poți lua alta pe care o permit zarurile.

turm-place-title = Unde poate sta o piesă
turm-place =
    Toate cuburile ei au nevoie de loc: acolo nu poate fi deja alt cub sau o figurină. O figurină ocupă, deasupra câmpului ei, locul unui cub.
    Cel puțin unul dintre cuburile ei trebuie să stea față în față cu un cub al turnului.
    Golurile de dedesubt sunt permise, iar un gol poate fi umplut mai târziu.

turm-pattern-title = Modelul de șah
turm-pattern =
    În tot turnul, cuburile colorate și cele simple alternează în toate cele șase direcții, ca pe o tablă de șah. Cuburile închise ale pietrei de temelie țin de cele colorate.
    Întoarce o piesă cum vrei, dar nu în imaginea ei din oglindă; cuburile ei colorate trebuie să ajungă acolo unde modelul cere culoare.
    Astfel, scările cu un nivel la fiecare pas își păstrează felul: cele simple sunt pentru toți, cele colorate numai pentru proprietarul lor.

turm-first-title = Prima tură și cele de după
turm-first =
    Prima piesă a fiecărei culori trebuie să atingă piatra de temelie cu fața unui cub. Poate sta pe masă, lângă ea.
    De la a doua tură, nicio piesă nu mai poate atinge masa.
    Fiecare piesă trebuie să stea pe ceva: cel puțin un cub al ei direct pe un cub al turnului, iar în prima tură și pe masă.

turm-overhang-title = Ieșirea în afară
turm-overhang-extent = O coloană de cuburi este susținută dacă cel mai de jos cub al ei stă pe turn, iar în prima tură și pe masă. În fiecare dintre cele patru părți, piesa poate ieși cu cel mult un cub dincolo de ultima ei coloană susținută, cu oricâte cuburi alăturate. O regulă a casei poate număra fiecare rând sau fiecare cub.
turm-overhang-row = O coloană de cuburi este susținută dacă cel mai de jos cub al ei stă pe turn, iar în prima tură și pe masă. În fiecare rând de coloane, în lung și în lat, piesa poate ieși cu cel mult un cub dincolo de cele susținute; un rând pe care nu-l susține nimic poate avea un singur cub.
turm-overhang-parts = O coloană de cuburi este susținută dacă cel mai de jos cub al ei stă pe turn, iar în prima tură și pe masă. În fiecare dintre cele patru părți, cel mult un cub al piesei poate ieși dincolo de ultima ei coloană susținută. Cuburile alăturate și cele suprapuse se numără unul câte unul; cuburile de deasupra unui gol dintre coloane nu se numără.

turm-way-title = Un drum până la loc
turm-way = O piesă trebuie să poată ajunge la locul ei de deasupra turnului, împinsă drept, cub cu cub, în orice direcție, fără să fie întoarsă și fără să treacă prin altele. Figurinele nu stau în cale.

turm-closed-title = Nimeni nu este zidit
turm-closed = Poți construi peste o figurină, dar nu o poți închide. O figurină care nu avea nici înainte o ieșire nu trebuie să capete una.
turm-walled_in-space = Fiecărei figurine de pe turn îi rămâne loc pentru un pas: pe un câmp cu cel mult un nivel mai sus sau mai jos ori pe masă. Nu contează ce culoare are câmpul și cine stă acolo. Poți deci să-i lași unei figurine doar un câmp pe care nu are voie să intre. Atunci rămâne blocată până când cineva îi construiește un drum sau jucătorul ei dă un inel. O regulă a casei interzice asta.
turm-walled_in-own_way = Fiecărei figurine de pe turn îi rămâne cel puțin un pas pe care îl poate face ea însăși fără inel: pe un câmp liber, simplu, închis la culoare sau de culoarea ei, ori pe masă. Astfel nimeni nu rămâne blocat între câmpuri străine sau alte figurine.

turm-walk-title = Scări
turm-walk =
    Figurina ta poate face oricâți pași sau poate rămâne pe loc.
    Un pas duce drept în coloana vecină, niciodată peste colț, și cel mult un nivel în sus sau în jos.
    Poate merge pe câmpuri simple, pe cele de culoarea ta și pe cele închise ale pietrei de temelie.
    Drumul trebuie să se încheie în alt loc decât cel din care a pornit.

turm-colours-title = Câmpurile altora
turm-colours = Câmpurile de altă culoare sunt închise: figurina ta nici nu se oprește pe ele, nici nu trece peste ele.

turm-others-title = Alte figurine
turm-others = Pe un câmp stă cel mult o figurină și niciuna nu trece peste un câmp pe care stă alta.

turm-room-title = Loc de mers
turm-room = Pentru un pas, figurina are nevoie de loc. Deasupra câmpului mai înalt trebuie să fie loc pentru figurină, cât un cub. Deasupra câmpului mai jos trebuie să fie loc până la aceeași înălțime. Sub un acoperiș cu atâta loc poate merge.

turm-down-title = Masa
turm-down =
    Masa din jurul turnului este un singur loc, de nivelul 0, pe care încap toate figurinele.
    O figurină poate coborî pe ea, poate ocoli turnul și poate urca în altă parte în aceeași tură. O gaură din turn din care nu se poate ieși nu ține de ea.

turm-leap-title = Mersul cu un inel
turm-leap = Un pas de exact două niveluri are nevoie de același loc ca oricare altul și poate porni și de pe masă sau poate duce pe ea.
turm-pass-two = În doi, inelul deschide și câmpurile celeilalte culori ale tale.

turm-hand-title = Când dai drumul piesei
turm-hand =
    Întâi alegi locul din rețea, apoi dai drumul piesei. Oricât de strâmb ar ajunge să stea, ea ține de locul ales: un turn strâmb este mai slab, dar locurile rămân aceleași.
    Cum a dat mâna drumul și ce a căzut se scrie împreună cu tura în fișierul jocului și nu se mai calculează niciodată.
turm-hand-mouse = Cât ții apăsat butonul mouse-ului sau Enter, piesa atârnă de mâna ta. La început e la fel de departe de loc ca la o mână trasă la sorți; apoi mâna se liniștește și alunecă încet într-o parte, cu atât mai tare cu cât piesa e mai mare, mai sus și ținută mai mult. Condu-o împotriva săgeții cu mouse-ul sau cu tastele săgeți, rotește-o cu rotița și dă-i drumul.
turm-hand-drawn = Tremurul mâinii este tras la sorți în același fel pentru toți: un clic dă drumul piesei.
turm-hand-steady = Mâna este cu totul sigură: hotărăște numai locul.
turm-wobble-usual = Fiecare piesă căreia i se dă drumul lovește ușor turnul.
turm-wobble-gentle = Masa este liniștită: o mână care tremură tremură mai puțin, iar fiecare piesă lovește turnul cam pe jumătate.
turm-wobble-windy = Bate vântul: o mână care tremură tremură mai mult, iar fiecare piesă lovește turnul cam de două ori mai tare.
turm-judge-bullet = Ce cade hotărăsc piesele în mișcare, cu greutate și frecare.
turm-judge-statics = Ce cade hotărăște echilibrul tuturor forțelor.

turm-fallen-title = Ce înseamnă că a căzut
turm-fallen =
    O piesă a căzut dacă mijlocul ei s-a mișcat cu mai mult de jumătate de cub, dacă e înclinată cu mai mult de douăzeci de grade sau dacă la sfârșit se abate de la locul ei cu mai mult de jumătate de cub sau de cincisprezece grade.
    Dacă nu cade nimic, piesa este construită. Altele s-au putut mișca puțin odată cu ea.
    Figurinele nu cântăresc nimic și merg cu câmpul lor.

turm-slip-title = Alunecări
turm-slips-none = O piesă care a alunecat nu ajunge niciodată în cutie: construiești mai departe până când una stă.
turm-slip =
    Dacă deodată cad mai puțin de { $collapse } piese, ele și figurinele de pe ele sunt puse la loc cum erau.
    Dacă piesa nouă nu era printre ele, este construită.
    Dacă era, a alunecat: se întoarce în rezervă, iar tu construiești mai departe, cu orice piesă și în orice loc permis de reguli. Un inel dat pentru ea rămâne în cutie, iar zarurile rămân fără însemnătate în această tură.
    { $slips ->
        [none] { turm-slips-none }
        [one] În acest joc, construirea se încheie deja la prima alunecare: piesa ajunge în cutie, iar figurina poate merge.
       *[other] La alunecarea cu numărul { $slips } din aceeași tură, piesa ajunge în cutie, iar figurina poate merge. O regulă a casei ridică această limită.
    }

turm-collapse-title = Prăbușirea
turm-collapse =
    Dacă deodată cad { $collapse } piese sau mai multe, cea nouă fiind socotită și ea, turnul s-a prăbușit și jocul s-a încheiat.
    Cine a dat drumul piesei a pierdut. Dintre ceilalți câștigă cel a cărui figurină stătea cel mai sus înainte.
    La egalitate câștigă cine are în rezervă și în cutie la un loc cele mai puține cuburi, apoi cine are cele mai multe inele; altfel împart victoria.

turm-end-title = Sfârșitul jocului
turm-end =
    Când toate rezervele sunt goale, jocul s-a încheiat. Câștigă figurina care stă cel mai sus.
    Dacă mai multe stau la fel de sus, câștigă cine are cele mai puține cuburi în cutie, apoi cine mai are cele mai multe inele; altfel împart victoria.
turm-end-two =
    În doi se adună nivelurile ambelor tale figurine, la fel cuburile și inelele.
    Dacă turnul se prăbușește, a câștigat celălalt.

turm-house-rules-title = Regulile casei în acest joc
turm-house-rules = Diferit față de regulile standard:
turm-house-rule = { $option }: { $value }
