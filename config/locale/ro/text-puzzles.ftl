# Probleme în terminal: pagina problemelor și o problemă. Ce se tastează: cuvintele fiecărui rând, cu virgule între ele.

text-word-task = cerință, cerința
text-word-solution = soluție, soluția
text-word-next = următoarea, următorul, înainte
text-word-list = listă, lista, probleme
text-word-day = zi, azi
text-word-fitting = potrivite
text-word-easy = ușor
text-word-medium = mediu
text-word-hard = greu
text-word-theme = temă, tema, teme
text-word-mistakes = greșeli, greșeală
text-word-search = caută
text-word-history = istoric
text-topic-puzzle = problemă, cuvinte

text-page-not-understood = „{ $text }” nu înseamnă nimic aici. Tastează ajutor ca să auzi ce se poate tasta.
text-page-no-number = În listă nu există { $number }; numerele ei sunt de la 1 la { $most }.
text-page-no-list = Acum nu există nicio listă. Tastează ajutor ca să auzi ce se poate tasta.
text-puzzles-prompt = Probleme>
text-puzzles-help =
    Un număr alege ce are în dreptul lui în listă. listă citește din nou lista; pe ultimul rând e scorul tău.
    zi: problema zilei. potrivite: cele apropiate de scorul tău. ușor, mediu, greu: cele de o anumită dificultate.
    temă: temele; temă și un nume: numai probleme cu acea temă; temă toate: din nou toate.
    istoric: ultimele tale încercări. greșeli: probleme din jocurile tale; caută face altele din ultimul joc (Torres).
    scurt: oprește sau pornește explicațiile. ieși: pleacă. Încercările contează ca în fereastră.
text-puzzles-untried = neîncercată
text-puzzles-theme = Numai probleme cu tema { $theme }; temă toate pentru toate.
text-puzzles-no-theme = Nu există tema „{ $theme }”.
text-puzzles-no-mistakes = Numai Torres are probleme din jocurile tale.
text-puzzles-search = Un număr deschide o problemă. caută găsește greșeli în ultimul tău joc încheiat; listă duce înapoi.
text-puzzle-how = Tastează-ți tura; ajutor spune cum. sfat: primul pas. soluție: cum se face. listă: înapoi la toate problemele.
text-help-puzzle =
    cerință: ce se cere, încă o dată. înapoi retrage o comandă, început pe toate. Aici nimic nu e definitiv.
    sfat: primul pas, pentru jumătate din cât valorează problema. soluție: fiecare pas; îți încheie prima încercare. Amândouă se cer de două ori.
    următoarea: problema următoare, după prima încercare. listă: pagina problemelor. ieși: pleacă.
text-puzzle-give-up = Așa se încheie prima ta încercare. Tastează încă o dată soluție ca s-o auzi.
text-puzzle-done = Masa o arată acum. început o retrage.
text-puzzle-next = următoarea: problema următoare. început: încă o încercare. soluție: fiecare pas. listă: toate problemele.
text-puzzle-leave = Pleci, da sau nu?
text-puzzle-from-start = Totul a fost luat înapoi.
