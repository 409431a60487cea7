# Raftul jocurilor salvate: cine are unul deschis, cum se numesc.

wrong-in_use = Altă fereastră sau alt program are acest joc deschis (procesul { $process } pe { $computer }, din { $since }).
todo-in_use = Închide-l acolo și deschide-l din nou, sau doar privește.
wrong-in_use_by_somebody = Altă fereastră sau alt program are acest joc deschis.
todo-in_use_by_somebody = Închide-l acolo și deschide-l din nou, sau doar privește.
wrong-title_unfit = Un joc al cărui fișier are un asemenea nume nu poate fi redenumit.
todo-title_unfit = Dă fișierului un nume din litere obișnuite, apoi numește jocul cum vrei.
wrong-title_busy = Alt program scrie chiar acum numele jocurilor.
todo-title_busy = Încearcă din nou.

fault-in-use-title = Acest joc se joacă în altă parte
look-on = Privește
games-order-played = Ultimele jucate
games-order-oldest = Cele mai vechi
games-order-name = După nume
games-search = Caută: nume, jucător sau zi …
games-none-found = Niciun joc găsit.
games-unread = se citește …
games-reading = { $count ->
    [one] Mai e un joc de citit …
    [few] Mai sunt { $count } jocuri de citit …
   *[other] Mai sunt { $count } de jocuri de citit …
 }
games-trouble = Dosarul nu poate fi citit ({ $why }).
games-rename-tip = Dă-i jocului alt nume (F2)
games-import = Importă …
games-import-tip = Importă un joc dintr-un fișier (Ctrl + O)
games-paste = Lipește
games-paste-tip = Lipește un joc sau o poziție copiate ca text, sau un fișier copiat (Ctrl + V)
games-copy = Copiază text
games-copy-tip = Copiază tot jocul în notație (Ctrl + C)
games-export = Exportă …
games-export-tip = Salvează-l ca fișier, ca text sau ca imagine (Ctrl + E)
games-share-tip = Salvează-l ca pagină pe care o deschide orice browser (Ctrl + P)
games-delete-tip = Îl poți readuce timp de 30 de zile (Delete)
games-deleted = Șterse ({ $count })
games-deleted-tip = Jocurile șterse se păstrează 30 de zile
games-deleted-now = { $count ->
    [one] Șters: { $name }
    [few] { $count } jocuri șterse, ultimul: { $name }
   *[other] { $count } de jocuri șterse, ultimul: { $name }
 }
games-undo = Readu
games-restore = Readu
games-erase = Șterge definitiv
games-erase-title = Ștergi definitiv?
games-erase-more = … și încă { $count }
games-erase-no = Păstrează
games-trash-title = Jocuri șterse
games-trash-none = În ultimele 30 de zile nu s-a șters nimic.
games-trash-empty = Șterge tot definitiv
games-arrived = Jocul a fost adăugat la cele salvate.
games-further = Aici s-a jucat deja mai departe: jocul continuă de acolo.
games-copied = Jocul a fost copiat ca text.
games-not-copied = Aici nu există clipboard. Salvează jocul ca text.
fault-rename-title = Acest joc nu poate fi redenumit
fault-restore-title = Acest joc nu poate fi readus
fault-import-title = Acest fișier nu poate fi importat
fault-paste-title = Acest text nu e nici joc, nici poziție
paste-nothing = În clipboard nu e niciun text. Copiază întâi un joc, o poziție sau un fișier.
paste-place = textul lipit
paste-column = { $place }, coloana { $number }
paste-cell = { $place }, câmpul { $number }
paste-found = S-a găsit: { $found }
paste-end = Textul se termină prea devreme.
paste-expected = Se aștepta: { $expected }
picture-drawing = Imaginea se desenează …
picture-not-drawn = Imaginea nu a putut fi desenată: aici OpenGL merge numai în fereastră.
share-about = Salvează tot jocul ca o pagină pe care o deschide orice browser
share-writing = Pagina se scrie …
share-saved = Pagină salvată: { $file }
share-saved-closed = Pagină salvată: { $file } (jocul nu s-a terminat, deci nu arată cărțile nimănui)
share-not-saved = Pagina nu a putut fi salvată: { $why }.
files-title-open = Importă un joc
files-title-save = Salvează jocul
files-title-folder = Alege un dosar pentru jocuri
files-path = Calea unui dosar sau fișier
files-name = Numele fișierului
files-name-missing = Dă-i fișierului un nume.
files-form-log = Fișier de joc (.torres)
files-form-text = Text (.txt)
files-form-picture = Imagine (.png)
files-open = Importă
files-save = Salvează
files-none = Aici nu sunt dosare și nici jocuri.
files-no-folders = Aici nu sunt dosare.
files-trouble = Acest dosar nu poate fi deschis ({ $why }).
files-nowhere = Nu există acest fișier sau dosar: { $path }
files-about = { $size } KB · { $date }
files-downloads = Descărcări
files-documents = Documente
files-desktop = Desktop
files-home = Acasă
files-disk = Acest calculator
date-today = azi, { $time }
date-yesterday = ieri, { $time }
date-day = { $day } { $month ->
    [1] ianuarie
    [2] februarie
    [3] martie
    [4] aprilie
    [5] mai
    [6] iunie
    [7] iulie
    [8] august
    [9] septembrie
    [10] octombrie
    [11] noiembrie
   *[12] decembrie
 } { $year }, { $time }
expected-cell = un câmp ca ., 2, A sau 3K
expected-turn = când și cine, de pildă set-up A: sau 2.3 B:
expected-any = un fișier de joc, un joc în notație sau diagrama unei poziții
expected-divider = linia --- între antet și ture
expected-dividers = linia --- de două ori: după antet și după poziție
expected-mark = o notă: !!, !, !?, ?!, ? sau ??
expected-variation = o ) care încheie varianta
expected-step = întâi un pas; o variantă în paranteze urmează după pasul pe care îl înlocuiește
expected-comment = o { "}" } care încheie comentariul
expected-escape = după \ într-un comentariu: n, \, { "{" }, { "}" } sau u și șase cifre
expected-once = fiecare linie o singură dată
expected-lines = cel mult 8 linii ale tablei
expected-cells = cel mult 8 câmpuri pe linie
expected-pieces = numai piese ale jucătorilor acestui joc
expected-square = un câmp de la a1 la h8
expected-seat = un loc de la A la D
expected-card = o carte de acțiune
expected-number = un număr
expected-moment = anul și runda, de pildă 2.1
expected-legal = o comandă permisă atunci
expected-command = o comandă, de pildă c4-d4 sau +d4/0
expected-building-turn = o tură, culoarea ei și zarurile, de pildă 7 C 2+3:
expected-choice = o alegere, de pildă 4l@m10/2:een sau >m10/2
expected-steps = pași (e, n, w, s, u, d) prin toate cuburile piesei
expected-column = o coloană, de pildă m10
expected-level = un nivel de la 1 în sus
expected-block = o piesă, de pildă 4l
expected-colour = o culoare a acestui joc, de la A
expected-throws = aruncări de zaruri, câte o cifră de la 1 la 6 pentru fiecare zar
expected-over = nimic mai mult: jocul s-a terminat
