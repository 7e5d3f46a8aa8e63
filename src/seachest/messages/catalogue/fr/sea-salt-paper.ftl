### Sea Salt & Paper: all that players read beside the rules, French.
### What values a message gets, and under which names, is told in messages/stories.py.

## The game

ssp-title = Sea Salt & Paper
ssp-player = place { $number }
ssp-you = Toi
ssp-and = { $some } et { $last }
ssp-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ssp-total =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }

## Colours

ssp-colour-dark-blue = bleu foncé
ssp-colour-light-blue = bleu clair
ssp-colour-black = noir
ssp-colour-yellow = jaune
ssp-colour-green = vert
ssp-colour-grey = gris
ssp-colour-purple = violet
ssp-colour-white = blanc
ssp-colour-light-orange = orange clair
ssp-colour-pink = rose
ssp-colour-orange = orange

## Kinds of cards: what each does and is worth

ssp-kind-crab = crabe
    .help = Pose deux crabes pour fouiller une défausse et y prendre une carte. Chaque paire vaut 1 point, posée ou non.
ssp-kind-boat = bateau
    .help = Pose deux bateaux pour rejouer aussitôt. Chaque paire vaut 1 point, posée ou non.
ssp-kind-fish = poisson
    .help = Pose deux poissons pour prendre la carte du dessus de la pioche. Chaque paire vaut 1 point, posée ou non.
ssp-kind-swimmer = nageur
    .help = Pose-le avec un requin pour voler au hasard une carte dans la main de quelqu’un. Chaque nageur avec un requin vaut 1 point, posé ou non.
ssp-kind-shark = requin
    .help = Pose-le avec un nageur pour voler au hasard une carte dans la main de quelqu’un. Chaque requin avec un nageur vaut 1 point, posé ou non.
ssp-kind-shell = coquillage
    .help = De un à six, tes coquillages valent en tout 0, 2, 4, 6, 8 ou 10 points.
ssp-kind-octopus = pieuvre
    .help = De une à cinq, tes pieuvres valent en tout 0, 3, 6, 9 ou 12 points.
ssp-kind-penguin = manchot
    .help = De un à trois, tes manchots valent en tout 1, 3 ou 5 points.
ssp-kind-sailor = marin
    .help = Un marin seul ne vaut rien, les deux ensemble valent 5 points.
ssp-kind-lighthouse = phare
    .help = Vaut 1 point pour chacun de tes bateaux. Lui-même n’est pas un bateau.
ssp-kind-shoal = banc de poissons
    .help = Vaut 1 point pour chacun de tes poissons. Lui-même n’est pas un poisson.
ssp-kind-colony = colonie de manchots
    .help = Vaut 2 points pour chacun de tes manchots. Elle-même n’est pas un manchot.
ssp-kind-captain = capitaine
    .help = Vaut 3 points pour chacun de tes marins. Lui-même n’est pas un marin.
ssp-kind-mermaid = sirène
    .help = Ta première sirène vaut 1 point par carte de ta couleur la plus fréquente, la deuxième fait de même avec la couleur suivante, et ainsi de suite. Les sirènes sont des cartes blanches – et les quatre en main te font gagner la partie sur-le-champ.

## Cards: as in a list, and as the object of a sentence

ssp-card-crab-dark-blue = crabe bleu foncé
    .a = un crabe bleu foncé
    .the = le crabe bleu foncé
ssp-card-crab-light-blue = crabe bleu clair
    .a = un crabe bleu clair
    .the = le crabe bleu clair
ssp-card-crab-yellow = crabe jaune
    .a = un crabe jaune
    .the = le crabe jaune
ssp-card-crab-black = crabe noir
    .a = un crabe noir
    .the = le crabe noir
ssp-card-crab-green = crabe vert
    .a = un crabe vert
    .the = le crabe vert
ssp-card-crab-grey = crabe gris
    .a = un crabe gris
    .the = le crabe gris
ssp-card-boat-dark-blue = bateau bleu foncé
    .a = un bateau bleu foncé
    .the = le bateau bleu foncé
ssp-card-boat-light-blue = bateau bleu clair
    .a = un bateau bleu clair
    .the = le bateau bleu clair
ssp-card-boat-black = bateau noir
    .a = un bateau noir
    .the = le bateau noir
ssp-card-boat-yellow = bateau jaune
    .a = un bateau jaune
    .the = le bateau jaune
ssp-card-fish-dark-blue = poisson bleu foncé
    .a = un poisson bleu foncé
    .the = le poisson bleu foncé
ssp-card-fish-black = poisson noir
    .a = un poisson noir
    .the = le poisson noir
ssp-card-fish-light-blue = poisson bleu clair
    .a = un poisson bleu clair
    .the = le poisson bleu clair
ssp-card-fish-yellow = poisson jaune
    .a = un poisson jaune
    .the = le poisson jaune
ssp-card-fish-green = poisson vert
    .a = un poisson vert
    .the = le poisson vert
ssp-card-swimmer-dark-blue = nageur bleu foncé
    .a = un nageur bleu foncé
    .the = le nageur bleu foncé
ssp-card-swimmer-light-blue = nageur bleu clair
    .a = un nageur bleu clair
    .the = le nageur bleu clair
ssp-card-swimmer-black = nageur noir
    .a = un nageur noir
    .the = le nageur noir
ssp-card-swimmer-yellow = nageur jaune
    .a = un nageur jaune
    .the = le nageur jaune
ssp-card-swimmer-light-orange = nageur orange clair
    .a = un nageur orange clair
    .the = le nageur orange clair
ssp-card-shark-dark-blue = requin bleu foncé
    .a = un requin bleu foncé
    .the = le requin bleu foncé
ssp-card-shark-light-blue = requin bleu clair
    .a = un requin bleu clair
    .the = le requin bleu clair
ssp-card-shark-black = requin noir
    .a = un requin noir
    .the = le requin noir
ssp-card-shark-green = requin vert
    .a = un requin vert
    .the = le requin vert
ssp-card-shark-purple = requin violet
    .a = un requin violet
    .the = le requin violet
ssp-card-shell-dark-blue = coquillage bleu foncé
    .a = un coquillage bleu foncé
    .the = le coquillage bleu foncé
ssp-card-shell-light-blue = coquillage bleu clair
    .a = un coquillage bleu clair
    .the = le coquillage bleu clair
ssp-card-shell-black = coquillage noir
    .a = un coquillage noir
    .the = le coquillage noir
ssp-card-shell-yellow = coquillage jaune
    .a = un coquillage jaune
    .the = le coquillage jaune
ssp-card-shell-green = coquillage vert
    .a = un coquillage vert
    .the = le coquillage vert
ssp-card-shell-grey = coquillage gris
    .a = un coquillage gris
    .the = le coquillage gris
ssp-card-octopus-light-blue = pieuvre bleu clair
    .a = une pieuvre bleu clair
    .the = la pieuvre bleu clair
ssp-card-octopus-yellow = pieuvre jaune
    .a = une pieuvre jaune
    .the = la pieuvre jaune
ssp-card-octopus-green = pieuvre verte
    .a = une pieuvre verte
    .the = la pieuvre verte
ssp-card-octopus-purple = pieuvre violette
    .a = une pieuvre violette
    .the = la pieuvre violette
ssp-card-octopus-grey = pieuvre grise
    .a = une pieuvre grise
    .the = la pieuvre grise
ssp-card-penguin-purple = manchot violet
    .a = un manchot violet
    .the = le manchot violet
ssp-card-penguin-light-orange = manchot orange clair
    .a = un manchot orange clair
    .the = le manchot orange clair
ssp-card-penguin-pink = manchot rose
    .a = un manchot rose
    .the = le manchot rose
ssp-card-sailor-pink = marin rose
    .a = un marin rose
    .the = le marin rose
ssp-card-sailor-orange = marin orange
    .a = un marin orange
    .the = le marin orange
ssp-card-lighthouse-purple = phare violet
    .a = un phare violet
    .the = le phare violet
ssp-card-shoal-grey = banc de poissons gris
    .a = un banc de poissons gris
    .the = le banc de poissons gris
ssp-card-colony-green = colonie de manchots verte
    .a = une colonie de manchots verte
    .the = la colonie de manchots verte
ssp-card-captain-light-orange = capitaine orange clair
    .a = un capitaine orange clair
    .the = le capitaine orange clair
ssp-card-mermaid-white = sirène
    .a = une sirène
    .the = la sirène

## A turn

ssp-round-begins =
    { $who ->
        [you] La manche { $round } commence, et c’est toi qui joues en premier.
       *[other] La manche { $round } commence, et c’est { $name } qui joue en premier.
    }
ssp-draws =
    { $who ->
        [you] Tu pioches deux cartes : { $cards }.
       *[other] { $name } pioche deux cartes : { $cards }.
    }
ssp-keeps =
    { $who ->
        [you] Tu gardes { $card-the }.
       *[other] { $name } garde { $card-the }.
    }
ssp-keeps-one =
    { $who ->
        [you] Tu pioches deux cartes et en gardes une.
       *[other] { $name } pioche deux cartes et en garde une.
    }
ssp-keeps-one-discards =
    { $who ->
        [you] Tu pioches deux cartes, en gardes une et poses { $card-the } sur la défausse { $pile }.
       *[other] { $name } pioche deux cartes, en garde une et pose { $card-the } sur la défausse { $pile }.
    }
ssp-discards =
    { $who ->
        [you] Tu poses { $card-the } sur la défausse { $pile }.
       *[other] { $name } pose { $card-the } sur la défausse { $pile }.
    }
ssp-takes =
    { $who ->
        [you] Tu prends { $card-the } sur la défausse { $pile }.
       *[other] { $name } prend { $card-the } sur la défausse { $pile }.
    }
ssp-takes-last =
    { $who ->
        [you] Tu prends la dernière carte de la pioche.
       *[other] { $name } prend la dernière carte de la pioche.
    }
ssp-takes-last-seen =
    { $who ->
        [you] Tu prends la dernière carte de la pioche : { $card-a }.
       *[other] { $name } prend la dernière carte de la pioche : { $card-a }.
    }

## Duos

ssp-lays =
    { $who ->
        [you] Tu poses un duo : { $cards }.
       *[other] { $name } pose un duo : { $cards }.
    }
ssp-lays-again =
    { $who ->
        [you] Tu poses un duo ({ $cards }) et tu rejoues.
       *[other] { $name } pose un duo ({ $cards }) et rejoue.
    }
ssp-lays-draws =
    { $who ->
        [you] Tu poses un duo ({ $cards }) et tu prends une carte dans la pioche.
       *[other] { $name } pose un duo ({ $cards }) et prend une carte dans la pioche.
    }
ssp-lays-gets =
    { $who ->
        [you] Tu poses un duo ({ $cards }) et la pioche te donne { $card-a }.
       *[other] { $name } pose un duo ({ $cards }) et reçoit { $card-a } de la pioche.
    }
ssp-lays-idle =
    { $who ->
        [you] Tu poses un duo ({ $cards }), sans effet.
       *[other] { $name } pose un duo ({ $cards }), sans effet.
    }
ssp-picks =
    { $who ->
        [you] Tu fouilles la défausse { $pile } et tu y prends une carte.
       *[other] { $name } fouille la défausse { $pile } et y prend une carte.
    }
ssp-picks-seen =
    { $who ->
        [you] Tu fouilles la défausse { $pile } et tu y prends { $card-the }.
       *[other] { $name } fouille la défausse { $pile } et y prend { $card-the }.
    }
ssp-robs =
    { $who ->
        [you] Tu voles une carte à { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } te vole une carte.
               *[other] { $name } vole une carte à { $other-name }.
            }
    }
ssp-robs-seen =
    { $who ->
        [you] Tu voles { $card-a } à { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } te vole { $card-a }.
               *[other] { $name } vole { $card-a } à { $other-name }.
            }
    }

## The end of a round

ssp-calls-stop =
    { $who ->
        [you] Tu annonces STOP : tout le monde marque les points de ses cartes.
       *[other] { $name } annonce STOP : tout le monde marque les points de ses cartes.
    }
ssp-calls-last-chance =
    { $who ->
        [you] Tu annonces DERNIÈRE CHANCE avec des cartes qui valent { ssp-points }.
       *[other] { $name } annonce DERNIÈRE CHANCE avec des cartes qui valent { ssp-points }.
    }
ssp-reveals =
    { $who ->
        [you]
            { $count ->
                [0] Tu n’as aucune carte en main à révéler.
               *[other] Tu révèles : { $cards }.
            }
       *[other]
            { $count ->
                [0] { $name } n’a aucune carte en main à révéler.
               *[other] { $name } révèle : { $cards }.
            }
    }
ssp-bet-won =
    { $who ->
        [you] Tu gagnes ton pari : personne ne dépasse { ssp-points }.
       *[other] { $name } gagne son pari : personne ne dépasse { ssp-points }.
    }
ssp-bet-lost =
    { $who ->
        [you] Tu perds ton pari : { $other-name } a { $most } points, et toi seulement { $points }.
       *[other]
            { $other-who ->
                [you] { $name } perd son pari avec { ssp-points } : tu en as { $most }.
               *[other] { $name } perd son pari avec { ssp-points } : { $other-name } en a { $most }.
            }
    }
ssp-scores-cards =
    { $who ->
        [you] Tu marques { ssp-points } pour tes cartes (total : { $total }).
       *[other] { $name } marque { ssp-points } pour ses cartes (total : { $total }).
    }
ssp-scores-bonus =
    { $who ->
        [you] Tu ne marques que ton bonus de couleur : { ssp-points } (total : { $total }).
       *[other] { $name } ne marque que son bonus de couleur : { ssp-points } (total : { $total }).
    }
ssp-scores-both =
    { $who ->
        [you] Tu marques { $worth } pour tes cartes et { $bonus } de bonus de couleur, soit { ssp-points } (total : { $total }).
       *[other] { $name } marque { $worth } pour ses cartes et { $bonus } de bonus de couleur, soit { ssp-points } (total : { $total }).
    }
ssp-void = La pioche est vide : la manche s’arrête et personne ne marque de points.

## The end of the game

ssp-over-goal =
    { $goal ->
        [one] L’objectif de { $goal } point est atteint : la partie est finie.
       *[other] L’objectif de { $goal } points est atteint : la partie est finie.
    }
ssp-over-limit = { $rounds } manches ont été jouées : la partie est finie.
ssp-wins =
    { $who ->
        [you] Tu gagnes avec { ssp-total } !
       *[other] { $name } gagne avec { ssp-total }.
    }
ssp-wins-tie =
    { $who ->
        [you] Égalité à { ssp-total } : tu gagnes, car la dernière manche t’a rapporté davantage ({ $points }).
       *[other] Égalité à { ssp-total } : la victoire va à { $name }, à qui la dernière manche a rapporté davantage ({ $points }).
    }
ssp-wins-shared =
    { $who ->
        [you] { $names }, vous partagez la victoire avec { ssp-total } chacun !
       *[other] { $names } se partagent la victoire avec { ssp-total } chacun.
    }
ssp-wins-mermaids =
    { $who ->
        [you] Tu as les quatre sirènes en main et tu gagnes la partie sur-le-champ !
       *[other] { $name } pose les quatre sirènes et gagne la partie sur-le-champ.
    }

## Decisions: what you may choose, and what it leads to

ssp-do-draw = Pioche deux cartes
    .help =
        { $left ->
            [0] Tu en gardes une et poses l’autre face visible sur une défausse. Ce sont les deux dernières : si tu ne peux ou ne veux pas annoncer STOP, la manche s’arrête avec ton tour et personne ne marque de points.
           *[other] Tu en gardes une et poses l’autre face visible sur une défausse.
        }
ssp-do-draw-last = Prends la dernière carte de la pioche
    .help = Tu la gardes et ne défausses rien. La pioche est alors vide : si tu ne peux ou ne veux pas annoncer STOP, la manche s’arrête avec ton tour et personne ne marque de points.
ssp-do-take = Prends { $card-the } sur la défausse { $pile }
    .help = La carte va dans ta main, et tout le monde voit ce que tu as pris.
ssp-do-take-any = Prends la carte du dessus de la défausse { $pile }
    .help = La carte va dans ta main, et tout le monde voit ce que tu as pris.
ssp-do-keep = Garde { $first-the }, défausse { $second-the }
    .help = Personne ne voit ce que tu gardes. L’autre carte va face visible sur une défausse.
ssp-do-keep-twin = Garde { $card-a }, défausse l’autre carte
    .help = Tu as pioché deux cartes identiques. Personne ne voit que tu gardes la même.
ssp-do-keep-any = Garde { $card-the }
    .help = Personne ne voit ce que tu gardes. L’autre carte va face visible sur une défausse.
ssp-do-discard = Pose { $first-the } sur la défausse { $pile }
    .help = Tu y recouvres { $second-the }. Tout le monde pourra prendre la carte que tu poses.
ssp-do-discard-empty = Pose { $card-the } sur la défausse { $pile }, qui est vide
    .help = Il faut d’abord garnir une défausse vide. Tout le monde pourra prendre la carte que tu poses.
ssp-do-discard-any = Pose l’autre carte sur la défausse { $pile }
    .help = Elle sera sur le dessus, et tout le monde pourra la prendre.
ssp-do-lay = Pose un duo avec { $card-the }
    .help =
        { $effect ->
            [search] Deux crabes : tu fouilles une défausse et tu y prends une carte.
            [turn] Deux bateaux : tu joues aussitôt un autre tour complet.
            [draw] Deux poissons : tu prends la carte du dessus de la pioche.
            [rob] Nageur et requin : tu voles au hasard une carte dans la main de quelqu’un.
           *[none] Le duo n’aurait aucun effet pour l’instant, mais personne ne peut voler les cartes posées.
        }
ssp-do-with = Ajoute { $card-the }
    .help =
        { $effect ->
            [search] Avec les crabes, tu fouilles ensuite une défausse et tu y prends une carte.
            [turn] Avec les bateaux, tu joues aussitôt un autre tour complet.
            [draw] Les poissons t’apportent ensuite la carte du dessus de la pioche.
            [rob] Avec le nageur et le requin, tu voles ensuite au hasard une carte dans la main de quelqu’un.
           *[none] Le duo n’a aucun effet pour l’instant, mais personne ne peut voler les cartes posées.
        }
ssp-do-search =
    { $size ->
        [one] Fouille la défausse { $pile } ({ $size } carte)
       *[other] Fouille la défausse { $pile } ({ $size } cartes)
    }
    .help = Tu parcours toute la défausse et tu y prends la carte de ton choix.
ssp-do-pick = Prends { $card-the }
    .help = La carte va dans ta main ; personne d’autre ne voit laquelle c’est.
ssp-do-rob =
    { $size ->
        [one] Vole une carte à { $other-name } ({ $size } carte en main)
       *[other] Vole une carte à { $other-name } ({ $size } cartes en main)
    }
    .help = Tu prends une carte au hasard dans cette main ; vous ne serez que deux à savoir laquelle.
ssp-do-end = Termine ton tour
    .help = C’est ensuite le tour de la personne à ta gauche.
ssp-do-end-reveal = Termine ton tour et révèle ta main
    .help = C’était ton dernier tour de la manche. Personne ne peut voler dans une main révélée.
ssp-do-end-void = Termine ton tour – et la manche
    .help = La pioche est vide : la manche s’arrête ici et personne ne marque de points.
ssp-do-stop = STOP : on compte les points maintenant
    .help = Tout le monde révèle sa main, et tu marques { ssp-points } à coup sûr. Les autres marquent aussi les points de leurs cartes.
ssp-do-last-chance = DERNIÈRE CHANCE : personne ne fera mieux !
    .help = Tu révèles ta main, et chacun des autres joue encore un tour. Si personne ne dépasse tes { ssp-points }, tu les marques, plus un bonus de couleur de { $bonus }, et les autres seulement leur bonus de couleur. Sinon, tu ne marques que ton bonus de couleur ({ $bonus }), et les autres marquent les points de leurs cartes.
ssp-do-last-chance-void = DERNIÈRE CHANCE avec une pioche vide
    .help = Plus aucun tour ne peut être joué : la manche s’arrête et personne ne marque de points.

## What cards are worth, piece by piece

ssp-worth-crabs =
    { $number ->
        [one] { $number } paire de crabes
       *[other] { $number } paires de crabes
    }
ssp-worth-boats =
    { $number ->
        [one] { $number } paire de bateaux
       *[other] { $number } paires de bateaux
    }
ssp-worth-fish =
    { $number ->
        [one] { $number } paire de poissons
       *[other] { $number } paires de poissons
    }
ssp-worth-swimmers =
    { $number ->
        [one] { $number } nageur avec un requin
       *[other] { $number } nageurs avec des requins
    }
ssp-worth-shells =
    { $number ->
        [one] { $number } coquillage
       *[other] { $number } coquillages
    }
ssp-worth-octopuses =
    { $number ->
        [one] { $number } pieuvre
       *[other] { $number } pieuvres
    }
ssp-worth-penguins =
    { $number ->
        [one] { $number } manchot
       *[other] { $number } manchots
    }
ssp-worth-sailors =
    { $number ->
        [one] { $number } marin
       *[other] { $number } marins
    }
ssp-worth-lighthouse =
    { $number ->
        [one] phare avec { $number } bateau
       *[other] phare avec { $number } bateaux
    }
ssp-worth-shoal =
    { $number ->
        [one] banc de poissons avec { $number } poisson
       *[other] banc de poissons avec { $number } poissons
    }
ssp-worth-colony =
    { $number ->
        [one] colonie de manchots avec { $number } manchot
       *[other] colonie de manchots avec { $number } manchots
    }
ssp-worth-captain =
    { $number ->
        [one] capitaine avec { $number } marin
       *[other] capitaine avec { $number } marins
    }
ssp-worth-mermaid =
    { $number ->
        [one] sirène avec { $number } carte en { $colour }
       *[other] sirène avec { $number } cartes en { $colour }
    }
ssp-worth-bonus =
    { $number ->
        [one] bonus de couleur : { $number } carte en { $colour }
       *[other] bonus de couleur : { $number } cartes en { $colour }
    }

## The rules page (its clauses stand in sea-salt-paper-rules.ftl)

ssp-rules-note =
    Voici les règles que suit Seachest, racontées avec nos propres mots. Elles n’ont rien d’officiel : Sea Salt & Paper
    est un jeu de Bruno Cathala et Théo Rivière, édité par Bombyx, et ni les auteurs ni Bombyx ne sont liés à
    Seachest. Chaque règle porte un numéro, pour que chacun puisse s’y référer.
ssp-rules-ruling = Notre décision :
ssp-rules-head-card = Carte
ssp-rules-head-number = Nombre
ssp-rules-head-colours = Couleurs
ssp-rules-head-decision = Décision
ssp-rules-head-text = Ce que tu tapes
ssp-rules-head-clause = Règle
ssp-rules-any-card = CARTE
ssp-rules-section-10 =
    Les cartes s’écrivent avec leur nom et leur couleur en anglais, par exemple { $word } ; deux cartes identiques
    s’écrivent de la même façon. Les places sont numérotées à partir de 0, dans le sens horaire.
ssp-rules-draw = piocher deux cartes
ssp-rules-take = prendre la carte du dessus d’une défausse
ssp-rules-keep = laquelle des deux cartes piochées tu gardes
ssp-rules-discard = où va l’autre
ssp-rules-lay = la première carte d’un duo
ssp-rules-with = sa partenaire
ssp-rules-search = crabes : quelle défausse tu fouilles
ssp-rules-pick = crabes : quelle carte tu prends
ssp-rules-rob = nageur et requin : à qui tu voles une carte
ssp-rules-end = terminer ton tour
ssp-rules-stop = annoncer STOP
ssp-rules-last-chance = annoncer DERNIÈRE CHANCE
