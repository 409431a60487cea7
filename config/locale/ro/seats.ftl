# Pregătirea jocului, păstrată.

fault-setup-title = Pregătirea păstrată de data trecută nu poate fi folosită
fault-setup-todo = În locul ei se arată cea obișnuită.
fault-bots-title = Boții tăi nu pot fi folosiți
fault-bots-todo = Până la corectarea fișierului joci împotriva boților programului.
no-bot-title = Un bot nu mai există
no-bot = { $name }: botul „{ $bot }” nu există aici; în locul lui joacă un om.
no-bot-todo = Când va exista din nou, va juca mai departe. În partidă nu se schimbă nimic.
setup-not-saved = Pregătirea nu a putut fi păstrată: { $why }.
setup-problem-twice = Alt jucător are deja acest nume.
setup-read-rules = Regulile acestui joc
setup-rules-usual = Totul ca în ediție
setup-rules-count = { $count ->
    [0] Totul este ca în ediție
    [one] O regulă a casei
    [few] { $count } reguli ale casei
   *[other] { $count } de reguli ale casei
 }

# Continuarea dintr-o reluare.

replay-branch = Joacă mai departe de aici
replay-branch-about = Aici începe un joc nou; acesta rămâne.
branch-title = Joacă mai departe de aici
branch-about = Din această poziție începe un joc nou, cu cărțile așa cum stau. Jocul care a fost jucat rămâne cum este.
branch-start = Joacă mai departe
branch-name = { $names }, { $moment }
does-play_on = Joacă mai departe de aici (reluare, jurnal)

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
settings-folder-named = Variabila { $variable } numește acest dosar; ea are întâietate față de alegerea de aici.
folder-about = Scrie sau lipește calea întreagă. Un dosar care lipsește este creat. Jocurile nu se mută: cele din dosarul vechi rămân acolo și apar din nou în listă când este ales iarăși.
folder-usual = Cel obișnuit
folder-take = Folosește dosarul
folder-browse = Caută
folder-whole = Aceasta nu este o cale întreagă: { $path }
folder-not-usable = Jocurile nu pot fi păstrate în { $path }: { $why }.
picture-not-saved = Imaginea nu a putut fi salvată: { $why }.
copy-not-saved = Copia nu a putut fi salvată: { $why }.

# Sfârșitul jocului.
