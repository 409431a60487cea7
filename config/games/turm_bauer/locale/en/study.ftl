# The study table of Turm Bauer.

turm-study-name = { $names }, turn { $turn }
turm-study-about = { $names } · { $commands ->
    [one] one step tried
   *[other] { $commands } steps tried
}
turm-study-drawn = This game isn't over, so the dice to come were thrown at random.
study-do-dice = Choose the dice of this turn
study-do-hand = Choose the hand that lets go
study-not-dice = Dice can be chosen only before something is built in a turn.
turm-study-first-die = First die: { $value }
turm-study-second-die = Second die: { $value }
turm-study-chance = Throw the dice
turm-study-hand-steady = steady
turm-study-hand-drawn = random
turm-study-hand-mouse = your own
does-mark_step = Mark a step (study)
does-choose_dice = Choose the dice (study)
turm-studies-paste-tip = A position or a study copied as text (Ctrl + V)
