# Torres im Terminal. Was man tippt: die Wörter jeder Zeile, durch Kommas getrennt; das erste ist das übliche.

text-word-board = brett, b
text-word-castles = burgen
text-word-hand = hand, karten
text-word-card = karte
text-word-buy = kaufen
text-word-end = ende, zugende, e, .
text-word-marker = wertung, marker
text-word-leave = lassen

text-help =
    c4-d4 zieht einen Ritter, +d4 setzt einen Baustein, ac4 setzt einen Ritter ein. kaufen, wertung und ende sind Wörter.
    Mehreres passt in eine Zeile: +d4 c4-d4 ende. was +d4 sagt, was es brächte; erlaubt zählt auf, was möglich ist.
    ich: deine Ritter. brett, reihe 3, spalte c, umkreis c3, burgen, ausbau: das Brett. hand: deine Karten.
    punkte, zug, nochmal, tipp, zurück, verlassen. c4 allein zählt auf, was dort möglich ist; eine Zahl wählt aus einer Liste.
    Mehr: regeln, hilfe brett, hilfe ziehen, hilfe bauen, hilfe karten, hilfe zug, hilfe zeile, hilfe spiel.

text-pass = Gib das Gerät weiter an { $name }. Bis dahin bleiben die Karten verdeckt.
text-pass-prompt = { $name }, drücke Enter, wenn du da bist:
text-pass-first = Zuerst drückt { $name } in einer leeren Zeile Enter und sagt damit: Ich bin da.
text-moment = { $name }: Jahr { $phase } von { $phases }, Runde { $round } von { $rounds }.
text-means = { $ap } AP, { $knights ->
    [one] ein Ritter
   *[other] { $knights } Ritter
 } in der Reserve, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } auf der Hand.
text-stacks = { $count ->
    [0] Keine anderen Stapel.
   *[other] Stapel: { $stacks }.
 }
text-stack-used = In diesem Zug wird von einem Stapel gebaut, auf dem noch { $blocks ->
    [one] ein Baustein liegt
   *[other] { $blocks } Bausteine liegen
 }.
text-waiting = { $blocks ->
    [one] Ein Baustein ist
   *[other] { $blocks } Bausteine sind
 } übrig.
text-no-cards = Du hast keine Karten.
text-no-such-card = Eine Karte „{ $name }“ gibt es nicht. Die Karten sind:
text-card-bought = in diesem Zug gekauft, { $card }
text-master = Meisterkarte: { $card }. { $effect } In diesem Jahr: { $points }.

text-legend = Eine Zahl ist die Ebene, ein Buchstabe ein Ritter, K der König. { $who }.
text-board-empty = Auf dem Brett steht nichts.
text-castle = Burg, Fläche { $area }, Höhe { $top }: { $squares }.
text-ground = Auf dem Boden: { $squares }.
text-square = { $square } Ebene { $level }
text-knight-of = Ritter von { $name }
text-which-square = Welches Feld? Tippe { $word } und ein Feld von a1 bis h8.
text-points = { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }. Jetzt gewertet: { $now } dazu. { $knights ->
    [one] Ein Ritter
   *[other] { $knights } Ritter
 } in der Reserve, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
text-place = { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }

text-may-found = eine Burg gründen, F und ein Feld
text-may-place = den Ritter aufstellen, N und ein Feld
text-may-king = den König setzen, K und ein Feld
text-may-leave = den König stehen lassen, lassen
text-may-start = bestimmen, wer beginnt
text-may-carry = Bausteine übernehmen
text-may-keep = eine Karte behalten
text-may-add = einen Ritter einsetzen, A und ein Feld
text-may-move = der Ritter auf { $square } nach
text-may-build = von einem Stapel mit { $blocks } bauen, + und ein Feld
text-may-play = { $card } spielen, { $id }
text-play-from = { $head }, von { $squares }. erlaubt { $id } { $example } sagt, wohin.
text-play-to = { $head }, { $square } nach: { $squares }
text-may-buy = eine Karte kaufen, kaufen
text-may-score = den Wertungsstein vorrücken, wertung
text-may-end = den Zug beenden, ende
text-hint = Ein guter Zug; eine Wertung danach brächte dich auf { $points }:
text-lost = Verloren wären dann: { $what }. Den Zug trotzdem beenden, ja oder nein?
text-not-ended = Der Zug geht weiter.
text-taken-back = { $count ->
    [one] Ein Befehl wurde zurückgenommen.
   *[other] { $count } Befehle wurden zurückgenommen.
 }
text-undo-of = Der letzte Befehl ist von { $name }. Zurück geht er mit: zurück { $name }

text-way = { $way } für { $ap } AP
text-too-far = Das ist zu weit: { $way }. { $ap ->
    [0] Es sind keine AP mehr da.
    [one] Es ist noch ein AP da.
   *[other] Es sind noch { $ap } AP da.
 }
text-farther = Für { $ap } AP kommt er nach { $squares }.

text-word-picture = bild
text-word-roofs = dächer
text-word-exits = tore, ausgänge
text-word-grow = ausbau
text-word-keep = behalte, behalten, nimm, die, anderen, andere
text-word-top = oben
text-word-bottom = unten
text-topic-board = brett, sehen
text-topic-move = ziehen, ritter
text-topic-build = bauen, bausteine
text-topic-cards = karten, karte
text-topic-turn = zug, ende
text-help-board =
    brett: jede Reihe, in der etwas steht, von Norden an. reihe 3, spalte c: eine davon. bild: das Brett als Tabelle.
    sieh d4: ein Feld und die vier daneben. umkreis d4: alle acht. burgen: jede Burg und was darauf steht.
    ich: deine Ritter, was jeder zählt und was ihm zu einer Ebene mehr fehlt. dächer: die Felder jeder Ebene, die höchste zuerst.
    ausbau: wo jede Burg wachsen kann, nach oben und nach außen. tore: wohin die Tore von deinen Rittern aus führen; tore c4 von dort.
text-help-move =
    c4-d4, c4 d4 oder c4d4: Der Ritter auf c4 zieht nach d4. d4 darf fern sein: Der Weg wird dabei gesagt.
    >d4 schickt deinen nächsten Ritter nach d4. > allein schickt ihn auf das eben genannte Feld: +d4> baut dort und steigt hinauf.
    ac4 setzt einen Ritter auf c4 ein. Zu Beginn setzt nc4 deinen ersten Ritter, kc4 den König, fc4 einen Grundstein.
    erlaubt c4: was auf c4 möglich ist, und wie weit der Ritter dort kommt.
text-help-build =
    +d4 setzt einen Baustein auf d4. +d4e4e4 setzt drei nacheinander.
    Alle Bausteine eines Zuges kommen von einem Stapel. Gleiche Stapel sind eins: Gefragt wird nur, wo sich Stapel unterscheiden.
    erlaubt +: alle Felder für einen Baustein. ausbau: wo Burgen wachsen können.
text-help-cards =
    hand: deine Karten und was sie können. karte und ein Name: was diese Karte kann.
    Eine Karte spielt man mit ihrem Namen oder dessen Anfang und ihren Feldern: leiter c4 c5, climb c4 c5, leiter c5, wo nur ein Ritter es kann.
    kaufen: kauft eine Karte. Die zur Auswahl werden vorgelesen. Tippe die Nummer oder den Namen der Karte, die du behältst.
    Die anderen kommen unter den Stapel, mit oben dahinter obenauf: 2 oben. 1 unten 32: die erste behalten, die dritte über der zweiten.
text-help-turn =
    zug: deine Aktionspunkte (AP), Stapel und Ritter. Die Eingabezeile sagt AP und die Bausteine, die du noch setzen kannst.
    wertung oder *: rückt deinen Wertungsstein für 1 AP um einen Punkt vor; *3 dreimal. ende oder . beendet den Zug.
    anfang: zurück zum Beginn des Zuges. zurück und ein Name: nimmt zurück, was diese Person zuletzt getan hat, solange das erlaubt ist.
text-help-line =
    Befehle folgen in einer Zeile aufeinander, mit Leerzeichen, wo Buchstaben oder Zahlen zusammenstießen: +d4e4>e5 *2 .
    Die Zeile hält bei einem Befehl an, der nicht geht, und sagt es. ja oder nein hinter einem Befehl beantwortet seine Frage.
    Der Anfang eines Befehls genügt: Was daraus werden kann, wird aufgezählt, und eine Zahl wählt aus.
    was und Befehle: was sie brächten, ohne sie auszuführen. erlaubt: alles, was möglich ist; erlaubt c4: auf diesem Feld.
text-prompt = { $name }, { $task }>
text-prompt-turn = { $name }, { $ap } AP, { $blocks ->
    [one] ein Baustein
   *[other] { $blocks } Bausteine
 }>
text-task-foundations = Grundstein
text-task-knights = erster Ritter
text-task-king = König setzen
text-task-move-king = König versetzen
text-task-starter = wer beginnt
text-task-carry = übrige Bausteine
text-task-keep = Karte behalten
text-row = Reihe { $row }: { $squares }
text-file = Spalte { $file }: { $squares }
text-empty = nichts
text-nowhere = keines
text-which-row = Welche Reihe? Tippe reihe und eine Zahl von 1 bis 8.
text-which-file = Welche Spalte? Tippe spalte und einen Buchstaben von a bis h.
text-roofs = Ebene { $level }: { $squares }
text-doors = { $square }: Die Tore führen nach { $squares }
text-no-doors = { $square }: Von hier führt kein Tor irgendwohin.
text-no-knights = Keiner deiner Ritter steht auf dem Brett.
text-growth = Burg bei { $square }, Fläche { $area }, Höhe { $top }. Obenauf: { $up }. Daneben: { $out }.
text-own-castle = { $square }, Ebene { $level }, Burg mit Fläche { $area } und Höhe { $top }.
text-own-ground = { $square }, auf dem Boden.
text-own-scores = Zählt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
text-own-below = Zählt nichts: In dieser Burg zählt ein anderer deiner Ritter.
text-up-walk = Auf Ebene { $level }: { $way }, { $ap } AP.
text-up-block = Auf Ebene { $level }: ein Baustein auf { $squares } und ein Schritt, { $ap } AP.
text-up-none = Kein Weg nach oben in Reichweite.
text-own-total = Jetzt gewertet: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }.
text-from-stack = { $what }, von einem Stapel mit { $blocks }
text-way-end = { $what }; Stapel danach: { $stacks }
text-way-carry = neue Stapel: { $stacks }
text-kept = Du behältst { $card }.
text-kept-top = { $count ->
    [one] { $cards } kommt oben auf den Stapel.
   *[other] Oben auf den Stapel: { $cards }.
 }
text-kept-bottom = { $count ->
    [one] { $cards } kommt unter den Stapel.
   *[other] Unter den Stapel: { $cards }.
 }
text-drawn = Du hast gezogen: { $card }
text-offer = { $count ->
    [one] Eine Karte steht zur Auswahl:
   *[other] { $count } Karten stehen zur Auswahl:
 }
text-offer-how = Tippe die Nummer oder den Namen der Karte, die du behältst. Die anderen kommen unter den Stapel, mit oben dahinter obenauf.
text-keep-which = Welche Karte behältst du? Tippe ihre Nummer oder ihren Namen.
text-walks = Zieht { $way }.
text-to-where = Wohin? Tippe > und ein Feld, etwa >d4.
text-several-go = Zwei Ritter sind gleich nah an { $square }. Tippe { $ways }
text-none-goes = Keiner deiner Ritter kommt mit den übrigen AP nach { $square }. Tippe ich, um zu hören, wo sie stehen.
text-brings = { $ap } AP. Ebene { $level }, vorher { $before }.
text-costs = { $ap } AP.
text-would-lose = Verloren wären dann: { $what }.
text-try-end = Tippe ende, um den Zug zu beenden.
text-try-build = Tippe erlaubt + für die Felder, auf die ein Baustein darf.
text-try-move = Tippe erlaubt { $square }, um zu hören, wohin dieser Ritter kann.
text-try-me = Tippe ich, um zu hören, wo deine Ritter stehen.
text-try-add = Tippe erlaubt a für die Felder, auf denen ein Ritter einsteigen kann.
text-try-play = Tippe erlaubt { $card }, um zu hören, wie man sie spielen kann.
text-try-hand = Tippe hand, um deine Karten zu hören.

text-king = König
text-say-square = Nenne auch ein Feld.
text-several = „{ $text }“ kann dann mehreres bedeuten:
text-keeps = { $name } behält { $card }
text-stands-there = Auf { $square } steht schon ein Ritter von dir.
text-how-foundations = Tippe f und ein Feld, etwa fd4. erlaubt zählt die Felder auf.
text-how-knights = Tippe n und ein Feld, etwa nc3. brett sagt, wo die Burgen sind.
text-how-king = Tippe k und ein Feld, etwa kc3. erlaubt zählt die Felder auf.
text-how-move-king = Tippe k und ein Feld, etwa kc3, oder lassen.
text-how-starter = Tippe erlaubt für die Namen, dann eine Zahl.
text-how-carry = Tippe erlaubt für die Arten, sie zu verteilen, dann eine Zahl.
