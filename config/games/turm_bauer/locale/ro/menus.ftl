# Meniurile din jurul unui joc de Turm Bauer: alegerea jocului, pregătirea lui, cum stau jocurile de pe raft.

turm-setup-problem-colour = Fiecare culoare poate fi dată o singură dată.
turm-rules-about = Turm Bauer, { $players } jucători
turm-branch-moment = din { $moment }
turm-branch-about = Din această poziție începe un joc nou: piesele stau ca până acum, iar zarurile vor cădea la fel. Jocul care a fost jucat rămâne cum este.
game-turm = Turm Bauer
game-turm-about = Un turn pentru toți, trepte în sus și o mână sigură

desktop-kind-turm = Joc de Turm Bauer
