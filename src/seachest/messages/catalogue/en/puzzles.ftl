### Puzzles, in the terminal and on the page, English.

puzzles-heading = Puzzles
puzzles-of-game = { $game }: puzzles
puzzles-lead = Decisions from bots’ games: one answer is clearly best, and it isn’t the obvious one.
puzzles-title = Puzzle (rating { $rating })
puzzles-task = What is best here?
puzzles-right = Right! “{ $best }” is the best answer.
puzzles-wrong = Not quite. “{ $best }” is better by { $lost } percentage points.
puzzles-tempting = the obvious answer
puzzles-yours = your answer
puzzles-best = best
puzzles-answers = Chance to win with each answer
puzzles-line = Expected: { $line }
puzzles-move = { $name }: { $choice }
puzzles-standing = Your rating: { $rating } · streak: { $streak } · best streak: { $best }
puzzles-rating = Rating
puzzles-streak = Streak
puzzles-best-streak = Best streak
puzzles-solved = Solved
puzzles-next = Next puzzle
puzzles-none = There are no puzzles for this game.
puzzles-all-tried = You have tried them all. From here on, nothing counts any more.
puzzles-what-it-knows = Chances are estimates: a search that has thought long about what you see here.
