# The analysis in a replay and on its page, and ways back.

analysis-tab-own = Your turns
analysis-tab-all = All players
analysis-tab-both = Costliest and best
analysis-own-costliest = Your costliest turns
analysis-own-best = Your best turns
analysis-best = Best turns
analysis-none-lost = No mistakes found
analysis-none-best = None stands out
analysis-flag = Turning point

replay-curve-begin = Analyse the game
replay-curve-begin-about = Shows below the scrubber what each player could expect, and marks mistakes. You can keep watching meanwhile.
replay-curve-percent = Analysing the game: { $percent } %
replay-mistake_back = Previous mistake
replay-mistake_forward = Next mistake
replay-own-only = Only mine
replay-own-only-about = Marks only the mistakes of people, not those of bots
replay-not-analysed = Analyse the game first.
replay-no-mistakes = No mistakes found.
replay-no-further = No further mistake this way.
replay-summary = Summary
replay-better-first = Go to a mistake first.
replay-better-click = Click again to see the better turn.
replay-better = Better turn
line-better = The better turn
line-played = As played
better-turn-replay = In the game
line-now = { $line } · { $what }

does-next_mistake = Next mistake (replay)
does-previous_mistake = Previous mistake (replay)
does-own_mistakes = Only my own mistakes (replay)
does-analyse = Analyse the game (replay)

back-to-menu = Back to the menu
back-to-games = Back to the saved games
back-to-result = Back to the result
back-to-pause = Back to the game
back-to-replay = Back to the replay
back-to-analysis = Back to the analysis
