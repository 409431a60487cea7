# Turm Bauer în terminal, rând cu rând; ce spun ambele jocuri este în text.ftl. Ce se tastează: cuvintele fiecărui rând, cu
# virgule între ele; primul este cel obișnuit.

text-word-tower = turn, tablă
text-word-level = nivel, niveluri
text-word-fields = câmpuri, c
text-word-blocks = piese
text-word-supply = rezervă, r
text-word-steady = stabil
text-word-box = cutie
text-word-stay = rămâi, stai
text-word-table = masă

text-turm-help =
    Ce se poate tasta:
    câmpuri: toate câmpurile pe care pot sta figurine, de la cel mai înalt, cu cine stă acolo. nivel 3: fiecare cub al unui nivel.
    privește m10: o coloană de jos în sus și câmpurile de lângă ea. piese: toate, cum au fost construite. turn: nivelurile ca imagine.
    tură: zarurile și ce este de făcut. rezervă: piesele tale; rezervă și un nume: ale altora. puncte: cine cât de sus stă și ce a mai rămas.
    stabil: cât de stabil este turnul. iarăși: ce s-a întâmplat de la ultima ta tură.
    permis: ce poți face acum. permis 4l: unde încape piesa aceea. permis m10/2 sau permis m10: ce se poate face acolo, de ales.
    4l@m10/2:een construiește piesa 4l: cubul cel mai de jos în coloana m10 la nivelul 2, apoi două cuburi spre est și unul spre nord. 4l m10 2 een înseamnă același lucru.
    Pași de la cub la cub: e est, n nord, w vest, s sud, u sus, d jos; o virgulă începe din nou de la primul cub.
    O piesă atârnă întâi în mână; se dă drumul numai după un da. Mâna tremură ca a tuturor.
    >m10/3 duce figurina pe câmpul acela, masă jos pe masă, rămâi încheie tura. cutie 4l pune o piesă în cutie.
    !free, !pass sau !leap la sfârșit dă un inel. Ajunge începutul: se enumeră ce poate deveni, iar un număr alege.
    înapoi: scoate din nou o piesă din cutie. refă: o pune iar. sfat: o tură bună.
    fișier: unde este salvat jocul. ieși: închide; jocul continuă de acolo altă dată.

text-thrown = { $name }: tura { $turn } din { $turns }, zaruri { $one } și { $two }.
text-stands = Figurina stă aici: { $place }.
text-walks-up = Poate urca până la nivelul { $level }: { $places }.
text-walks-nowhere = Singură nu poate merge nicăieri.
text-tower-legend = Niveluri de jos în sus, nordul deasupra. Literele mari sunt cuburi colorate, cele mici simple; # și + sunt piatra de temelie; o literă după un cub este o figurină. { $who }.
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
text-built = { $block }, { $colour }  { $text }
text-nothing-built = Este numai piatra de temelie: m10, n10, m11 și n11.
text-standing = { $name }: figurina: { $place }. { $blocks ->
    [one] A rămas o piesă
    [few] Au rămas { $blocks } piese
   *[other] Au rămas { $blocks } de piese
 }, în cutie: { $parts }. { $rings }.
text-both = { $name }: ambele figurine împreună { $total }
text-block = { $id }: { $block }, { $steps }{ $count ->
    [one] { "" }
    [few] , { $count } bucăți
   *[other] , { $count } de bucăți
 }
text-may-now = Se poate construi acum
text-may-ring = Se poate construi pentru un inel
text-supply-empty = Rezerva este goală.
text-boxed = În cutie: { $blocks }
text-nobody = Nimeni de aici nu se numește „{ $name }”.
text-held = În mână: { $block } peste { $field }: { $parts }
text-gives-ring = Aceasta costă un inel: { $ring }.
text-let-go = Îi dai drumul, da sau nu?
text-not-let-go = Piesa este din nou în rezervă.
text-give-ring = Adică: { $what }. Dai inelul, da sau nu?
text-ring-kept = Inelul rămâne.
text-may-block = { $id } { $block }: { $places ->
    [one] un loc
    [few] { $places } locuri
   *[other] { $places } de locuri
 }, nivelurile { $low } până la { $high }
text-for-a-ring = Pentru un inel, !free: { $what }
text-may-box = În cutie, cutie și o piesă: { $blocks }
text-may-stay = Rămâi și încheie tura, rămâi
text-walk-ring = Pentru un inel ({ $ring }), !{ $id }: { $what }
text-ways = { $spot } { $ways ->
    [one] un fel
    [few] { $ways } feluri
   *[other] { $ways } de feluri
 }
text-say-field = Spune și câmpul, de exemplu permis m10/2.
text-say-block = Spune și piesa, de exemplu permis 4l m10/2.
text-steady-now = Turnul acum: { $grade }
text-good-turn = O tură bună: { $why }.
text-turm-place = { $name }: nivelul { $level }
