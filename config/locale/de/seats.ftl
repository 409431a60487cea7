# Die Aufstellung, die behalten wird.

fault-setup-title = Die Aufstellung vom letzten Mal ist nicht brauchbar
fault-setup-todo = Stattdessen wird die übliche gezeigt.
setup-not-saved = Die Aufstellung ließ sich nicht merken: { $why }.
setup-problem-twice = Ein anderer Spieler heißt schon so.
setup-read-rules = Regeln dieses Spiels
