# The screens of the lessons.

menu-learn = Learn Torres
menu-learn-on = on at { $number } of { $of }

lessons-title = Learn Torres
lessons-next = Go on
lessons-play = Play against Novice
lessons-back = Back
lessons-skip = Skip this step
lessons-rules = Read more in the rules
lessons-chapters = Chapters, leave
lessons-here = here
lessons-on = Go on

welcome-title = New to Torres?
welcome-about = Build castles, climb them, and score the heights.
welcome-learn = Learn it in ten minutes
welcome-known = I know the game
