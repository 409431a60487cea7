# Intrarea din meniul sistemului și numele fișierelor acolo.

desktop-generic = Jocuri de societate
desktop-about = Torres și Turm Bauer: construiești turnuri pe o masă 3D
desktop-kind-study = Studiu al unei partide
