# Studiul: poziții așezate, variante încercate.

study-name = { $names }, { $phase }.{ $round }
study-about = { $edition }, { $mode } · { $names } · { $commands ->
    [one] un pas încercat
    [few] { $commands } pași încercați
   *[other] { $commands } de pași încercați
}
study-over = Aici jocul s-a terminat. Mergi înapoi pe variantă sau așază o poziție.
study-set-up = Așază
study-this = Studiază poziția
study-buys = { $cards ->
    [one] cumpără o carte
    [few] cumpără { $cards } cărți
   *[other] cumpără { $cards } de cărți
}
study-ends = încheie tura
study-drawn = Jocul nu s-a terminat: cărțile ascunse și pachetele au fost trase la sorți.

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

does-set_up = Așază o poziție (studiu)
does-study_mark = Notează un pas (studiu)

wrong-study_flawed = Niciun joc nu poate ajunge la această poziție: { $why }
todo-study_flawed = Schimbă poziția, apoi continuă.
