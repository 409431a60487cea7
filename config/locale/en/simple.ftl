# Games that bring no screens of their own.

simple-players = Players
simple-result = Result
simple-course = Score graph
simple-points = Points
simple-undo = Undo
simple-step = Step { $number }
simple-fair = Bots never cheat: they see what you see.
simple-prompt = { $name }: { $situation }
