# How strong a person is, found from games against bots: the line at the end of a game, and a page of its own.

menu-strength = Your strength
strength-title = Your strength in { $game }
strength-line-first = Elo { $value } ± { $margin }
strength-line = Elo { $value } ± { $margin } ({ $change })
strength-of = { $name }: { $line }
strength-not-hint = not rated: hint
strength-not-taken_over = not rated: for a bot
strength-not-branch = not rated: continued
strength-left-out = This game will not count for your strength: { $why }.
strength-out-hint = a hint was shown
strength-out-taken_over = a person took over for a bot
strength-out-branch = it continues another game
strength-hint-ends = With a hint this game will not count for your strength. Ask again to see it.
strength-place = place { $place } of { $players }
strength-none = Finish a game of { $game } against a bot, and this page shows how strong you are and how certain that is. Every game makes it more exact. Games with a hint and games continued from another one do not count. Everything stays on this machine.
strength-margin = ± { $margin }
strength-about = { $count ->
    [one] One game
   *[other] { $count } games
}; with 95 % certainty between { $low } and { $high }
strength-course-about = Your Elo after each game, with the range that contains it with 95 % certainty. Only games against bots of measured strength count, and only without a hint.
strength-last = Last games
strength-offer = An opponent for you: { $bot }
strength-offer-chance = You should beat it in about { $chance } % of games.
strength-offer-first = A good one to start with.
setup-fits = ★ A good opponent for { $name }: { $bot }, beaten in about { $chance } % of games.
strength-play = Play
strength-here = Stays on this machine.
strength-forget = Forget all
strength-forget-title = Forget all games?
strength-forget-sure = { $count ->
    [one] The strength of { $name } comes from one game. It will no longer count.
   *[other] The strength of { $name } comes from { $count } games. They will no longer count.
}
strength-forget-about = The saved games themselves stay.
strength-forgotten = The games of { $name } are forgotten.
strength-remember = Undo
fault-strength-title = Your strength record cannot be used
fault-strength-todo = It is rebuilt from your saved games. The old file stays beside the new one, with .old at the end of its name.
fault-strength-todo-kept = What can still be read of it continues to count. With the next game the file is kept beside a new one, with .old at the end of its name.
fault-strength-todo-later = Update the program. Until then the file stays as it is, and no game counts.
wrong-strength_busy = Another program is writing the strengths right now.
todo-strength_busy = Try again.
wrong-strength_later = A later version of the program wrote the strengths. Games are not counted.
todo-strength_later = Update the program. Until then the file stays as it is.
