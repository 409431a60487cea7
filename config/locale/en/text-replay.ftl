# Replays in the terminal. What is typed: the words of each line, with commas between.

text-word-step = step
text-word-turns = turns
text-word-analyse = analyse, analyze, analysis
text-word-study = study
text-topic-replay = replay, words
text-replay = Replay of { $names }: { $steps } commands in { $turns } turns.
text-replay-over = The game is over. Press Enter for the next command; help tells what else can be typed.
text-replay-goes-on = The game goes on, so cards stay hidden. Press Enter for the next command; help tells what else can be typed.
text-replay-at = { $at } of { $of }
text-replay-start = The beginning of the game.
text-replay-last = This is the last command so far.
text-replay-no-more = There is nothing after this.
text-replay-at-start = This is the beginning.
text-replay-how-far = How far? Type next or back alone, or with a number, turn or mistake behind it.
text-replay-which-step = Which moment? Type step and a number from 0 to { $steps }.
text-replay-which-turn = Which turn? Type turn and a number from 1 to { $turns }; turns lists them.
text-replay-more = More: turns { $turn }.
text-replay-no-number = There is no { $text } on the last list. Type turn or step and a number.
text-replay-no-command = “{ $text }” means nothing here: in a replay nothing is done. study opens the position to try things; help tells what can be typed.
text-replay-is-over = The game is over here. back leads to earlier moments.
text-replay-secret = The game goes on, so that stays hidden.
text-replay-not-over = The game goes on. It can be analysed once it is over.
text-replay-analysing = Analysing the game … this can take a minute.
text-replay-analyse-first = Type analyse first.
text-replay-mistake = A mistake follows: { $what }
text-replay-again = Back in the replay.
text-help-replay =
    Enter or next: the next command; next 5: five; next turn: a turn; next mistake: to a mistake. back goes the other way.
    step 40: the moment after command 40. turn 12: the beginning of turn 12. turns: all turns; a number goes to one. first, last: the ends.
    analyse: finds the turns that lost something. mistakes: lists them; a number goes to one.
    study: opens this moment as a study, to try other things; list or quit there leads back. quit: leaves.
