### The first game with a guide, English. `task` is what to do, `why` what is said to somebody who does something else.

learn-title = { $game }: your first game
learn-guide = Your guide
learn-progress = Step { $number } of { $count }
learn-begin = Let’s go
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-skipped = No problem! The guide waits here whenever you want it.
learn-resume = Go on learning
learn-show = Do it for me
learn-first-read = You are quick! Press “{ learn-next }” first, then it is your move.
learn-play = Play against bots
learn-rules = All rules
