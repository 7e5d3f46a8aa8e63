### The first game with a guide, English. `task` is what to do, `why` what the guide says to somebody who does something else.

learn-title = { $game }: your first game
learn-guide = Your guide
learn-progress = Step { $number } of { $count }
learn-begin = Let’s go
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-skipped = No problem! The guide is here whenever you want it.
learn-resume = Continue
learn-show = Do it for me
learn-first-read = You’re quick! Press “{ learn-next }” first, then it’s your move.
learn-play = Play against bots
learn-rules = All rules
