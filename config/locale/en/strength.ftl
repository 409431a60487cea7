# How strong a person is, found from games against bots: the line at the end of a game, and a page of its own.

menu-strength = Your strength
strength-title = Your strength in { $game }
strength-line-first = Elo { $value } ± { $margin }
strength-line = Elo { $value } ± { $margin } ({ $change })
strength-of = { $name }: { $line }
strength-not-hint = not rated: hint
strength-not-taken_over = not rated: for a bot
strength-not-branch = not rated: played on
strength-left-out = This game will not count for your strength: { $why }.
strength-out-hint = a hint was shown
strength-out-taken_over = a person went on for a bot
strength-out-branch = it goes on from another game
strength-hint-ends = With a hint this game will not count for your strength. Ask again to see it.
strength-place = place { $place } of { $players }
strength-none = Finish a game of { $game } against a bot, and this page tells how strong you are: more exactly with each game, and how sure that is. Games with a hint do not count, nor games that go on from a moment of another one. It is kept on this machine only.
strength-margin = ± { $margin }
strength-about = { $count ->
    [one] One game
   *[other] { $count } games
}; with a certainty of 95 % between { $low } and { $high }
strength-course-about = The strength after each game in Elo, within the range in which it lies with a certainty of 95 %. Only games against bots count whose strength is measured, and only without a hint.
strength-last = Last games
strength-offer = An opponent for you: { $bot }
strength-offer-chance = You come before it in about { $chance } of 100 games.
strength-offer-first = A good one to begin with.
setup-fits = ★ A good opponent for { $name }: { $bot }, come before in about { $chance } of 100 games.
strength-play = Play
strength-here = Kept on this machine only.
strength-forget = Forget all
strength-forget-title = Forget all games?
strength-forget-sure = { $count ->
    [one] One game says how strong { $name } is. It will say so no more.
   *[other] { $count } games say how strong { $name } is. They will say so no more.
}
strength-forget-about = The saved games themselves stay.
strength-forgotten = The games of { $name } are forgotten.
strength-remember = Take that back
fault-strength-title = What is kept of your strength cannot be used
fault-strength-todo = It is put together again from the saved games. The file stays beside the new one, with .old at the end of its name.
fault-strength-todo-kept = What can still be read of it goes on counting. With the next game the file is kept beside a new one, with .old at the end of its name.
wrong-strength_busy = Another program is just writing the strengths.
todo-strength_busy = Try it once more.
