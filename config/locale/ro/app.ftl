# Ce spune programul în timpul jocului: îndemnuri, desfășurare, explicații, motive.

prompt-waiting = { $name } joacă.
prompt-over = Jocul s-a încheiat.
prompt-cancel = Renunță

advise-not-now = Așteaptă, te rog: { $name } joacă.
advise-stale = Poziția se schimbase deja; nu s-a făcut nimic.
advise-nothing-to-redo = Nu este nimic de refăcut.

undo-game-start = Încă nu s-a făcut nimic.
undo-turn-ended = Tura dinainte s-a încheiat și nu mai poate fi luată înapoi.
undo-next-player = Jucătorul următor a acționat deja.
undo-not-yours = Ultima comandă este a altui jucător.

log-title = Jurnalul jocului

fault-bot-title = { $name } nu poate continua
fault-bot-stopped = { $name } a fost oprit
fault-bot = Botul s-a oprit: { $why }
fault-bot-todo = Nu s-a pierdut nimic. Lasă-l să încerce din nou sau joacă tu în locul lui.
fault-again = Încearcă din nou
fault-take-over = Joacă în locul lui
fault-write-title = Jocul nu poate fi salvat
fault-write-todo = Ultima comandă nu a fost executată. Eliberează spațiu pe disc sau permite scrierea acolo, apoi încearcă din nou.
fault-log-anew = Jocul salvat fusese șters. A fost scris din nou în întregime: { $file }
fault-ok = OK
fault-open-title = Acest joc nu poate fi deschis
fault-file-title = Acest fișier nu poate fi deschis
fault-start-title = Acest joc nu poate începe
fault-delete-title = Acest joc nu poate fi șters
fault-copy-title = Nu se poate salva nicio copie
fault-salvage = Deschide partea intactă ca o copie
fault-salvage-todo = Liniile dinainte sunt în regulă: deschide-le ca o copie sau obține fișierul din nou.
fault-torn = Ultima linie a fișierului este incompletă (pană de curent?). Jocul continuă de la linia dinainte.
fault-settings-title = Unele dintre setările tale nu pot fi folosite
fault-settings-todo = În locul lor se folosesc valorile implicite. Din fișierul tău nu se pierde nimic.
fault-pieces-title = Unele dintre piesele tale nu pot fi folosite
fault-pieces-todo = Până atunci joci cu piesele programului.
failed-title = Ceva nu a mers bine în program
failed-what = Este o eroare a programului; nu e vina ta.
failed-asset = Un fișier al jocului nu poate fi folosit: { $file }.
failed-saved = Partida ta este salvată până la ultimul pas; o poți continua din meniu.
failed-not-saved = Fișierul { $file } nu conține toată partida ta.
failed-report = Un raport fără nume se află în { $file }. Te rugăm să îl trimiți când semnalezi eroarea.
failed-no-report = Nu s-a putut scrie niciun raport.
failed-menu = Înapoi la meniu
failed-quit = Ieșire
fault-texts-title = Unele texte nu pot fi folosite
fault-texts-todo = Până la corectare apar în engleză sau cu pătrățele.

setup-problem-name = Dă acestui jucător un nume de 1 până la 40 de litere.

game-finished = încheiat: a câștigat { $name }
game-fault = nu poate fi deschis

settings-language = Limba
settings-ui_scale = Mărimea textului și a butoanelor
settings-quality = Calitatea imaginii
settings-quality-auto = automată
settings-quality-low = scăzută
settings-quality-medium = medie
settings-quality-high = ridicată
settings-quality-ultra = foarte ridicată
settings-animation_speed = Viteza animațiilor
settings-bot_pace = Ritmul boților
settings-reduced_motion = Mișcare redusă
settings-follow_camera = Camera urmărește
settings-turn_table = Întoarce masa spre jucătorul la rând
settings-sound_volume = Volum general
settings-fullscreen = Ecran complet
settings-not-saved = Setările tale nu au putut fi salvate: { $why }.

picture-saved = Imagine salvată: { $file }
copy-saved = Copie salvată: { $file }

hint-thinking = Se caută o tură bună …
hint-do-step = Fă acest pas
hint-failed = Nu s-a găsit nicio sugestie: { $why }

analysis-title = Analiză
analysis-working = Se analizează jocul …
analysis-turning = Momente de cotitură
analysis-worst = Turele cele mai costisitoare
analysis-click = Apasă pe o tură ca să o vezi pe masă.
analysis-failed = Analiza a eșuat: { $why }
