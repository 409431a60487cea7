# Ce poate fi greșit la jocurile de Turm Bauer: vezi faults.ftl.

wrong-turm_players = Turm Bauer este pentru 2 până la 4 jucători, nu { $given }.
todo-turm_players = Alege 2, 3 sau 4 jucători.
wrong-turm_colours = Jucătorul { $player } are { $given } culori; cu { $players } jucători fiecare are { $wanted }.
todo-turm_colours = Dă-i fiecărui jucător { $wanted }.

why-start_decided = aruncarea { $number } pentru început vine după ce unul a avut cel mai mult (T-3.3)
why-start_dice = aruncarea { $number } pentru început are { $given } zaruri, dar aruncă { $wanted } jucători (T-3.3)
why-start_die = aruncarea { $number } pentru început are un număr care nu e de la 1 la 6
why-start_tied = aruncările pentru început se termină fără ca cineva să aibă singur cel mai mult (T-3.3)
why-rolls_count = sunt { $given } aruncări de zaruri, dar se joacă { $wanted } ture (T-4.8)
why-roll_die = aruncarea { $number } are un număr care nu e de la 1 la 6
why-tremor_range = tremurul mâinii nu este un număr posibil

undo-let-go = S-a dat drumul unei piese: ce a căzut a căzut.
