# Studii în terminal: lista lor și un studiu. Ce se tastează: cuvintele fiecărui rând, cu virgule între ele.

text-word-new = nou
text-word-paste = lipește
text-word-import = importă
text-word-delete = șterge
text-word-restore = restaurează
text-word-back = înapoi
text-word-first = început
text-word-last = sfârșit
text-word-lines = variante, linii
text-word-comment = comentariu
text-word-mark = semn
text-word-main = principală
text-word-rename = redenumește, nume
text-word-position = poziție
text-word-text = text, export
text-topic-study = studiu, cuvinte

text-page-no-question = Nu s-a întrebat nimic. Tastează ajutor ca să auzi ce se poate tasta.
text-studies-prompt = Studii>
text-studies-help =
    Un număr deschide un studiu din listă. listă citește din nou lista. șterge 2 șterge al doilea studiu, restaurează îl aduce înapoi.
    nou: un studiu de la începutul unui joc în doi; nou 3 și nou 4 cu mai mulți jucători.
    lipește: un studiu sau o poziție ca text, rând cu rând. poziție spune într-un studiu una ca text: copiaz-o, schimb-o, lipește-o.
    importă și un fișier: un studiu (*.study) sau un text (*.txt) din altă parte.
    scurt: oprește sau pornește explicațiile. ieși: pleacă. Fereastra deschide aceleași studii.
text-studies-none = nou începe unul; lipește ia o poziție ca text.
text-studies-copy = Deschizi o copie, da sau nu?
text-studies-players = Tastează nou 2, nou 3 sau nou 4.
text-studies-paste = Tastează sau lipește acum textul. Un rând numai cu { $end } îl încheie.
text-studies-import = Care fișier? Tastează importă și numele unui fișier, *.study sau *.txt.
text-studies-delete = Care? Tastează șterge și un număr de la 1 la { $most }.
text-studies-restore = restaurează îl aduce înapoi.
text-studies-nothing-deleted = De când ești aici nu s-a șters nimic.
text-study-over-prompt = Joc încheiat>
text-study-begins = { $steps ->
    [0] Începutul. Nu s-a încercat încă nimic: tastează comenzi ca într-un joc, fiecare devine o variantă.
    [one] Începutul. S-a încercat un pas. următoarea merge de-a lungul variantei; variante o enumeră.
   *[other] Începutul. S-au încercat { $steps } pași. următoarea merge de-a lungul variantei; variante le enumeră pe toate.
}
text-study-back-to = Înapoi până la: { $step }
text-study-at-beginning = Acesta e începutul.
text-study-line-ends = Varianta se încheie aici. Tastează o comandă ca s-o continui sau înapoi.
text-study-ways = De aici pornesc mai multe variante, cea principală prima. Tastează un număr:
text-study-no-way = De aici nu pornește nicio variantă { $number }; sunt de la 1 la { $most }.
text-study-how-far = Cât de departe? Tastează înapoi sau înapoi și un număr de pași.
text-study-comment = Comentariu: { $text }
text-study-no-comment = Aici nu e scris nimic. comentariu și câteva cuvinte scriu ceva.
text-study-commented = Scris.
text-study-comment-gone = Comentariul a fost scos.
text-study-mark = Semn { $mark }: { $name }
text-study-marks = Tastează semn și unul din { $marks }; semn - îl scoate.
text-study-no-mark = Semnul { $mark } nu există.
text-study-delete = Ștergi, da sau nu?
text-study-kept = Varianta rămâne.
text-study-deleted = { $steps ->
    [one] Un pas șters.
   *[other] { $steps } pași șterși.
}
text-study-main = Aceasta este acum varianta principală.
text-study-name = Studiul se numește { $name }. redenumește și un nume îi dau altul.
text-study-here = ești aici
text-study-variation = Varianta secundară { $depth }:
text-study-number = Un număr duce la sfârșitul acelei ture.
text-study-empty = Nu s-a încercat încă nimic.
text-study-written = Studiul e scris ca text în { $file }.
text-study-not-written = Textul nu poate fi scris în { $file }: { $why }
text-study-saved = Studiul este salvat în { $file }.
text-study-untouched = Nu s-a schimbat nimic, așa că nu există încă un fișier.
text-help-study =
    următoarea: mai departe pe variantă; unde se desparte, un număr alege: următoarea 2. înapoi merge un pas înapoi, înapoi 5 cinci; început și sfârșit: capetele variantei.
    variante: tot arborele, un rând pentru fiecare tură; un număr duce acolo. O comandă neîncercată aici începe o variantă.
    comentariu și câteva cuvinte: se scriu la acest pas; comentariu - le scoate. semn !? marchează pasul: !! ! !? ?! ? ??.
    șterge: acest pas și tot ce urmează. principală: face din această variantă pe cea principală. redenumește și un nume: numește studiul.
    poziție: poziția ca text. text: tot studiul ca text; text joc.txt îl scrie într-un fișier. sfat: cea mai bună tură.
    fișier: unde e salvat, la fiecare schimbare. listă: lista studiilor. ieși: pleacă.
