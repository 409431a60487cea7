# What can be wrong with files of Torres: `wrong-…` says what, `todo-…` what to do, `why-…` the reason where there is a further one.

wrong-other_features = The weights are for other features than the program has now.
todo-other_features = Install the game again.

wrong-unknown_edition = There is no edition “{ $given }”. There are: { $allowed }.
todo-unknown_edition = Update the program, or use one of these.
wrong-option_impossible = { $why }
todo-option_impossible = Change this house rule.
wrong-players_count = Torres is for 2 to 4 players, not { $given }.
todo-players_count = Choose 2, 3 or 4 players.
why-decks_count = there are { $given } decks of cards instead of { $wanted }
why-deck_cards = deck { $number } does not hold each card { $times ->
    [one] once
   *[other] { $times } times
 }
why-master_missing = the master card is missing
why-master_given = only the master game has a master card
why-problem_players_count = Torres is for 2 to 4 players, not { $given }.
why-problem_no_stacks = Year { $phase } has no stacks. (R-4.1)
why-problem_rounds = Year { $phase } has { $wanted } rounds, so it needs { $wanted } stacks, not { $given }. (R-4.1)
why-problem_stack_size = A stack of year { $phase } has { $given } blocks; 1 to 3 are allowed. (R-4.2)
why-problem_too_many_blocks = These stacks could use { $needed } blocks, but there are only { $blocks }. (R-2.1)
why-problem_foundations_count = Eight foundations are needed; there are { $given }. (R-3.1)
why-problem_no_square = There is no square { $given }.
why-problem_foundations_adjacent = The foundations { $one } and { $other } are side by side. (R-3.1)
