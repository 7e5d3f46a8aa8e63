### Ce que dit l’entraîneur d’une partie terminée (seachest review), français.

review-title = { $game } : la partie passée en revue
review-curves = Chances de gagner, de la part égale avant la donne jusqu’au résultat :
review-accounts = D’où vient le résultat, en points de pourcentage (± la moitié d’un intervalle à 95 %)
review-term-even = part égale
review-term-luck = chance
review-term-hidden = cartes cachées
review-term-own = ses décisions
review-term-others = décisions des autres
review-term-result = résultat
review-term-accuracy = précision
review-margin = { $value } ± { $margin }
review-luck-and-hidden = La chance, c’est ce qu’ont changé les cartes piochées et distribuées ; les cartes cachées, ce que personne ne pouvait savoir en décidant.
review-moments = Ce qui a décidé de la partie
review-mistake = Décision { $number } : { $name } a choisi « { $given } ». Mieux : « { $better } », qui valait { $worth } points de pourcentage de plus (de { $low } à { $high }).
review-mistake-together = Décision { $number } : { $name } a choisi « { $given } ». Mieux contre ce qu’on pouvait attendre des autres : le plus souvent « { $better } », qui valait { $worth } points de pourcentage de plus (de { $low } à { $high }).
review-chance = Décision { $number } : { $decider } a choisi « { $given } », et les cartes venues ensuite ont été une chance pour { $name } : { $worth } points de pourcentage (de { $low } à { $high }).
review-hidden = Décision { $number } : { $decider } a choisi « { $given } », et ce que personne ne pouvait savoir a profité à { $name } : { $worth } points de pourcentage (de { $low } à { $high }).
review-deal = La donne a été une chance pour { $name } : { $worth } points de pourcentage (de { $low } à { $high }).
review-line = Suite attendue : { $line }
review-move = { $name } : { $choice }
review-effort = { $iterations } itérations par recherche, { $playouts } parties d’essai par moment, graine { $seed }. Intervalles à 95 %.
