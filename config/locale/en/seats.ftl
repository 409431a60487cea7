# The set-up that is kept.

fault-setup-title = The set-up kept from last time cannot be used
fault-setup-todo = The usual set-up is shown instead.
setup-not-saved = The set-up could not be kept: { $why }.
setup-problem-twice = Another player has this name.
setup-read-rules = Rules of this game
setup-rules-usual = All as in the edition
setup-rules-count = { $count ->
    [0] Everything as in the edition
    [one] One house rule
   *[other] { $count } house rules
 }

# Playing on from a replay.

replay-branch = Play on from here
replay-branch-about = A new game begins here; this one stays.
replay-eyes-closed = Hands closed
replay-eyes-all = All hands open
replay-eyes-of = Hand of { $name }
replay-eyes-about = Whose cards are shown
replay-hand = { $name }: { $cards }
replay-no-cards = no cards
branch-title = Play on from here
branch-about = A new game begins at this position, with the cards as they lie. The game that was played stays as it is.
branch-start = Play on
branch-moment = from year { $phase }, round { $round }
branch-moment-setup = from the beginning
branch-name = { $names }, { $moment }
does-play_on = Play on from the position of a replay
does-open_hands = Open hands in a replay
