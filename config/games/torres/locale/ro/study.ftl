# Studiul: poziții așezate, variante încercate.

study-name = { $names }, { $phase }.{ $round }
study-about = { $edition }, { $mode } · { $names } · { $commands ->
    [one] un pas încercat
    [few] { $commands } pași încercați
   *[other] { $commands } de pași încercați
}
study-fault-title = Studiul nu poate fi deschis
study-over = Aici jocul s-a terminat. Mergi înapoi pe variantă sau așază o poziție.
study-bots-turn = { $name } este la rând.
study-let-play = Lasă-l să joace
study-set-up = Așază
study-this = Studiază poziția
study-buys = { $cards ->
    [one] cumpără o carte
    [few] cumpără { $cards } cărți
   *[other] cumpără { $cards } de cărți
}
study-ends = încheie tura
study-copied = Poziția este în clipboard, ca text.
study-not-copied = Nu există un clipboard care să primească text.
study-drawn = Jocul nu s-a terminat: ce nu se vede, cărțile din mână și pachetele, a fost tras la sorți.
study-who = Cine joacă mai departe aici?
study-who-about = Boții joacă mai departe de unde joci tu. Tot ce fac devine o variantă a studiului.
study-delete-title = Ștergi această variantă?
study-delete-text = { $commands ->
    [few] { $commands } pași se pierd, cu comentariile lor.
   *[other] { $commands } de pași se pierd, cu comentariile lor.
}
study-delete-keep = Păstreaz-o
study-delete-delete = Șterge

study-cancel = Renunță
study-tool-raise = Apasă pe un câmp: o piesă în plus. Celălalt buton: o piesă în minus.
study-tool-lower = Apasă pe un câmp: o piesă în minus. Celălalt buton: o piesă în plus.
study-tool-knight = Apasă pe un câmp: un cavaler al lui { $name }, sau dispare.
study-tool-king = Apasă pe un câmp: regele, sau dispare.
study-tool-clear = Apasă pe un câmp: tot ce stă acolo dispare.
study-no-blocks = Nu mai sunt piese: 92 în total, pe tablă și în teancuri.
study-no-knights = Toți cavalerii lui { $name } sunt pe tablă.
study-nothing-done = Mai departe nu se poate merge.
study-arrange-leave = Lași poziția cum a fost?
study-arrange-drop = Renunță la schimbări
study-arrange-go-on = Continuă

replay-study = Studiază
replay-study-about = Încearcă altceva de aici, cu analiza; din studiu, „Înapoi” duce iar aici.
does-study = Studiază o poziție (reluare), așaz-o (studiu)

wrong-no_study = Acesta nu e un studiu: prima linie nu spune că ar fi ({ $why }).
todo-no_study = Alege un fișier scris de acest program, *.study.
wrong-study_position = Poziția nu poate fi citită: { $why }
todo-study_position = Corectează prima linie.
wrong-study_command = Comanda nu poate fi citită: { $why }
todo-study_command = Corectează linia sau șterge-o cu tot ce urmează.
wrong-study_flawed = Niciun joc nu ajunge la această poziție: { $why }
todo-study_flawed = Schimbă poziția, apoi continuă.
wrong-study_illegal = Comanda „{ $given }” nu este permisă acolo: { $why }
todo-study_illegal = Corectează linia sau șterge-o cu tot ce urmează.
wrong-study_over = Comanda „{ $given }” vine după sfârșitul jocului.
todo-study_over = Șterge linia cu tot ce urmează.
wrong-study_after = Comanda ar urma după numărul { $given }, iar până acolo există de la 0 la { $most }.
todo-study_after = Corectează numărul sau șterge linia cu tot ce urmează.
wrong-study_long = Sunt mai mult de { $limit } comenzi.
todo-study_long = Șterge câteva dintre ultimele linii.

study-in-use-title = Acest studiu este deschis în altă parte
study-open-copy = Deschide o copie
study-copy-name = { $name } (copie)
study-moved = Alt program a schimbat acest studiu. Variantele tale sunt salvate în { $file }.
wrong-study_in_use = Altă fereastră sau alt program are acest studiu deschis (procesul { $process } pe { $computer }, din { $since }).
todo-study_in_use = Închide-l acolo și deschide-l din nou, sau deschide o copie.
wrong-study_in_use_by_somebody = Altă fereastră sau alt program are acest studiu deschis.
todo-study_in_use_by_somebody = Închide-l acolo și deschide-l din nou, sau deschide o copie.
