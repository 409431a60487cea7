# Reluări în terminal.

text-replay-help =
    Enter sau următoarea: comanda următoare. înapoi, următoarea tură, tură 12, an 2, pas 40, început, sfârșit: alte momente. ture: toate turele.
    eu, tablă, rând 3, coloană c, jur c3, castele, extindere, acoperișuri, porți, mână, puncte: tabla în acest moment. ce +d4: ce ar aduce.
    analizează găsește turele care au pierdut ceva; greșeli, următoarea greșeli: de la una la alta. studiu deschide momentul pentru încercări.
    iarăși: ce s-a întâmplat de la ultima tură a acelui jucător. scurt, ieși.
    Mai mult: ajutor reluare, ajutor tablă, ajutor cărți.
text-word-year = an
text-replay-which-year = Care an? Tastează an și un număr de la 1 la { $years }. Poate că anul nu a venit încă.
text-replay-better = Mai bine: { $turn }
