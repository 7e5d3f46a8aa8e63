### Sea Salt & Paper: the rules for players, French.
### Message ssp-N-M tells clause SSP-N.M of the rules, ssp-N is the title of section N;
### its attribute .ruling says what was decided where the rulebook is silent or ambiguous, and why.

## The game in a few words

ssp-about =
    Ici, la mer est en papier plié et tu la recueilles carte après carte : des duos qui ont plus d’un tour dans
    leur sac, des collections qui prennent de la valeur, des sirènes qui raffolent des couleurs. Dès que tes
    cartes valent 7 points, tu peux mettre fin à la manche, soit prudemment avec STOP, soit en pariant avec
    DERNIÈRE CHANCE que personne ne te dépassera. À deux, trois ou quatre, vous enchaînez les manches jusqu’à ce
    que quelqu’un atteigne l’objectif ; le plus haut total l’emporte alors – à moins que quelqu’un ne réunisse
    les quatre sirènes et ne gagne sur-le-champ.

## 1 Cards

ssp-1 = Les cartes
ssp-1-1 =
    Les 58 cartes se partagent onze couleurs, et il est bon de savoir combien il y en a de chacune : neuf bleu
    foncé, neuf bleu clair, huit noires, huit jaunes, six vertes, quatre grises, quatre violettes, quatre
    blanches, trois orange clair, deux roses et une seule orange.

## 2 Setting up a round

ssp-2 = Préparer une manche
ssp-2-1 =
    Mélangez les 58 cartes et retournez-en deux : elles commencent les deux défausses. Les 56 autres forment la
    pioche. Tout le monde commence la manche la main vide.
ssp-2-2 =
    À la première manche, le hasard désigne qui commence. Ensuite commence toujours la personne assise à
    gauche de celle qui a mis fin à la manche précédente (pour savoir qui c’est, voir « Pioche vide, manche
    suivante »).

## 3 A turn

ssp-3 = Ton tour
ssp-3-1 =
    Ton tour se déroule toujours dans le même ordre. D’abord tu dois prendre une carte, puis tu peux poser
    autant de duos que tu veux, et enfin tu termines ton tour ou tu annonces STOP ou DERNIÈRE CHANCE, si
    tu y as droit (voir « Mettre fin à la manche »). Pas question de poser un duo avant d’avoir pris ta carte.
ssp-3-2 =
    Tu peux te servir dans la pioche : prends les deux cartes du dessus, gardes-en une en main sans la montrer
    et pose l’autre face visible sur une défausse. Tu choisis laquelle – mais si une seule des deux est vide, la
    carte doit aller là.
ssp-3-3 =
    S’il ne reste qu’une carte dans la pioche, tu la prends, tu la gardes et tu ne défausses rien. S’il n’en
    reste aucune, tu ne peux pas choisir la pioche.
    .ruling =
        Le livret ne dit pas ce qui se passe quand la pioche n’a plus deux cartes à offrir. Chez nous, tu gardes
        la dernière : ainsi chaque carte peut entrer en jeu et la pioche s’épuise pour de bon.
ssp-3-4 =
    Ou alors tu prends la carte du dessus d’une défausse. Les défausses ne sont jamais complétées avec la
    pioche, et tu ne peux pas en choisir une qui est vide.

## 4 Duos

ssp-4 = Les duos
ssp-4-1 =
    Un duo, c’est deux crabes, deux bateaux, deux poissons, ou un nageur avec un requin. Tu poses les deux
    cartes de ta main face visible devant toi, un duo à la fois, et tu appliques aussitôt son effet ; les cartes
    qu’il te rapporte peuvent servir tout de suite. C’est toi qui choisis les cartes, et donc les couleurs, qui
    forment la paire : commence par n’importe quelle carte qui a sa partenaire dans ta main ; pour le nageur et
    le requin, peu importe lequel tu nommes d’abord. Les cartes posées restent là jusqu’à la fin de la manche et
    personne ne peut te les voler.
ssp-4-2 =
    Si l’effet d’un duo est impossible sur le moment, tu peux quand même poser le duo : il ne se passe rien,
    tout simplement. Si l’effet est possible, tu dois l’appliquer.
    .ruling =
        Le livret ne dit ni si l’on peut poser un duo sans effet, ni si l’on peut renoncer à un effet. Nous
        permettons l’un, car mettre deux cartes à l’abri du requin est une bonne raison de les poser, mais pas
        l’autre, pour qu’un duo tienne toujours ses promesses.
ssp-4-3 =
    Deux crabes : choisis une défausse qui n’est pas vide, parcours-la sans en changer l’ordre et ajoute à ta
    main une carte de ton choix. S’il y en a plusieurs identiques, tu prends la plus proche du dessus. Rien ne
    t’oblige à montrer ta trouvaille.
    .ruling =
        Le livret ne précise pas laquelle de plusieurs cartes identiques quitte la défausse. Nous prenons la plus
        proche du dessus : il suffit ainsi de nommer la carte, et l’ordre des autres ne fait jamais de doute.
ssp-4-4 =
    Deux bateaux : tu joues aussitôt un autre tour complet (carte à prendre, duos, annonce si tu y as droit).
    Entre le moment où tu poses les bateaux et celui où tu prends cette carte, tu ne peux rien annoncer et il
    n’y a aucune vérification de fin de tour : une pioche vide n’arrête pas la manche à ce moment-là. L’effet
    n’est impossible que si la pioche et les deux défausses sont vides.
    .ruling =
        Le livret dit seulement que le nouveau tour vient immédiatement. Nous le prenons au mot : les bateaux te
        mènent droit à la prochaine carte à prendre, si bien que le tour d’avant n’a pas de fin où tu pourrais
        placer une annonce ni où la manche pourrait s’arrêter.
ssp-4-5 =
    Deux poissons : ajoute à ta main la carte du dessus de la pioche. Si la pioche est vide, l’effet est
    impossible.
ssp-4-6 =
    Nageur et requin : choisis quelqu’un d’autre et prends une carte au hasard dans sa main. Cette personne doit
    avoir au moins une carte en main. Les cartes posées et les mains déjà révélées ne craignent rien.

## 5 Points of cards

ssp-5 = Ce que valent tes cartes
ssp-5-1 =
    Les cartes de ta main et celles que tu as posées comptent toujours ensemble. Tu as 1 point par paire de
    crabes, par paire de bateaux, par paire de poissons et par nageur accompagné d’un requin, que tu les aies
    posés ou non.
ssp-5-2 =
    Plus une collection grandit, plus elle rapporte. Selon leur nombre, de un à six, les coquillages valent en
    tout 0, 2, 4, 6, 8 ou 10 points ; les pieuvres, de une à cinq, 0, 3, 6, 9 ou 12 ; les manchots, de un à
    trois, 1, 3 ou 5. Un marin seul ne vaut rien, les deux ensemble valent 5 points.
ssp-5-3 =
    Le phare te donne 1 point pour chacun de tes bateaux, le banc de poissons 1 par poisson, la colonie de
    manchots 2 par manchot et le capitaine 3 par marin. Eux-mêmes ne comptent pas dans le lot : le phare n’est
    pas un bateau, le banc n’est pas un poisson, la colonie n’est pas un manchot et le capitaine n’est pas un
    marin.
ssp-5-4 =
    Ta première sirène rapporte 1 point pour chaque carte de ta couleur la plus fréquente, ta deuxième fait de
    même avec celle qui vient juste après, et ainsi de suite ; une couleur ne sert qu’à une seule sirène. Les
    sirènes sont elles-mêmes des cartes blanches, et le blanc est une couleur comme les autres. Si tu as plus de
    sirènes que de couleurs, celles qui sont en trop ne rapportent rien.
ssp-5-5 =
    Ton bonus de couleur est le nombre de cartes de ta couleur la plus fréquente, en main et posées ; le blanc
    compte aussi. Il ne te rapporte des points qu’avec une DERNIÈRE CHANCE.
ssp-5-6 =
    Avec les quatre sirènes en main, tu gagnes toute la partie sur-le-champ. Rien à annoncer : cela se fait tout
    seul dès que, pendant ton tour, une carte prise ou un effet te les donne toutes les quatre, avant toute
    autre vérification. Si la dernière se trouve parmi les deux cartes que tu viens de piocher, il suffit de la
    garder ; l’autre carte n’est même plus défaussée. Les quatre sirènes sont alors posées ensemble devant toi.
    .ruling =
        Le livret te fait poser les quatre sirènes, mais ne dit pas quand. Nous le faisons pour toi dès le
        premier moment possible : personne ne ferait traîner une partie déjà gagnée, et rien ne peut ainsi venir
        s’interposer.

## 6 Ending a round

ssp-6 = Mettre fin à la manche
ssp-6-1 =
    Une fois ta carte prise et tes duos posés, tu peux annoncer STOP ou DERNIÈRE CHANCE au lieu de simplement
    terminer ton tour, à condition que tes cartes valent au moins 7 points sans le bonus de couleur. Tant qu’une
    DERNIÈRE CHANCE est en cours, personne ne peut rien annoncer.
ssp-6-2 =
    STOP, c’est la prudence : tout le monde révèle sa main et marque les points de ses cartes.
ssp-6-3 =
    Avec DERNIÈRE CHANCE, tu paries que personne ne fera mieux que toi. Tu révèles ta main ; ensuite, dans le
    sens horaire, chacun des autres joue encore un tour, puis révèle la sienne. Les bateaux donnent toujours des
    tours en plus, mais il n’y a plus d’annonce. On ne peut rien voler dans une main révélée ; ceux qui n’ont
    pas encore joué, eux, restent à la merci du requin.
ssp-6-4 =
    Tu gagnes ton pari si les points de tes cartes sont au moins égaux à ceux de chacun des autres ; l’égalité
    suffit donc. Tu marques alors les points de tes cartes plus ton bonus de couleur, et les autres seulement
    leur bonus de couleur.
ssp-6-5 =
    Il suffit que les cartes d’une seule personne valent plus que les tiennes pour que ton pari soit perdu. Tu
    ne marques alors que ton bonus de couleur, et chacun des autres marque les points de ses cartes, sans rien
    de plus.

## 7 Empty deck, next round

ssp-7 = Pioche vide, manche suivante
ssp-7-1 =
    Si la pioche est vide à la fin d’un tour, la manche s’arrête aussitôt et personne ne marque de points, même
    si une DERNIÈRE CHANCE est en cours. Quand des bateaux enchaînent plusieurs tours, seule compte la fin du
    dernier.
ssp-7-2 =
    Un STOP compte toujours, même si la pioche est vide, et quel que soit le tour d’une série de bateaux qui l’a
    vidée. Une DERNIÈRE CHANCE annoncée avec une pioche vide est nulle : la manche s’arrête et personne ne
    marque de points.
    .ruling =
        Le livret ne dit pas ce qui passe en premier, l’annonce ou la pioche vide. Un STOP ne demande plus rien à
        personne, donc il tient ; une DERNIÈRE CHANCE demande encore des tours, et la pioche vide arrête la
        manche avant qu’on puisse les jouer.
ssp-7-3 =
    La personne qui met fin à la manche est celle qui a fait l’annonce ou, si la pioche s’est épuisée, celle
    dont c’était le tour – même si une DERNIÈRE CHANCE était encore en cours.
    .ruling =
        Le livret ne dit pas qui a mis fin à la manche quand la pioche s’épuise pendant une DERNIÈRE CHANCE. Nous
        regardons de qui c’était le tour, car c’est ce tour-là qui a tout arrêté, exactement comme s’il n’y avait
        pas eu d’annonce.

## 8 Ending the game

ssp-8 = La fin de la partie
ssp-8-1 =
    Après une manche qui a été comptée, la partie s’arrête si quelqu’un a atteint l’objectif : un total d’au
    moins 40 points à deux, 35 à trois ou 30 à quatre. Envie d’une partie plus courte ou plus longue ? L’option
    « Points pour gagner » permet de fixer un autre nombre.
ssp-8-2 =
    Le plus haut total gagne. En cas d’égalité, on regarde la dernière manche : parmi les ex æquo, la
    personne qui y a marqué le plus de points l’emporte ; si l’égalité persiste, la victoire est partagée.
    .ruling =
        Pour départager les ex æquo, le livret ne va pas plus loin que la dernière manche. Nous en restons là :
        mieux vaut gagner ensemble qu’inventer un obstacle de plus.
ssp-8-3 =
    La partie s’arrête aussi après 100 manches, et ce sont alors les totaux qui décident. Pour départager une
    égalité, une manche sans décompte vaut 0 point.
    .ruling =
        Le livret ne fixe aucune limite, mais une manche où la pioche s’épuise ne rapporte rien, et une partie
        pourrait donc ne jamais finir. Autour d’une table, on est toujours très loin des 100 manches ; la limite
        est là pour que toute partie ait une fin.

## 9 What each seat knows

ssp-9 = Qui sait quoi
ssp-9-1 =
    Tout le monde voit combien de cartes contiennent la pioche, chaque défausse et chaque main, ainsi que la
    carte du dessus de chaque défausse, les cartes posées, les totaux, les annonces et les mains révélées. Tout
    le monde voit aussi quelle carte est prise sur le dessus d’une défausse et quelles cartes sont défaussées.
ssp-9-2 =
    Restent secrets l’ordre de la pioche, les deux cartes que quelqu’un y prend (seule celle qui est défaussée
    devient visible de tous), les cartes prises avec des poissons, la carte prise avec des crabes et toute main
    qui n’est pas révélée. Une carte volée n’est connue que du voleur et de sa victime.
ssp-9-3 =
    Chaque carte d’une défausse a été vue de tous quand on l’a posée ; sans crabes, pas question de feuilleter
    une défausse, mais s’en souvenir est permis. L’affichage peut donc te montrer ce que retiendrait une mémoire
    parfaite. Pour chaque défausse, c’est tout ce qui y est entré, moins ce qu’on sait en être sorti : dans
    l’ordre à partir du dessus tant que tu peux le connaître, sinon en vrac avec le nombre de cartes qui y
    manquent, puisque rien ne te dit ce que les crabes des autres ont emporté. Pour chaque main, ce sont les
    cartes qu’on sait s’y trouver : une carte que tu as vue entrer dans une main reste connue jusqu’à ce qu’une
    carte identique quitte cette main ou qu’un vol que tu n’as pas vu la rende incertaine. On ne te montre que
    ce qui a été vu ; les déductions, c’est ton affaire.
ssp-9-4 =
    Quand une manche se termine sans décompte, les mains qui n’ont pas été révélées restent cachées.

## 10 Decisions and their text (the table comes from the program)

ssp-10 = Ce que tu tapes

## 11 Examples

ssp-11 = Exemples
ssp-11-1 =
    Tu as trois pieuvres (jaune, verte, violette) et deux crabes (jaune, bleu foncé) : 6 + 1 = 7 points, avec un
    bonus de couleur de 2 pour le jaune. En face, il y a trois coquillages (bleu clair, noir, vert) et un bateau
    bleu clair : 4 points, avec un bonus de couleur de 2 pour le bleu clair. Si tu annonces STOP, tu marques 7
    points et ton adversaire 4. Si tu annonces DERNIÈRE CHANCE et que le dernier tour ne change rien, tu marques
    7 + 2 = 9 points et ton adversaire seulement 2.
ssp-11-2 =
    Tu as deux sirènes, quatre cartes bleu clair et trois cartes vertes, et à part les sirènes rien ne rapporte.
    Cela fait 7 points : 4 pour le bleu clair et 3 pour le vert.
ssp-11-3 =
    Une sirène toute seule vaut 1 point, puisqu’elle est elle-même une carte blanche, et le bonus de couleur est
    de 1. Trois sirènes et un crabe valent 4 points : 3 pour le blanc, 1 pour la couleur du crabe et rien pour
    la troisième sirène ; le bonus de couleur est de 3.
ssp-11-4 =
    Les huit bateaux, les sept poissons, les trois manchots et les deux marins, avec le phare, le banc de
    poissons, la colonie de manchots et le capitaine, valent 44 points : 4 + 3 + 5 + 5 pour les paires et les
    collections, et 8 + 7 + 6 + 6 pour les quatre cartes qui les multiplient.
