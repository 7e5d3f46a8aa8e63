### Dolores: all that players read beside the rules, French.
### What values a message gets, and under which names, is told in messages/stories.py.

## The game

dol-title = Dolores
dol-player = place { $number }
dol-you = Toi
dol-and = { $some } et { $last }
dol-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dol-total =
    { $total ->
        [one] { $total } point
       *[other] { $total } points
    }

## Gestures

dol-gesture =
    { $gesture ->
        [peace] Paix
        [fight] Combat
       *[first] Premier choix
    }
dol-shows =
    { $shows ->
        [peace] Paix
        [fight] Combat
        [first] Premier choix
        [peace-fight] Paix et Combat
        [peace-first] Paix et Premier choix
       *[fight-first] Combat et Premier choix
    }
dol-other-shows =
    { $other-shows ->
        [peace] Paix
        [fight] Combat
        [first] Premier choix
        [peace-fight] Paix et Combat
        [peace-first] Paix et Premier choix
       *[fight-first] Combat et Premier choix
    }
dol-bet-on =
    { $bet ->
        [peace-peace] deux fois Paix
        [peace-fight] Paix et Combat
        [peace-first] Paix et Premier choix
        [fight-fight] deux fois Combat
        [fight-first] Combat et Premier choix
       *[first-first] deux fois Premier choix
    }

## Kinds of cards: what each does and is worth

dol-kind-weapons = Armes
    .help = Marchandises : sept cartes de valeur 1, deux de valeur 2 et une de valeur 3, soit 14 en tout. Tes armes forment ensemble une série, et seules comptent tes séries de plus haute et de plus basse valeur.
dol-kind-wine = Vin
    .help = Marchandises : sept cartes de valeur 1, deux de valeur 2 et une de valeur 3, soit 14 en tout. Tout ton vin forme une série, et seules comptent tes séries de plus haute et de plus basse valeur.
dol-kind-jewels = Bijoux
    .help = Marchandises : sept cartes de valeur 1, deux de valeur 2 et une de valeur 3, soit 14 en tout. Tes bijoux forment ensemble une série, et seules comptent tes séries de plus haute et de plus basse valeur.
dol-kind-cloth = Étoffes
    .help = Marchandises : sept cartes de valeur 1, deux de valeur 2 et une de valeur 3, soit 14 en tout. Tes étoffes forment ensemble une série, et seules comptent tes séries de plus haute et de plus basse valeur.
dol-kind-porcelain = Porcelaine
    .help = Marchandises : sept cartes de valeur 1, deux de valeur 2 et une de valeur 3, soit 14 en tout. Toute ta porcelaine forme une série, et seules comptent tes séries de plus haute et de plus basse valeur.
dol-kind-instruments = Instruments
    .help = Marchandises : sept cartes de valeur 1, deux de valeur 2 et une de valeur 3, soit 14 en tout. Tes instruments forment ensemble une série, et seules comptent tes séries de plus haute et de plus basse valeur.
dol-kind-gold = Or
    .help = Marchandises : sept cartes de valeur 1, deux de valeur 2 et une de valeur 3, soit 14 en tout. Tout ton or forme une série, et seules comptent tes séries de plus haute et de plus basse valeur.
dol-kind-lantern = Lanterne
    .help = Utilise-la avant que les cartes d’un duel soient piochées : elles sont alors posées face cachée, et personne d’autre que toi ne les voit. Elles ne se dévoilent qu’en rejoignant un butin ; celles qui sont défaussées restent cachées pour de bon.
dol-kind-lookout = Guet
    .help = Utilise-le quand le lever du soleil est pioché : la partie continue comme si de rien n’était, jusqu’à ce qu’il n’y ait plus assez de cartes pour un duel.
dol-kind-swell = Houle
    .help = Utilise-la quand les cartes sont posées et qu’aucun geste n’est montré : elles sont défaussées, et quatre nouvelles sont piochées.
dol-kind-whirlpool = Tourbillon
    .help = Utilise-le quand les cartes sont posées et qu’aucun geste n’est montré : tu répartis de nouveau les cartes entre les deux duellistes, autant qu’avant pour chacun.
dol-kind-convoy = Convoi
    .help = Utilise-le quand les cartes sont posées, même après les gestes : deux de plus sont piochées, une pour chaque côté du duel.
dol-kind-two-hands = Deux mains
    .help = Utilise cette carte dans ton propre duel, avant les gestes : tu en montres deux et tu décides lequel compte après avoir vu celui de l’autre.
dol-kind-void = Annulation
    .help = Utilise-la quand les gestes sont montrés : ils ne comptent pas, et le duel est rejoué avec les mêmes cartes.
dol-kind-bet = Pari
    .help = Utilise-le avant les gestes, dans un duel entre deux autres : si tu devines leurs deux gestes, tu prends autant de cartes du duel que tu veux.
dol-kind-theft = Vol
    .help = Il ne se garde pas : dès que tu le reçois, tu voles une carte de marchandise dans le butin de quelqu’un d’autre.
dol-kind-sunrise = Lever du soleil
    .help = Dès qu’il est pioché, la partie s’arrête, sauf si quelqu’un utilise le guet. Il ne vaut rien.

## Cards: as in a list, and as the object of a sentence

dol-sort =
    { $sort ->
        [weapons] { dol-kind-weapons }
        [wine] { dol-kind-wine }
        [jewels] { dol-kind-jewels }
        [cloth] { dol-kind-cloth }
        [porcelain] { dol-kind-porcelain }
        [instruments] { dol-kind-instruments }
       *[gold] { dol-kind-gold }
    }
dol-goods = { dol-sort } { $value }
    .a = une carte { dol-sort } { $value }
    .the = la carte { dol-sort } { $value }
dol-card-lantern = Lanterne
    .a = une lanterne
    .the = la lanterne
dol-card-lookout = Guet
    .a = un guet
    .the = le guet
dol-card-swell = Houle
    .a = une houle
    .the = la houle
dol-card-whirlpool = Tourbillon
    .a = un tourbillon
    .the = le tourbillon
dol-card-convoy = Convoi
    .a = un convoi
    .the = le convoi
dol-card-two-hands = Deux mains
    .a = une carte Deux mains
    .the = la carte Deux mains
dol-card-void = Annulation
    .a = une annulation
    .the = l’annulation
dol-card-bet = Pari
    .a = un pari
    .the = le pari
dol-card-theft = Vol
    .a = un vol
    .the = le vol
dol-card-sunrise = Lever du soleil
    .a = un lever de soleil
    .the = le lever du soleil

## What somebody gets

dol-taken =
    { $count ->
        [0] rien
       *[other] { $cards }
    }
dol-other-taken =
    { $other-count ->
        [0] rien
       *[other] { $other-cards }
    }

## The beginning, and each duel

dol-begins =
    { $who ->
        [you] La Dolores gît sur les rochers, et la nuit est courte. C’est toi qui donnes en premier.
       *[other] La Dolores gît sur les rochers, et la nuit est courte. C’est { $name } qui donne en premier.
    }
dol-starts =
    { $who ->
        [you] Ton butin de départ : { dol-taken }.
       *[other] Butin de départ pour { $name } : { dol-taken }.
    }
dol-duel =
    { $who ->
        [you] C’est toi qui donnes, en duel contre { $other-name }.
       *[other]
            { $other-who ->
                [you] C’est { $name } qui donne, en duel contre toi.
               *[other] C’est { $name } qui donne, en duel contre { $other-name }.
            }
    }
dol-lies =
    { $who ->
        [you] Devant toi : { dol-taken }. Devant { $other-name } : { dol-other-taken }.
       *[other]
            { $other-who ->
                [you] Devant { $name } : { dol-taken }. Devant toi : { dol-other-taken }.
               *[other] Devant { $name } : { dol-taken }. Devant { $other-name } : { dol-other-taken }.
            }
    }
dol-dark =
    { $who ->
        [you] Les cartes sont face cachée, et tu es la seule personne à les voir.
       *[other] Les cartes sont face cachée, et { $name } est la seule personne à les voir.
    }

## Bottles

dol-uses-lantern =
    { $who ->
        [you] Tu utilises la lanterne, et la plage plonge dans le noir.
       *[other] { $name } utilise la lanterne, et la plage plonge dans le noir.
    }
dol-uses-lookout =
    { $who ->
        [you] Tu fais le guet : le lever du soleil est ignoré, et la partie continue jusqu’à ce qu’il n’y ait plus assez de cartes pour un duel.
       *[other] { $name } fait le guet : le lever du soleil est ignoré, et la partie continue jusqu’à ce qu’il n’y ait plus assez de cartes pour un duel.
    }
dol-uses-swell =
    { $who ->
        [you] Tu utilises la houle : elle emporte ces cartes et en rejette quatre nouvelles sur la plage.
       *[other] { $name } utilise la houle : elle emporte ces cartes et en rejette quatre nouvelles sur la plage.
    }
dol-uses-whirlpool =
    { $who ->
        [you] Tu utilises le tourbillon : à toi de répartir autrement les cartes du duel.
       *[other] { $name } utilise le tourbillon pour répartir autrement les cartes du duel.
    }
dol-uses-convoy =
    { $who ->
        [you] Tu utilises le convoi : deux cartes de plus arrivent sur la plage.
       *[other] { $name } utilise le convoi : deux cartes de plus arrivent sur la plage.
    }
dol-uses-two-hands =
    { $who ->
        [you] Tu utilises Deux mains : tu vas montrer deux gestes et décider ensuite lequel compte.
       *[other] { $name } utilise Deux mains pour montrer deux gestes et décider ensuite lequel compte.
    }
dol-uses-void =
    { $who ->
        [you] Tu utilises l’annulation : les gestes ne comptent pas, et le duel est rejoué avec les mêmes cartes.
       *[other] { $name } utilise l’annulation : les gestes ne comptent pas, et le duel est rejoué avec les mêmes cartes.
    }
dol-uses-bet =
    { $who ->
        [you] Tu utilises le pari : à toi de deviner ce que vont montrer les deux duellistes.
       *[other] { $name } utilise le pari pour deviner ce que vont montrer les deux duellistes.
    }
dol-adds =
    { $who ->
        [you] En plus devant toi : { $cards }. En plus devant { $other-name } : { $other-cards }.
       *[other]
            { $other-who ->
                [you] En plus devant { $name } : { $cards }. En plus devant toi : { $other-cards }.
               *[other] En plus devant { $name } : { $cards }. En plus devant { $other-name } : { $other-cards }.
            }
    }
dol-adds-both = Les nouvelles cartes : { $cards }.
dol-adds-dark =
    { $who ->
        [you] Elles aussi sont face cachée, et tu es la seule personne à les voir.
       *[other] Elles aussi sont face cachée, et { $name } est la seule personne à les voir.
    }
dol-rearranges =
    { $who ->
        [you] Tu répartis les cartes autrement.
       *[other] { $name } répartit les cartes autrement.
    }
dol-rearranges-dark =
    { $who ->
        [you]
            { $other-who ->
                [you] Tu répartis autrement les cartes cachées : celles des emplacements { $places } sont maintenant devant toi.
               *[other] Tu répartis autrement les cartes cachées : celles des emplacements { $places } sont maintenant devant { $other-name }.
            }
       *[other]
            { $other-who ->
                [you] { $name } répartit autrement les cartes cachées : celles des emplacements { $places } sont maintenant devant toi.
               *[other] { $name } répartit autrement les cartes cachées : celles des emplacements { $places } sont maintenant devant { $other-name }.
            }
    }

## Talk and gestures

dol-announces =
    { $who ->
        [you] Tu annonces : { dol-gesture }.
       *[other] { $name } annonce : { dol-gesture }.
    }
dol-advises =
    { $who ->
        [you] Tu conseilles aux deux : { dol-gesture }.
       *[other] { $name } conseille aux deux : { dol-gesture }.
    }
dol-silent =
    { $who ->
        [you] Tu gardes le silence.
       *[other] { $name } garde le silence.
    }
dol-reveals =
    { $who ->
        [you] Do – Lo – Res ! Tu montres { dol-shows }, { $other-name } montre { dol-other-shows }.
       *[other]
            { $other-who ->
                [you] Do – Lo – Res ! { $name } montre { dol-shows }, tu montres { dol-other-shows }.
               *[other] Do – Lo – Res ! { $name } montre { dol-shows }, { $other-name } montre { dol-other-shows }.
            }
    }
dol-reveals-bet =
    { $who ->
        [you] Do – Lo – Res ! Tu montres { dol-shows }, { $other-name } montre { dol-other-shows }, et { $another-name } parie sur { dol-bet-on }.
       *[other]
            { $other-who ->
                [you] Do – Lo – Res ! { $name } montre { dol-shows }, tu montres { dol-other-shows }, et { $another-name } parie sur { dol-bet-on }.
               *[other]
                    { $another-who ->
                        [you] Do – Lo – Res ! { $name } montre { dol-shows }, { $other-name } montre { dol-other-shows }, et tu paries sur { dol-bet-on }.
                       *[other] Do – Lo – Res ! { $name } montre { dol-shows }, { $other-name } montre { dol-other-shows }, et { $another-name } parie sur { dol-bet-on }.
                    }
            }
    }
dol-counts =
    { $who ->
        [you] De tes deux gestes, tu gardes { dol-gesture }.
       *[other] De ses deux gestes, { $name } garde { dol-gesture }.
    }
dol-kept =
    { $who ->
        [you] Tu avais annoncé { dol-gesture }, et tu as tenu parole.
       *[other] { $name } avait annoncé { dol-gesture } et a tenu parole.
    }
dol-broken =
    { $who ->
        [you] Tu avais annoncé { dol-gesture } – et tu as manqué à ta parole.
       *[other] { $name } avait annoncé { dol-gesture } – et c’était un mensonge.
    }

## Who gets what

dol-bet-won =
    { $who ->
        [you] Tu gagnes ton pari et tu te sers avant tout le monde.
       *[other] { $name } gagne son pari et se sert avant tout le monde.
    }
dol-bet-lost =
    { $who ->
        [you] Tu perds ton pari.
       *[other] { $name } perd son pari.
    }
dol-grabs =
    { $who ->
        [you] Tu prends { $card-the } dans le duel.
       *[other] { $name } prend { $card-the } dans le duel.
    }
dol-grabs-done =
    { $who ->
        [you]
            { $number ->
                [one] Tu laisses la dernière carte.
               *[other] Tu laisses les { $number } autres cartes.
            }
       *[other]
            { $number ->
                [one] { $name } laisse la dernière carte.
               *[other] { $name } laisse les { $number } autres cartes.
            }
    }
dol-both-peace =
    { $who ->
        [you] La paix règne sur la plage. Pour toi : { dol-taken }. Pour { $other-name } : { dol-other-taken }.
       *[other]
            { $other-who ->
                [you] La paix règne sur la plage. Pour { $name } : { dol-taken }. Pour toi : { dol-other-taken }.
               *[other] La paix règne sur la plage. Pour { $name } : { dol-taken }. Pour { $other-name } : { dol-other-taken }.
            }
    }
dol-fight-takes =
    { $who ->
        [you]
            { $count ->
                [0] Le poing bat la main ouverte, mais il ne reste rien pour toi.
               *[other] Le poing bat la main ouverte : tu prends tout – { $cards }.
            }
       *[other]
            { $count ->
                [0] Le poing bat la main ouverte, mais il ne reste rien pour { $name }.
               *[other] Le poing bat la main ouverte : { $name } prend tout – { $cards }.
            }
    }
dol-both-fight = Poing contre poing : personne n’obtient rien.
dol-both-first = Pouce contre pouce : personne n’obtient rien.
dol-first-picks =
    { $who ->
        [you] Pouce levé : tu choisis une carte avant tout le monde.
       *[other] Pouce levé : { $name } choisit une carte avant tout le monde.
    }
dol-first-nothing =
    { $who ->
        [you] Pouce levé, mais il ne reste aucune carte pour toi.
       *[other] Pouce levé, mais il ne reste aucune carte pour { $name }.
    }
dol-picks =
    { $who ->
        [you] Tu choisis { $card-the }. Pour { $other-name } : { dol-other-taken }.
       *[other]
            { $other-who ->
                [you] { $name } choisit { $card-the }. Pour toi : { dol-other-taken }.
               *[other] { $name } choisit { $card-the }. Pour { $other-name } : { dol-other-taken }.
            }
    }
dol-discards = À la défausse : { $cards }.
dol-discards-dark =
    { $number ->
        [one] Une carte est défaussée face cachée.
       *[other] { $number } cartes sont défaussées face cachée.
    }
dol-discards-known =
    { $who ->
        [you] Tu es la seule personne à savoir ce que c’était : { $cards }.
       *[other] { $name } est la seule personne à savoir ce que c’était : { $cards }.
    }
dol-must-drop =
    { $who ->
        [you]
            { $number ->
                [one] Tu dois défausser toute une sorte de marchandises.
               *[other] { $names }, vous devez chacun défausser toute une sorte de marchandises.
            }
       *[other]
            { $number ->
                [one] { $names } doit défausser toute une sorte de marchandises.
               *[other] { $names } doivent chacun défausser toute une sorte de marchandises.
            }
    }
dol-drops =
    { $who ->
        [you] Tu défausses { $sort ->
                [weapons] toutes tes armes
                [wine] tout ton vin
                [jewels] tous tes bijoux
                [cloth] toutes tes étoffes
                [porcelain] toute ta porcelaine
                [instruments] tous tes instruments
               *[gold] tout ton or
            } : { $cards }.
       *[other] { $name } défausse { $sort ->
                [weapons] toutes ses armes
                [wine] tout son vin
                [jewels] tous ses bijoux
                [cloth] toutes ses étoffes
                [porcelain] toute sa porcelaine
                [instruments] tous ses instruments
               *[gold] tout son or
            } : { $cards }.
    }
dol-theft-due =
    { $who ->
        [you] Vol ! Tu dois voler aussitôt une carte de marchandise.
       *[other] Vol ! { $name } doit voler aussitôt une carte de marchandise.
    }
dol-theft-idle =
    { $who ->
        [you] Tu as reçu le vol, mais personne d’autre n’a de marchandises : il est défaussé sans effet.
       *[other] { $name } a reçu le vol, mais personne d’autre n’a de marchandises : il est défaussé sans effet.
    }
dol-steals =
    { $who ->
        [you] Tu voles { $card-the } à { $other-name }.
       *[other]
            { $other-who ->
                [you] { $name } te vole { $card-the }.
               *[other] { $name } vole { $card-the } à { $other-name }.
            }
    }

## The end

dol-sunrise-lookout =
    { $who ->
        [you] Le lever du soleil est pioché ! Mais tu as le guet, et tu peux l’utiliser maintenant.
       *[other] Le lever du soleil est pioché ! Mais { $name } a le guet et peut l’utiliser maintenant.
    }
dol-lookout-unused =
    { $who ->
        [you] Tu laisses le soleil se lever.
       *[other] { $name } laisse le soleil se lever.
    }
dol-over-sunrise = Le soleil se lève ! La partie s’arrête sur-le-champ, et les cartes de ce duel ne vont à personne.
dol-over-pile =
    { $number ->
        [0] La pioche est vide : la partie est finie.
        [one] Il ne reste qu’une carte dans la pioche, trop peu pour un autre duel : la partie est finie.
       *[other] Il ne reste que { $number } cartes dans la pioche, trop peu pour un autre duel : la partie est finie.
    }
dol-scores =
    { $who ->
        [you] Tu marques { dol-points }. Plus haute valeur : { $cards }. Plus basse valeur : { $other-cards }.
       *[other] { $name } marque { dol-points }. Plus haute valeur : { $cards }. Plus basse valeur : { $other-cards }.
    }
dol-scores-equal =
    { $who ->
        [you]
            { $count ->
                [one] Tu marques { dol-points } : ta seule série compte double – { $cards }.
               *[other] Tu marques { dol-points } : toutes tes séries se valent et comptent double – { $cards }.
            }
       *[other]
            { $count ->
                [one] { $name } marque { dol-points } : sa seule série compte double – { $cards }.
               *[other] { $name } marque { dol-points } : toutes ses séries se valent et comptent double – { $cards }.
            }
    }
dol-scores-nothing =
    { $who ->
        [you] Tu n’as aucune série qui compte : 0 point.
       *[other] { $name } n’a aucune série qui compte : 0 point.
    }
dol-wins =
    { $who ->
        [you] Tu gagnes avec { dol-total } !
       *[other] { $name } gagne avec { dol-total }.
    }
dol-wins-shared =
    { $who ->
        [you] { $names }, vous partagez la victoire avec { dol-total } chacun !
       *[other] { $names } se partagent la victoire avec { dol-total } chacun.
    }

## Decisions: what you may choose, and what it leads to

dol-do-use-lantern = Utilise la lanterne
    .help =
        { $who ->
            [you] Les cartes de ton duel contre { $other-name } seront posées face cachée. Personne d’autre que toi ne les voit, et tu peux en dire ce que tu veux.
           *[other]
                { $other-who ->
                    [you] Les cartes de ton duel contre { $name } seront posées face cachée. Personne d’autre que toi ne les voit, et tu peux en dire ce que tu veux.
                   *[other] Les cartes du duel entre { $name } et { $other-name } seront posées face cachée. Personne d’autre que toi ne les voit, et tu peux en dire ce que tu veux.
                }
        }
dol-do-use-lookout = Fais le guet
    .help = Le lever du soleil est ignoré et reste dans le duel comme une carte sans valeur. La partie continue jusqu’à ce qu’il n’y ait plus assez de cartes pour un duel.
dol-do-use-swell = Utilise la houle
    .help =
        { $number ->
            [0] Les cartes du duel sont défaussées, et les quatre dernières sont piochées.
           *[other] Les cartes du duel sont défaussées, et quatre nouvelles sont piochées. Reste dans la pioche : { $number }.
        }
dol-do-use-whirlpool = Utilise le tourbillon
    .help =
        { $who ->
            [you] Tu choisis les cartes qui seront devant { $other-name } ; les autres seront devant toi.
           *[other]
                { $other-who ->
                    [you] Tu choisis les cartes qui seront devant toi ; les autres seront devant { $name }.
                   *[other] Tu choisis les cartes qui seront devant { $other-name } ; les autres seront devant { $name }.
                }
        }
dol-do-use-convoy = Utilise le convoi
    .help =
        { $moment ->
            [shown] Deux cartes de plus sont piochées, une pour chaque côté du duel. Les gestes restent tels quels.
           *[other] Deux cartes de plus sont piochées, une pour chaque côté du duel.
        }
dol-do-use-two-hands = Utilise Deux mains
    .help = Dans ce duel, tu montres deux gestes différents. Quand tu vois celui que montre { $other-name }, tu décides lequel des deux compte.
dol-do-use-void = Utilise l’annulation
    .help =
        { $who ->
            [you] Les gestes ne comptent pas. Toi et { $other-name }, vous rejouez le duel avec les mêmes cartes.
           *[other]
                { $other-who ->
                    [you] Les gestes ne comptent pas. Toi et { $name }, vous rejouez le duel avec les mêmes cartes.
                   *[other] Les gestes ne comptent pas. { $name } et { $other-name } rejouent le duel avec les mêmes cartes.
                }
        }
dol-do-use-bet = Utilise le pari
    .help = Tu nommes deux gestes au moment où { $name } et { $other-name } montrent les leurs. Si ce sont les deux mêmes, tu prends autant de cartes du duel que tu veux.
dol-do-pass = Passe
    .help =
        { $moment ->
            [before] Tu n’utilises pas de bouteille pour l’instant. Quand tout le monde a passé, les cartes sont posées.
            [laid-out] Tu n’utilises pas de bouteille pour l’instant. Quand tout le monde a passé, on en vient aux gestes.
            [shown] Tu n’utilises pas de bouteille pour l’instant. Quand tout le monde a passé, le duel se règle avec les gestes tels qu’ils sont.
           *[other] Tu n’utilises pas de bouteille pour l’instant.
        }
dol-do-pass-lookout = Laisse le soleil se lever
    .help = La partie s’arrête sur-le-champ, et les cartes de ce duel ne vont à personne. Ton butin te rapporte { dol-points }.
dol-do-announce = Annonce { dol-gesture }
    .help = Tu dis que tu vas montrer { dol-gesture }. Cela ne t’engage à rien, mais tout le monde voit combien de fois tu tiens parole.
dol-do-advise = Conseille { dol-gesture }
    .help = Tu conseilles aux deux duellistes de montrer { dol-gesture }. Cela n’engage personne.
dol-do-silent = Garde le silence
    .help = Tu n’annonces rien : tu n’as donc aucune parole à tenir.
dol-do-peace = Paix (main ouverte)
    .help = Si { $other-name } montre Paix aussi, tu prends ce qui est devant toi : { $cards }. Contre Combat, tu n’obtiens rien. Contre Premier choix, tu prends ce qu’il en reste quand { $other-name } a choisi une carte.
dol-do-peace-dark = Paix (main ouverte)
    .help = Si { $other-name } montre Paix aussi, tu prends les cartes qui sont devant toi. Contre Combat, tu n’obtiens rien. Contre Premier choix, tu prends ce qu’il en reste quand { $other-name } a choisi une carte.
dol-do-fight = Combat (poing fermé)
    .help = Si { $other-name } montre Paix, tu prends tout : { $cards }. Contre Combat, tout est défaussé. Contre Premier choix, { $other-name } choisit une carte et tu prends le reste.
dol-do-fight-dark = Combat (poing fermé)
    .help = Si { $other-name } montre Paix, tu prends toutes les cartes. Contre Combat, elles sont toutes défaussées. Contre Premier choix, { $other-name } choisit une carte et tu prends le reste.
dol-do-first = Premier choix (pouce levé)
    .help = Tu choisis l’une de ces cartes : { $cards }. Contre Paix, { $other-name } prend ce qui reste de l’autre côté, et ce qui reste devant toi est défaussé ; contre Combat, { $other-name } prend tout le reste. Si vous montrez tous deux Premier choix, tout est défaussé, et vous perdez en plus chacun une sorte de marchandises.
dol-do-first-dark = Premier choix (pouce levé)
    .help = Tu choisis l’une des cartes. Contre Paix, { $other-name } prend ce qui reste de l’autre côté, et ce qui reste devant toi est défaussé ; contre Combat, { $other-name } prend tout le reste. Si vous montrez tous deux Premier choix, tout est défaussé, et vous perdez en plus chacun une sorte de marchandises.
dol-do-hands = Montre { dol-shows }
    .help = Quand tu auras vu ce que montre { $other-name }, tu décideras lequel de tes deux gestes compte.
dol-do-count = Garde { dol-gesture }
    .help =
        { $outcome ->
            [peace-peace] { $other-name } montre Paix : vous prenez chacun les cartes qui sont devant vous.
            [peace-fight] { $other-name } montre Combat et prend toutes les cartes.
            [peace-first] { $other-name } montre Premier choix et choisit une carte ; tu prends ce qui reste devant toi.
            [fight-peace] { $other-name } montre Paix : tu prends toutes les cartes.
            [fight-fight] { $other-name } montre Combat : toutes les cartes sont défaussées.
            [fight-first] { $other-name } montre Premier choix et choisit une carte ; tu prends tout le reste.
            [first-peace] { $other-name } montre Paix : tu choisis une carte, { $other-name } prend ce qui reste de l’autre côté, et ce qui reste devant toi est défaussé.
            [first-fight] { $other-name } montre Combat : tu choisis une carte, et { $other-name } prend tout le reste.
            [first-first] { $other-name } montre aussi Premier choix : toutes les cartes sont défaussées, et vous perdez en plus chacun une sorte de marchandises.
           *[other] Des deux gestes que tu montres, c’est celui-ci qui compte face à { $other-name }.
        }
dol-do-bet = Parie sur { dol-bet-on }
    .help = Tu gagnes si c’est bien ce que montrent { $name } et { $other-name }, peu importe qui montre quoi. Tu prends alors autant de cartes du duel que tu veux, avant qu’il se règle.
dol-do-give =
    Pose { $card-the } ({ $place }) { $other-who ->
        [you] devant toi
       *[other] devant { $other-name }
    }
    .help =
        { $who ->
            [you] Les cartes que tu ne choisis pas seront devant toi.
           *[other] Les cartes que tu ne choisis pas seront devant { $name }.
        }
dol-do-give-blind =
    Pose la carte cachée ({ $place }) { $other-who ->
        [you] devant toi
       *[other] devant { $other-name }
    }
    .help =
        { $who ->
            [you] Tu ne connais pas cette carte. Celles que tu ne choisis pas seront devant toi.
           *[other] Tu ne connais pas cette carte. Celles que tu ne choisis pas seront devant { $name }.
        }
dol-gain =
    { $gain ->
        [theft] Avec cette carte, tu voles aussitôt une carte de marchandise.
        [sunrise] Cette carte ne vaut rien.
        [bottle] Tu pourras utiliser cette bouteille plus tard.
       *[goods] Avec cette carte, ton butin vaudrait { dol-points } pour l’instant.
    }
dol-do-pick =
    Prends { $card-the } ({ $place })
    .help =
        { $against ->
            [fight]
                { $other-count ->
                    [0] { dol-gain } Il ne reste rien pour { $other-name }.
                   *[other] { dol-gain } { $other-name } prend tout le reste : { $other-cards }.
                }
           *[peace]
                { $count ->
                    [0] { dol-gain } Pour { $other-name } : { dol-other-taken }.
                   *[other] { dol-gain } Pour { $other-name } : { dol-other-taken }. À la défausse : { $cards }.
                }
        }
dol-do-pick-blind =
    Prends la carte cachée ({ $place })
    .help =
        { $against ->
            [fight] Tu ne connais pas cette carte. { $other-name } prend tout le reste.
           *[peace] Tu ne connais pas cette carte. { $other-name } prend ce qui reste de l’autre côté, et ce qui reste devant toi est défaussé.
        }
dol-do-grab =
    Prends { $card-the } ({ $place })
    .help = { dol-gain } Ensuite, tu peux encore en prendre d’autres.
dol-do-grab-blind =
    Prends la carte cachée ({ $place })
    .help = Tu ne connais pas cette carte, mais tout le monde la voit dès que tu l’as. Ensuite, tu peux encore en prendre d’autres.
dol-do-done = Terminé
    .help =
        { $number ->
            [0] Il ne reste aucune carte, alors personne d’autre n’obtient rien.
            [one] Le duel se règle avec la dernière carte.
           *[other] Le duel se règle avec les { $number } cartes qui restent.
        }
dol-do-drop =
    Défausse { $sort ->
        [weapons] tes armes
        [wine] ton vin
        [jewels] tes bijoux
        [cloth] tes étoffes
        [porcelain] ta porcelaine
        [instruments] tes instruments
       *[gold] ton or
    } ({ $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }, valeur { $value })
    .help = Le reste de ton butin vaudrait { dol-points } pour l’instant.
dol-do-rob = Vole une carte à { $other-name }
    .help =
        { $count ->
            [0] Il n’y a rien à voler ici.
           *[other] Tu choisis ensuite l’une de ces cartes : { $cards }.
        }
dol-do-loot = Vole { $card-the } à { $other-name }
    .help = Avec cette carte, ton butin vaudrait { dol-points } pour l’instant.
dol-do-loot-any = Vole { $card-the }
    .help = Avec cette carte, ton butin vaudrait { dol-points } pour l’instant.

## Places of the duel, as on the table

dol-place =
    { $place ->
        [left-1] gauche 1
        [left-2] gauche 2
        [left-3] gauche 3
        [dealer-1] donneur 1
        [dealer-2] donneur 2
       *[dealer-3] donneur 3
    }

## What cards are worth, piece by piece

dol-worth-highest = { dol-goods } (série la plus haute)
dol-worth-lowest = { dol-goods } (série la plus basse)
dol-worth-equal = { dol-goods } (séries toutes égales, compte double)

## The rules page (its clauses stand in dolores-rules.ftl)

dol-rules-note =
    Voici les règles que suit Seachest, racontées avec nos propres mots. Elles n’ont rien d’officiel : Dolores est un jeu
    de Bruno Faidutti et Eric M. Lang, et ni les auteurs ni leur éditeur ne sont liés à Seachest. Chaque règle porte un
    numéro, pour que chacun puisse s’y référer.
dol-rules-ruling = Notre décision :
dol-rules-head-card = Carte
dol-rules-head-number = Nombre
dol-rules-head-values = Valeurs
dol-rules-head-you = Toi contre…
dol-rules-head-bottle = Bouteille
dol-rules-head-when = Quand
dol-rules-head-decision = Décision
dol-rules-head-text = Ce que tu tapes
dol-rules-head-clause = Règle
dol-rules-any-card = CARTE
dol-rules-any-place = EMPLACEMENT
dol-rules-section-4 = La première colonne est ton geste, la première ligne celui de ton adversaire ; le tableau dit ce que tu obtiens.
dol-rules-peace-peace = tes cartes
dol-rules-peace-fight = rien
dol-rules-peace-first = ce qui reste de tes cartes
dol-rules-fight-peace = toutes les cartes
dol-rules-fight-fight = rien
dol-rules-fight-first = toutes sauf une
dol-rules-first-peace = une carte
dol-rules-first-fight = une carte
dol-rules-first-first = rien, et tu perds une sorte
dol-rules-when-lantern = avant que les cartes soient piochées ; n’importe qui
dol-rules-when-lookout = quand le lever du soleil est pioché ; la personne qui a le guet
dol-rules-when-swell = cartes posées, avant les gestes ; n’importe qui
dol-rules-when-whirlpool = cartes posées, avant les gestes ; n’importe qui
dol-rules-when-convoy = cartes posées, même après les gestes ; n’importe qui
dol-rules-when-two-hands = cartes posées, avant les gestes ; un duelliste
dol-rules-when-void = gestes montrés ; n’importe qui
dol-rules-when-bet = cartes posées, avant les gestes ; une personne hors du duel
dol-rules-when-theft = dès que tu le reçois
dol-rules-when-sunrise = jamais ; il met fin à la partie quand il est pioché
dol-rules-section-10 =
    Les marchandises s’écrivent avec leur sorte et leur valeur en anglais, par exemple { $goods }, les bouteilles avec
    leur nom anglais. Un EMPLACEMENT est l’endroit où se trouve une carte du duel : { $left } est le premier devant la personne à
    gauche du donneur, { $dealer } le premier devant le donneur. Les places autour de la table sont numérotées à partir
    de 0, dans le sens horaire.
dol-rules-use = utiliser une bouteille
dol-rules-pass = n’en utiliser aucune
dol-rules-announce = annoncer un geste, ou en conseiller un hors du duel
dol-rules-silent = ne rien annoncer
dol-rules-peace = geste : Paix, main ouverte
dol-rules-fight = geste : Combat, poing fermé
dol-rules-first = geste : Premier choix, pouce levé
dol-rules-hands = Deux mains : les deux gestes que tu montres
dol-rules-count = Deux mains : le geste qui compte
dol-rules-bet = pari : les deux gestes auxquels tu t’attends
dol-rules-give = tourbillon : chaque carte qui doit être devant la personne à gauche du donneur
dol-rules-pick = Premier choix : la carte que tu prends
dol-rules-grab = pari : chaque carte que tu prends
dol-rules-done = pari : plus aucune carte
dol-rules-drop = Premier choix contre Premier choix : la sorte que tu perds
dol-rules-rob = vol : à qui tu voles une carte
dol-rules-loot = vol : la carte que tu voles
