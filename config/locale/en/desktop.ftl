# Its entry in the system's menu, and what its files are called there.

desktop-generic = Board games
desktop-about = Torres and Turm Bauer: build towers on a 3D table
desktop-kind-torres = Game of Torres
desktop-kind-turm = Game of Turm Bauer
desktop-kind-study = Study of Torres
