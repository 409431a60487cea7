# Ce poate fi greșit la fișierele jocului Torres: `wrong-…` spune ce, `todo-…` ce e de făcut, `why-…` motivul, unde mai există unul.

wrong-other_features = Ponderile sunt pentru alte trăsături decât are acum programul.
todo-other_features = Instalează jocul din nou.

wrong-unknown_edition = Nu există ediția „{ $given }”. Există: { $allowed }.
todo-unknown_edition = Actualizează programul sau folosește una dintre acestea.
wrong-option_impossible = { $why }
todo-option_impossible = Schimbă această regulă a casei.
wrong-players_count = Torres e pentru 2 până la 4 jucători, nu { $given }.
todo-players_count = Alege 2, 3 sau 4 jucători.
why-decks_count = sunt { $given } pachete de cărți în loc de { $wanted }
why-deck_cards = pachetul { $number } nu are fiecare carte { $times ->
    [one] o dată
    [few] de { $times } ori
   *[other] de { $times } de ori
 }
why-master_missing = lipsește cartea de maestru
why-master_given = doar jocul de maestru are o carte de maestru
why-problem_players_count = Torres e pentru 2 până la 4 jucători, nu { $given }.
why-problem_no_stacks = Anul { $phase } nu are teancuri. (R-4.1)
why-problem_rounds = Anul { $phase } are { $wanted } runde, deci are nevoie de { $wanted } teancuri, nu { $given }. (R-4.1)
why-problem_stack_size = Un teanc al anului { $phase } are { $given } piese; sunt permise 1 până la 3. (R-4.2)
why-problem_too_many_blocks = Aceste teancuri ar putea cere { $needed } piese, dar sunt doar { $blocks }. (R-2.1)
why-problem_foundations_count = Trebuie opt temelii; sunt { $given }. (R-3.1)
why-problem_no_square = Nu există câmpul { $given }.
why-problem_foundations_adjacent = Temeliile { $one } și { $other } sunt alăturate. (R-3.1)
