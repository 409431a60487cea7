# Its entry in the system's menu, and what its files are called there.

desktop-generic = Board games
desktop-about = Torres and Turm Bauer: build towers on a 3D table
desktop-kind-study = Study of a game
