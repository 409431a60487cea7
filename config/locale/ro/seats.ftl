# Pregătirea jocului, păstrată.

fault-setup-title = Configurarea de data trecută nu poate fi folosită
fault-setup-todo = În locul ei se arată cea implicită.
fault-bots-title = Boții tăi nu pot fi folosiți
fault-bots-todo = Până la corectarea fișierului joci împotriva boților programului.
no-bot-title = Lipsește un bot
no-bot = { $name }: botul „{ $bot }” nu a fost găsit; în locul lui joacă un om.
no-bot-todo = Când va exista din nou, va juca mai departe. În partidă nu se schimbă nimic.
setup-not-saved = Configurarea nu a putut fi salvată: { $why }.
setup-problem-twice = Alt jucător are deja acest nume.
setup-read-rules = Regulile acestui joc
setup-rules-usual = Resetează
setup-rules-count = { $count ->
    [0] Fără reguli ale casei
    [one] O regulă a casei
    [few] { $count } reguli ale casei
   *[other] { $count } de reguli ale casei
 }

# Continuarea dintr-o reluare.

replay-branch = Continuă de aici
replay-branch-about = Aici începe un joc nou; acesta rămâne cum este.
branch-title = Continuă de aici
branch-about = Din această poziție începe un joc nou, cu cărțile așa cum stau. Jocul inițial rămâne cum este.
branch-start = Continuă
branch-name = { $names }, { $moment }
does-play_on = Continuă de aici (reluare, jurnal)

# Setări: grupe, volume, dosare.

settings-group-general = Generale
settings-group-picture = Imagine
settings-group-play = La masă
settings-group-sound = Sunet
settings-group-files = Fișiere
settings-pieces_volume = Piese și cărți
settings-interface_volume = Butoane și mesaje
settings-scoring_volume = Punctări și ture
settings-games_folder = Dosarul jocurilor
settings-folder-change = Schimbă
settings-folder-about = Jocurile rămân unde sunt când se alege alt dosar.
settings-folder-named = Variabila { $variable } numește acest dosar și are întâietate față de alegerea de aici.
folder-about = Scrie sau lipește calea completă. Un dosar care lipsește este creat. Jocurile nu se mută: cele din dosarul vechi rămân acolo și apar din nou când îl alegi iarăși.
folder-usual = Dosarul implicit
folder-take = Folosește dosarul
folder-browse = Răsfoiește
folder-whole = Aceasta nu este o cale completă: { $path }
folder-not-usable = Jocurile nu pot fi păstrate în { $path }: { $why }.
picture-not-saved = Imaginea nu a putut fi salvată: { $why }.
copy-not-saved = Copia nu a putut fi salvată: { $why }.

# Sfârșitul jocului.
