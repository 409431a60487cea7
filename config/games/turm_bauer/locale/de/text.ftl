# Turm Bauer im Terminal, Zeile für Zeile; was beide Spiele sagen, steht in text.ftl. Was man tippt: die Wörter jeder Zeile,
# durch Kommas getrennt; das erste ist das übliche.

text-word-tower = turm, brett
text-word-level = etage, etagen, ebene, ebenen
text-word-fields = felder, f
text-word-blocks = bausteine
text-word-supply = vorrat, v
text-word-steady = halt
text-word-box = schachtel
text-word-stay = bleib, bleiben
text-word-table = tisch

text-turm-help =
    Was man tippen kann:
    felder: alle Felder, auf denen Figuren stehen können, das höchste zuerst, und wer dort steht. etage 3: jedes Teil einer Etage.
    sieh m10: eine Spalte von unten und die Felder daneben. bausteine: alle, wie sie gebaut wurden. turm: die Etagen als Bild.
    zug: die Würfel und was zu tun ist. vorrat: deine Bausteine; vorrat und ein Name: die der anderen. punkte: wer wie hoch steht und was übrig ist.
    halt: wie fest der Turm steht. nochmal: was seit deinem letzten Zug geschah.
    erlaubt: was jetzt möglich ist. erlaubt 4l: wo dieser Baustein passt. erlaubt m10/2 oder erlaubt m10: was dort möglich ist, zum Auswählen.
    4l@m10/2:een baut den Baustein 4l: das unterste Teil in Spalte m10 auf Etage 2, dann zwei Teile nach Osten und eines nach Norden. 4l m10 2 een heißt dasselbe.
    Schritte von Teil zu Teil: e Osten, n Norden, w Westen, s Süden, u hinauf, d hinunter; ein Komma beginnt wieder beim ersten Teil.
    Ein Baustein hängt erst in der Hand; losgelassen wird er nur nach einem Ja. Die Hand zittert wie bei allen.
    >m10/3 führt die Figur auf dieses Feld, tisch hinunter auf den Tisch, bleib beendet den Zug. schachtel 4l legt einen Baustein in die Schachtel.
    !free, !pass oder !leap dahinter gibt einen Bauring ab. Der Anfang genügt: Was daraus werden kann, wird aufgezählt, und eine Zahl wählt aus.
    zurück: holt einen Baustein wieder aus der Schachtel. wieder: legt ihn noch einmal hinein. tipp: ein guter Zug.
    datei: wo das Spiel gespeichert ist. verlassen: beendet; das Spiel geht ein andermal von dort weiter.

text-thrown = { $name }: Zug { $turn } von { $turns }, gewürfelt { $one } und { $two }.
text-stands = Hier steht die Figur: { $place }.
text-walks-up = Sie kommt bis auf Etage { $level }: { $places }.
text-walks-nowhere = Von allein kann sie nirgendwohin.
text-tower-legend = Etagen von unten an, Norden oben. Große Buchstaben sind farbige Teile, kleine neutrale; # und + sind der Grundstein; ein Buchstabe hinter einem Teil ist eine Figur. { $who }.
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
text-built = { $block }, { $colour }  { $text }
text-nothing-built = Noch steht nur der Grundstein: m10, n10, m11 und n11.
text-standing = { $name }: Figur: { $place }. { $blocks ->
    [one] Ein Baustein
   *[other] { $blocks } Bausteine
 } übrig, in der Schachtel: { $parts }. { $rings }.
text-both = { $name }: beide Figuren zusammen { $total }
text-block = { $id }: { $block }, { $steps }{ $count ->
    [one] { "" }
   *[other] , { $count } Stück
 }
text-may-now = Darf jetzt gebaut werden
text-may-ring = Darf für einen Bauring gebaut werden
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
text-for-a-ring = Für einen Bauring, !free: { $what }
text-may-box = In die Schachtel, schachtel und ein Baustein: { $blocks }
text-may-stay = Stehen bleiben und den Zug beenden, bleib
text-walk-ring = Für einen Bauring ({ $ring }), !{ $id }: { $what }
text-ways = { $spot } { $ways ->
    [one] eine Lage
   *[other] { $ways } Lagen
 }
text-say-field = Sag auch das Feld, etwa erlaubt m10/2.
text-say-block = Sag auch den Baustein, etwa erlaubt 4l m10/2.
text-steady-now = Der Turm jetzt: { $grade }
text-good-turn = Ein guter Zug: { $why }.
text-turm-place = { $name }: Etage { $level }
