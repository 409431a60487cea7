# Turm Bauer spielen: was jetzt zu tun ist, warum etwas nicht geht, Tasten.

turm-prompt-build = { $name }, du hast { $one } und { $two } gewürfelt: Nimm einen Baustein einer dieser Größen.
turm-prompt-build-one = { $name }, du hast { $one } und { $two } gewürfelt: Nimm einen Baustein aus { $size }.
turm-prompt-doubles = { $name }, ein Pasch! Nimm irgendeinen Baustein.
turm-prompt-giving = { $name }, mit einem Bauring darfst du jeden Baustein bauen: Nimm einen.
turm-prompt-again = { $name }, abgerutscht. Nimm einen Baustein, den die Würfel erlauben, und versuche es woanders.
turm-prompt-must-discard = { $name }, nichts lässt sich bauen. Wähle einen Baustein für die Schachtel.
turm-prompt-ring = Die Würfel erlauben „{ $block }“ nicht. Einen Bauring abgeben und doch bauen?
turm-prompt-discard = „{ $block }“ in die Schachtel legen?
turm-prompt-place = Wohin kommt „{ $block }“? Drehe ihn mit dem Mausrad.
turm-prompt-hold = Drücken und halten: { $what }.
turm-prompt-hold-key = { $key } halten: { $what }.
turm-prompt-click = Klicken: { $what }.
turm-prompt-enter = { $key }: { $what }.
turm-prompt-at-button = { $key }: „{ $what }“. Esc: zurück zum Tisch.
turm-prompt-lead = Wohin kommt „{ $block }“? { $key } und die Pfeiltasten führen den Baustein hin, { $way } dreht ihn.
turm-prompt-held = Steuere gegen den Pfeil, dreh mit dem Mausrad und lass los. Esc legt ihn zurück.
turm-prompt-held-keys = Pfeiltasten steuern, { $left } und { $right } drehen. { $key } loslassen: bauen. Esc legt ihn zurück.
turm-prompt-falling = Losgelassen …
turm-prompt-walk = { $name }, wohin zieht die Spielfigur?
turm-prompt-walk-none = { $name }, die Spielfigur kann ohne Bauring nirgendwohin ziehen.
turm-prompt-walk-ring = { $name }, du gibst einen Bauring ab ({ $ring }). Wohin zieht die Spielfigur?

turm-answer-ring = Bauring abgeben
turm-answer-walk-ring = Bauring: { $ring }
turm-answer-discard = In die Schachtel
turm-answer-stay = Stehen bleiben

turm-advise-take-first = Nimm zuerst einen Baustein.
turm-advise-walk = Der Baustein steht. Jetzt darf die Spielfigur ziehen.
turm-advise-choose-field = Wähle zuerst ein Feld: Die Pfeiltasten und „Nächstes Ziel“ führen hin.
turm-advise-no-place = Dieser Baustein passt nirgends an den Turm.
turm-advise-point-at-it = Zeige auf den Turm: der Baustein zeigt, wo er stehen darf.
turm-advise-ring-first = Die Würfel erlauben diesen Baustein nicht: Gib einen Bauring ab oder nimm einen anderen.
turm-advise-stay = Hier steht die Spielfigur. „Stehen bleiben“ beendet den Zug.
turm-advise-needs-pass = Dorthin führt nur ein Bauring, über fremde Felder: Wähle „Bauring: fremde Felder“.
turm-advise-needs-leap = Dorthin führt nur ein Bauring, zwei Stufen auf einmal: Wähle „Bauring: zwei Stufen“.
turm-advise-needs-either = Dorthin führt nur ein Bauring: Wähle „Bauring: zwei Stufen“ oder „Bauring: fremde Felder“.
turm-advise-choose-to-discard = Wähle zuerst einen Baustein für die Schachtel.
turm-advise-ring-opens-nothing = Ein Bauring hilft jetzt nicht.
turm-advise-no-other-way = Anders herum kann er hier nicht liegen.
turm-advise-no-other-place = Es gibt keinen anderen Platz.
turm-advise-nothing-that-way = In dieser Richtung gibt es keinen Platz.
turm-advise-too-quick = Das ging sehr schnell. Wiederhole es, wenn du es so meinst.
turm-advise-slipped = Er ist abgerutscht und wieder in deiner Hand. Drücke noch einmal, um ihn loszulassen.
turm-ring-would-help = { $why } Mit einem Bauring geht es doch.

turm-action-let-go-about = Den Baustein loslassen, wo er hängt, mit zufälliger Hand
turm-action-discard-about = Den gewählten Baustein in die Schachtel legen
turm-action-stay-about = Den Zug beenden; die Spielfigur bleibt stehen
turm-action-undo-about = Den Baustein wieder aus der Schachtel nehmen
turm-no-discard = Ein Baustein, der sich bauen lässt, darf nicht in die Schachtel.
turm-no-undo = Ein losgelassener Baustein lässt sich nicht zurücknehmen.

turm-judge-title = Der Baustein hängt in der Luft
turm-judge-todo = Ob er fällt, ist noch nicht bekannt. Gespeichert ist noch nichts.
turm-judge-again = Noch einmal loslassen
turm-judge-back = Zurücknehmen

turm-hint-step = Tipp: { $what } – { $why }.
turm-hint-alone = Tipp: { $what }.

turm-tip-figure = Spielfigur von { $name }
turm-tip-cornerstone = Grundstein
turm-tip-climb = Etage { $level } (deine Figur: { $now })
turm-tip-rings = Bauringe übrig: { $rings }

# What a place for a block is good for: how high figures could walk next.

turm-reach-own-more = Du kommst auf Etage { $then } (sonst { $now }).
turm-reach-own-less = { $then ->
    [0] Du kommst nicht mehr auf den Turm.
   *[other] Du kommst nur noch auf Etage { $then } (sonst { $now }).
 }
turm-reach-own-same = { $then ->
    [0] Du kommst noch nicht hinauf.
   *[other] Du kommst auf Etage { $then }, mit oder ohne diesen Baustein.
 }
turm-reach-own-walled = Deine eigene Figur ist eingeschlossen.
turm-reach-other-more = { $name } kommt auf Etage { $then }.
turm-reach-other-too = Auch { $name } kommt dann auf Etage { $then }.
turm-reach-other-less = { $then ->
    [0] { $name } kommt nicht mehr hinauf.
   *[other] { $name } kommt nur noch auf Etage { $then }.
 }
turm-reach-other-walled = { $name } ist eingeschlossen.

turm-turn-brief = { $turn } · { $one }+{ $two }
turm-turn-when = Zug { $turn } von { $turns }, gewürfelt { $one } und { $two }
turm-turn-recap = Zug { $turn } · { $one }+{ $two }
turm-turn-when-colour = { $when }, { $colour }
turm-level-brief = ↑{ $level }

keys-group-building = Turm Bauer
does-turn_block = Baustein drehen
does-tip_block = Kippen
does-roll_block = Zur Seite rollen
does-next_way = Nächste Lage, die passt
does-previous_way = Vorige
does-raise_block = Eine Etage höher
does-lower_block = Eine Etage tiefer
does-take_next = Nächster Baustein
does-take_previous = Voriger Baustein
does-discard = In die Schachtel
does-ring_free = Bauring: jeder Baustein
does-ring_pass = Bauring: fremde Felder
does-ring_leap = Bauring: zwei Stufen

overlay-stairs = Treppen
overlay-stairs-about = Wessen Spielfigur wo hinaufkommt: Felder jeder Farbe, neutrale für alle
overlay-load = Last
overlay-load-about = Wie viel des ganzen Gewichts jeder Baustein trägt: sein eigenes und was auf ihm steht. 100 % sind alle Bausteine zusammen.

# Die Analyse einer Partie, die vorbei ist.

turm-analysis-about = Wie wahrscheinlich jeder gewinnt, Zug um Zug. Linien sind Züge, in denen ein Baustein abrutschte.
turm-analysis-turn = Zug { $turn }
turm-analysis-block = Zug { $turn }, { $block }
turm-analysis-slipped = Zug { $turn }, { $block } (abgerutscht)
turm-analysis-lost = insgesamt { $levels } { $levels ->
    [one] Etage
   *[other] Etagen
} verschenkt
turm-analysis-loss = − { $levels }
turm-analysis-better = Besser: { $block } auf { $at }.

# Warum ein Tipp gut ist: in wenigen Worten, eins nach dem anderen.

turm-term-climbs = { $amount ->
    [one] eine Stufe hinauf auf Etage { $level }
   *[other] { $amount } Stufen hinauf auf Etage { $level }
}
turm-term-keeps = du bleibst auf Etage { $amount }
turm-term-descends = du steigst auf Etage { $amount } hinunter
turm-term-leaves = ein Feld auf Etage { $amount } bleibt frei, um darauf zu bauen
turm-term-hinders = { $amount ->
    [one] sie steht einer anderen Figur im Weg
   *[other] sie steht { $amount } anderen Figuren im Weg
}
turm-term-bars = { $amount ->
    [one] hält die anderen eine Etage tiefer
   *[other] hält die anderen { $amount } Etagen tiefer
}
turm-term-steady = { $amount ->
    [0] sicher: nichts fällt
   *[other] sicher: in { $amount } % der Versuche fällt etwas
}
turm-term-risky = gewagt: in { $amount } % der Versuche fällt etwas
turm-term-ring = { $amount ->
    [one] der Bauring bringt eine Etage
   *[other] der Bauring bringt { $amount } Etagen
}
turm-term-boxed = { $amount ->
    [one] es lässt sich nichts bauen; ein Teil zählt bei Gleichstand
   *[other] es lässt sich nichts bauen; { $amount } Teile zählen bei Gleichstand
}

# Nur gesprochen: die Spalten, die der Baustein in der Hand belegen würde.
turm-heard-columns = belegt { $columns }
turm-heard-level = Etage { $level }: { $columns }
