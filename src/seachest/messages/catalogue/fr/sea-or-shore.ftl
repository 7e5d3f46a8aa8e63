### Sea or Shore: all that players read beside the rules, French.
### What values a message gets, and under which names, is told in messages/stories.py.

## The game

sos-title = Sea or Shore
sos-player = place { $number }
sos-you = Toi
sos-and = { $some } et { $last }
sos-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sos-total =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }

## Colours: each alone, and the two of an action card

sos-colour-red = rouge
sos-colour-blue = bleu
sos-colour-green = vert
sos-colour-purple = violet
sos-colour-red-blue = rouge et bleu
sos-colour-green-purple = vert et violet

## Kinds of cards: what each is good for

sos-kind-island = carte Île
    .help = À chaque pli, tu en joues une à moitié cachée : les autres ne voient que sa couleur ou que son numéro. La plus forte d’une couleur la remporte.
sos-kind-treasure = trésor
    .help = À la fin de la manche, il vaut les points inscrits dessus. La personne qui remporte sa couleur le prend ; tant qu’il est sur le dessus d’une pile, on peut le voler.
sos-kind-plus = carte Bonus
    .help = Pose-la avec ta carte Île pour en augmenter la valeur de 1, jusqu’à 12. À la fin de la manche, deux cartes Bonus qui te restent valent 1 point. Tu en reçois quand tu finis à la dernière place d’une couleur.
sos-kind-cover = carte Voile
    .help = Elle cache une moitié de la carte Île que tu joues, jusqu’à ce que tout le monde ait joué.
sos-kind-start = carte Premier joueur
    .help = Elle donne le droit de jouer en premier et fait gagner les égalités. Après chaque pli, elle avance d’une place vers la gauche.
sos-kind-action = carte Action
    .help = La personne qui remporte une couleur sans trésor visible active la carte Action de cette couleur.
sos-kind-action-1 = action 1 (deux cartes Bonus)
    .help = Prends deux cartes Bonus à quelqu’un qui en a au moins deux. Si personne d’autre n’en a deux, prends-en deux dans la réserve.
sos-kind-action-2 = action 2 (échange de cartes)
    .help = Prends au hasard deux cartes dans la main de quelqu’un, regarde-les et rends deux cartes de ton choix. Vous n’êtes que deux à savoir lesquelles.
sos-kind-action-3 = action 3 (coup d’œil aux trésors)
    .help = Regarde les trois premiers trésors face cachée d’un paquet et repose-les dans l’ordre de ton choix. N’a pas lieu au dernier pli d’une manche.
sos-kind-action-4 = action 4 (carte jouée à récupérer)
    .help = Ajoute à ta main une carte Île de ce pli, puis défausse une carte face visible. N’a pas lieu au dernier pli d’une manche.

## Cards: as in a list, and as the object of a sentence

sos-island-red = { $number } rouge
    .a = un { $number } rouge
    .the = le { $number } rouge
sos-island-blue = { $number } bleu
    .a = un { $number } bleu
    .the = le { $number } bleu
sos-island-green = { $number } vert
    .a = un { $number } vert
    .the = le { $number } vert
sos-island-purple = { $number } violet
    .a = un { $number } violet
    .the = le { $number } violet
sos-half-red = carte rouge
    .a = une carte rouge
    .the = la carte rouge
sos-half-blue = carte bleue
    .a = une carte bleue
    .the = la carte bleue
sos-half-green = carte verte
    .a = une carte verte
    .the = la carte verte
sos-half-purple = carte violette
    .a = une carte violette
    .the = la carte violette
sos-number = { $number }
    .a = un { $number }
    .the = le { $number }
sos-treasure-red = trésor rouge de valeur { $number }
    .a = un trésor rouge de valeur { $number }
    .the = le trésor rouge de valeur { $number }
sos-treasure-blue = trésor bleu de valeur { $number }
    .a = un trésor bleu de valeur { $number }
    .the = le trésor bleu de valeur { $number }
sos-treasure-green = trésor vert de valeur { $number }
    .a = un trésor vert de valeur { $number }
    .the = le trésor vert de valeur { $number }
sos-treasure-purple = trésor violet de valeur { $number }
    .a = un trésor violet de valeur { $number }
    .the = le trésor violet de valeur { $number }

## Parts of sentences

sos-pile =
    { $pile ->
        [red-blue] paquet rouge et bleu
        [green-purple] paquet vert et violet
       *[all] paquet
    }
sos-in-order =
    { $number ->
        [1] { $first }
        [2] { $first }, { $second }
       *[other] { $first }, { $second }, { $third }
    }
sos-raised =
    { $plus ->
        [0] { $card-the }
        [one] { $card-the } avec { $plus } carte Bonus (valeur { $worth })
       *[other] { $card-the } avec { $plus } cartes Bonus (valeur { $worth })
    }

## A round begins

sos-round-begins =
    { $who ->
        [you] La manche { $round } commence, et la carte Premier joueur est pour toi.
       *[other] La manche { $round } commence, et la carte Premier joueur est pour { $name }.
    }
sos-actions = Le rouge et le bleu activent l’{ $first }, le vert et le violet l’{ $second }.
sos-passes = Tu passes { $first-the } à { $other-name }, et { $name } te donne { $second-the }.
sos-all-pass = Tout le monde passe une carte vers la droite.

## A trick

sos-trick-begins =
    { $who ->
        [you]
            { $count ->
                [0] Pli { $trick } sur { $tricks } : tu commences, et aucun trésor n’est visible.
               *[other] Pli { $trick } sur { $tricks } : tu commences. À gagner : { $cards }.
            }
       *[other]
            { $count ->
                [0] Pli { $trick } sur { $tricks } : { $name } commence, et aucun trésor n’est visible.
               *[other] Pli { $trick } sur { $tricks } : { $name } commence. À gagner : { $cards }.
            }
    }
sos-plays =
    { $half ->
        [colour]
            { $plus ->
                [0] { $name } joue { $card-a } et cache le numéro.
                [one] { $name } joue { $card-a } avec { $plus } carte Bonus et cache le numéro.
               *[other] { $name } joue { $card-a } avec { $plus } cartes Bonus et cache le numéro.
            }
       *[number]
            { $plus ->
                [0] { $name } joue { $card-a } et cache la couleur.
                [one] { $name } joue { $card-a } avec { $plus } carte Bonus et cache la couleur.
               *[other] { $name } joue { $card-a } avec { $plus } cartes Bonus et cache la couleur.
            }
    }
sos-plays-own =
    { $half ->
        [colour] Tu joues { sos-raised } ; les autres ne voient que la couleur.
       *[number] Tu joues { sos-raised } ; les autres ne voient que le numéro.
    }
sos-joined = Dans ce pli, { $colour } comptent pour une seule couleur.
sos-uncovers =
    { $who ->
        [you]
            { $outcome ->
                [wins] Tu dévoiles { sos-raised } et tu l’emportes en { $colour }.
                [wins-tie] Tu dévoiles { sos-raised } et tu l’emportes en { $colour } : à égalité, mais tu as joué avant.
                [last] Tu dévoiles { sos-raised } et tu finis à la dernière place en { $colour }.
                [last-tie] Tu dévoiles { sos-raised } et tu finis à la dernière place en { $colour } : à égalité, mais tu as joué après.
               *[loses] Tu dévoiles { sos-raised } et tu ne gagnes rien.
            }
       *[other]
            { $outcome ->
                [wins] { $name } dévoile { sos-raised } et l’emporte en { $colour }.
                [wins-tie] { $name } dévoile { sos-raised } et l’emporte en { $colour } : à égalité, mais sa carte a été jouée avant.
                [last] { $name } dévoile { sos-raised } et finit à la dernière place en { $colour }.
                [last-tie] { $name } dévoile { sos-raised } et finit à la dernière place en { $colour } : à égalité, mais sa carte a été jouée après.
               *[loses] { $name } dévoile { sos-raised } et ne gagne rien.
            }
    }

## What the trick brings

sos-takes =
    { $who ->
        [you] Tu prends { $card-the }.
       *[other] { $name } prend { $card-the }.
    }
sos-robs =
    { $who ->
        [you] Tu voles { $card-the } à { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } te vole { $card-the }.
               *[other] { $name } vole { $card-the } à { $other-name }.
            }
    }
sos-gets-plus =
    { $who ->
        [you] Ta dernière place te vaut { $number } cartes Bonus.
       *[other] { $name } reçoit { $number } cartes Bonus pour sa dernière place.
    }
sos-gets-plus-short =
    { $who ->
        [you]
            { $number ->
                [0] Pour ta dernière place, tu ne reçois aucune des { $wanted } cartes Bonus : la réserve est vide.
                [1] Pour ta dernière place, tu ne reçois qu’une des { $wanted } cartes Bonus : la réserve est maintenant vide.
               *[other] Pour ta dernière place, tu ne reçois que { $number } des { $wanted } cartes Bonus : la réserve est maintenant vide.
            }
       *[other]
            { $number ->
                [0] Pour sa dernière place, { $name } ne reçoit aucune des { $wanted } cartes Bonus : la réserve est vide.
                [1] Pour sa dernière place, { $name } ne reçoit qu’une des { $wanted } cartes Bonus : la réserve est maintenant vide.
               *[other] Pour sa dernière place, { $name } ne reçoit que { $number } des { $wanted } cartes Bonus : la réserve est maintenant vide.
            }
    }

## Actions

sos-triggers =
    { $who ->
        [you] Tu actives l’{ $card }.
       *[other] { $name } active l’{ $card }.
    }
sos-triggers-idle =
    { $who ->
        [you]
            { $why ->
                [last] Tu actives l’{ $card }, mais elle est sans effet au dernier pli.
                [piles] Tu actives l’{ $card }, mais il n’y a plus de trésor face cachée.
               *[supply] Tu actives l’{ $card }, mais personne d’autre n’a deux cartes Bonus et la réserve est vide.
            }
       *[other]
            { $why ->
                [last] { $name } active l’{ $card }, mais elle est sans effet au dernier pli.
                [piles] { $name } active l’{ $card }, mais il n’y a plus de trésor face cachée.
               *[supply] { $name } active l’{ $card }, mais personne d’autre n’a deux cartes Bonus et la réserve est vide.
            }
    }
sos-fleeces =
    { $who ->
        [you] Tu prends deux cartes Bonus à { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } te prend deux cartes Bonus.
               *[other] { $name } prend deux cartes Bonus à { $other-name }.
            }
    }
sos-triggers-fleeces =
    { $who ->
        [you] Tu actives l’action 1 et tu prends deux cartes Bonus à { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } active l’action 1 et te prend deux cartes Bonus.
               *[other] { $name } active l’action 1 et prend deux cartes Bonus à { $other-name }.
            }
    }
sos-triggers-supply =
    { $who ->
        [you]
            { $number ->
                [one] Tu actives l’action 1 et tu prends la dernière carte Bonus de la réserve, car personne d’autre n’en a deux.
               *[other] Tu actives l’action 1 et tu prends deux cartes Bonus dans la réserve, car personne d’autre n’en a deux.
            }
       *[other]
            { $number ->
                [one] { $name } active l’action 1 et prend la dernière carte Bonus de la réserve, car personne d’autre n’en a deux.
               *[other] { $name } active l’action 1 et prend deux cartes Bonus dans la réserve, car personne d’autre n’en a deux.
            }
    }
sos-swaps =
    { $number ->
        [one] { $name } prend une carte au hasard à { $other-name }.
       *[other] { $name } prend { $number } cartes au hasard à { $other-name }.
    }
sos-swaps-seen =
    { $who ->
        [you] Tu prends au hasard à { $other-name } : { $cards }.
       *[other] { $name } te prend au hasard : { $cards }.
    }
sos-returns =
    { $number ->
        [one] { $name } donne une carte à { $other-name } en échange.
       *[other] { $name } donne { $number } cartes à { $other-name } en échange.
    }
sos-returns-seen =
    { $who ->
        [you] Tu donnes { $card-the } à { $other-name } en échange.
       *[other] { $name } te donne { $card-the } en échange.
    }
sos-looks =
    { $number ->
        [one] { $name } regarde la dernière carte face cachée du { sos-pile }.
       *[other] { $name } regarde les { $number } premières cartes face cachée du { sos-pile }.
    }
sos-sees = Tu regardes ce qui vient ensuite dans le { sos-pile } : { sos-in-order }.
sos-orders =
    { $number ->
        [one] { $name } la repose.
       *[other] { $name } les repose dessus dans un ordre secret.
    }
sos-orders-seen = Tu reposes, en partant du dessus : { sos-in-order }.
sos-fetches =
    { $who ->
        [you] Tu récupères { $card-the } dans le pli.
       *[other] { $name } récupère { $card-the } dans le pli.
    }
sos-discards =
    { $who ->
        [you] Tu défausses { $card-the }.
       *[other] { $name } défausse { $card-the }.
    }

## Told where all cards are open

sos-open-passes = { $name } passe { $card-the } à { $other-name }.
sos-open-swaps = { $name } prend au hasard à { $other-name } : { $cards }.
sos-open-returns = { $name } donne { $card-the } à { $other-name } en échange.
sos-open-sees = { $name } regarde ce qui vient ensuite dans le { sos-pile } : { sos-in-order }.
sos-open-orders = { $name } repose, en partant du dessus : { sos-in-order }.

## The end of a trick and of a round

sos-goes-under =
    { $count ->
        [one] Faute de preneur, ce trésor retourne sous son paquet : { $cards }.
       *[other] Faute de preneur, ces trésors retournent sous leurs paquets : { $cards }.
    }
sos-round-ends = La manche { $round } est finie.
sos-scores =
    { $who ->
        [you]
            { $plus ->
                [0] Tu marques { sos-points } pour tes trésors (total : { $total }).
                [one] Tu marques { $treasures } pour tes trésors et { $bonus } pour { $plus } carte Bonus, soit { sos-points } (total : { $total }).
               *[other] Tu marques { $treasures } pour tes trésors et { $bonus } pour { $plus } cartes Bonus, soit { sos-points } (total : { $total }).
            }
       *[other]
            { $plus ->
                [0] { $name } marque { sos-points } pour ses trésors (total : { $total }).
                [one] { $name } marque { $treasures } pour ses trésors et { $bonus } pour { $plus } carte Bonus, soit { sos-points } (total : { $total }).
               *[other] { $name } marque { $treasures } pour ses trésors et { $bonus } pour { $plus } cartes Bonus, soit { sos-points } (total : { $total }).
            }
    }

## The end of the game

sos-over = La partie est finie.
sos-wins =
    { $who ->
        [you] Tu gagnes avec { sos-total } !
       *[other] { $name } gagne avec { sos-total }.
    }
sos-wins-tie =
    { $who ->
        [you]
            { $how ->
                [starter] Égalité à { sos-total } : tu gagnes, car c’est toi qui as commencé le dernier pli !
               *[next] Égalité à { sos-total } : tu gagnes, car tu as joué plus tôt dans le dernier pli !
            }
       *[other]
            { $how ->
                [starter] Égalité à { sos-total } : la victoire va à { $name }, qui a commencé le dernier pli.
               *[next] Égalité à { sos-total } : la victoire va à { $name }, qui a joué plus tôt dans le dernier pli.
            }
    }

## Decisions: what you may choose, and what it leads to

sos-do-pass = Passe { $card-the } à { $other-name }
    .help = C’est ta plus forte carte en { $colour }, une de tes couleurs les plus fournies. Tout le monde passe en même temps : { $name } te donne une carte, et personne d’autre ne voit ni l’une ni l’autre.
sos-do-pass-any = Passe ta plus forte carte en { $colour } à { $other-name }
    .help = On passe une carte de sa couleur la plus fournie. Tout le monde le fait en même temps, et { $name } te donne une carte.
sos-do-card = Joue { $first-the }
    .help =
        { $prize ->
            [treasure] Si tu l’emportes en { $colour }, tu gagnes { $second-the }.
            [treasure-rob] Si tu l’emportes en { $colour }, tu gagnes { $second-the }, ou bien tu voles un trésor de cette couleur sur le dessus de la pile de quelqu’un que tu bats.
            [joined] Dans ce pli, { $colour } comptent pour une seule couleur. Si tu l’emportes, tu actives l’{ $second }.
            [joined-idle] Dans ce pli, { $colour } comptent pour une seule couleur, mais l’{ $second } est sans effet au dernier pli.
            [idle] Aucun trésor n’est visible en { $colour }, et l’{ $second } est sans effet au dernier pli.
           *[action] Aucun trésor n’est visible en { $colour }. Si tu remportes cette couleur, tu actives l’{ $second }.
        }
sos-do-show-colour = Montre la mer : { $card-a }
    .help =
        { $last ->
            [yes] Tout le monde a joué sauf toi : les cartes sont dévoilées aussitôt après.
           *[no] Jusqu’à ce que tout le monde ait joué, les autres voient ta couleur, mais pas ton numéro.
        }
sos-do-show-colour-any = Montre la couleur
    .help =
        { $last ->
            [yes] Tout le monde a joué sauf toi : les cartes sont dévoilées aussitôt après.
           *[no] Jusqu’à ce que tout le monde ait joué, les autres voient ta couleur, mais pas ton numéro.
        }
sos-do-show-number = Montre la côte : { $card-a }
    .help =
        { $last ->
            [yes] Tout le monde a joué sauf toi : les cartes sont dévoilées aussitôt après.
           *[no] Jusqu’à ce que tout le monde ait joué, les autres voient ton numéro, mais pas ta couleur.
        }
sos-do-show-number-any = Montre le numéro
    .help =
        { $last ->
            [yes] Tout le monde a joué sauf toi : les cartes sont dévoilées aussitôt après.
           *[no] Jusqu’à ce que tout le monde ait joué, les autres voient ton numéro, mais pas ta couleur.
        }
sos-do-plus =
    { $number ->
        [0] Ne pose aucune carte Bonus
        [one] Pose { $number } carte Bonus
       *[other] Pose { $number } cartes Bonus
    }
    .help =
        { $number ->
            [0] Tu joues { $card-the } sans rien ajouter, pour une valeur de { $worth }. Tu gardes toutes tes cartes Bonus ({ $left }) ; à la fin de la manche, deux d’entre elles valent 1 point.
           *[other] Tu portes ainsi { $card-the } à { $worth }. Tout le monde voit les cartes Bonus, qui retournent dans la réserve après le pli. Il t’en reste { $left }.
        }
sos-do-plus-any =
    { $number ->
        [0] Ne pose aucune carte Bonus
        [one] Pose { $number } carte Bonus
       *[other] Pose { $number } cartes Bonus
    }
    .help = Chacune ajoute 1 à la valeur de ta carte, jusqu’à 12. Après le pli, elles retournent dans la réserve.
sos-do-take = Prends { $card-the }
    .help = Il va sur le dessus de ta pile, et tu ne voles personne.
sos-do-take-any = Prends le trésor
    .help = Il va sur le dessus de ta pile, et tu ne voles personne.
sos-do-rob = Vole { $first-the } à { $other-name }
    .help = Il va sur le dessus de ta pile. En échange, tu laisses { $second-the }, qui retourne sous son paquet.
sos-do-rob-any = Vole un trésor à { $other-name }
    .help = Tu prends le trésor du dessus de cette pile au lieu de celui du paquet.
sos-do-fleece = Prends deux cartes Bonus à { $other-name }, qui en a { $number }
    .help =
        { $own ->
            [one] Tu auras alors { $own } carte Bonus.
           *[other] Tu auras alors { $own } cartes Bonus.
        }
sos-do-swap = Échange avec { $other-name }
    .help =
        { $number ->
            [one] Tu prends à { $other-name } sa dernière carte et tu lui rends une de tes deux cartes. Vous n’êtes que deux à savoir laquelle.
           *[other] Tu prends { $number } cartes au hasard à { $other-name }, puis tu en rends { $number } de ta main, les mêmes si tu veux. Vous n’êtes que deux à savoir lesquelles.
        }
sos-do-return = Donne { $card-the } à { $other-name }
    .help =
        { $owed ->
            [one] L’échange est alors terminé. Vous n’êtes que deux à savoir quelle carte c’est.
           *[other] Vous n’êtes que deux à savoir quelle carte c’est. Tu en donnes encore une ensuite.
        }
sos-do-return-any = Rends { $card-the }
    .help = Vous n’êtes que deux à savoir quelle carte c’est.
sos-do-inspect = Jette un œil dans le { sos-pile }
    .help =
        { $number ->
            [one] Il n’y reste qu’une carte face cachée ; tu la regardes et tu la reposes.
           *[other] Tu regardes ses { $number } premiers trésors face cachée, sans les montrer, et tu les reposes dans l’ordre de ton choix.
        }
sos-do-order = Repose dans l’ordre { $order } : { sos-in-order }
    .help = Tu les reposes dans cet ordre, à partir du dessus : le premier sera le prochain retourné. Personne d’autre ne le sait.
sos-do-order-any = Repose-les dans l’ordre { $order }
    .help = Les chiffres sont les places actuelles (1 = dessus). Le premier chiffre désigne le trésor qui ira sur le dessus.
sos-do-fetch = Récupère { $card-the }
    .help = La carte va dans ta main, à la vue de tous. Tu défausses ensuite une carte.
sos-do-discard = Défausse { $card-the }
    .help = La carte est posée face visible et quitte la manche.

## What cards are worth, piece by piece

sos-worth-treasures =
    { $number ->
        [one] { $number } trésor { $colour }
       *[other] { $number } trésors { $colour }s
    }
sos-worth-plus =
    { $number ->
        [one] { $number } carte Bonus
       *[other] { $number } cartes Bonus
    }

## The rules page (its clauses stand in sea-or-shore-rules.ftl)

sos-rules-note =
    Voici les règles que suit Seachest, racontées avec nos propres mots. Elles n’ont rien d’officiel : Sea or Shore est
    un jeu de Lars Jansen illustré par Kris Lauwen, édité par Jolly Dutch, et aucun d’eux n’est lié à Seachest. Chaque
    règle porte un numéro, pour que chacun puisse s’y référer.
sos-rules-ruling = Notre décision :
sos-rules-head-card = Carte
sos-rules-head-number = Nombre
sos-rules-head-use = À quoi elle sert
sos-rules-head-decision = Décision
sos-rules-head-text = Ce que tu tapes
sos-rules-head-clause = Règle
sos-rules-any-card = CARTE
sos-rules-any-seat = PLACE
sos-rules-any-number = N
sos-rules-section-11 =
    Les cartes s’écrivent avec leur couleur et leur numéro en anglais, par exemple { $word }. Les places sont numérotées
    à partir de 0, dans le sens horaire. Les chiffres d’un ordre sont les places des trésors en ce moment, 1 sur le
    dessus : { $order } met le deuxième dessus, le troisième sous lui, puis le premier. S’il y a moins de trésors, il y
    a moins de chiffres.
sos-rules-pass = de quelle couleur tu passes la plus forte carte
sos-rules-card = la carte Île que tu joues
sos-rules-show = la moitié qu’elle montre
sos-rules-plus = combien de cartes Bonus tu poses avec elle
sos-rules-take = prendre le trésor remporté
sos-rules-rob = ou bien à qui tu voles un trésor
sos-rules-fleece = action 1 : à qui tu prends deux cartes Bonus
sos-rules-swap = action 2 : avec qui tu échanges
sos-rules-return = action 2 : chaque carte que tu rends, l’une après l’autre
sos-rules-inspect = action 3 : quel paquet tu regardes, s’il y en a deux
sos-rules-order = action 3 : dans quel ordre tu reposes les trésors
sos-rules-fetch = action 4 : quelle carte du pli tu récupères
sos-rules-discard = action 4 : quelle carte tu défausses
