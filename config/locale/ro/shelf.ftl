# Raftul jocurilor salvate: cine are unul deschis, cum se numesc.

wrong-in_use = Altă fereastră sau alt program are acest joc deschis (procesul { $process } pe { $computer }, din { $since }).
todo-in_use = Închide-l acolo și deschide-l din nou, sau doar privește.
wrong-in_use_by_somebody = Altă fereastră sau alt program are acest joc deschis.
todo-in_use_by_somebody = Închide-l acolo și deschide-l din nou, sau doar privește.
wrong-title_unfit = Un joc al cărui fișier are un asemenea nume nu poate fi redenumit.
todo-title_unfit = Dă fișierului un nume din litere obișnuite, apoi numește jocul cum vrei.
wrong-title_busy = Alt program scrie chiar acum numele jocurilor.
todo-title_busy = Încearcă încă o dată.
