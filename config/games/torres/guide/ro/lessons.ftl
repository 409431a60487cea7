# Lecțiile: un titlu pentru fiecare capitol, un text pentru fiecare pas (config/games/torres/lessons.yaml), cel mult două fraze scurte.

lesson-heading = { $number } din { $of } · { $title }
lesson-why = Nu tocmai: fă ce cere lecția sau sari peste pas.

lesson-look = Masa
lesson-look-welcome = Bun venit! La Torres toți construiesc aceleași castele și își trimit cavalerii pe turnuri. Tu ești roșu.
lesson-look-turn = Rotește masa: trage cu mouse-ul sau apasă Shift și o săgeată. O rotesc și butoanele luminate.
lesson-look-castle = Turnurile așezate latură la latură formează un castel. Apasă pe castelul luminat sau mergi acolo cu săgețile și apasă Enter.
lesson-look-castle-why = Nu e castelul luminat; caută ramele aurii.
lesson-look-area = Suprafața unui castel este numărul câmpurilor lui. Ce suprafață are acesta?
lesson-look-area-wrong = Nu tocmai. Numără din nou câmpurile luminate.
lesson-look-area-after = Patru câmpuri: suprafață 4. Turnurile care se ating doar la colț sunt castele diferite.
lesson-look-level = Nivelul unui cavaler este numărul pieselor de sub el. La ce nivel stă cavalerul albastru?
lesson-look-level-wrong = Nu tocmai. Numără piesele de sub cavalerul albastru.
lesson-look-level-after = Nivelul 2. Cavaleri sus, în castele mari: acesta e tot secretul.

lesson-walk = Mersul
lesson-walk-up = Apasă pe cavalerul tău roșu, apoi pe turnul luminat. Un pas costă un punct de acțiune și urcă cel mult un nivel.
lesson-walk-higher = Încă un pas: apasă pe cavalerul tău, apoi pe turnul luminat de nivelul 2.
lesson-walk-steep = Turnul următor e cu două niveluri mai sus. Apasă pe cavalerul tău, apoi pe acel turn, și vezi ce se întâmplă.
lesson-walk-steep-after = Prea abrupt! Motivul se spune mereu. F2 arată regula.
lesson-walk-down = În jos e ușor, oricât de adânc: apasă pe cavalerul tău, apoi pe câmpul luminat de pe pământ.
lesson-walk-far = Poți apăsa și mai departe: pe cavalerul tău, apoi pe câmpul luminat, iar el merge acolo pas cu pas.

lesson-doors = Porți
lesson-doors-through = Fiecare piesă are porți. Apasă pe cavalerul tău, apoi pe câmpul luminat din spatele castelului: cu un punct de acțiune intră aici și iese acolo.
lesson-doors-through-why = Ar putea merge și acolo, dar treci până la capăt: pe câmpul luminat.
lesson-doors-back = Și înapoi: apasă pe cavalerul tău, apoi pe oricare câmp luminat.
lesson-doors-height = Intră la nivelul lui și nu iese niciodată mai sus. Apasă pe cavalerul tău de la nivelul 1, apoi pe acoperișul scund din spate.
lesson-doors-height-why = Nu acolo: pe acoperișul luminat din spatele castelului.

lesson-build = Construirea
lesson-build-stack = Piesele tale stau în teancuri, iar într-o tură folosești unul dintre ele. Apasă pe teancul luminat.
lesson-build-wide = Pune o piesă lângă castelul tău, ca să crească: apasă pe un câmp luminat. Costă un punct de acțiune.
lesson-build-wide-why = Lângă castelul tău, te rog: pe unul dintre câmpurile luminate.
lesson-build-tall = Acum în sus: apasă pe teanc, apoi pe un turn pe care nu stă nimeni.
lesson-build-tall-why = De data asta în sus: pe unul dintre turnurile luminate.
lesson-build-gap = Două castele nu au voie să se unească. Încearcă: apasă pe teanc, apoi pe golul dintre ele.
lesson-build-gap-after = Refuzat: castelele rămân despărțite. Și niciunul nu poate fi mai înalt decât suprafața lui.
lesson-build-rest = A rămas o piesă. Apasă pe teanc, apoi pe orice câmp vrei, și la castelul albastrului.

lesson-turn = Tura ta
lesson-turn-points = Fiecare tură aduce cinci puncte de acțiune. Mai ai două: destul pentru încă un cavaler.
lesson-turn-add = Apasă pe cavalerii din rezervă, apoi pe un câmp lângă cavalerul tău: nu mai sus decât stă el.
lesson-turn-end = Ți-ai folosit toate punctele de acțiune. Încheie tura și vezi ce face albastrul.
lesson-turn-again = Din nou tura ta: cinci puncte noi și un teanc nou. Punctele de acțiune nefolosite se pierd.

lesson-scoring = Punctarea
lesson-scoring-castle = Fiecare din cei trei ani se încheie cu o punctare. Un castel aduce suprafața înmulțită cu nivelul celui mai înalt cavaler al tău: câte puncte aduce cel luminat?
lesson-scoring-castle-wrong = Nu tocmai. Înmulțește suprafața castelului cu nivelul cavalerului luminat.
lesson-scoring-castle-after = Suprafață 5 × nivel 2 = 10. Al doilea cavaler în același castel n-ar aduce nimic în plus.
lesson-scoring-other = Și celălalt cavaler al tău, pe castelul acesta de trei câmpuri?
lesson-scoring-other-wrong = Nu tocmai. Înmulțește cele trei câmpuri cu nivelul cavalerului luminat.
lesson-scoring-other-after = 3 × 1 = 3. Mare și înalt e mai bine decât mult.
lesson-scoring-rival = Albastrul stă în castelul tău, la nivelul 3. Cât primește?
lesson-scoring-rival-wrong = Nu tocmai. Înmulțește aceeași suprafață cu nivelul albastrului.
lesson-scoring-rival-after = 5 × 3 = 15: într-un castel fiecare punctează pentru sine. Urcă deci unde construiesc alții!
lesson-scoring-overlay = Nu trebuie să socotești: butonul luminat arată cât valorează fiecare cavaler.
lesson-scoring-year = A fost ultima tură a anului. Încheie-o și vezi punctarea, castel cu castel.
lesson-scoring-done = Zece și trei: marcajul tău a înaintat cu 13. Lista de puncte arată oricând ce ar aduce o punctare.

lesson-king = Regele
lesson-king-bonus = Regele stă pe turnul luminat. După primul an un cavaler la nivelul 1 al castelului său valorează 5 puncte în plus.
lesson-king-step = Urcă în castelul lui: apasă pe cavalerul tău, apoi pe turnul luminat de nivelul 1.
lesson-king-year = Anul s-a încheiat. Încheie tura și vezi bonusul regelui.
lesson-king-move = Cine e pe ultimul loc poate muta regele. Adică tu: pune-l pe orice castel.

lesson-cards = Cărți
lesson-cards-buy = Cu un punct de acțiune te uiți la trei cărți și păstrezi una. Cumpără!
lesson-cards-keep = Apasă pe cartea pe care o păstrezi: o poți juca începând cu tura următoare. Celelalte două se întorc împreună, pe teanc sau sub el.
lesson-cards-play = Poți juca o carte pe tură, gratuit. „{ $card }” urcă un cavaler două niveluri: apasă pe carte, pe cavaler și pe turnul luminat.
lesson-cards-game = Asta e tot ce îți trebuie. Acum un joc al tău: becul îți dă o sugestie, iar toate regulile sunt în meniu.
