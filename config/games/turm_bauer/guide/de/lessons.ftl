# Die Lektionen von Turm Bauer: ein Titel für jedes Kapitel, ein Text für jeden Schritt (config/games/turm_bauer/lessons.yaml), höchstens zwei kurze Sätze.

turm-lesson-tower = Der Turm
turm-lesson-tower-welcome = Willkommen! Hier bauen alle zusammen einen Turm und klettern hinauf. Du bist Rot.
turm-lesson-tower-turn = Drehe den Tisch: Ziehe mit der Maus oder drücke Umschalt und eine Pfeiltaste. Auch die erleuchteten Knöpfe drehen ihn.
turm-lesson-tower-level = Figuren stehen auf Feldern, den freien Oberseiten der Bausteine. Die Etagen zählt man von der Seite; der Tisch ist Etage 0. Auf welcher steht die blaue Figur?
turm-lesson-tower-level-wrong = Nicht ganz. Zähl von der Seite die Etagen unter der blauen Figur.
turm-lesson-tower-level-after = Auf Etage 2. Sind alle Bausteine verbraucht, gewinnt die Figur, die am höchsten steht.

turm-lesson-block = Bauen
turm-lesson-block-take = Die Würfel zeigen 3 und 5: Du darfst einen Baustein aus drei oder aus fünf Teilen bauen. Klicke im Vorrat auf einen.
turm-lesson-block-turnit = Drehe ihn jetzt: mit dem Mausrad oder mit den Knöpfen und Tasten rechts.
turm-lesson-block-build = Setze einen Baustein aus drei Teilen auf den Tisch, an den dunklen Grundstein: Zeige auf einen Platz, drücke die Maustaste und lass los.
turm-lesson-block-build-why = Einen Baustein aus drei Teilen, bitte, auf den Tisch an den Grundstein. Ein Klick auf einen anderen wechselt, was du hältst.
turm-lesson-block-walk = Nach dem Bauen darf deine Figur ziehen. Klicke auf ein erleuchtetes Feld.
turm-lesson-block-walk-why = Lass sie diesmal ziehen: Klicke auf ein erleuchtetes Feld.

turm-lesson-fit = Der Platz
turm-lesson-fit-pattern = Farbige und neutrale Teile wechseln sich immer ab wie auf einem Schachbrett. Ein Baustein passt nur dorthin, wo dieses Muster stimmt.
turm-lesson-fit-overhang = Mindestens ein Teil eines Bausteins muss auf dem Turm liegen. Nach jeder Seite darf der Baustein ein Teil weit überhängen. Baue den Dreierstab so, dass er überhängt.
turm-lesson-fit-overhang-why = Nimm den Dreierstab und lass ein Ende überhängen.
turm-lesson-fit-steady = Lücken unter einem Baustein sind erlaubt und dürfen später gefüllt werden. Das macht den Turm oft fester.

turm-lesson-hand = Deine Hand
turm-lesson-hand-hold = Nimm einen beliebigen Baustein, zeige auf den Turm und halte die Maustaste oder Enter. Der Pfeil zeigt, wohin deine Hand treibt: Steuere dagegen und lass los.
turm-lesson-hand-slip = Baue einen Winkel so, dass der größte Teil über einen Rand des Turms hängt. Die Anzeige rechts sagt, wie riskant das ist.
turm-lesson-hand-slip-why = Nimm einen Dreier- oder Viererwinkel und lass den größten Teil über einen Rand des Turms hängen.
turm-lesson-hand-slip-after = Abgerutscht! Weniger als drei Bausteine sind gefallen: Alles wird zurückgestellt, und du darfst es noch einmal versuchen. Beim dritten Mal kommt der Baustein in die Schachtel.
turm-lesson-hand-slip-otherwise = Diesmal kam es anders. Fallen nur ein oder zwei Bausteine, werden sie zurückgestellt, und du darfst es noch einmal versuchen. Beim dritten Mal kommt der Baustein in die Schachtel.
turm-lesson-hand-again = Noch einmal, in Ruhe: Tief und in der Mitte liegt ein Baustein sicher. Die Anzeige rechts sagt, wie fest der Turm stünde.
turm-lesson-hand-collapse = Ein Stab liegt wie eine Wippe auf einem einzelnen Würfel. Baue einen Fünferbaustein auf eines seiner Enden und sieh, was geschieht.
turm-lesson-hand-collapse-why = Nimm einen Baustein aus fünf Teilen und setze ihn auf ein Ende des oberen Stabs, so weit außen es geht.
turm-lesson-hand-collapse-after = Drei oder mehr Bausteine fielen auf einmal: Der Turm ist eingestürzt. Wer losgelassen hat, hat verloren, und von den anderen gewinnt, wer am höchsten stand.
turm-lesson-hand-collapse-otherwise = Diesmal fielen weniger als drei Bausteine. Fallen drei oder mehr auf einmal, ist der Turm eingestürzt: Wer losgelassen hat, verliert, und von den anderen gewinnt, wer am höchsten stand.
turm-lesson-failed-slips = Das war der dritte Abrutscher: In einem Spiel käme der Baustein jetzt in die Schachtel. Hier beginnt der Schritt von vorn.
turm-lesson-failed-collapse = Der Turm ist eingestürzt: In einem Spiel hättest du verloren. Hier beginnt der Schritt von vorn.

turm-lesson-walk = Klettern
turm-lesson-walk-stairs = Beliebig viele Schritte, jeder höchstens eine Stufe hinauf oder hinunter. Neutrale Felder sind für alle: Zieh auf das erleuchtete.
turm-lesson-walk-stairs-why = Hinauf auf das erleuchtete Feld am Turm: Klicke darauf.
turm-lesson-walk-colours = Felder in einer anderen Farbe sind verschlossen. Klicke auf das blaue und sieh selbst.
turm-lesson-walk-colours-after = Verschlossen! Ziehen darfst du auf deiner Farbe, auf neutralen und auf den dunklen Feldern.
turm-lesson-walk-pass = Du hast zwei Bauringe. Einer davon öffnet solche Felder für einen Weg: Klicke auf das erleuchtete Zeichen, dann auf das blaue Feld.
turm-lesson-walk-pass-why = Erst das erleuchtete Zeichen des Baurings, dann das blaue Feld.
turm-lesson-walk-leap = Oder ein Bauring lässt einen Schritt zwei Stufen hinauf oder hinunter führen. Klicke auf das erleuchtete Zeichen, dann springe auf den Turm.
turm-lesson-walk-leap-why = Erst das erleuchtete Zeichen des Baurings, dann ein Feld des Turms.

turm-lesson-dice = Die Würfel
turm-lesson-dice-discard = Die Würfel zeigen 5 und 6, aber solche Bausteine hast du nicht mehr. Dann kommt ein anderer in die Schachtel: Wähle einen und klicke auf den erleuchteten Knopf.
turm-lesson-dice-discard-why = Wähle einen Baustein im Vorrat und klicke dann auf den Knopf mit der Schachtel.
turm-lesson-dice-free = Oder du gibst einen Bauring ab und baust, was du magst. Klicke auf das erleuchtete Zeichen, nimm einen Baustein und baue ihn.
turm-lesson-dice-free-why = Diesmal mit einem Bauring: Klicke auf das erleuchtete Zeichen, dann baue.

turm-lesson-end = Das Ende
turm-lesson-end-height = Nimm an, alles ist gebaut, und Rot und Grün stehen beide auf Etage 2. Dann gewinnt, wer die wenigsten Teile in der Schachtel hat: Rot hat 5, Grün 6. Wie viele hat, wer gewinnt?
turm-lesson-end-height-wrong = Nicht ganz. Es gewinnt, wer die wenigsten Teile in der Schachtel hat.
turm-lesson-end-height-after = Fünf: Rot gewinnt. Wäre auch das gleich, entschieden die Bauringe, die noch übrig sind.
turm-lesson-end-game = Das ist alles. Baue, klettere und halte die Hand ruhig: Hier ist deine erste Partie.
