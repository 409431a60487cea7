# Die Menüs um eine Partie Turm Bauer: welches Spiel, sein Aufbau, wie Partien im Regal stehen.

turm-setup-problem-colour = Jede Farbe kann nur einmal vergeben werden.
turm-rules-about = Turm Bauer, { $players } Spieler
turm-branch-moment = ab { $moment }
turm-branch-about = Mit dieser Stellung beginnt eine neue Partie: die Bausteine stehen wie bisher, und die Würfel fallen wie dort. Die ursprüngliche Partie bleibt, wie sie ist.
game-turm = Turm Bauer
game-turm-about = Ein Turm für alle, Stufen hinauf und eine ruhige Hand

# Der Übungstisch.

menu-practice = Die Hand üben
turm-practice-begin = Versuch { $number }: Nimm einen Baustein, halte ihn über den Turm und lass los.
turm-practice-result = { $fell } { $grade }: { $shift } % einer Kante daneben, { $turn }° verdreht (sofort: { $usual } %).
turm-practice-stands = Er steht.
turm-practice-slipped = Etwas ist gefallen.
turm-practice-collapsed = Der Turm ist eingestürzt.
turm-practice-sure = Sehr ruhig
turm-practice-steady = Ruhig
turm-practice-usual = Wie ohne Steuern
turm-practice-wild = Unruhig
turm-practice-again = Noch einmal
turm-practice-leave = Menü

desktop-kind-turm = Partie Turm Bauer
