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

# Weiterspielen aus einer Wiederholung.

replay-branch = Von hier weiterspielen
replay-branch-about = Hier beginnt eine neue Partie; diese bleibt.
replay-eyes-closed = Karten verdeckt
replay-eyes-all = Alle Karten offen
replay-eyes-of = Karten von { $name }
replay-eyes-about = Wessen Karten gezeigt werden
replay-hand = { $name }: { $cards }
replay-no-cards = keine Karten
branch-title = Von hier weiterspielen
branch-about = Mit dieser Stellung beginnt eine neue Partie, die Karten liegen wie bisher. Die gespielte Partie bleibt, wie sie ist.
branch-start = Weiterspielen
branch-moment = ab Jahr { $phase }, Runde { $round }
branch-moment-setup = von Anfang an
branch-name = { $names }, { $moment }
does-play_on = In der Wiederholung von hier weiterspielen
does-open_hands = In der Wiederholung Karten zeigen
