# A game that another program plays meanwhile.

replay-live = în direct
replay-behind = în direct: cu { $count ->
    [one] un pas
    [few] { $count } pași
   *[other] { $count } de pași
} mai departe
