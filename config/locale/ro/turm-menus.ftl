# Meniurile din jurul unui joc de Turm Bauer: alegerea jocului, pregătirea lui, cum stau jocurile de pe raft.

turm-setup-problem-colour = Fiecare culoare poate fi dată o singură dată.
turm-rules-about = Turm Bauer, { $players } jucători
