# Probleme în terminal.

text-turm-puzzle-help =
    Cât de sus ajunge figurina? 4l m10 pune piesa 4l pe coloana m10, > merge cât mai sus. Sau: în care loc stă piesa? Tastează numărul lui.
    Mâna ta e sigură și nimic nu spune riscul: asta e întrebarea. da dă drumul piesei; înapoi o ia înapoi.
    eu: figurina ta. tură: zarurile. rezervă: piesele tale. câmpuri, nivel 3, rând 10, coloană m, privește m10, jur m10: turnul.
    cerință, sfat, înapoi, început, soluție, următoarea, listă, ieși. permis arată ce ai voie; ce și o piesă spune cum ar sta.
    Mai mult: ajutor problemă, ajutor turn, ajutor construit, ajutor mers, ajutor rând.
text-puzzle-places-prompt = Locul 1 până la { $most }>
text-puzzle-not-told = Într-o problemă nu se spun treptele și riscurile: pe ele trebuie să le găsești.
text-puzzle-over = Tura s-a încheiat. înapoi retrage ultimul pas, început pe toți; următoarea e problema următoare.
text-puzzle-over-prompt = Problemă încheiată>
