# Turm Bauer im Terminal, Zeile für Zeile; was beide Spiele sagen, steht in text.ftl. Was man tippt: die Wörter jeder Zeile,
# durch Kommas getrennt; das erste ist das übliche.

text-word-tower = turm, brett
text-word-level = etage, etagen, ebene, ebenen
text-word-fields = felder, f
text-word-blocks = bausteine
text-word-supply = vorrat, v
text-word-steady = halt
text-word-box = schachtel
text-word-stay = bleib, bleiben, .
text-word-table = tisch

text-turm-help =
    treppen zählt Plätze auf, die deine Figur höher bringen. Eine Zahl nimmt einen; ja lässt den Baustein los.
    4l m10 baut Baustein 4l auf Spalte m10; > geht so hoch wie möglich, m10 geht dorthin, bleib beendet den Zug.
    ich: deine Figur. zug: die Würfel. vorrat: deine Bausteine. felder, etage 3, reihe 10, spalte m, sieh m10, umkreis m10: der Turm.
    punkte, halt, nochmal, tipp, zurück, verlassen. 4l allein zählt auf, wo der Baustein passt; eine Zahl wählt aus einer Liste.
    Mehr: regeln, hilfe turm, hilfe bauen, hilfe gehen, hilfe zeile, hilfe spiel.

text-thrown = { $name }: Zug { $turn } von { $turns }, gewürfelt { $one } und { $two }.
text-stands = Hier steht die Figur: { $place }.
text-walks-up = Sie kommt bis auf Etage { $level }: { $places }.
text-walks-nowhere = Ohne Bauring kann sie nirgendwohin.
text-tower-legend = Die höchste Etage zuerst, Norden oben. Große Buchstaben sind farbige Teile, kleine neutrale; # und + sind der Grundstein; ein Buchstabe hinter einem Teil ist eine Figur. { $who }.
text-level = Etage { $level }: { $parts }
text-level-empty = Auf Etage { $level } liegt nichts.
text-on-table = Auf dem Tisch: { $colours }
text-part-plain = neutral
text-part-cornerstone = Grundstein
text-with-figure = { $part } mit der Figur ({ $colour })
text-at-level = Etage { $level } { $part }
text-column = { $spot }: { $parts }
text-column-empty = nichts
text-which-column = Welche Spalte? Tippe sieh und eine Spalte wie m10.
text-built = { $block }, { $colour }, { $text }
text-nothing-built = Noch steht nur der Grundstein: m10, n10, m11 und n11.
text-standing = { $name }: Figur: { $place }. { $blocks ->
    [one] Ein Baustein
   *[other] { $blocks } Bausteine
 } übrig, in der Schachtel: { $parts }. { $rings }.
text-both = { $name }: beide Figuren zusammen { $total }
text-block = { $id }: { $block }{ $count ->
    [one] { "" }
   *[other] , { $count } Stück
 }
text-may-now = Darf jetzt gebaut werden
text-may-ring = Darf mit einem Bauring gebaut werden
text-supply-empty = Der Vorrat ist leer.
text-boxed = In der Schachtel: { $blocks }
text-nobody = Niemand hier heißt „{ $name }“.
text-held = In der Hand: { $block } über { $field }: { $parts }
text-gives-ring = Das kostet einen Bauring: { $ring }.
text-let-go = Loslassen, ja oder nein?
text-not-let-go = Der Baustein ist wieder im Vorrat.
text-give-ring = Gemeint ist: { $what }. Den Bauring abgeben, ja oder nein?
text-ring-kept = Der Bauring bleibt hier.
text-may-block = { $id } { $block }: { $places ->
    [one] ein Platz
   *[other] { $places } Plätze
 }, Etagen { $low } bis { $high }
text-for-a-ring = Mit einem Bauring, mit !free dahinter: { $what }
text-may-box = In die Schachtel, schachtel und ein Baustein: { $blocks }
text-may-stay = Stehen bleiben und den Zug beenden, bleib
text-walk-ring = Mit einem Bauring ({ $ring }), !{ $id }: { $what }
text-ways = { $spot } { $ways ->
    [one] eine Lage
   *[other] { $ways } Lagen
 }
text-say-field = Nenne auch eine Spalte, etwa 4l m10.
text-say-block = Nenne auch einen Baustein, etwa 4l m10.
text-steady-now = Der Turm jetzt: { $grade }
text-good-turn = Ein guter Zug: { $why }.
text-turm-place = { $name }: Etage { $level }

text-word-stairs = treppen, ^
text-topic-tower = turm, sehen
text-topic-placing = bauen, bauringe, bauring
text-topic-walking = gehen, figur, zug
text-turm-help-tower =
    felder: alle Felder, auf denen Figuren stehen können, das höchste zuerst, und wer dort steht. etage 3: jedes Teil einer Etage.
    reihe 10: die Felder der Spalten mit dieser Zahl, von Westen. spalte m: die mit diesem Buchstaben, von Süden.
    sieh m10: eine Spalte von unten und die Felder daneben. umkreis m10: die Felder aller acht Spalten ringsum.
    Spalten haben einen Buchstaben von Westen nach Osten und eine Zahl von Süden nach Norden: Der Grundstein ist m10, n10, m11 und n11.
    turm: die Etagen als Bilder, mit den Namen der Spalten. bausteine: alle, wie sie gebaut wurden. halt: wie fest der Turm steht.
text-turm-help-placing =
    vorrat: deine Bausteine; vorrat und ein Name: die der anderen. erlaubt: was du bauen darfst. erlaubt 4l: wo dieser Baustein passt.
    treppen oder ^: Plätze, die deine Figur höher bringen, mit dem Risiko; ^4l: die für Baustein 4l.
    4l m10: Baustein 4l mit dem untersten Teil in Spalte m10; wie er dort liegen kann, wird aufgezählt. 4l m10/2 nennt auch die Etage.
    4l m10 een: zwei Teile nach Osten, eines nach Norden. Schritte: e Osten, n Norden, w Westen, s Süden, u hinauf, d hinunter; ein Komma beginnt wieder beim ersten Teil.
    was und ein Platz: wer dann wie hoch käme, und das Risiko. ja lässt den Baustein los; das lässt sich nicht zurücknehmen. Die Hand zittert wie bei allen.
    Dahinter gibt !free einen Bauring ab, für einen Baustein, den die Würfel nicht erlauben. schachtel 4l: in die Schachtel, wenn sich nichts bauen lässt.
text-turm-help-walking =
    ich: wo deine Figur steht und wie hoch sie kommt. zug: dasselbe, und was ein Bauring brächte.
    > geht auf das höchste Feld; unter mehreren wählst du. m10, m10/3 oder >m10/3 geht dorthin, tisch hinunter auf den Tisch.
    bleib oder . beendet den Zug ohne Schritt. !pass dahinter gibt einen Bauring ab, um fremde Felder zu betreten, !leap für einen Schritt von zwei Etagen.
text-turm-help-line =
    Angaben folgen in einer Zeile aufeinander: 2j> nimmt Platz 2 der Liste, lässt den Baustein los und geht hinauf; 4l m10 een ja m10.
    Die Zeile hält an, wo etwas nicht geht, und sagt es. ja oder nein hinter einem Baustein beantwortet seine Frage.
    Der Anfang genügt: Was daraus werden kann, wird aufgezählt, und eine Zahl wählt aus. erlaubt: alles, was möglich ist; erlaubt m10: dort.
text-prompt-build = { $name }, { $one } und { $two }>
text-prompt-walk = { $name }, Etage { $level }, gehen>
text-tower-level = Etage { $level }
text-step-e = nach Osten
text-step-n = nach Norden
text-step-w = nach Westen
text-step-s = nach Süden
text-step-u = hinauf
text-step-d = hinunter
text-steps = { $count } { $way }
text-branch = { $first }; vom ersten Teil { $then }
text-ways-of = { $what }. Wie liegt er? Antworte mit einer Zahl.
text-stair = { $what }. Etage { $level }, Risiko etwa { $falls } %
text-no-stairs = Kein Baustein bringt deine Figur jetzt höher. erlaubt zählt auf, was sich bauen lässt.
text-stairs-built = Der Baustein ist verbaut. Tippe > zum Hinaufgehen oder bleib.
text-own-figure = { $name }: Figur: { $place }. { $blocks ->
    [one] Ein Baustein
   *[other] { $blocks } Bausteine
 } übrig. { $rings }.
text-no-higher = Höher kommt sie nicht.
text-not-now = Baustein { $block } darf jetzt nicht gebaut werden: Die Würfel erlauben ihn nicht, oder er passt nirgends.
text-nowhere-there = Baustein { $block } passt dort so nicht.
text-nothing-at = Bei { $place } ist jetzt nichts möglich.
text-try-supply = Tippe vorrat, um deine Bausteine zu hören.
text-try-block = Tippe erlaubt { $block }, um zu hören, wo er passt.
text-try-walk = Tippe zug, um zu hören, wohin die Figur gehen kann.
text-row-empty = Dort ist nichts.
text-which-turm-row = Welche Reihe? Tippe reihe und die Zahl ihrer Spalten, etwa reihe 10.
text-which-letter = Welche Spalte? Tippe spalte und einen Buchstaben, etwa spalte m, oder einen ganzen Namen wie spalte m10.
