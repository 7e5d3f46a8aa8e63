### Puzzels, in de terminal en op de pagina, Nederlands.

puzzles-heading = Puzzels
puzzles-of-game = { $game }: puzzels
puzzles-lead = Beslissingen uit partijen van bots: één antwoord is duidelijk het beste, en dat ligt niet voor de hand.
puzzles-title = Puzzel (rating { $rating })
puzzles-task = Wat is hier het beste?
puzzles-right = Goed! “{ $best }” is het beste antwoord.
puzzles-wrong = Net niet. “{ $best }” is { $lost } procentpunt beter.
puzzles-tempting = het antwoord dat voor de hand ligt
puzzles-yours = jouw antwoord
puzzles-best = het beste
puzzles-answers = Winstkans met elk antwoord
puzzles-line = Te verwachten: { $line }
puzzles-move = { $name }: { $choice }
puzzles-standing = Jouw rating: { $rating } · reeks: { $streak } · beste reeks: { $best }
puzzles-rating = Rating
puzzles-streak = Reeks
puzzles-best-streak = Beste reeks
puzzles-solved = Opgelost
puzzles-next = Volgende puzzel
puzzles-none = Voor dit spel zijn er geen puzzels.
puzzles-all-tried = Je hebt ze allemaal geprobeerd. Vanaf nu tellen je antwoorden niet meer mee.
puzzles-what-it-knows = De kansen zijn schattingen van een lange zoekactie, die niet meer weet dan wat je hier ziet.
