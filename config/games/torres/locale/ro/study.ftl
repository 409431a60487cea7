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
study-let-play = Lasă botul să joace
study-set-up = Așază
study-this = Studiază poziția
study-buys = { $cards ->
    [one] cumpără o carte
    [few] cumpără { $cards } cărți
   *[other] cumpără { $cards } de cărți
}
study-ends = încheie tura
study-copied = Poziția a fost copiată ca text.
study-copied-whole = Studiul a fost copiat ca text.
study-not-copied = Nu există un clipboard pentru text.
study-drawn = Jocul nu s-a terminat: cărțile ascunse și pachetele au fost trase la sorți.
study-who = Cine joacă de aici?
study-who-about = Boții joacă după următoarea ta mutare. Tot ce fac devine o variantă a studiului.
study-delete-title = Ștergi această variantă?
study-delete-text = { $commands ->
    [few] { $commands } pași vor fi șterși, cu comentariile lor.
   *[other] { $commands } de pași vor fi șterși, cu comentariile lor.
}
study-delete-keep = Păstreaz-o
study-delete-delete = Șterge

study-cancel = Renunță
study-tool-raise = Clic pe un câmp adaugă o piesă, clic dreapta ia una.
study-tool-lower = Clic pe un câmp ia o piesă, clic dreapta adaugă una.
study-tool-knight = Clic pe un câmp pune un cavaler al lui { $name }; clic pe el îl ia.
study-tool-king = Clic pe un câmp pune regele; clic pe el îl ia.
study-tool-clear = Clic pe un câmp îl golește.
study-no-blocks = Nu mai sunt piese: sunt 92 în total, pe tablă și în teancuri.
study-no-knights = Toți cavalerii lui { $name } sunt pe tablă.
study-nothing-done = Nu e nimic de anulat sau de refăcut.
study-arrange-leave = Renunți la schimbările din poziție?
study-arrange-drop = Renunță la schimbări
study-arrange-go-on = Editează mai departe
study-mend-title = Niciun joc nu poate ajunge la această poziție
study-mend-moment = Alege momentul potrivit (anul { $phase }, runda { $round })
study-mend-correct = Corecteaz-o pentru mine
study-mended = Corectată. „Anulează” îți readuce poziția.

replay-study = Studiază
replay-study-about = Încearcă alte variante de aici, cu analiza. Când închizi studiul, te întorci aici.
does-study = Studiază o poziție (reluare), așaz-o (studiu)
does-study_mark = Notează un pas (studiu)

wrong-no_study = Acesta nu e un studiu: prima linie nu spune asta ({ $why }).
todo-no_study = Alege un fișier *.study scris de acest program.
wrong-study_position = Poziția nu poate fi citită: { $why }
todo-study_position = Corectează prima linie.
wrong-study_command = Comanda nu poate fi citită: { $why }
todo-study_command = Corectează linia sau șterge-o împreună cu toate cele de după ea.
wrong-study_flawed = Niciun joc nu poate ajunge la această poziție: { $why }
todo-study_flawed = Schimbă poziția, apoi continuă.
wrong-study_illegal = Comanda „{ $given }” nu este permisă acolo: { $why }
todo-study_illegal = Corectează linia sau șterge-o împreună cu toate cele de după ea.
wrong-study_over = Comanda „{ $given }” vine după sfârșitul jocului.
todo-study_over = Șterge linia și toate cele de după ea.
wrong-study_after = Comanda urmează după numărul { $given }, dar până acum există doar de la 0 la { $most }.
todo-study_after = Corectează numărul sau șterge linia și toate cele de după ea.
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
