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
strength-none = Termină un joc de { $game } împotriva unui bot, iar pagina aceasta îți arată cât de bine joci și cât de sigur este. Cu fiecare joc devine mai exact. Jocurile cu sugestie și cele continuate din altul nu se iau în calcul. Totul rămâne pe acest calculator.
strength-margin = ± { $margin }
strength-about = { $count ->
    [one] Un joc
    [few] { $count } jocuri
   *[other] { $count } de jocuri
}; cu o siguranță de 95 % între { $low } și { $high }
strength-course-about = Elo-ul tău după fiecare joc, cu intervalul în care se află cu o siguranță de 95 %. Contează doar jocurile împotriva boților cu forță măsurată, și doar fără sugestie.
strength-last = Ultimele jocuri
strength-offer = Un adversar pentru tine: { $bot }
strength-offer-chance = Ar trebui să-l învingi în cam { $chance } % din jocuri.
strength-offer-first = Unul bun de început.
setup-fits = ★ Un adversar bun pentru { $name }: { $bot }, învins în cam { $chance } % din jocuri.
strength-play = Joacă
strength-here = Rămâne doar pe acest calculator.
strength-forget = Uită tot
strength-forget-title = Se uită toate jocurile?
strength-forget-sure = { $count ->
    [one] Forța lui { $name } vine dintr-un singur joc. Acesta nu va mai conta.
    [few] Forța lui { $name } vine din { $count } jocuri. Acestea nu vor mai conta.
   *[other] Forța lui { $name } vine din { $count } de jocuri. Acestea nu vor mai conta.
}
strength-forget-about = Jocurile salvate rămân.
strength-forgotten = { $name }: jocurile sunt uitate.
strength-remember = Anulează
fault-strength-title = Ce s-a păstrat despre forța ta nu poate fi folosit
fault-strength-todo = Se reface din jocurile salvate. Fișierul rămâne lângă cel nou, cu terminația .old.
fault-strength-todo-kept = Ce se mai poate citi din el contează în continuare. La următorul joc, fișierul se păstrează lângă unul nou, cu terminația .old.
fault-strength-todo-later = Actualizează programul. Până atunci, fișierul rămâne așa cum este și niciun joc nu contează.
wrong-strength_busy = Alt program scrie chiar acum forțele de joc.
todo-strength_busy = Încearcă din nou.
wrong-strength_later = O versiune mai nouă a programului a scris forțele de joc. Jocurile nu se numără.
todo-strength_later = Actualizează programul. Până atunci, fișierul rămâne așa cum este.
