# Turm Bauer: wie seine Dinge heißen, und Sätze über das, was geschah.
# Wörter: Baustein · Teil (ein Würfel davon) · Feld · Etage (Stufe: von einer Etage zur nächsten) · neutral · Spalte · Grundstein · Bauring · Vorrat · Schachtel · Spielfigur (kurz: Figur) · abrutschen · Einsturz.

turm-block-cube = farbiger Einer
turm-block-plain_cube = neutraler Einer
turm-block-bar_2 = Zweierstab
turm-block-bar_3 = Dreierstab
turm-block-angle_3 = Dreierwinkel
turm-block-angle_3_turned = Dreierwinkel, vertauscht
turm-block-angle_4 = Viererwinkel
turm-block-angle_4_turned = Viererwinkel, vertauscht
turm-block-square_4 = Viererquadrat
turm-block-angle_5 = Fünferwinkel
turm-block-flag_5 = Fünferfahne
turm-block-throne_5 = Fünferthron
turm-block-throne_5_turned = Fünferthron, vertauscht
turm-block-slab_6 = Sechserplatte
turm-block-boot_6 = Sechserstiefel
turm-block-stairs_6 = Sechsertreppe
turm-block-stairs_6_turned = Sechsertreppe, vertauscht

turm-table = Tisch
turm-field = { $spot }, Etage { $level }
turm-who = { $name } ({ $colour })
turm-parts = { $parts ->
    [one] ein Teil
   *[other] { $parts } Teile
 }

turm-ring-free = beliebiger Baustein
turm-ring-free-about = Gib einen Bauring ab und baue einen Baustein, den die Würfel nicht erlauben.
turm-ring-pass = fremde Felder
turm-ring-pass-about = Gib einen Bauring ab: Auf diesem Weg darf die Figur Felder anderer Farben betreten, dort stehen bleiben und über Figuren hinwegziehen.
turm-ring-leap = zwei Stufen
turm-ring-leap-about = Gib einen Bauring ab: Ein Schritt dieses Weges darf zwei Stufen hinauf oder hinunter führen.

# Der Verlauf: wer, und was getan wurde.

turm-log-rolled = { $name } würfelt { $one } und { $two }
turm-log-ring-free = { $name } gibt einen Bauring ab: beliebiger Baustein
turm-log-ring-pass = { $name } gibt einen Bauring ab: über fremde Felder
turm-log-ring-leap = { $name } gibt einen Bauring ab: zwei Stufen auf einmal
turm-log-built = { $name }: { $block } auf { $field }
turm-log-built-fell = { $name }: { $block } auf { $field }; { $count ->
    [one] ein Baustein fiel und wurde zurückgesetzt
   *[other] { $count } Bausteine fielen und wurden zurückgesetzt
 }
turm-log-slipped = { $name }: { $block } rutscht von { $field } ab
turm-log-slipped-more = { $name }: { $block } rutscht von { $field } ab; { $count ->
    [one] ein weiterer Baustein ({ $owners }) fällt mit und wird zurückgesetzt
   *[other] { $count } weitere Bausteine ({ $owners }) fallen mit und werden zurückgesetzt
 }
turm-log-discarded = { $name }: { $block } in die Schachtel
turm-log-slipped-out = { $name }: { $block } zu oft abgerutscht, in die Schachtel
turm-log-collapsed = { $name } bringt den Turm zum Einsturz: { $count ->
    [one] Ein Baustein fällt
   *[other] { $count } Bausteine fallen
 }
turm-log-moved = { $name }: Figur { $source } → { $to }
turm-log-stayed = { $name }: Die Figur bleibt stehen
turm-log-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }

# Dasselbe ohne den Namen, wo er nur einmal gesagt wird.

turm-brief-rolled = würfelt { $one } und { $two }
turm-brief-ring-free = Bauring: beliebiger Baustein
turm-brief-ring-pass = Bauring: über fremde Felder
turm-brief-ring-leap = Bauring: zwei Stufen auf einmal
turm-brief-built = { $block } auf { $field }
turm-brief-built-fell = { $block } auf { $field }; { $count ->
    [one] ein Baustein zurückgesetzt
   *[other] { $count } Bausteine zurückgesetzt
 }
turm-brief-slipped = { $block } rutscht von { $field } ab
turm-brief-slipped-more = { $block } rutscht von { $field } ab; { $count ->
    [one] ein weiterer zurückgesetzt
   *[other] { $count } weitere zurückgesetzt
 }
turm-brief-discarded = { $block } in die Schachtel
turm-brief-slipped-out = { $block } nach Abrutschen in die Schachtel
turm-brief-collapsed = der Turm stürzt ein: { $count ->
    [one] Ein Baustein fällt
   *[other] { $count } Bausteine fallen
 }
turm-brief-moved = Figur { $source } → { $to }
turm-brief-stayed = die Figur bleibt stehen

# Dasselbe, wo auch dafür kein Platz ist, neben einem Zeichen für das, was geschah.

turm-short-built = { $block } auf { $field }
turm-short-built-fell = { $block } { $field }; { $count } ab
turm-short-slipped = { $field }: { $block } fällt
turm-short-slipped-more = { $field }: { $block }; { $count } mit
turm-short-collapsed = Einsturz: { $count ->
    [one] ein Baustein
   *[other] { $count } Bausteine
 }
turm-short-boxed = { $block } → Schachtel
turm-short-moved = { $source } → { $to }

# Was gleich gesagt wird, über dem Tisch.

turm-toast-fell = { $count ->
    [one] Ein Baustein ist gefallen. Er kommt an seinen Platz zurück.
   *[other] { $count } Bausteine sind gefallen. Sie kommen an ihren Platz zurück.
 }
turm-toast-slipped = { $name }: { $block } abgerutscht. { $tries }
turm-toast-slipped-more = { $name }: { $block } abgerutscht; { $count ->
    [one] ein Baustein von { $owners } fiel mit und wurde
   *[other] { $count } Bausteine von { $owners } fielen mit und wurden
 } zurückgesetzt. { $tries }
turm-tries-left = { $left ->
    [any] Versuche es noch einmal, auch mit anderem Baustein oder Platz.
    [one] Noch ein Versuch, dann kommt der Baustein in die Schachtel.
   *[other] Noch { $left } Versuche, auch mit anderem Baustein oder Platz.
 }
turm-toast-slipped-out = { $name }: { $block } einmal zu oft abgerutscht und kommt in die Schachtel. Die Figur darf noch ziehen.
turm-toast-swayed = Das war knapp: Der Turm hat geschwankt und hält.
turm-toast-height = { $name } steht jetzt am höchsten: Etage { $level }.
turm-toast-collapsed = Der Turm stürzt ein! { $name } hat verloren.

# Was eine Wahl bewirken würde.

turm-choose-build = { $block } auf { $field } bauen
turm-choose-discard = { $block } in die Schachtel legen
turm-choose-move = nach { $to } ziehen
turm-choose-table = auf den Tisch hinuntersteigen
turm-choose-with-ring = einen Bauring abgeben ({ $ring }) und { $what }
turm-choose-stay = die Figur stehen lassen


# Warum jemand gewann, und wie Partien stehen.

turm-won-height = am höchsten: Etage { $level }
turm-won-height-both = beide Figuren zusammen: { $level } Etagen
turm-won-parts = gleich hoch, aber am wenigsten Teile übrig: { $parts }
turm-won-rings = sonst alles gleich, aber die meisten Bauringe: { $rings }
turm-won-shared = gleich in Höhe, Teilen und Bauringen
turm-won-of = { $name } – { $why }
turm-won-collapse = { $name } hat den Turm zum Einsturz gebracht
turm-end-collapse = { $name } hat den Turm zum Einsturz gebracht. { $won }
turm-end-look = { $told } Zum Ergebnis klicken oder eine Taste drücken.
turm-progress = Zug { $turn } von { $turns }
