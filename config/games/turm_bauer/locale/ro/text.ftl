# Turm Bauer în terminal, rând cu rând; ce spun ambele jocuri este în text.ftl. Ce se tastează: cuvintele fiecărui rând, cu
# virgule între ele; primul este cel obișnuit.

text-word-tower = turn, tablă
text-word-level = nivel, niveluri
text-word-fields = câmpuri, c
text-word-blocks = piese
text-word-supply = rezervă, r
text-word-steady = stabil
text-word-box = cutie
text-word-stay = rămâi, stai, .
text-word-table = masă

text-turm-help =
    trepte enumeră locurile care îți duc figurina mai sus. Un număr alege unul; da îi dă drumul piesei.
    4l m10 construiește piesa 4l pe coloana m10; > merge cât de sus se poate, m10 merge acolo, rămâi încheie tura.
    eu: figurina ta. tură: zarurile. rezervă: piesele tale. câmpuri, nivel 3, rând 10, coloană m, privește m10, jur m10: turnul.
    puncte, stabil, iarăși, sfat, înapoi, ieși. 4l singur enumeră unde încape piesa; un număr alege dintr-o listă.
    Mai mult: reguli, ajutor turn, ajutor construit, ajutor mers, ajutor rând, ajutor joc.

text-thrown = { $name }: tura { $turn } din { $turns }, zaruri { $one } și { $two }.
text-stands = Figurina stă aici: { $place }.
text-walks-up = Poate urca până la nivelul { $level }: { $places }.
text-walks-nowhere = Fără inel nu poate merge nicăieri.
text-tower-legend = De la nivelul cel mai înalt, nordul deasupra. Literele mari sunt cuburi colorate, cele mici simple; # și + sunt piatra de temelie; o literă după un cub este o figurină. { $who }.
text-level = Nivelul { $level }: { $parts }
text-level-empty = La nivelul { $level } nu este nimic.
text-on-table = Pe masă: { $colours }
text-part-plain = simplu
text-part-cornerstone = piatra de temelie
text-with-figure = { $part } cu figurina ({ $colour })
text-at-level = nivelul { $level } { $part }
text-column = { $spot }: { $parts }
text-column-empty = nimic
text-which-column = Care coloană? Tastează privește și o coloană, de exemplu m10.
text-built = { $block }, { $colour }, { $text }
text-nothing-built = Este numai piatra de temelie: m10, n10, m11 și n11.
text-standing = { $name }: figurina: { $place }. { $blocks ->
    [one] A rămas o piesă
    [few] Au rămas { $blocks } piese
   *[other] Au rămas { $blocks } de piese
 }, în cutie: { $parts }. { $rings }.
text-both = { $name }: ambele figurine împreună { $total }
text-block = { $id }: { $block }{ $count ->
    [one] { "" }
    [few] , { $count } bucăți
   *[other] , { $count } de bucăți
 }
text-may-now = Se poate construi acum
text-may-ring = Se poate construi cu un inel
text-supply-empty = Rezerva este goală.
text-boxed = În cutie: { $blocks }
text-nobody = Nimeni de aici nu se numește „{ $name }”.
text-held = În mână: { $block } peste { $field }: { $parts }
text-gives-ring = Aceasta costă un inel: { $ring }.
text-let-go = Îi dai drumul, da sau nu?
text-not-let-go = Piesa este din nou în rezervă.
text-give-ring = Adică: { $what }. Folosești inelul, da sau nu?
text-ring-kept = Inelul rămâne.
text-may-block = { $id } { $block }: { $places ->
    [one] un loc
    [few] { $places } locuri
   *[other] { $places } de locuri
 }, nivelurile { $low } până la { $high }
text-for-a-ring = Cu un inel, cu !free la sfârșit: { $what }
text-may-box = În cutie, cutie și o piesă: { $blocks }
text-may-stay = Rămâi și încheie tura, rămâi
text-walk-ring = Cu un inel ({ $ring }), !{ $id }: { $what }
text-ways = { $spot } { $ways ->
    [one] un fel
    [few] { $ways } feluri
   *[other] { $ways } de feluri
 }
text-say-field = Numește și o coloană, de exemplu 4l m10.
text-say-block = Numește și o piesă, de exemplu 4l m10.
text-steady-now = Turnul acum: { $grade }
text-good-turn = O tură bună: { $why }.
text-turm-place = { $name }: nivelul { $level }

text-word-stairs = trepte, ^
text-topic-tower = turn, vezi
text-topic-placing = construit, inele, inel
text-topic-walking = mers, figurină, tură
text-turm-help-tower =
    câmpuri: toate câmpurile pe care pot sta figurine, de la cel mai înalt, cu cine stă acolo. nivel 3: fiecare cub al unui nivel.
    rând 10: câmpurile coloanelor cu acest număr, dinspre vest. coloană m: cele cu această literă, dinspre sud.
    privește m10: o coloană de jos în sus și câmpurile de lângă ea. jur m10: câmpurile tuturor celor opt coloane din jur.
    Coloanele au o literă de la vest la est și un număr de la sud la nord: piatra de temelie este m10, n10, m11 și n11.
    turn: nivelurile ca imagini, cu numele coloanelor. piese: toate, cum au fost construite. stabil: cât de stabil este turnul.
text-turm-help-placing =
    rezervă: piesele tale; rezervă și un nume: ale altora. permis: ce poți construi. permis 4l: unde încape piesa aceea.
    trepte sau ^: locurile care îți duc figurina mai sus, cu riscul; ^4l: cele pentru piesa 4l.
    4l m10: piesa 4l cu cubul cel mai de jos în coloana m10; se enumeră cum poate sta acolo. 4l m10/2 numește și nivelul.
    4l m10 een: două cuburi spre est, unul spre nord. Pași: e est, n nord, w vest, s sud, u sus, d jos; o virgulă începe din nou de la primul cub.
    ce și un loc: cine ar putea urca apoi cât de sus, și riscul. da îi dă drumul piesei; asta nu se poate lua înapoi. Mâna tremură ca a tuturor.
    La sfârșit !free folosește un inel pentru o piesă pe care zarurile nu o permit. cutie 4l: în cutie, dacă nu se poate construi nimic.
text-turm-help-walking =
    eu: unde stă figurina ta și cât de sus ajunge. tură: același lucru, și ce ar aduce un inel.
    > merge pe câmpul cel mai înalt; dintre mai multe alegi. m10, m10/3 sau >m10/3 merge acolo, masă jos pe masă.
    rămâi sau . încheie tura fără mers. !pass la sfârșit folosește un inel pentru câmpurile altora, !leap pentru un pas de două niveluri.
text-turm-help-line =
    Alegerile urmează una după alta pe un rând: 2d> ia locul 2 din listă, îi dă drumul piesei și urcă; 4l m10 een da m10.
    Rândul se oprește unde ceva nu se poate și o spune. da sau nu după o piesă răspunde la întrebarea ei.
    Ajunge începutul: se enumeră ce poate deveni, iar un număr alege. permis: tot ce poți face; permis m10: acolo.
text-prompt-build = { $name }, { $one } și { $two }>
text-prompt-walk = { $name }, nivelul { $level }, mers>
text-tower-level = Nivelul { $level }
text-step-e = spre est
text-step-n = spre nord
text-step-w = spre vest
text-step-s = spre sud
text-step-u = în sus
text-step-d = în jos
text-steps = { $count } { $way }
text-branch = { $first }; de la primul cub { $then }
text-ways-of = { $what }. Cum stă? Răspunde cu un număr.
text-stair = { $what }. Nivelul { $level }, risc cam { $falls } %
text-no-stairs = Nicio piesă nu îți duce acum figurina mai sus. permis enumeră ce se poate construi.
text-stairs-built = Piesa este deja pusă. Tastează > ca să urci, sau rămâi.
text-own-figure = { $name }: figurina: { $place }. { $blocks ->
    [one] A rămas o piesă
    [few] Au rămas { $blocks } piese
   *[other] Au rămas { $blocks } de piese
 }. { $rings }.
text-no-higher = Mai sus nu poate urca.
text-not-now = Piesa { $block } nu poate fi construită acum: zarurile nu o permit sau nu încape nicăieri.
text-nowhere-there = Piesa { $block } nu încape acolo așa.
text-nothing-at = La { $place } nu se poate face nimic acum.
text-try-supply = Tastează rezervă ca să-ți auzi piesele.
text-try-block = Tastează permis { $block } ca să auzi unde încape.
text-try-walk = Tastează tură ca să auzi unde poate merge figurina.
text-row-empty = Acolo nu e nimic.
text-which-turm-row = Care rând? Tastează rând și numărul coloanelor lui, de exemplu rând 10.
text-which-letter = Care coloană? Tastează coloană și o literă, de exemplu coloană m, sau un nume întreg, coloană m10.
