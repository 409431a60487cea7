# What can be wrong with games of Turm Bauer: see faults.ftl.

wrong-turm_players = Turm Bauer is for 2 to 4 players, not { $given }.
todo-turm_players = Choose 2, 3 or 4 players.
wrong-turm_colours = Player { $player } has { $given } colours; with { $players } players each has { $wanted }.
todo-turm_colours = Give each player { $wanted }.

why-start_decided = throw { $number } for the start comes after one was highest (T-3.3)
why-start_dice = throw { $number } for the start has { $given } dice, but { $wanted } players throw (T-3.3)
why-start_die = throw { $number } for the start has a die that is not 1 to 6
why-start_tied = the throws for the start end with nobody highest alone (T-3.3)
why-rolls_count = there are { $given } throws of the dice, but { $wanted } turns are played (T-4.8)
why-roll_die = throw { $number } of the dice has a number that is not 1 to 6
why-tremor_range = the tremor of the hand is no number there can be

undo-let-go = A block was let go: what has fallen has fallen.
