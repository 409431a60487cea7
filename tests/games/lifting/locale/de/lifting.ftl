game-lifting = Heben
lifting-turns = Züge
lifting-rules = Setze einen oder zwei Blöcke auf den Turm und beende dann deinen Zug. Wer die Zielhöhe erreicht, gewinnt.
lifting-height = Höhe { $height } von { $goal }
lifting-lift = { $blocks ->
    [one] einen Block
   *[other] { $blocks } Blöcke
} aufsetzen
lifting-pass = Zug beenden
refused-lifting-not-your-turn = Du bist nicht am Zug.
refused-lifting-not-now = Das geht jetzt nicht.
desktop-kind-lifting = Partie von Heben
