### Dolores: the rules for players, French.
### Message dol-N-M tells clause DOL-N.M of the rules, dol-N is the title of section N;
### its attribute .ruling says what was decided where the rulebook is silent or ambiguous, and why.

## The game in a few words

dol-about =
    La Dolores s’est échouée sur les rochers, exactement comme vous l’aviez prévu, toi et les autres
    naufrageurs, et il faut maintenant partager sa cargaison avant que le soleil se lève. Duel après duel, deux
    d’entre vous se font face autour de quatre cartes : tout le monde discute, promet et ment, puis les deux
    montrent un geste au même instant – Paix, Combat ou Premier choix. Des bouteilles à la mer viennent y mettre
    leur grain de sel. La partie s’arrête dès que le lever du soleil est pioché, et seules comptent alors ta
    série la plus haute et ta série la plus basse – pour tout le reste, tu as peiné pour rien. On joue à deux,
    trois ou quatre.

## 1 Components

dol-1 = Les cartes
dol-1-1 =
    La cargaison compte 70 cartes de marchandises de sept sortes : armes, vin, bijoux, étoffes, porcelaine,
    instruments et or. Chaque sorte a sept cartes de valeur 1, deux de valeur 2 et une de valeur 3, soit 14 en
    tout.
dol-1-2 =
    S’y ajoutent dix bouteilles à la mer, ou bouteilles tout court. Voici leurs noms, avec entre parenthèses
    celui des cartes allemandes : Lanterne (Zerbrochene Laterne), Guet (Schmiere stehen), Vol (Diebstahl), Houle
    (Starker Wellengang), Tourbillon (Strudel), Convoi (Konvoi), Deux mains (Der Zwei-Hand-Trick), Annulation
    (Ungültig), Pari (Wette) et Lever du soleil (Sonnenaufgang).
dol-1-3 =
    On confond facilement la houle et le tourbillon : la houle fait piocher quatre nouvelles cartes, le
    tourbillon répartit autrement celles qui sont déjà là. C’est le texte du lever du soleil qui le révèle :
    selon lui, cette carte peut aussi être piochée par le convoi ou la houle ; la houle est donc bien une carte
    qui fait piocher.

## 2 Setting up

dol-2 = Préparer la partie
dol-2-1 =
    Mettez de côté le lever du soleil. Parmi les neuf autres bouteilles, quatre tirées au hasard quittent le jeu
    sans que personne les voie. À deux, le pari est toujours l’une des quatre.
dol-2-2 =
    Mélangez les cinq bouteilles restantes aux 70 marchandises. Comptez 15 cartes, mélangez-y le lever du soleil
    et posez les 60 autres par-dessus. Voilà la pioche : 76 cartes, avec le lever du soleil quelque part parmi
    les 16 dernières. Pour une partie plus courte, l’option « Durée » fixe le nombre de cartes de la pioche une
    fois les cartes de départ distribuées, cinq au moins : avant d’y mélanger le lever du soleil, on écarte du
    jeu autant de cartes au hasard qu’il le faut, et personne ne voit lesquelles. Dans une pioche de moins de 20
    cartes, le lever du soleil est n’importe où sauf parmi les quatre premières : il y a ainsi toujours un duel.
dol-2-3 =
    Tout le monde reçoit des cartes du dessus de la pioche : quatre chacun si vous êtes deux, trois si vous
    êtes trois, deux si vous êtes quatre. Elles sont posées face visible devant toi et forment le début de ton
    butin. Les marchandises d’une même sorte vont ensemble, les bouteilles sont posées à côté, face visible.
dol-2-4 =
    Si le vol se trouve parmi tes cartes de départ, tu l’utilises dès que toutes les cartes de départ sont sur
    la table (voir « Ce que font les bouteilles »).
dol-2-5 =
    Le hasard désigne qui donne en premier.
    .ruling =
        D’après le livret, c’est la dernière personne à avoir goûté de l’eau salée. D’ici, nous ne pouvons pas le
        vérifier, alors nous laissons faire le hasard.
dol-2-6 =
    Pour une partie plus simple, désactivez l’option « Bouteilles à la mer ». Le lever du soleil est alors la
    seule bouteille : on le mélange à 15 des 70 marchandises et on pose les 55 autres par-dessus.

## 3 The duel

dol-3 = Le duel
dol-3-1 =
    Chaque duel oppose le donneur à la personne assise à sa gauche. Avant que des cartes soient piochées vient
    le moment « avant », première occasion d’utiliser une bouteille (voir « Quand utiliser les bouteilles »).
dol-3-2 =
    Si c’est toi qui donnes, tu pioches quatre cartes, face visible : les deux premières vont devant la personne à
    ta gauche, les deux autres devant toi.
dol-3-3 =
    Si le lever du soleil se trouve parmi elles, la partie s’arrête aussitôt. Le duel n’a pas lieu et ses cartes
    ne vont à personne – sauf si le guet est utilisé (voir « Ce que font les bouteilles »).
dol-3-4 =
    Vient ensuite le moment « cartes posées », deuxième occasion d’utiliser des bouteilles. Tout le monde peut
    discuter, promettre et mentir, pas seulement les deux duellistes ; rien de ce qui se dit n’engage qui que ce
    soit.
dol-3-5 =
    Puis les deux duellistes montrent un geste chacun, au même instant : Paix (main ouverte), Combat (poing
    fermé) ou Premier choix (pouce levé).
dol-3-6 =
    Après les gestes vient le moment « gestes montrés », dernière occasion d’utiliser des bouteilles. Le duel se
    règle ensuite comme l’explique la section suivante.
dol-3-7 =
    Les cartes que tu reçois rejoignent ton butin. C’est ensuite à la personne assise à gauche du donneur de
    donner ; à deux, vous échangez simplement les rôles.

## 4 How a duel is settled

dol-4 = Comment se règle un duel
dol-4-1 =
    Paix contre Paix : vous prenez chacun les cartes qui sont devant vous.
dol-4-2 =
    Combat contre Paix : la personne qui montre Combat prend toutes les cartes.
dol-4-3 =
    Combat contre Combat : toutes les cartes sont défaussées.
dol-4-4 =
    Premier choix contre Paix : si tu as montré Premier choix, tu prends une carte, n’importe laquelle. Ensuite,
    ton adversaire prend les cartes qui restent de son côté : une ou deux, deux ou trois avec un convoi, et
    moins si un pari en a emporté. Ce qui reste de ton côté est défaussé.
    .ruling =
        Le livret ne dit rien des cartes qui restent devant la personne qui a montré Premier choix. Il ne les
        donne à personne, alors nous les défaussons.
dol-4-5 =
    Premier choix contre Combat : si tu as montré Premier choix, tu prends une carte, n’importe laquelle, et ton
    adversaire prend toutes les autres.
dol-4-6 =
    Premier choix contre Premier choix : toutes les cartes sont défaussées, et ce n’est pas fini. Au même
    instant et sans rien en laisser voir à l’autre, vous choisissez chacun une sorte de marchandises dans votre
    propre butin et vous la défaussez tout entière. N’importe quelle sorte que tu possèdes convient, même une
    carte seule. Si tu n’as pas de marchandises, tu ne défausses rien.
    .ruling =
        Le livret parle d’une sorte à un endroit et d’une série, c’est-à-dire pour lui d’au moins deux cartes, à
        un autre. Nous nous en tenons à la sorte : une carte seule suffit donc. Le livret ne prévoit pas non
        plus le cas où l’on n’a aucune marchandise ; il n’y a alors rien à perdre.

## 5 When bottles may be used

dol-5 = Quand utiliser les bouteilles
dol-5-1 =
    Tu ne peux utiliser que les bouteilles de ton propre butin ; celle qui se trouve dans le duel n’est encore à
    personne. Une bouteille utilisée est défaussée. À chacun des moments décrits ici, on interroge tous ceux qui
    ont une bouteille qui convient. Vous répondez dans l’ordre que vous voulez : utiliser une bouteille ou
    passer. Après chaque utilisation, on interroge de nouveau tous ceux qui ont encore une bouteille qui
    convient, même s’ils avaient déjà passé ; le moment se termine quand tous ont passé. Une bouteille ne
    convient que si son effet peut aussi être appliqué : il faut quatre cartes dans la pioche pour la houle et
    deux pour le convoi. Si aucune de tes bouteilles ne convient, on ne te demande rien. Le premier moment est
    « avant », quand les cartes du duel ne sont pas encore piochées : n’importe qui peut alors utiliser la
    lanterne.
    .ruling =
        Le livret ne dit pas qui a la priorité quand vous êtes plusieurs à vouloir utiliser une bouteille au même
        moment, ni si l’on peut en utiliser une dont l’effet est impossible. Chez nous, personne n’est obligé de
        se décider en premier, tout le monde peut réagir à ce que font les autres, et aucune bouteille n’est
        gaspillée pour une pioche trop petite.
dol-5-2 =
    « Cartes posées » veut dire que les cartes sont là et qu’aucun geste n’a encore été montré. N’importe qui
    peut utiliser la houle, le tourbillon ou le convoi, un duelliste peut utiliser Deux mains, et une personne hors
    du duel peut utiliser le pari.
    .ruling =
        Pour la houle et le tourbillon, le livret demande seulement que les cartes soient posées. Nous ajoutons
        qu’aucun geste ne doit avoir été montré : ainsi tu sais pour quelles cartes tu montres le tien.
dol-5-3 =
    « Gestes montrés » veut dire que les deux gestes sont connus et que le duel n’est pas encore réglé.
    N’importe qui peut utiliser le convoi ou l’annulation.
dol-5-4 =
    Quand le lever du soleil est pioché, la personne qui possède le guet peut l’utiliser.
dol-5-5 =
    Le vol ne se garde jamais : tu l’utilises dès que tu le reçois.

## 6 What bottles do

dol-6 = Ce que font les bouteilles
dol-6-1 =
    Lanterne : dans le duel qui suit, les cartes sont posées face cachée. Si c’est toi qui as utilisé la
    lanterne, tu les regardes sans rien y changer et tu peux en dire ce que tu veux. Personne d’autre ne les
    voit. Les cartes ne deviennent publiques qu’en entrant dans un butin ; celles qui sont défaussées restent
    inconnues. Cela vaut pour tout le duel : les cartes piochées par la houle ou le convoi sont elles aussi
    posées face cachée, et tu les vois également. Quand il faut choisir une carte, par Premier choix, tourbillon
    ou pari, on la désigne par son emplacement, et tout le monde le fait à l’aveugle, sauf toi.
    .ruling =
        Le livret dit seulement que les cartes sont posées face cachée et que tu les regardes. Nous les laissons
        dans le noir jusqu’à la fin du duel, pour que ce que tu sais vaille quelque chose quand on négocie, et
        nous ne montrons que ce qu’on ne peut pas cacher : les cartes des butins.
dol-6-2 =
    Guet : tu peux l’utiliser quand le lever du soleil est pioché, peu importe comment – même par la houle ou le
    convoi, et même si seule la personne à la lanterne le voit. Le lever du soleil est alors ignoré. Il reste
    parmi les cartes du duel comme une carte sans valeur, et la partie continue jusqu’au moment où un duel doit
    commencer alors qu’il reste moins de quatre cartes dans la pioche.
    .ruling =
        La carte parle du moment où le lever du soleil est révélé. Pour nous, il l’est aussi quand seule la
        personne à la lanterne le voit ; sinon la lanterne priverait le guet de toute valeur.
dol-6-3 =
    Vol : dès que tu le reçois, tu prends une carte de marchandise dans le butin de quelqu’un d’autre et tu
    l’ajoutes au tien. Si tu le reçois dans un duel, cela se fait une fois que toutes les cartes du duel ont
    rejoint les butins ; si tu le prends grâce au pari, cela se fait aussitôt, avant que tu prennes ta carte
    suivante. Si personne d’autre n’a de marchandises, le vol est défaussé sans effet.
    .ruling =
        Le livret dit « tout de suite », mais pas ce que cela signifie tant que l’on distribue encore des cartes.
        Nous distribuons d’un coup toutes les cartes d’un duel et le vol vient après ; avec le pari, tu prends
        les cartes une à une, et le vol trouve sa place entre deux. Et s’il n’y a rien à voler, la carte est
        quand même perdue.
dol-6-4 =
    Houle : les cartes du duel sont défaussées et quatre nouvelles sont piochées et posées comme les premières,
    deux devant la personne à gauche du donneur et deux devant le donneur. Il y en a quatre même si le convoi a
    déjà été utilisé. Il faut pour cela quatre cartes dans la pioche.
    .ruling =
        Le livret ne dit pas ce qui se passe si la pioche est trop petite. Un duel a besoin de ses quatre
        cartes : sans elles, la houle ne peut pas être utilisée.
dol-6-5 =
    Tourbillon : tu répartis à ton gré les cartes du duel entre les deux duellistes, mais chacun doit en avoir
    autant qu’avant : deux, ou trois avec un convoi. Nomme les cartes qui doivent se trouver devant la personne
    à gauche du donneur : dans l’ordre où tu les nommes, elles prennent les emplacements gauche 1, gauche 2 et,
    avec un convoi, gauche 3. Les autres gardent leur ordre et prennent les emplacements donneur 1, donneur 2 et,
    avec un convoi, donneur 3.
    .ruling =
        Le livret ne pense qu’à quatre cartes ; avec un convoi, nous faisons de même avec six. Il n’a pas
        besoin d’un ordre de chaque côté, mais nous désignons les cartes par leur emplacement, et chacune doit
        donc en avoir un.
dol-6-6 =
    Convoi : deux cartes de plus sont piochées et posées de façon que chaque duelliste en ait trois. La première
    va devant la personne à gauche du donneur. Il faut pour cela deux cartes dans la pioche.
    .ruling =
        Le livret ne dit pas à qui va laquelle des deux cartes ; nous les donnons dans le même ordre qu’au début
        du duel. Et comme il faut trois cartes de chaque côté, le convoi ne peut pas être utilisé avec moins de
        deux cartes dans la pioche.
dol-6-7 =
    Deux mains : dans ce duel, tu montres deux gestes, qui doivent être différents, et une fois que tu as vu
    celui de ton adversaire, tu décides lequel des deux compte. Vous ne risquez pas de le faire tous les deux
    dans le même duel : il n’y a qu’une seule carte de ce genre.
    .ruling =
        Le livret ne dit pas que les deux gestes doivent être différents. Mais deux fois le même ne te laisserait
        rien à décider, et la carte serait gaspillée.
dol-6-8 =
    Pari : tu nommes deux gestes à l’instant même où les duellistes montrent les leurs. Tu gagnes ton pari si
    tes deux gestes sont ceux des deux duellistes ; peu importe lequel est pour qui, et face à Deux mains, on
    regarde le geste qui compte. Tu prends alors autant de cartes du duel que tu veux, toutes ou même aucune,
    avant qu’il se règle avec ce qui reste. S’il ne reste rien, personne d’autre ne prend de carte.
    .ruling =
        Le livret veut une main pour chacun des deux duellistes, mais ne dit pas à quoi on reconnaît laquelle est
        pour qui. Nous comparons les deux paires de gestes, sans aller plus loin.
dol-6-9 =
    Annulation : le duel ne compte pas et il est rejoué avec les mêmes cartes et les mêmes personnes, à partir du
    moment « cartes posées », qui revient une nouvelle fois. L’effet est immédiat. Les bouteilles déjà utilisées
    restent utilisées ; Deux mains et le pari ne valent plus pour le nouveau duel, alors qu’une lanterne
    continue d’agir.
    .ruling =
        Le livret ne dit pas où reprend le duel ni ce que deviennent les bouteilles déjà utilisées. Les cartes
        restent, alors nous revenons au point où elles viennent d’être posées. La lanterne cache ces cartes et
        continue de le faire ; Deux mains et le pari allaient avec des gestes qui ne comptent plus.
dol-6-10 =
    Une fois les gestes montrés, tout se passe dans cet ordre. Si la carte Deux mains a été utilisée, la
    personne qui l’a jouée choisit le geste qui compte. Puis vient le moment « gestes montrés ». Si l’annulation est
    utilisée, le duel est rejoué ; sinon, on vérifie et on paie le pari, et enfin le duel se règle.
    .ruling =
        Le livret ne donne pas d’ordre. Avec le nôtre, tu sais quels gestes comptent avant de te décider pour le
        convoi ou l’annulation, et un pari n’est payé que pour un duel qui tient.

## 7 The end

dol-7 = La fin et les points
dol-7-1 =
    La partie s’arrête aussitôt quand le lever du soleil est pioché (voir « Le duel »), même par le convoi ou la
    houle, et même face cachée sous une lanterne – sauf si le guet est utilisé.
dol-7-2 =
    Elle s’arrête aussi quand un duel doit commencer et qu’il y a moins de quatre cartes dans la pioche. On le
    vérifie avant le moment « avant ».
dol-7-3 =
    Pour chaque sorte que tu possèdes, tu additionnes les valeurs de tes cartes ; c’est une série, et une carte
    seule est une série aussi. Seules comptent ta série de plus haute valeur et ta série de plus basse
    valeur ; si plusieurs sont à égalité pour la plus haute ou la plus basse, elles comptent toutes. Sans
    l’option « Une carte seule fait une série », seules comptent les sortes dont tu as au moins deux cartes.
    .ruling =
        Le livret appelle série deux cartes ou plus, mais partout on compte une carte seule comme une série,
        souvent la plus basse, et nous faisons de même. Si vous préférez prendre le livret au mot, l’option est
        là pour vous.
dol-7-4 =
    Si toutes tes séries ont la même valeur, leur somme compte double. C’est vrai aussi si tu n’as qu’une seule
    série.
dol-7-5 =
    Les bouteilles que tu n’as pas utilisées ne valent rien, le lever du soleil non plus. Sans marchandises, tu
    as 0 point.
dol-7-6 =
    Le plus grand nombre de points l’emporte. Les ex æquo ont le même rang.
dol-7-7 =
    Le livret donne trois exemples. Du vin pour 2, des étoffes pour 2, des instruments pour 4, de l’or pour 5 et
    de la porcelaine pour 6 font 2 + 2 + 6 = 10 points. Si l’or valait 6 lui aussi, cela ferait
    2 + 2 + 6 + 6 = 16. Des bijoux pour 3, des armes pour 3 et des étoffes pour 3 font (3 + 3 + 3) × 2 = 18.

## 8 What each seat knows

dol-8 = Qui sait quoi
dol-8-1 =
    Tout le monde voit tous les butins, les cartes du duel sauf si une lanterne les cache, les cartes défaussées
    qui étaient face visible, combien de cartes compte la pioche, qui doit décider, quelles bouteilles ont été
    utilisées, les gestes une fois montrés et, après Premier choix contre Premier choix, la sorte que chacun
    défausse une fois que les deux ont choisi.
dol-8-2 =
    Restent secrets la pioche, les quatre bouteilles retirées du jeu, les gestes pas encore montrés, les cartes
    sous une lanterne (pour tous sauf la personne qui l’a utilisée) et tout le hasard encore à venir.

## 9 Talk

dol-9 = La parole
dol-9-1 =
    Parler fait partie du jeu. En plus de la discussion libre, il y a des annonces que le jeu lui-même comprend :
    tant qu’un duel est sur la table, tout le monde peut annoncer Paix, Combat ou Premier choix. Si tu es dans
    le duel, tu dis ce que tu comptes faire ; sinon, tu conseilles les deux duellistes. Les annonces ne changent
    aucune règle et n’engagent personne. Elles sont publiques, elles figurent comme des coups dans
    la partie enregistrée mais ne coûtent aucun tour, et les bots en font et en tiennent compte. Pour
    chacun de vous, le jeu compte au vu de tous combien de fois sa dernière annonce avant les gestes d’un
    duel a été tenue jusqu’ici et combien de fois elle ne l’a pas été.
dol-9-2 =
    Les annonces dépendent de l’option « Annonces », activée aux tables où jouent des humains. Avec elle, chaque
    duelliste fait avant les gestes une annonce ou garde le silence, en commençant par la personne à gauche du
    donneur, et tout le monde peut en faire d’autres tant que le duel est sur la table. Sans elle, il n’y a pas
    d’annonces.

## 10 Decisions and their text (the table comes from the program)

dol-10 = Ce que tu tapes
