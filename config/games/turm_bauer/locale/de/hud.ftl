# Die Tafeln von Turm Bauer um den Tisch.

turm-standing = Stand
turm-standing-sum = Beide Figuren: { $levels } = { $total }
turm-standing-level = { $level ->
    [0] Figur auf dem Tisch
   *[other] Figur auf Etage { $level }
 }
turm-standing-left = Bausteine übrig: { $blocks } · Bauringe übrig: { $rings }
turm-standing-boxed = Teile in der Schachtel: { $parts }
turm-standing-reach = Höchste erreichbare Etage: { $now }, mit dem Baustein { $then }
turm-standing-leads = Führt: würde jetzt gewinnen
turm-standing-show = Klick: diese Bausteine unten zeigen

turm-when = Zug { $turn } von { $turns }
turm-slips = { $slips ->
    [one] Ein Abrutscher in diesem Zug
   *[other] { $slips } Abrutscher in diesem Zug
 }{ $most ->
    [none] , du darfst es weiter versuchen.
   *[other] : Beim { $most }. Mal kommt der Baustein in die Schachtel.
 }
turm-dice = Gewürfelt: { $first } und { $second }
turm-task-one = Bau einen Baustein aus { $size }
turm-task-two = Bau einen Baustein aus { $low } oder { $high }
turm-task-build-about = Ein Baustein darf so viele Teile haben, wie einer der Würfel zeigt, nicht wie beide zusammen.
turm-task-doubles = Pasch: bau einen beliebigen Baustein
turm-task-doubles-about = Bei zwei gleichen Augenzahlen darf jeder Baustein gebaut werden.
turm-task-discard = Kein Baustein dafür: einer kommt in die Schachtel
turm-task-discard-about = { $ring ->
    [yes] Der Vorrat hat keinen Baustein dieser Größen. Wähle einen beliebigen für die Schachtel, oder gib einen Bauring ab und baue.
   *[no] Der Vorrat hat keinen Baustein dieser Größen. Wähle einen beliebigen für die Schachtel.
 }
turm-task-stuck = Kein Platz dafür: ein Baustein kommt in die Schachtel
turm-task-stuck-about = { $ring ->
    [yes] Kein Baustein, den die Würfel erlauben, passt irgendwohin. Wähle einen beliebigen für die Schachtel, oder gib einen Bauring ab und baue.
   *[no] Kein Baustein, den die Würfel erlauben, passt irgendwohin. Wähle einen beliebigen für die Schachtel.
 }
turm-task-giving = Mit einem Bauring: nimm einen beliebigen Baustein
turm-task-giving-about = Der Bauring kommt in die Schachtel, wenn du einen Baustein loslässt, den die Würfel nicht erlauben.
turm-task-free = Bauring abgegeben: bau einen beliebigen Baustein
turm-task-free-about = Die Würfel gelten für den Rest des Zuges nicht mehr.
turm-task-walk = Jetzt darf die Figur ziehen
turm-task-walk-about = Beliebig viele Schritte, jeder höchstens eine Stufe hinauf oder hinunter, über neutrale und eigene Felder.
turm-task-walk_ring = Die Figur kann nur mit Bauring ziehen
turm-task-walk_ring-about = Mit einem Bauring darf sie fremde Felder betreten oder in einem Schritt zwei Stufen hinauf oder hinunter.
turm-task-wait = Einen Augenblick …
turm-task-wait-about = Der Baustein kommt zur Ruhe, die Figur kommt an, oder die Würfel rollen.
turm-task-watch = { $name } baut
turm-task-watch-about = Wer am Zug ist, darf einen Baustein mit so vielen Teilen bauen, wie einer der Würfel zeigt.
turm-task-watch_walk = { $name } darf mit der Figur ziehen
turm-task-watch_walk-about = Wer gebaut hat, darf mit der Figur ziehen: beliebig viele Schritte, jeder höchstens eine Stufe hinauf oder hinunter.
turm-task-read = Lies zuerst, was die Lektion sagt
turm-task-read-about = Links sagt die Lektion, wie es weitergeht.
turm-task-solved = Gelöst. Oben geht es weiter.
turm-task-solved-about = Mit „Von vorn“ versuchst du dasselbe Rätsel noch einmal.
turm-task-failed = Nicht gelöst. Versuch es noch einmal.
turm-task-failed-about = „Von vorn“ und „Lösung“ sind oben. Nur der erste Versuch zählt.
turm-task-shown = Das war die Lösung.
turm-task-shown-about = Das nächste Rätsel ist oben. Mit „Von vorn“ versuchst du dieses selbst.
turm-held-build = Nimm unten einen leuchtenden Baustein.
turm-held-doubles = Nimm unten einen beliebigen Baustein.
turm-held-giving = Nimm unten einen beliebigen Baustein.
turm-held-free = Nimm unten einen beliebigen Baustein.
turm-held-box = { $chosen ->
    [yes] { $ring ->
        [yes] Leg diesen Baustein in die Schachtel oder gib einen Bauring ab und baue.
       *[no] Leg diesen Baustein jetzt in die Schachtel oder wähle einen anderen.
     }
   *[no] { $ring ->
        [yes] Wähle unten einen Baustein für die Schachtel oder gib einen Bauring ab.
       *[no] Wähle unten einen Baustein für die Schachtel.
     }
 }
turm-held-walk = Wähle ein Feld für die Figur oder lass sie stehen.
turm-held-walk_ring = { $ring ->
    [yes] Gib einen Bauring ab oder lass die Figur stehen.
   *[no] Lass die Figur stehen.
 }
turm-held-wait = Einen Augenblick …
turm-held-read = Links sagt die Lektion, wie es weitergeht.
turm-way = Lage { $way } von { $ways }
turm-rings = { $rings ->
    [0] Kein Bauring übrig
    [one] Ein Bauring übrig
   *[other] { $rings } Bauringe übrig
 }
turm-rings-about = Ein Bauring macht einmal möglich, was sonst nicht geht; höchstens einer im Zug. Er kommt in die Schachtel.
turm-use-free = Beliebig
turm-use-pass = Darüber
turm-use-leap = Sprung

turm-do-let_go = Loslassen
turm-do-let_go-about = Den Baustein loslassen, wo er hängt.
turm-do-discard = Ablegen
turm-do-discard-about = Den gewählten Baustein in die Schachtel legen. Seine Teile zählen, wenn Figuren gleich hoch stehen.
turm-do-stay = Stehen bleiben
turm-do-stay-about = Die Figur stehen lassen und den Zug beenden.
turm-do-turn = Drehen
turm-do-turn-about = Eine Vierteldrehung um die senkrechte Achse.
turm-do-tip = Kippen
turm-do-tip-about = Eine Vierteldrehung nach vorn, auf eine andere Seite.
turm-do-previous_way = Zurück
turm-do-previous_way-about = Die vorige Lage, die hier passt.
turm-do-next_way = Nächste
turm-do-next_way-about = Die nächste Lage, die hier passt; das Mausrad tut dasselbe.
turm-do-undo = Zurücknehmen
turm-do-undo-about = Zurücknehmen, was noch zurückgenommen werden kann. Ein losgelassener Baustein bleibt.
turm-do-hint = Tipp
turm-do-hint-about = Einen guten Zug zeigen.

turm-where-built = Gebaut
turm-where-boxed = In der Schachtel

turm-steadiness = Wie fest der Turm steht
turm-steadiness-about = Wie weit jeder Baustein des Turms jetzt davon entfernt ist, zu kippen, nur aus dem Gewicht berechnet.
turm-steadiness-tower = Der Turm jetzt
turm-steadiness-drop = Wenn du hier loslässt
turm-steadiness-drop-then = Hier; danach steht er { $grade }
turm-steadiness-after = Der Turm danach: { $grade }.
turm-steadiness-now = Der Turm jetzt: { $grade }.
turm-steadiness-then = Wenn du hier loslässt: { $grade }.
turm-steadiness-rock = felsenfest
turm-steadiness-firm = fest
turm-steadiness-shaky = wacklig
turm-steadiness-hanging = auf der Kippe
turm-risk-grade-rock = sicher
turm-risk-grade-firm = recht sicher
turm-risk-grade-shaky = riskant
turm-risk-grade-hanging = sehr riskant
turm-risk-grade-falling = tollkühn
turm-risk = { $falls ->
    [0] Dort fällt so gut wie nie etwas.
    [100] Dort fällt fast jedes Mal etwas.
   *[other] Bei 100 Versuchen fällt etwa { $falls }-mal etwas.
}
turm-risk-unknown = Wie oft dort etwas fällt, wird noch berechnet.
turm-risk-range = Bei 100 Versuchen fällt { $low }- bis { $high }-mal etwas.
turm-risk-judged = { $hands } Versuche wurden so entschieden, wie dieses Spiel es tut.
turm-risk-short = fällt { $falls } %
turm-risk-short-range = fällt { $low }–{ $high } %

turm-end-tab-standing = Ergebnis
turm-end-tab-course = Höhenverlauf
turm-end-built = Gebaut
turm-end-slips = Abrutscher
turm-end-unused = Teile übrig
turm-end-rings = Bauringe
turm-end-level = Etage
turm-end-felled = Einsturz verursacht

turm-setup-players = Spieler und Hand
turm-setup-blocks = Bausteine
turm-setup-usual = Standard: { $value }
turm-setup-changed = { $count ->
    [0] Standardregeln
    [one] Eine Regel geändert
   *[other] { $count } Regeln geändert
 }
turm-setup-as-usual = Zurücksetzen
turm-setup-fair = Bots schummeln nie: Sie kennen keine späteren Würfe, und ihre Hand zittert zufällig.
turm-setup-fair-steady = Bots schummeln nie: Sie kennen keine späteren Würfe.

turm-shelf-rules = { $rules ->
    [0] Turm Bauer
   *[other] Turm Bauer, Hausregeln: { $changed }
 }
turm-resume-line = Turm Bauer: { $names }, Zug { $turn }
