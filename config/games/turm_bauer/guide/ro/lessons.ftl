# Lecțiile jocului Turm Bauer: un titlu pentru fiecare capitol, un text pentru fiecare pas (config/games/turm_bauer/lessons.yaml), cel mult două propoziții scurte.

turm-lesson-tower = Turnul
turm-lesson-tower-welcome = Bun venit! Aici toți construiesc împreună un turn și urcă pe el. Tu ești roșu.
turm-lesson-tower-turn = Rotește masa: trage cu mouse-ul sau apasă Shift și o săgeată. O rotesc și butoanele luminate.
turm-lesson-tower-level = Figurinele stau pe câmpuri, adică pe fețele libere de sus ale pieselor. Nivelul unui câmp este numărul etajelor de sub el; masa este nivelul 0. Pe ce nivel stă figurina albastră?
turm-lesson-tower-level-wrong = Nu tocmai. Numără etajele de sub câmpul figurinei albastre.
turm-lesson-tower-level-after = Pe nivelul 2. Când toate piesele s-au terminat, câștigă figurina care stă cel mai sus.

turm-lesson-block = Construirea
turm-lesson-block-take = Zarurile arată 3 și 5: poți construi o piesă din trei sau din cinci cuburi. Apasă pe una din rezervă.
turm-lesson-block-turnit = Acum întoarce-o: cu rotița mouse-ului sau cu butoanele și tastele din dreapta.
turm-lesson-block-build = Pune pe masă o piesă din trei cuburi, lipită de piatra de temelie, cea închisă la culoare: arată un loc, apasă butonul mouse-ului și dă-i drumul.
turm-lesson-block-build-why = O piesă din trei cuburi, te rog, pe masă și lipită de piatra de temelie. Dacă apeși pe alta, o schimbi pe cea din mână.
turm-lesson-block-walk = După ce ai construit, figurina ta poate merge. Apasă pe un câmp luminat.
turm-lesson-block-walk-why = De data asta las-o să meargă: apasă pe un câmp luminat.

turm-lesson-fit = Locul
turm-lesson-fit-pattern = Cuburile colorate și cele simple alternează mereu, ca pe o tablă de șah. O piesă merge numai acolo unde acest model se păstrează.
turm-lesson-fit-overhang = Cel puțin un cub al piesei trebuie să stea pe turn. În fiecare parte piesa poate ieși cu un cub dincolo de ce o susține. Construiește bara de trei astfel încât să iasă.
turm-lesson-fit-overhang-why = Ia bara de trei și lasă un capăt al ei să iasă dincolo de ce o susține.
turm-lesson-fit-steady = Golurile de sub o piesă sunt permise și pot fi umplute mai târziu. Asta face adesea turnul mai sigur.

turm-lesson-hand = Mâna ta
turm-lesson-hand-hold = Ia orice piesă, arată spre turn și ține apăsat butonul mouse-ului sau Enter. Săgeata arată încotro alunecă mâna: condu piesa în sens opus și dă-i drumul.
turm-lesson-hand-slip = Construiește un colț astfel încât cea mai mare parte să atârne peste o margine a turnului. Indicatorul din dreapta arată cât de riscant este.
turm-lesson-hand-slip-why = Ia un colț de trei sau de patru și lasă cea mai mare parte să atârne peste o margine a turnului.
turm-lesson-hand-slip-after = A alunecat! Au căzut mai puțin de trei piese: totul este pus la loc și poți încerca din nou. La a treia alunecare piesa ajunge în cutie.
turm-lesson-hand-slip-otherwise = De data asta a ieșit altfel. Dacă nu cad decât una sau două piese, ele sunt puse la loc și poți încerca din nou. La a treia alunecare piesa ajunge în cutie.
turm-lesson-hand-again = Încă o dată, cu calm: jos și la mijloc o piesă stă în siguranță. Indicatorul din dreapta arată cât de stabil ar fi turnul.
turm-lesson-hand-collapse = O bară stă pe un singur cub, ca un balansoar. Construiește o piesă de cinci pe unul dintre capetele ei și vezi ce se întâmplă.
turm-lesson-hand-collapse-why = Ia o piesă din cinci cuburi și pune-o pe un capăt al barei de sus, cât mai în afară.
turm-lesson-hand-collapse-after = Au căzut deodată trei sau mai multe piese: turnul s-a prăbușit. Cine a dat drumul piesei pierde, iar dintre ceilalți câștigă cine stătea cel mai sus.
turm-lesson-hand-collapse-otherwise = De data asta au căzut mai puțin de trei piese. Dacă trei sau mai multe cad deodată, turnul s-a prăbușit: cine a dat drumul piesei pierde, iar dintre ceilalți câștigă cine stătea cel mai sus.
turm-lesson-failed-slips = A fost a treia alunecare: într-un joc, piesa ar ajunge acum în cutie. Aici pasul începe din nou.
turm-lesson-failed-collapse = Turnul s-a prăbușit: într-un joc ai fi pierdut. Aici pasul începe din nou.

turm-lesson-walk = Urcarea
turm-lesson-walk-stairs = Oricâți pași, fiecare cel mult un nivel în sus sau în jos. Câmpurile simple sunt pentru toți: urcă pe cel luminat.
turm-lesson-walk-stairs-why = Sus, pe câmpul luminat de pe turn: apasă pe el.
turm-lesson-walk-colours = Câmpurile de altă culoare sunt închise. Apasă pe cel albastru și vezi.
turm-lesson-walk-colours-after = Închis! Poți merge pe culoarea ta, pe lemn simplu și pe câmpurile închise la culoare.
turm-lesson-walk-pass = Ai două inele. Unul dintre ele deschide astfel de câmpuri pentru un drum: apasă pe semnul luminat, apoi pe câmpul albastru.
turm-lesson-walk-pass-why = Întâi semnul luminat al inelului, apoi câmpul albastru.
turm-lesson-walk-leap = Sau, cu un inel, un pas poate urca sau coborî două niveluri. Apasă pe semnul luminat, apoi sari pe turn.
turm-lesson-walk-leap-why = Întâi semnul luminat al inelului, apoi un câmp al turnului.

turm-lesson-dice = Zarurile
turm-lesson-dice-discard = Zarurile arată 5 și 6, dar nu mai ai asemenea piese. Atunci alta ajunge în cutie: alege una și apasă pe butonul luminat.
turm-lesson-dice-discard-why = Alege o piesă din rezervă, apoi apasă pe butonul cu cutia.
turm-lesson-dice-free = Sau folosești un inel și construiești ce vrei. Apasă pe semnul luminat, ia o piesă și construiește-o.
turm-lesson-dice-free-why = De data asta cu un inel: apasă pe semnul luminat, apoi construiește.

turm-lesson-end = Sfârșitul
turm-lesson-end-height = Să zicem că totul e construit, iar roșu și verde stau amândoi pe nivelul 2. Atunci câștigă cine are cele mai puține cuburi în cutie: roșu are 5, verde 6. Câte are câștigătorul?
turm-lesson-end-height-wrong = Nu tocmai. Câștigă cine are cele mai puține cuburi în cutie.
turm-lesson-end-height-after = Cinci: câștigă roșu. Dacă și asta ar fi egal, ar hotărî inelele rămase.
turm-lesson-end-game = Asta e tot. Construiește, urcă și ține mâna sigură: iată primul tău joc.
