# Die Aufstellung, die behalten wird.

fault-setup-title = Die Aufstellung vom letzten Mal ist nicht brauchbar
fault-setup-todo = Stattdessen wird die übliche gezeigt.
setup-not-saved = Die Aufstellung ließ sich nicht merken: { $why }.
setup-problem-twice = Ein anderer Spieler heißt schon so.
setup-read-rules = Regeln dieses Spiels
setup-rules-usual = Alles wie in der Ausgabe
setup-rules-count = { $count ->
    [0] Alles wie in der Ausgabe
    [one] Eine Hausregel
   *[other] { $count } Hausregeln
 }
