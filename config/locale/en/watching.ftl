# A game that another program plays meanwhile.

replay-live = live
replay-behind = live: { $count ->
    [one] one step
   *[other] { $count } steps
} further on
