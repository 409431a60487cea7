# Die Regeln von Turm Bauer, wie das Programm sie zeigt: ein Text für jeden Abschnitt und für jeden Wert einer Option. Eine neue Zeile ist ein neuer Absatz.

turm-chapter-start = Vor dem Spiel
turm-chapter-turn = Der Zug
turm-chapter-build = Bauen
turm-chapter-walk = Ziehen
turm-chapter-fall = Was fällt
turm-chapter-end = Das Ende

turm-goal-title = Worum es geht
turm-goal =
    Ihr baut alle zusammen an einem einzigen Turm, und jeder schickt eine Spielfigur seine Stufen hinauf.
    Sind alle Bausteine verbraucht, gewinnt die Figur, die am höchsten steht. Wer den Turm aber vorher zum Einsturz bringt, hat verloren, so hoch seine Figur auch stand.

turm-words-title = Teile, Felder, Etagen
turm-words =
    Ein Baustein besteht aus einem bis sechs Teilen, und jedes Teil ist ein Würfel.
    Die Oberseite eines Teils ist ein Feld, wenn kein anderes Teil darauf liegt. Dort kann eine Figur stehen.
    Auf welcher Etage ein Feld liegt, zählt man von der Seite ab: Der Tisch ist Etage 0, die Oberseite des Grundsteins Etage 1.
    In Worten hat eine Spalte einen Buchstaben von West nach Ost und eine Zahl von Süd nach Nord. Der Grundstein ist m10, n10, m11 und n11.

turm-material-title = Das Spielmaterial
turm-material =
    Der dunkle Grundstein aus vier Teilen liegt in der Mitte des Tisches und bleibt, wo er ist.
    In jeder Farbe gibt es zwölf Bausteine, zwei zu jeder Zahl von eins bis sechs, eine Spielfigur und zwei Bauringe. Zwei Würfel sind für alle da.
    Einer der beiden Einer ist naturfarben, also ganz neutral. Gleich aussehende Bausteine einer Farbe gelten als derselbe, und der erste davon wird genommen.
turm-blocks-house = Die Bausteine sind unser eigener Satz: flache Formen bis auf einen aus fünf Teilen, auf dem ein Würfel aufragt.
turm-blocks-flat = Die Bausteine sind alle flach: Hingelegt ist keiner höher als ein Teil.
turm-blocks-twins = Ab drei Teilen gibt es jede Form zweimal, in der einen und in der anderen Färbung.

turm-begin-title = Wie es beginnt
turm-begin =
    Alle Figuren stehen auf dem Tisch neben dem Grundstein, und noch niemand hat gebaut.
    Jeder wirft einen Würfel. Die höchste Augenzahl beginnt; wer sie gemeinsam hat, würfelt noch einmal, bis eine die höchste ist. Dann geht es im Uhrzeigersinn weiter.

turm-two-title = Zu zweit
turm-two =
    Zu zweit hat jeder zwei Farben, jede mit eigenen Bausteinen, eigener Schachtel, eigenen Bauringen und eigener Figur.
    Die Farben wechseln sich ab: erst die ersten Farben beider Spieler, dann die zweiten, immer wieder von vorn.
    Deine andere Farbe gilt wie die eines anderen, solange du mit dieser spielst: Auch ihre Felder sind dieser Figur verschlossen.

turm-turn-title = Ein Zug
turm-turn =
    Wirf beide Würfel, baue einen Baustein und ziehe dann mit deiner Figur, wenn du magst. Danach ist die nächste Farbe an der Reihe.
    Jeder Zug nimmt genau einen Baustein aus deinem Vorrat; mit jeder Farbe hat man also zwölf Züge.

turm-dice-title = Was die Würfel erlauben
turm-dice =
    Jede Augenzahl sagt, aus wie vielen Teilen ein Baustein sein darf. Du baust einen Baustein zu einer der beiden Augenzahlen, nie zu ihrer Summe.
    Zwei gleiche Augenzahlen erlauben jeden Baustein, den du hast.
    Hast du zu einer der Augenzahlen keinen Baustein mehr, muss es einer zur anderen sein.

turm-discard-title = Nichts zu bauen
turm-discard =
    Hast du zu keiner der beiden Augenzahlen einen Baustein, kommt stattdessen ein beliebiger aus dem Vorrat in die Schachtel.
    Ebenso, wenn keiner der Bausteine, die die Würfel erlauben, am Turm einen Platz findet.
    Mit einem Bauring darfst du stattdessen einen anderen Baustein bauen.
    Die Figur darf trotzdem ziehen. Teile in der Schachtel zählen gegen dich, wenn Figuren gleich hoch stehen.

turm-rings-title = Bauringe
turm-rings =
    Einmal im Zug darfst du einen deiner beiden Bauringe abgeben. Er kommt in die Schachtel.
    Vor dem Bauen gibt er dir jeden Baustein frei, was auch immer die Würfel sagen.
    Beim Ziehen öffnet er die Felder anderer Farben und lässt dich über andere Figuren hinweg, bis dieser Weg zu Ende ist.
    Oder ein Schritt dieses Weges darf zwei Stufen hinauf oder hinunter führen.
    Abgeben kann man einen Bauring nur, wo dasselbe nicht auch ohne ihn geht.

turm-trying-title = Ausprobieren
turm-trying = Solange du nicht losgelassen hast, darfst du den Baustein drehen, ihn an jedem Platz ausprobieren und einen anderen nehmen, den die Würfel erlauben.

turm-place-title = Wohin ein Baustein darf
turm-place =
    Alle seine Teile brauchen Platz: Dort darf noch kein Teil und keine Figur sein. Eine Figur braucht über ihrem Feld so viel Platz wie ein Teil.
    Mindestens eines seiner Teile muss Fläche an Fläche am Turm liegen.
    Lücken darunter sind erlaubt, und eine Lücke darf später gefüllt werden.

turm-pattern-title = Das Schachbrettmuster
turm-pattern =
    Im ganzen Turm wechseln farbige und neutrale Teile in allen sechs Richtungen ab wie auf einem Schachbrett. Die dunklen Teile des Grundsteins gehören zu den farbigen.
    Drehe einen Baustein, wie du willst, aber nicht in sein Spiegelbild; seine farbigen Teile müssen dorthin kommen, wo das Muster Farbe will.
    So behalten Treppen mit einer Stufe je Schritt ihre Art: Neutrale dienen allen, farbige nur ihrem Besitzer.

turm-first-title = Erster Zug und spätere
turm-first =
    Der erste Baustein jeder Farbe muss den Grundstein mit der Fläche eines Teils berühren. Er darf neben ihm auf dem Tisch stehen.
    Ab dem zweiten Zug darf kein Baustein den Tisch berühren.
    Jeder Baustein muss auf etwas liegen: mindestens eines seiner Teile unmittelbar auf einem Teil des Turms, im ersten Zug auch auf dem Tisch.

turm-overhang-title = Überhang
turm-overhang-extent = Eine Spalte von Teilen ist getragen, wenn ihr unterstes Teil auf dem Turm liegt, im ersten Zug auch auf dem Tisch. Nach jeder der vier Seiten darf der Baustein höchstens um ein Teil über seine äußerste getragene Spalte überhängen, dort aber mit beliebig vielen Teilen nebeneinander. Als Hausregel zählt jede Reihe oder jedes Teil für sich.
turm-overhang-row = Eine Spalte von Teilen ist getragen, wenn ihr unterstes Teil auf dem Turm liegt, im ersten Zug auch auf dem Tisch. In jeder einzelnen Reihe von Spalten, längs wie quer, darf der Baustein höchstens um ein Teil über die getragenen überhängen; eine Reihe, die nichts trägt, darf nur ein Teil haben.
turm-overhang-parts = Eine Spalte von Teilen ist getragen, wenn ihr unterstes Teil auf dem Turm liegt, im ersten Zug auch auf dem Tisch. Nach jeder der vier Seiten darf höchstens ein Teil des Bausteins über seine äußerste getragene Spalte überhängen. Teile nebeneinander und übereinander zählen einzeln; Teile über einer Lücke dazwischen zählen nicht.

turm-way-title = Ein Weg hinein
turm-way = Ein Baustein muss von oberhalb des Turms an seinen Platz kommen, Teil für Teil gerade geschoben, in jeder Richtung, ohne ihn zu drehen und ohne durch andere hindurch. Figuren sind nicht im Weg.

turm-closed-title = Niemand wird eingeschlossen
turm-closed = Du darfst eine Figur überbauen, aber nicht einschließen. Eine Figur, die schon vorher keinen freien Weg hatte, muss keinen bekommen.
turm-walled_in-space = Jede Figur auf dem Turm behält Platz für einen Schritt: auf ein Feld, das höchstens eine Stufe höher oder niedriger liegt, oder auf den Tisch. Welche Farbe dieses Feld hat und wer dort steht, ist gleich. Du darfst einer Figur also auch nur ein Feld lassen, das sie nicht betreten darf. Dann sitzt sie fest, bis jemand ihr einen Weg baut oder ihr Spieler einen Bauring abgibt. Eine Hausregel verbietet das.
turm-walled_in-own_way = Jede Figur auf dem Turm behält einen freien Weg: mindestens einen Schritt, den sie selbst ohne Bauring ziehen darf, auf ein freies Feld, das neutral, dunkel oder in ihrer Farbe ist, oder auf den Tisch. So sitzt niemand zwischen fremden Feldern oder anderen Figuren fest.

turm-walk-title = Treppen
turm-walk =
    Deine Figur darf beliebig viele Schritte ziehen oder stehen bleiben.
    Ein Schritt führt gerade in die nächste Spalte, nie über Eck, und höchstens eine Stufe hinauf oder hinunter.
    Ziehen darf sie auf neutralen Feldern, auf denen deiner Farbe und auf den dunklen des Grundsteins.
    Der Weg muss an einem anderen Platz enden als dem, an dem er begann.

turm-colours-title = Felder der anderen
turm-colours = Felder in einer anderen Farbe sind verschlossen: Deine Figur darf weder auf ihnen stehen noch über sie hinwegziehen.

turm-others-title = Andere Figuren
turm-others = Auf einem Feld steht höchstens eine Figur, und keine zieht über ein Feld hinweg, auf dem eine andere steht.

turm-room-title = Platz zum Ziehen
turm-room = Für einen Schritt braucht eine Figur Platz. Über dem höheren Feld muss Platz für die Figur sein, ein Teil hoch. Über dem tieferen Feld muss bis zur selben Höhe Platz sein. Unter einem Dach mit so viel Platz darf sie ziehen.

turm-down-title = Der Tisch
turm-down =
    Der Tisch um den Turm ist ein einziger Platz auf Etage 0, auf dem alle Figuren Platz haben.
    Eine Figur darf auf ihn hinuntersteigen, um den Turm herumziehen und im selben Zug anderswo wieder hinaufsteigen. Ein Loch im Turm, aus dem niemand hinauskommt, gehört nicht dazu.

turm-leap-title = Ziehen mit einem Bauring
turm-leap = Ein Schritt von genau zwei Stufen braucht denselben Platz wie jeder andere und darf auch vom Tisch aus oder auf ihn hinunter führen.
turm-pass-two = Zu zweit öffnet der Bauring auch die Felder deiner eigenen anderen Farbe.

turm-hand-title = Loslassen
turm-hand =
    Erst wählst du den Platz im Raster, dann lässt du den Baustein los. Wie schief er auch zu liegen kommt, er gilt für den gewählten Platz: Ein schiefer Turm ist schwächer, aber die Plätze bleiben dieselben.
    Wie die Hand losgelassen hat und was gefallen ist, steht mit dem Zug in der Datei der Partie und wird nie neu ausgerechnet.
turm-hand-mouse = Solange du die Maustaste oder Enter hältst, hängt der Baustein an deiner Hand. Zuerst hängt er so weit daneben wie bei einer zufälligen Hand; dann wird deine Hand ruhiger und treibt langsam ab, umso mehr, je größer er ist, je höher und je länger du ihn hältst. Steuere mit der Maus oder den Pfeiltasten gegen den Pfeil, dreh ihn mit dem Mausrad und lass los.
turm-hand-drawn = Das Zittern der Hand ist zufällig und für alle gleich: Ein Klick lässt los.
turm-hand-steady = Die Hand ist vollkommen ruhig: Nur der Platz entscheidet.
turm-wobble-usual = Jeder Baustein, der losgelassen wird, gibt dem Turm einen kleinen Stoß.
turm-wobble-gentle = Der Tisch ist ruhig: Eine zitternde Hand zittert weniger, und jeder Baustein, der losgelassen wird, gibt dem Turm nur etwa den halben Stoß.
turm-wobble-windy = Es ist windig: Eine zitternde Hand zittert mehr, und jeder Baustein, der losgelassen wird, gibt dem Turm etwa den doppelten Stoß.
turm-judge-bullet = Was fällt, entscheiden die Bausteine in Bewegung, mit Gewicht und Reibung.
turm-judge-statics = Was fällt, entscheidet das Gleichgewicht aller Kräfte.

turm-fallen-title = Was als gefallen gilt
turm-fallen =
    Ein Baustein ist gefallen, wenn sich seine Mitte um mehr als ein halbes Teil bewegt hat, wenn er mehr als zwanzig Grad geneigt ist oder wenn er am Ende um mehr als ein halbes Teil oder fünfzehn Grad von seinem Platz abweicht.
    Fällt nichts, ist der Baustein gebaut. Andere können sich dabei ein wenig bewegt haben.
    Figuren wiegen nichts und bewegen sich mit ihrem Feld.

turm-slip-title = Abrutschen
turm-slips-none = Ein abgerutschter Baustein kommt nie in die Schachtel: Du baust weiter, bis einer hält.
turm-slip =
    Fallen weniger als { $collapse } Bausteine auf einmal, werden sie und die Figuren auf ihnen wieder so hingestellt, wie sie waren.
    War der neue Baustein nicht dabei, ist er gebaut.
    War er dabei, ist er abgerutscht: Er kommt in den Vorrat zurück, und du baust weiter, mit jedem Baustein und an jedem Platz, den die Regeln erlauben. Ein dafür abgegebener Bauring bleibt in der Schachtel, und die Würfel bleiben in diesem Zug ohne Bedeutung.
    { $slips ->
        [none] { turm-slips-none }
        [one] In diesem Spiel endet das Bauen schon beim ersten Abrutschen: Der Baustein kommt in die Schachtel, und die Figur darf ziehen.
       *[other] Beim { $slips }. Abrutschen in einem Zug kommt der Baustein in die Schachtel, und die Figur darf ziehen. Eine Hausregel hebt diese Grenze auf.
    }

turm-collapse-title = Einsturz
turm-collapse =
    Fallen { $collapse } oder mehr Bausteine auf einmal, der neue mitgezählt, ist der Turm eingestürzt und das Spiel zu Ende.
    Wer losgelassen hat, hat verloren. Von den anderen gewinnt, wessen Figur davor am höchsten stand.
    Standen sie gleich hoch, gewinnt, wer in Vorrat und Schachtel zusammen am wenigsten Teile hat, dann, wer die meisten Bauringe hat; sonst teilen sie sich den Sieg.

turm-end-title = Ende des Spiels
turm-end =
    Sind alle Vorräte leer, ist das Spiel zu Ende. Die Figur, die am höchsten steht, gewinnt.
    Stehen mehrere gleich hoch, gewinnt, wer am wenigsten Teile in der Schachtel hat, dann, wer die meisten Bauringe übrig hat; sonst teilen sie sich den Sieg.
turm-end-two =
    Zu zweit werden die Etagen deiner beiden Figuren zusammengezählt, ebenso Teile und Bauringe.
    Stürzt der Turm ein, hat der andere gewonnen.

turm-house-rules-title = Hausregeln dieses Spiels
turm-house-rules = Abweichend von den Standardregeln:
turm-house-rule = { $option }: { $value }
