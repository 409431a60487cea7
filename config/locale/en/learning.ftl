# The screens of the lessons.

menu-learn = Learn { $game }
menu-learn-on = on at { $number } of { $of }

lessons-next = Go on
lessons-play = Play your first game
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
