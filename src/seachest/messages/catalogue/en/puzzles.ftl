### Puzzles, in the terminal and on the page, English.

puzzles-heading = Puzzles
puzzles-of-game = { $game }: puzzles
puzzles-lead = Decisions from bots’ games: one answer is clearly best, and it isn’t the obvious one.
puzzles-title = Puzzle (rating { $rating })
puzzles-task = What is best here?
puzzles-right = Right! “{ $best }” is the best answer.
puzzles-wrong = Not quite. “{ $best }” is better by { $lost ->
    [one] 1 percentage point
   *[other] { $lost } percentage points
}.
puzzles-tempting = the obvious answer
puzzles-yours = your answer
puzzles-best = best
puzzles-answers = Chance of winning with each answer
puzzles-line = Expected next: { $line }
puzzles-move = { $name }: { $choice }
puzzles-standing = Your rating: { $rating } · streak: { $streak } · best streak: { $best }
puzzles-rating = Rating
puzzles-streak = Streak
puzzles-best-streak = Best streak
puzzles-solved = Solved
puzzles-next = Next puzzle
puzzles-none = There are no puzzles for this game.
puzzles-all-tried = You’ve tried them all. From here on, your answers no longer count.
puzzles-what-it-knows = The chances are estimates, from a long search that knows no more than you see here.
