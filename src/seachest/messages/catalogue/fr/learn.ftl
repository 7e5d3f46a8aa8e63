### The first game with a guide, French.

learn-title = { $game } : ta première partie
learn-guide = Ton guide
learn-progress = Étape { $number } sur { $count }
learn-begin = C’est parti
learn-next = Suite
learn-back = Retour
learn-skip = Plus tard
learn-skipped = Pas de souci ! Le guide t’attend ici quand tu veux.
learn-resume = Reprendre
learn-show = Fais-le pour moi
learn-first-read = Quelle rapidité ! Appuie d’abord sur « { learn-next } », puis c’est à toi.
learn-play = Jouer contre des bots
learn-rules = Toutes les règles
