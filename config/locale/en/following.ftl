# Following the others: the log by turns, what happened since one's last turn, looking back, pace.

log-gained = { $name }: + { $points }
log-look = Click to see this moment.

looking-now = Back to the game
looking-now-about = Show the game as it is now. (Esc)
looking-back-about = One line back
looking-next-about = One line ahead
looking-holds = You are looking back, so nothing can be done here. Esc returns to the game.

recap-since = Since your last turn
recap-from-beginning = Since the beginning
recap-again = Replay what happened since your last turn.
recap-show = Show
recap-show-about = Replay it turn by turn on the table.
recap-close = Close
recap-back = Previous turn
recap-next = Next turn
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
pace-pause-about = Pause the bots.
pace-resume-about = Let the bots continue.

settings-instant = Skip animations
settings-recap = Opponents’ moves
settings-recap-offered = offer a recap
settings-recap-shown = always replay
settings-recap-asked = only when asked

player-bot-only = { $name } (bot)
setup-bots-fair = Bots never cheat: they see what you see, no hidden cards.
recap-shown = The table after the turn of { $name }. Your next move brings you back to the game.
