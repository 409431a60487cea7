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
