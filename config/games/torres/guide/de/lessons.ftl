# Die Einführung: ein Titel für jedes Kapitel, ein Text für jeden Schritt (config/games/torres/lessons.yaml), höchstens zwei kurze Sätze.

lesson-heading = { $number } von { $of } · { $title }
lesson-why = Nicht ganz: Tu, was die Lektion sagt, oder überspringe den Schritt.

lesson-look = Der Tisch
lesson-look-welcome = Willkommen! Bei Torres bauen alle an denselben Burgen und schicken Ritter ihre Türme hinauf. Du spielst Rot.
lesson-look-turn = Dreh den Tisch: Zieh mit der Maus oder drücke Umschalt und eine Pfeiltaste. Auch die leuchtenden Knöpfe drehen ihn.
lesson-look-castle = Türme, die Seite an Seite stehen, sind eine Burg. Klick auf die leuchtende Burg, oder geh mit den Pfeiltasten hin und drück Enter.
lesson-look-castle-why = Das ist nicht die leuchtende Burg; such die goldenen Rahmen.
lesson-look-area = Die Fläche einer Burg ist die Zahl ihrer Felder. Welche Fläche hat diese?
lesson-look-area-wrong = Nicht ganz. Zähl die leuchtenden Felder noch einmal.
lesson-look-area-after = Vier Felder: Fläche 4. Türme, die sich nur an einer Ecke berühren, sind verschiedene Burgen.
lesson-look-level = Die Ebene eines Ritters ist die Zahl der Bausteine unter ihm. Auf welcher Ebene steht der blaue?
lesson-look-level-wrong = Nicht ganz. Zähl die Bausteine unter dem blauen Ritter.
lesson-look-level-after = Ebene 2. Hohe Ritter in großen Burgen: Das ist das ganze Geheimnis.

lesson-walk = Gehen
lesson-walk-up = Klick auf deinen roten Ritter, dann auf den leuchtenden Turm. Ein Schritt kostet einen Aktionspunkt und führt höchstens eine Ebene hinauf.
lesson-walk-higher = Und noch ein Schritt: Klick auf deinen Ritter, dann auf den leuchtenden Turm der Ebene 2.
lesson-walk-steep = Der nächste Turm ist zwei Ebenen höher. Klick auf deinen Ritter, dann auf diesen Turm, und sieh, was geschieht.
lesson-walk-steep-after = Zu steil! Der Grund wird immer genannt. F2 zeigt die Regel.
lesson-walk-down = Hinunter geht es leicht, wie tief auch immer: Klick auf deinen Ritter, dann auf das leuchtende Feld am Boden.
lesson-walk-far = Du kannst auch weiter weg klicken: erst auf deinen Ritter, dann auf das leuchtende Feld. Er geht Schritt für Schritt dorthin.

lesson-doors = Tore
lesson-doors-through = Jeder Baustein hat Tore. Klick auf deinen Ritter, dann auf das leuchtende Feld hinter der Burg: Für einen Aktionspunkt geht er hier hinein und kommt dort heraus.
lesson-doors-through-why = Auch dorthin könnte er, aber geh ganz hindurch: auf das leuchtende Feld.
lesson-doors-back = Und wieder zurück: Klick auf deinen Ritter, dann auf eines der leuchtenden Felder.
lesson-doors-height = Er geht auf seiner Ebene hinein und kommt nie höher heraus. Klick auf deinen Ritter auf Ebene 1, dann auf das niedrige Dach dahinter.
lesson-doors-height-why = Nicht dorthin: auf das leuchtende Dach hinter der Burg.

lesson-build = Bauen
lesson-build-stack = Deine Bausteine sind in Stapeln, und in einem Zug benutzt du einen davon. Klick auf den leuchtenden Stapel.
lesson-build-wide = Setz einen Baustein neben deine Burg, so wird sie größer: Klick auf ein leuchtendes Feld. Das kostet einen Aktionspunkt.
lesson-build-wide-why = Neben deine eigene Burg, bitte: auf eines der leuchtenden Felder.
lesson-build-tall = Nun in die Höhe: Klick auf den Stapel, dann auf einen Turm, auf dem niemand steht.
lesson-build-tall-why = Diesmal in die Höhe: auf einen der leuchtenden Türme.
lesson-build-gap = Zwei Burgen dürfen nie zusammenwachsen. Versuch es: Klick auf den Stapel, dann auf die Lücke dazwischen.
lesson-build-gap-after = Abgelehnt: Burgen bleiben getrennt. Auch darf keine höher sein als ihre Fläche.
lesson-build-rest = Ein Baustein ist noch übrig. Klick auf den Stapel, dann auf ein Feld, das du magst, auch an der Burg von Blau.

lesson-turn = Dein Zug
lesson-turn-points = Jeder Zug bringt fünf Aktionspunkte. Zwei hast du noch: genug für einen weiteren Ritter.
lesson-turn-add = Klick auf deine Ritter in der Reserve, dann auf ein Feld neben deinem Ritter: nicht höher, als er steht.
lesson-turn-end = Deine Aktionspunkte sind verbraucht. Beende deinen Zug und sieh, was Blau tut.
lesson-turn-again = Wieder dein Zug: fünf neue Punkte und ein neuer Stapel. Ungenutzte Aktionspunkte verfallen.

lesson-scoring = Wertung
lesson-scoring-castle = Jedes der drei Jahre endet mit einer Wertung. Eine Burg bringt Fläche mal Ebene deines höchsten Ritters: Wie viele Punkte bringt der leuchtende?
lesson-scoring-castle-wrong = Nicht ganz. Rechne die Fläche der Burg mal die Ebene des leuchtenden Ritters.
lesson-scoring-castle-after = Fläche 5 × Ebene 2 = 10. Ein zweiter Ritter in derselben Burg brächte nichts dazu.
lesson-scoring-other = Und dein anderer Ritter, auf dieser Burg aus drei Feldern?
lesson-scoring-other-wrong = Nicht ganz. Rechne die drei Felder mal die Ebene des leuchtenden Ritters.
lesson-scoring-other-after = 3 × 1 = 3. Groß und hoch ist besser als viel.
lesson-scoring-rival = Blau steht in deiner Burg auf Ebene 3. Was bekommt Blau?
lesson-scoring-rival-wrong = Nicht ganz. Rechne dieselbe Fläche mal die Ebene von Blau.
lesson-scoring-rival-after = 5 × 3 = 15: In einer Burg wertet jeder für sich. Also steig hinauf, wo andere bauen!
lesson-scoring-overlay = Rechnen musst du nicht: Der leuchtende Knopf zeigt, was jeder Ritter wert ist.
lesson-scoring-year = Das war der letzte Zug des Jahres. Beende ihn und sieh die Wertung, Burg für Burg.
lesson-scoring-done = Zehn und drei: Dein Wertungsstein rückte 13 vor. Die Punkteliste zeigt jederzeit, was eine Wertung brächte.

lesson-king = Der König
lesson-king-bonus = Der König steht auf dem leuchtenden Turm. Nach dem ersten Jahr ist ein Ritter auf Ebene 1 seiner Burg 5 zusätzliche Punkte wert.
lesson-king-step = Steig in seine Burg: Klick auf deinen Ritter, dann auf den leuchtenden Turm der Ebene 1.
lesson-king-year = Das Jahr ist um. Beende deinen Zug und sieh den Königsbonus.
lesson-king-move = Wer zuletzt liegt, darf den König versetzen. Das bist du: Stell ihn auf eine beliebige Burg.

lesson-cards = Karten
lesson-cards-buy = Für einen Aktionspunkt siehst du drei Karten an und behältst eine. Kauf!
lesson-cards-keep = Klick auf die Karte, die du behältst: Ab deinem nächsten Zug darfst du sie spielen. Die beiden anderen kommen zusammen auf den Stapel oder darunter.
lesson-cards-play = Du darfst eine Karte je Zug spielen, und sie kostet nichts. „{ $card }“ hebt einen Ritter zwei Ebenen hinauf: Klick auf die Karte, deinen Ritter und den leuchtenden Turm.
lesson-cards-game = Mehr brauchst du nicht. Nun ein eigenes Spiel: Die Glühbirne gibt einen Tipp, und alle Regeln stehen im Menü.
