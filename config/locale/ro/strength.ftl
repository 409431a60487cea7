# How strong a person is, found from games against bots: the line at the end of a game, and a page of its own.

menu-strength = Forța ta de joc
strength-title = Forța ta de joc la { $game }
strength-line-first = Elo { $value } ± { $margin }
strength-line = Elo { $value } ± { $margin } ({ $change })
strength-of = { $name }: { $line }
strength-not-hint = nu contează: sugestie
strength-not-taken_over = nu contează: bot înlocuit
strength-not-branch = nu contează: continuare
strength-left-out = Acest joc nu se ia în calcul pentru forța ta: { $why }.
strength-out-hint = s-a arătat o sugestie
strength-out-taken_over = o persoană a continuat în locul unui bot
strength-out-branch = continuă un alt joc
strength-hint-ends = Cu o sugestie, acest joc nu se mai ia în calcul pentru forța ta. Cere-o încă o dată ca s-o vezi.
strength-place = locul { $place } din { $players }
strength-none = Termină un joc de { $game } împotriva unui bot, iar pagina aceasta îți spune cât de bine joci: mai exact cu fiecare joc, și cât de sigur este. Jocurile cu sugestie nu se iau în calcul, nici cele care continuă un moment din alt joc. Totul rămâne pe acest calculator.
strength-margin = ± { $margin }
strength-about = { $count ->
    [one] Un joc
    [few] { $count } jocuri
   *[other] { $count } de jocuri
}; cu o siguranță de 95 % între { $low } și { $high }
strength-course-about = Forța de joc după fiecare joc, în Elo, cu intervalul în care se află cu o siguranță de 95 %. Contează doar jocurile împotriva boților cu forță măsurată, și doar fără sugestie.
strength-last = Ultimele jocuri
strength-offer = Un adversar pentru tine: { $bot }
strength-offer-chance = Îl depășești în cam { $chance } din 100 de jocuri.
strength-offer-first = Unul bun de început.
setup-fits = ★ Un adversar bun pentru { $name }: { $bot }, întrecut în cam { $chance } din 100 de jocuri.
strength-play = Joacă
strength-here = Rămâne doar pe acest calculator.
strength-forget = Uită tot
strength-forget-title = Se uită toate jocurile?
strength-forget-sure = { $count ->
    [one] Un joc spune cât de bine joacă { $name }. Nu o va mai spune.
    [few] { $count } jocuri spun cât de bine joacă { $name }. Nu o vor mai spune.
   *[other] { $count } de jocuri spun cât de bine joacă { $name }. Nu o vor mai spune.
}
strength-forget-about = Jocurile salvate rămân.
strength-forgotten = { $name }: jocurile sunt uitate.
strength-remember = Anulează uitarea
fault-strength-title = Ce s-a păstrat despre forța ta nu poate fi folosit
fault-strength-todo = Se reface din jocurile salvate. Fișierul rămâne lângă cel nou, cu terminația .old.
fault-strength-todo-kept = Ce se mai poate citi din el contează în continuare. La următorul joc, fișierul se păstrează lângă unul nou, cu terminația .old.
wrong-strength_busy = Alt program scrie chiar acum forțele de joc.
todo-strength_busy = Încearcă încă o dată.
