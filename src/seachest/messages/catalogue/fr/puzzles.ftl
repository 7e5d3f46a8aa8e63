### Les problèmes, dans le terminal et sur la page, français.

puzzles-heading = Problèmes
puzzles-of-game = { $game } : problèmes
puzzles-lead = Des décisions tirées de parties entre bots : une réponse est nettement la meilleure, et ce n’est pas celle qui saute aux yeux.
puzzles-title = Problème (cote { $rating })
puzzles-task = Quel est le meilleur choix ?
puzzles-right = Bravo ! « { $best } » est la meilleure réponse.
puzzles-wrong = Pas tout à fait. « { $best } » valait { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} de pourcentage de plus.
puzzles-tempting = la réponse qui saute aux yeux
puzzles-yours = ta réponse
puzzles-best = la meilleure
puzzles-answers = Chances de gagner avec chaque réponse
puzzles-line = Suite attendue : { $line }
puzzles-move = { $name } : { $choice }
puzzles-standing = Ta cote : { $rating } · série : { $streak } · meilleure série : { $best }
puzzles-rating = Cote
puzzles-streak = Série
puzzles-best-streak = Record
puzzles-solved = Résolus
puzzles-next = Problème suivant
puzzles-none = Il n’y a pas de problèmes pour ce jeu.
puzzles-all-tried = Tu les as tous essayés. Désormais, tes réponses ne comptent plus.
puzzles-what-it-knows = Les chances sont des estimations, tirées d’une longue recherche qui n’en sait pas plus que toi.
