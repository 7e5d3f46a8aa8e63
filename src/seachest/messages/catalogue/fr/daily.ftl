### La donne du jour, français.

daily-heading = Donne du jour
daily-lead = Chaque jour (UTC), une donne de chaque jeu, avec les mêmes cartes et les mêmes bots pour tous ici. Ton premier essai compte si tu le termines avant la fin du lendemain.
daily-players = à { $count } joueurs
daily-play = Jouer
daily-go-on = Continuer
daily-again = Rejouer
daily-again-note = Ton premier essai a compté. Celui-ci n’est que pour toi.
daily-next = Prochaine donne : { $time } UTC
daily-commitment = Fixée d’avance, SHA-256 de la graine : { $commitment }
daily-earlier-seed = Graine du { $day } : { $seed }
daily-yours = Toi : place { $place } sur { $players }, { $points } points
daily-stands = { $who ->
    [guest] Tu devancerais { $ahead } comptes sur { $count }. Les résultats des invités ne comptent pas ; crée un compte avant la prochaine donne.
   *[account] Tu devances { $ahead } comptes sur { $count }.
}
daily-nobody = Aucun compte ne l’a encore terminée.
daily-distribution = Les résultats de tous aujourd’hui
daily-bar = Place { $place }, { $points } points : { $count }
daily-share = Copier une ligne à partager
daily-line = Seachest, donne du jour { $date }, { $game } : place { $place } sur { $players }, { $points } points, devant { $ahead } sur { $count } { $address }
