# Meniurile din jurul unui joc de Turm Bauer: alegerea jocului, pregătirea lui, cum stau jocurile de pe raft.

turm-setup-problem-colour = Fiecare culoare poate fi dată o singură dată.
turm-rules-about = Turm Bauer, { $players } jucători
turm-branch-moment = din { $moment }
turm-branch-about = Din această poziție începe un joc nou: piesele stau ca până acum, iar zarurile vor cădea la fel. Jocul inițial rămâne cum este.
game-turm = Turm Bauer
game-turm-about = Un turn pentru toți, trepte în sus și o mână sigură

# Masa de exersat.

menu-practice = Exersează mâna
turm-practice-begin = Încercarea { $number }: ia o piesă, ține-o deasupra turnului și dă-i drumul.
turm-practice-result = { $fell } { $grade }: alături cu { $shift } % dintr-o latură, rotită cu { $turn }° (imediat: { $usual } %).
turm-practice-stands = Stă.
turm-practice-slipped = A căzut ceva.
turm-practice-collapsed = Turnul s-a prăbușit.
turm-practice-sure = Foarte sigur
turm-practice-steady = Sigur
turm-practice-usual = Ca fără să o conduci
turm-practice-wild = Nesigur
turm-practice-again = Încă o dată
turm-practice-leave = Meniu

desktop-kind-turm = Joc de Turm Bauer
