# Probleme din propriile partide.

mistake-goal = Aici ai pierdut cam { $points } puncte. Găsește o tură mai bună.
mistake-goal-of = Aici { $name } a pierdut cam { $points } puncte. Găsește o tură mai bună.
mistake-so-far = Găsește o tură mai bună.
mistake-end-it = Încheie tura ca să fie evaluată.
mistake-judging = Tura ta este evaluată …
mistake-ap-left = { $ap ->
    [one] Mai ai un punct de acțiune. Încheie tura încă o dată ca s-o predai așa.
    [few] Mai ai { $ap } puncte de acțiune. Încheie tura încă o dată ca s-o predai așa.
   *[other] Mai ai { $ap } de puncte de acțiune. Încheie tura încă o dată ca s-o predai așa.
}
mistake-solved = Rezolvat: la fel de bine ca tura mai bună.
mistake-solved-hinted = Rezolvat cu o sugestie: la fel de bine ca tura mai bună.
mistake-solved-nearly = Rezolvat: aproape la fel de bine ca tura mai bună, cam { $points ->
    [one] cu un punct
    [few] cu { $points } puncte
   *[other] cu { $points } de puncte
} mai puțin.
mistake-solved-hinted-nearly = Rezolvat cu o sugestie: aproape la fel de bine ca tura mai bună, cam { $points ->
    [one] cu un punct
    [few] cu { $points } puncte
   *[other] cu { $points } de puncte
} mai puțin.
mistake-solution-done = Aceasta este tura mai bună.
mistake-nearer = Mai bine decât în partidă, dar încă lipsesc cam { $points } puncte. Mai încearcă.
mistake-worse = Cam { $points } puncte sub tura mai bună. Mai încearcă.
mistake-judge-failed = Tura nu a putut fi evaluată: { $why }
mistake-steps = Tura mai bună, pas cu pas:

mistakes-title = Învață din greșeli
mistakes-intro = Probleme din propriile tale partide: ture care au pierdut puncte și în care exista o singură idee mai bună decât toate.
mistakes-about = { $puzzles ->
    [one] O problemă din partidele tale
    [few] { $puzzles } probleme din partidele tale
   *[other] { $puzzles } de probleme din partidele tale
}, { $due ->
    [0] niciuna de exersat azi.
   *[other] { $due } de exersat azi.
}
mistakes-none = Încă nicio problemă. Termină o partidă sau caută într-una terminată.
mistakes-searching = Se caută greșeli în partida ta ({ $date }) …
mistakes-stopped = Căutarea a fost oprită. Nu s-a păstrat nimic.
mistakes-search-failed = Căutarea a eșuat: { $why }
mistakes-found = { $puzzles ->
    [one] O problemă din partida ta.
    [few] { $puzzles } probleme din partida ta.
   *[other] { $puzzles } de probleme din partida ta.
}
mistakes-fine = Nicio problemă: nicio tură de-a ta n-a pierdut clar 2 puncte sau mai mult. Bine jucat!
mistakes-unclear = { $turns ->
    [one] Nicio problemă: o tură a pierdut puncte, dar mai multe idei ar fi fost cam la fel de bune.
    [few] Nicio problemă: { $turns } ture au pierdut puncte, dar mai multe idei ar fi fost cam la fel de bune.
   *[other] Nicio problemă: { $turns } de ture au pierdut puncte, dar mai multe idei ar fi fost cam la fel de bune.
}
mistakes-nobody = Nicio problemă: în această partidă au jucat doar boți.
mistakes-all-searched = S-a căutat în toate partidele tale terminate.
mistakes-game-gone = Această partidă a fost ștearsă. Problema poate fi jucată în continuare.
mistakes-lost = cam { $points } pierdute
mistakes-deleted = Ștearsă: { $name }
mistakes-undo = Readu
mistakes-stop = Oprește
mistakes-search = Caută greșeli
mistakes-search-tip = Caută greșeli în ultima ta partidă terminată în care nu s-a căutat încă (Ctrl + N)
mistakes-game = Spre partidă
mistakes-game-tip = Arată partida la această tură (Ctrl + O)
mistakes-delete = Șterge
mistakes-delete-tip = O poți readuce imediat (Del)
mistakes-practise = Exersează
mistakes-state-new = nouă
mistakes-state-due = de reluat azi
mistakes-state-failed = { $days ->
    [one] nerezolvată · revine mâine
    [few] nerezolvată · revine în { $days } zile
   *[other] nerezolvată · revine în { $days } de zile
}
mistakes-state-solved = { $days ->
    [0] rezolvată
    [one] rezolvată · revine mâine
    [few] rezolvată · revine în { $days } zile
   *[other] rezolvată · revine în { $days } de zile
}
