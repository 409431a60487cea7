# Probleme în terminal.

text-puzzle-points = { $points } din { $wanted } puncte
text-puzzle-points-hidden = { $points } puncte
text-puzzle-help =
    Găsește tura care aduce cel mai mult: c4-d4 mută un cavaler, +d4 pune o piesă, ac4 adaugă un cavaler; încap mai multe pe un rând.
    Înaintea tastării stau punctele pe care le-ai lua acum. ce +d4 spune ce ar aduce o comandă; permis arată ce ai voie.
    eu: cavalerii tăi. tablă, rând 3, coloană c, jur c3, castele, extindere: tabla. mână: cărțile tale. puncte: ale tuturor.
    cerință, sfat, înapoi, început, soluție, următoarea, listă, ieși. încheie predă tura înainte să aibă toate punctele.
    Mai mult: ajutor problemă, ajutor tablă, ajutor mers, ajutor construit, ajutor cărți, ajutor rând.
