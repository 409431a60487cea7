# Studii în terminal.

text-study-help =
    Tastează comenzi ca într-un joc: c4-d4, +d4, ac4, cărți, încheie. Fiecare devine un pas al unei variante, salvat imediat; totul se poate lua înapoi.
    următoarea, înapoi, variante: de-a lungul variantelor. comentariu, semn: ceva despre un pas. șterge, principală, redenumește: schimbă arborele.
    eu, tablă, rând 3, coloană c, jur c3, castele, extindere, mână, puncte: poziția. ce și permis: ce se poate face. sfat: cea mai bună tură.
    poziție, text: ca text. listă: toate studiile. ieși: pleacă.
    Mai mult: ajutor studiu, ajutor tablă, ajutor mers, ajutor construit, ajutor cărți, ajutor tură, ajutor rând.
