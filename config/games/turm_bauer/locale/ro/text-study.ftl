# Studii în terminal.

text-turm-study-help =
    Tastează comenzi ca într-un joc: 4l m10, trepte, >, rămâi. Fiecare devine un pas al unei variante, salvat imediat; totul se poate lua înapoi, și ce alunecă sau cade.
    zaruri 2 5 alege zarurile turei, zaruri le aruncă. Mâna ta e sigură; riscul spus e al unei mâini care tremură.
    următoarea, înapoi, variante: de-a lungul variantelor. comentariu, semn: ceva despre un pas. șterge, principală, redenumește: schimbă arborele.
    eu, câmpuri, nivel 3, rând 10, coloană m, privește m10, jur m10, rezervă: poziția. ce și permis: ce se poate face. sfat: cea mai bună tură. poziție, text: ca text.
    Mai mult: ajutor studiu, ajutor turn, ajutor construit, ajutor mers, ajutor rând.
text-word-dice = zaruri
text-study-which-dice = Care zaruri? Tastează zaruri 2 5, sau numai zaruri ca să le arunci.
text-study-throw-back = Luat înapoi: zaruri { $one } și { $two }
