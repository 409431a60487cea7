# Reluări în terminal.

text-turm-replay-help =
    Enter sau următoarea: comanda următoare. înapoi, următoarea tură, tură 12, pas 40, început, sfârșit: alte momente. ture: toate turele.
    eu, câmpuri, nivel 3, rând 10, coloană m, privește m10, jur m10, piese, rezervă, puncte, stabil: turnul în acest moment.
    analizează găsește turele care au pierdut ceva; greșeli, următoarea greșeli: de la una la alta. studiu deschide momentul pentru încercări.
    iarăși: ce s-a întâmplat de la ultima tură a acelui jucător. scurt, ieși.
    Mai mult: ajutor reluare, ajutor turn.
