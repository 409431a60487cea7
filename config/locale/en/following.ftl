# Following the others: the log by turns, what happened since one's last turn, looking back, pace.

log-gained = { $name }: + { $points }
log-look = Click to see this moment.

looking-now = Back to the game
looking-now-about = Show the game as it stands. (Esc)
looking-back-about = One line back
looking-next-about = One line ahead
looking-holds = You are looking back: nothing can be done here. Esc leads back to the game.

recap-since = Since your last turn
recap-from-beginning = Since the beginning
recap-again = See again what happened since your last turn.
recap-show = Show
recap-show-about = Go through it turn by turn on the table.
recap-close = Close
recap-back = The turn before
recap-next = The next turn
recap-on = Next
recap-done = Done
recap-count = { $at } of { $of }
recap-nothing = Did nothing.

pace-value = Pace × { $pace }
pace-instant = At once
pace-paused = Bots wait
pace-slower-about = Slower
pace-faster-about = Faster
pace-instant-about = Show results at once.
pace-pause-about = Let the bots wait.
pace-resume-about = Let the bots go on.

settings-instant = Show moves at once
settings-recap = What others did
settings-recap-offered = is offered
settings-recap-shown = is shown
settings-recap-asked = on demand

player-bot-only = { $name } (bot)
setup-bots-fair = Bots never cheat: they see what you see, no hidden cards.
recap-shown = The table after the turn of { $name }. Your next move brings you back to the game.
