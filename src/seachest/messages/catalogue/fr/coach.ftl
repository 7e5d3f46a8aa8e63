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
review-margin = { $value } ± { $margin }
review-luck-and-hidden = La chance, c’est ce qu’ont changé les cartes piochées et distribuées ; les cartes cachées, ce que personne ne pouvait savoir en décidant.
review-moments = Ce qui a décidé de la partie
review-mistake = Décision { $number } : { $name } a choisi « { $given } ». Mieux : « { $better } », qui valait { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} de pourcentage de plus (de { $low } à { $high }).
review-mistake-together = Décision { $number } : { $name } a choisi « { $given } ». Mieux contre ce qu’on pouvait attendre des autres : le plus souvent « { $better } », qui valait { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} de pourcentage de plus (de { $low } à { $high }).
review-chance = Décision { $number } : { $decider } a choisi « { $given } », et les cartes venues ensuite ont été une chance pour { $name } : { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} de pourcentage (de { $low } à { $high }).
review-hidden = Décision { $number } : { $decider } a choisi « { $given } », et ce que personne ne pouvait savoir a profité à { $name } : { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} de pourcentage (de { $low } à { $high }).
review-deal = La donne a été une chance pour { $name } : { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} de pourcentage (de { $low } à { $high }).
review-line = Suite attendue : { $line }
review-move = { $name } : { $choice }
review-effort = { $iterations } itérations par recherche, { $playouts } parties d’essai par moment, graine { $seed }. Intervalles à 95 %.

## Sur la page

review-heading = La partie passée en revue
review-queued = { $ahead ->
    [0] L’entraîneur commence dans un instant…
    [one] 1 autre partie passe d’abord…
   *[other] { $ahead } autres parties passent d’abord…
}
review-working = L’entraîneur étudie la partie…
review-progress = { $done } moments sur { $total }
review-failed = La partie n’a pas pu être passée en revue.
review-curve = Chances de gagner au fil du temps
review-curve-help = Une courbe par joueur, de la part égale avant la donne jusqu’au résultat. Les numéros renvoient aux moments ci-dessous.
review-curve-table = Les chances sous forme de tableau
review-before-deal = avant la donne
review-after-deal = après la donne
review-decision = décision { $number }
review-known = Ce qui a été décidé
review-unknown = Ce que personne ne pouvait savoir
review-account = D’où vient le résultat
review-account-help = En points de pourcentage ; la part égale, la chance, les cartes cachées et les décisions font ensemble le résultat.
review-accuracy = Précision
review-accuracy-help = La part de ses chances que chacun a gardée, d’après ce qu’il savait alors
review-show = Montrer ce moment
review-deeper = Regarder de plus près
review-deeper-help = Dix fois plus approfondi : cela prend quelques minutes, et les intervalles se réduisent au tiers.
review-nothing = Rien ne ressort : aucune erreur n’était assez nette pour être citée.
review-interval = de { $low } à { $high }
review-done = L’analyse est prête.

## Indices

hint-first = Ton journal de bord notera que tu as demandé un indice. Une victoire ne comptera ni pour les cotes, ni pour les palmarès, ni pour les séries ; une défaite, si.
hint-yes = Demander à l’entraîneur
hint-thinking = L’entraîneur réfléchit…
hint-answer = { $choice } ({ $chance } %)
hint-answer-mix = { $choice } (dans { $share } % des cas)
hint-reason-mix = Tout le monde décide au même moment, alors ne sois pas prévisible : joue tantôt l’un, tantôt l’autre, au hasard.
hint-reason-close = Les deux se valent à peu près ; la recherche ne voit guère de différence.
hint-reason-safe = Le premier est le choix sûr : sur 100 donnes compatibles avec ce que tu sais, il ne fait moins bien que le second que dans { $worse }, et il vaut { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de pourcentage de plus.
hint-reason-likely = Sur 100 donnes compatibles avec ce que tu sais, le premier fait mieux dans { $better } et moins bien dans { $worse }, ce qui vaut en tout { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de pourcentage.
hint-reason-risk = Le premier est un risque à prendre : sur 100 donnes compatibles avec ce que tu sais, il ne fait mieux que dans { $better }, mais il rapporte alors { $won ->
    [one] { $won } point
   *[other] { $won } points
} de pourcentage ; quand il fait moins bien, il en coûte { $lost }.
hint-reason-search = À plus long terme, le premier gagne plus souvent : { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de pourcentage de plus.
hint-line = Suite attendue : { $line }
hint-none = Il n’y a pas de choix à faire pour l’instant.
