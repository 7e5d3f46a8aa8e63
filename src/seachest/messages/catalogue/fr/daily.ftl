### La donne du jour, français.

daily-heading = Donne du jour
daily-lead = Chaque jour (UTC), une nouvelle donne de chaque jeu, avec les mêmes cartes et les mêmes bots pour tout le monde sur ce serveur. Seul ton premier essai compte, si tu le termines avant la fin du lendemain.
daily-players = à { $count } joueurs
daily-play = Jouer
daily-go-on = Continuer
daily-again = Rejouer
daily-again-note = C’est ton premier essai qui compte. Celui-ci n’est que pour toi.
daily-next = Prochaine donne : { $time } UTC
daily-commitment = Empreinte publiée d’avance, SHA-256 de la graine : { $commitment }
daily-earlier-seed = Graine du { $day } : { $seed }
daily-yours = Toi : rang { $place } sur { $players }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-stands = { $who ->
    [guest] { $ahead ->
        [0] Tu ne devancerais encore personne.
        [one] Tu devancerais { $ahead } compte sur { $count }.
       *[other] Tu devancerais { $ahead } comptes sur { $count }.
    } Sans compte, un résultat n’est pas retenu ; ouvre un compte avant la prochaine donne.
   *[account] { $ahead ->
        [0] Tu ne devances encore personne.
        [one] Tu devances { $ahead } autre compte sur { $count }.
       *[other] Tu devances { $ahead } autres comptes sur { $count }.
    }
}
daily-nobody = Personne ayant un compte ne l’a encore terminée.
daily-distribution = Les résultats du jour
daily-bar = Rang { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $count }
daily-share = Copier une ligne à partager
daily-line = Seachest, donne du jour { $date }, { $game } : rang { $place } sur { $players }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, devant { $ahead } sur { $count } { $address }
