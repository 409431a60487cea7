# Die Menüs um eine Partie Turm Bauer: welches Spiel, sein Aufbau, wie Partien im Regal stehen.

turm-setup-problem-colour = Jede Farbe kann nur einmal vergeben werden.
turm-rules-about = Turm Bauer, { $players } Spieler
turm-branch-moment = ab { $moment }
turm-branch-about = Mit dieser Stellung beginnt eine neue Partie: die Bausteine stehen wie bisher, und die Würfel fallen wie dort. Die gespielte Partie bleibt, wie sie ist.
game-turm = Turm Bauer
game-turm-about = Ein Turm für alle, Stufen hinauf und eine ruhige Hand

desktop-kind-turm = Partie Turm Bauer
