# A game that another program plays meanwhile.

replay-live = live
replay-behind = live: { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
} weiter
