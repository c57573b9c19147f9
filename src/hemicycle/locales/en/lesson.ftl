# The coach of a first evening

coach-title = First evening
coach-choose = Which side would you like to sit on for your first evening?
coach-begin = Begin, about { $minutes } minutes
coach-offline = Without a network the lesson cannot be played. This is what it explains.
coach-step = { $n } of { $of }
coach-back = Back
coach-next = Next
coach-next-does = Next does it for you
coach-finish = Play on
coach-leave = I’ll play on
coach-done = (done)
coach-your-turn = Your decision. Any choice is fine here.
coach-watch = Watch what the others do.
coach-do-it = Decide for me
coach-come-back = Back to the lesson
coach-trouble-place = The lesson speaks of something that is not on this table. It ends here; the game is yours.
coach-trouble-words = The lesson has lost its words. It ends here; the game is yours.
coach-trouble-revision = This game was begun under other rules than the lesson was written for. The lesson ends here; the game is yours.
