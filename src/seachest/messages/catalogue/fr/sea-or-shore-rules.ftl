### Sea or Shore: the rules for players, French.
### Message sos-N-M tells clause SOS-N.M of the rules, sos-N is the title of section N;
### its attribute .ruling says what was decided where the rulebook is silent or its editions disagree, and why.

## The game in a few words

sos-about =
    Sous les îles dorment des trésors de quatre couleurs, et la plus forte carte de la bonne couleur permet d’en
    remonter un. Seulement voilà : tant que tout le monde n’a pas joué, chaque carte ne se dévoile qu’à moitié,
    soit la mer et sa couleur, soit la côte et son numéro. Alors tu bluffes, tu tâches de percer les autres à
    jour, tu renforces ta carte avec les cartes Bonus que tes défaites t’ont rapportées, et de temps en temps tu
    chipes un trésor que quelqu’un croyait bien à l’abri. À trois, quatre ou cinq, vous jouez deux manches ; le
    plus haut total l’emporte.

## 1 Components

sos-1 = Le matériel
sos-1-1 =
    Les 48 cartes Île se partagent quatre couleurs : rouge, bleu, vert et violet. Chaque couleur a les numéros
    de 1 à 12, une seule carte de chaque.
    .ruling =
        Le livret n’indique que 48 cartes, quatre couleurs et 12 comme valeur la plus haute. Chaque numéro une
        fois dans chaque couleur, c’est la façon la plus naturelle de tomber juste.
sos-1-2 =
    Il y a 32 trésors, huit de chaque couleur. Un trésor vaut les points inscrits dessus : 2, 3 ou 4. Chaque
    couleur compte trois 2, trois 3 et deux 4. Si vous préférez une autre répartition, l’option « Trésors »
    fixe huit autres valeurs, qui s’appliquent alors aux quatre couleurs ; il doit y avoir parmi elles au moins
    un 2, un 3 et un 4.
    .ruling =
        Le livret cite les valeurs 2, 3 et 4, mais ne dit pas combien il y a de trésors de chacune. Nous les
        répartissons aussi également que huit cartes le permettent, et les précieux 4 sont les plus rares. Si
        votre boîte en contient d’autres, l’option permet de jouer avec.
sos-1-3 =
    S’y ajoutent 22 cartes Bonus, cinq cartes Voile (une par personne) et une carte Premier joueur.
sos-1-4 =
    Les deux cartes Action sont imprimées des deux côtés. L’une est celle du rouge et du bleu, avec l’action 1
    d’un côté et l’action 2 de l’autre ; la seconde est celle du vert et du violet, avec les actions 3 et 4.
    Pour chaque carte, on choisit en ouvrant la table le côté en jeu (« Action du rouge et du bleu », « Action
    du vert et du violet »). Sans autre choix, ce sont les actions 1 et 3 ; avec l’option « Actions au hasard à
    chaque manche », les côtés sont tirés au sort à chaque manche.
    .ruling =
        Seules les images du livret montrent quelles actions se partagent une carte. Nous suivons l’ordre de
        leurs numéros.

## 2 Setting up a round

sos-2 = Préparer une manche
sos-2-1 =
    À trois, retirez d’abord un 2, un 3 et un 4 de chaque couleur, soit douze trésors. Mélangez les 20 autres en
    un seul paquet.
sos-2-2 =
    À quatre ou cinq, vous jouez avec tous les trésors, mélangés en deux paquets : 16 cartes rouges et bleues,
    et 16 vertes et violettes.
sos-2-3 =
    Retournez la carte du dessus de chaque paquet. Tout ce qui se trouve dessous reste face cachée.
sos-2-4 =
    Les 22 cartes Bonus forment la réserve. Personne n’en a au départ, à aucune des deux manches.
sos-2-5 =
    Mélangez les cartes Île et donnez-en douze à chacun si vous êtes trois ou quatre, neuf si vous êtes cinq.
    Celles qui restent (douze à trois, aucune à quatre, trois à cinq) quittent la manche sans que personne
    les voie. Pour une manche plus courte, la table peut en donner moins à chacun, jusqu’à une seule ; toutes
    les autres quittent alors la manche sans être vues.
sos-2-6 =
    À la première manche, le hasard désigne qui reçoit la carte Premier joueur. À la seconde, elle va là où elle
    serait allée après le dernier pli de la première : à la personne assise à gauche de celle qui a commencé ce
    pli.
    .ruling =
        Le livret vous laisse décider qui commence une manche. Nous ne tirons au sort qu’une fois, puis la carte
        continue simplement son tour de table, si bien que la seconde manche fait suite à la première.
sos-2-7 =
    Vient le moment de passer une carte. Compte tes cartes couleur par couleur et donne à la personne assise à
    ta droite la plus forte de ta couleur la plus fournie. Si plusieurs couleurs se partagent la première place,
    tu choisis parmi elles.
sos-2-8 =
    Tout le monde passe sa carte en même temps. Tu choisis dans la main qui t’a été distribuée : la carte que tu
    reçois n’entre pas en compte, et tu ne peux pas la passer à ton tour.
    .ruling =
        Le livret ne dit pas si l’on passe tous en même temps ou l’un après l’autre. Chez nous, c’est en même
        temps : ainsi, ta place autour de la table ne change rien, et aucune carte reçue ne repart aussitôt.
sos-2-9 =
    Une carte passée n’est connue que des deux personnes concernées, celle qui la donne et celle qui la reçoit.
    Personne d’autre ne la voit.

## 3 Playing a trick

sos-3 = Jouer un pli
sos-3-1 =
    La personne qui a la carte Premier joueur commence ; puis, dans le sens horaire, chacun joue une carte Île.
sos-3-2 =
    Avec ta carte Voile, tu caches une moitié de ta carte, qui montre alors soit sa couleur (le numéro est
    caché), soit son numéro (la couleur est cachée). Les autres ne voient que cette moitié jusqu’à ce que tout
    le monde ait joué.
sos-3-3 =
    Avec la carte, tu peux poser autant de tes propres cartes Bonus que tu veux, à la vue de tous. Chacune
    ajoute 1 à la valeur de ta carte.
sos-3-4 =
    Aucune carte ne peut valoir plus de 12. Tu n’as donc pas le droit de poser plus de cartes Bonus qu’il n’en
    faut pour amener la tienne à 12, et avec un 12 tu n’en poses aucune.
    .ruling =
        L’édition française dit clairement que les cartes Bonus ne peuvent pas servir à aller au-delà de 12 ;
        l’allemande et la néerlandaise plafonnent seulement la valeur. Nous suivons la française, pour que
        chaque carte Bonus posée apporte vraiment quelque chose.
sos-3-5 =
    Quand tout le monde a joué, on enlève toutes les cartes Voile, et les cartes sont visibles de tous.

## 4 Who wins a colour

sos-4 = Qui remporte une couleur
sos-4-1 =
    Tu n’affrontes que ceux qui ont joué ta couleur (à une exception près, voir « À trois : couleurs réunies »).
    Tu remportes une couleur si personne d’autre ne l’a jouée ou si ta carte y a la plus haute valeur. Un même
    pli peut donc avoir des vainqueurs dans plusieurs couleurs.
sos-4-2 =
    En cas d’égalité, quelle que soit la situation, la personne qui a commencé ce pli l’emporte ou, si elle n’est
    pas concernée, la première après elle dans le sens horaire parmi les ex æquo. Les cartes se classent ainsi
    dans un ordre strict : de deux valeurs égales, la mieux classée est celle qu’on rencontre d’abord dans le
    sens horaire, à partir de la personne qui a commencé le pli. La moins bien classée d’une couleur est à la
    dernière place.
    .ruling =
        Le livret dit qui gagne une égalité, mais pas qui se retrouve alors à la dernière place. Nous y lisons un
        ordre de toutes les cartes, qui règle aussi les égalités en bas du classement : la dernière place va à
        la personne qui, parmi les ex æquo, a joué en dernier.
sos-4-3 =
    Si au moins deux d’entre vous ont joué une couleur, la personne à la dernière place reçoit des cartes
    Bonus : autant qu’on a joué de cartes de cette couleur dans ce pli. Les autres perdants ne reçoivent rien.
sos-4-4 =
    Si la réserve n’en contient pas assez, on reçoit ce qu’il y a. Quand il faut en donner dans plusieurs
    couleurs, on sert dans le sens horaire, en partant de la personne qui a commencé le pli. Les cartes Bonus
    posées pendant ce pli ne sont pas encore dans la réserve ; elles n’y reviennent qu’à la fin (voir « La fin
    d’un pli »).
    .ruling =
        Le livret dit qu’une réserve vide ne donne rien, mais pas qui passe en premier quand elle s’épuise. Nous
        servons dans l’ordre où tout le reste du pli se règle.

## 5 What the winner gets

sos-5 = Ce que rapporte une couleur
sos-5-1 =
    S’il y a sur un paquet un trésor visible de la couleur que tu as remportée, tu le prends, ou bien tu voles
    quelqu’un à la place (la règle suivante dit quand c’est possible). Tu ne peux pas renoncer aux deux.
    .ruling =
        Selon les éditions allemande et française, tu gagnes le trésor ; selon la néerlandaise, tu peux le
        prendre. Nous y lisons le choix entre le trésor et le vol, et non la permission de ne rien prendre.
sos-5-2 =
    Voler, c’est prendre le trésor du dessus de la pile d’une autre personne. Tu le peux si elle a joué la même
    couleur que toi avec un rang inférieur (une égalité perdue contre toi compte aussi), si son trésor du dessus
    est de cette couleur, et si un trésor de cette couleur était visible sur un paquet pendant ce pli.
    .ruling =
        Les éditions allemande et française demandent ici un numéro inférieur, la néerlandaise ne demande rien
        de tel. Pour nous, c’est le rang qui compte : perdre une égalité, c’est perdre la couleur tout autant.
sos-5-3 =
    Les trésors gagnés ou volés vont face visible sur le dessus de ta propre pile. D’une pile, on ne voit que le
    trésor du dessus ; ceux d’en dessous sont recouverts. Leur nombre est connu de tous.
sos-5-4 =
    Si aucun trésor de la couleur que tu as remportée n’était visible au début du pli, tu actives la carte
    Action de cette couleur, sans avoir le choix.
sos-5-5 =
    Un pli se règle dans cet ordre : d’abord tous les trésors et toutes les cartes Bonus, ensuite toutes les
    actions, chaque fois dans le sens horaire en partant de la personne qui a commencé le pli.

## 6 The end of a trick

sos-6 = La fin d’un pli
sos-6-1 =
    Les trésors encore visibles, parce que personne n’a joué leur couleur ou qu’on a préféré voler quelqu’un,
    vont face cachée sous leur propre paquet.
    .ruling =
        Dans un exemple du livret, ces trésors sont défaussés, mais le texte lui-même les met sous le paquet
        dans toutes les éditions. Nous suivons le texte.
sos-6-2 =
    Retournez ensuite la carte suivante de chaque paquet qui ne montre aucun trésor, sauf après le dernier pli
    de la manche.
sos-6-3 =
    Les cartes Bonus posées retournent dans la réserve. Les cartes Île jouées quittent la manche face visible :
    chacun peut s’en souvenir, et la table te les montre si tu le demandes.
    .ruling =
        Le livret ne dit pas si l’on peut revoir les cartes déjà jouées. Tout le monde les a vues : tu peux
        donc les consulter dans Mémoire au lieu de les retenir.
sos-6-4 =
    La carte Premier joueur avance d’une place vers la gauche.
sos-6-5 =
    La manche se termine quand toutes les mains sont vides : après douze plis, ou neuf si vous êtes cinq (moins
    si vous jouez avec moins de cartes).

## 7 Three players: joined colours

sos-7 = À trois : couleurs réunies
sos-7-1 =
    À trois, un seul trésor est visible. Si aucune des deux couleurs d’une carte Action n’a de trésor visible,
    elles comptent dans ce pli pour une seule couleur : pour savoir qui la remporte, et donc active l’action, qui
    finit à la dernière place, et combien de cartes Bonus cette place rapporte.
sos-7-2 =
    La couleur qui partage sa carte Action avec celle du trésor visible reste à part.
sos-7-3 =
    L’exemple du livret : un trésor rouge est visible. Tu joues le 4 rouge, la personne à ta gauche le 7
    violet et la troisième le 9 vert. Tu gagnes le trésor, le 9 vert active l’action de la carte du vert et du
    violet, et le 7 violet reçoit deux cartes Bonus.

## 8 The actions

sos-8 = Les actions
sos-8-1 =
    Action 1 : choisis une autre personne qui a au moins deux cartes Bonus et prends-lui-en deux. Si personne
    d’autre n’en a deux, prends-en deux dans la réserve, ou ce qu’il en reste. Les cartes Bonus posées pendant ce
    pli ne comptent pas : ici, elles n’appartiennent à personne.
sos-8-2 =
    Action 2 : choisis une autre personne, prends deux cartes au hasard dans sa main et regarde-les ; donne-lui
    ensuite deux cartes de ta main, à ton choix, qui peuvent être les mêmes. S’il ne reste qu’une carte en main,
    prends-en une et donnes-en une ; si les mains sont vides, il ne se passe rien. Vous êtes deux à connaître
    toutes les cartes qui ont changé de main ; les autres savent seulement que c’est arrivé.
sos-8-3 =
    Action 3 : jette un œil aux trois premiers trésors face cachée d’un paquet, ou à tous s’il y en a moins, et
    repose-les dessus dans l’ordre qui te plaît. Avec deux paquets, tu choisis lequel ; un paquet sans trésor
    face cachée ne peut pas être choisi. Personne d’autre que toi ne voit ces cartes. Au dernier pli d’une
    manche, l’action n’a pas lieu.
    .ruling =
        Le livret ne parle pas du dernier pli d’une manche. L’ordre du paquet n’a alors plus d’importance :
        nous ne posons donc pas la question.
sos-8-4 =
    Action 4 : ajoute à ta main une des cartes Île de ce pli, peu importe qui l’a jouée, même si c’est toi, puis
    défausse une carte de ta main, qui peut être celle que tu viens d’y ajouter. La carte défaussée est posée
    face visible et quitte la manche. Avec une main vide, tu devrais défausser la carte même que tu as prise et
    rien ne changerait ; l’action n’a donc pas lieu.
    .ruling =
        Selon l’édition néerlandaise, tu choisis parmi les cartes de la manche ; selon l’allemande et la
        française, parmi celles du pli. Nous nous en tenons au pli. Le livret ne dit pas non plus si l’on voit la
        carte défaussée. Chez nous, elle est face visible, comme les cartes d’un pli quand elles quittent
        la manche ; chacun sait ainsi ce qui n’est plus en jeu.
sos-8-5 =
    Une action qui ne peut rien produire n’a pas lieu, et on ne demande rien à personne. Si une seule réponse
    t’est permise, on ne te la demande pas non plus ; et si cela devait trahir quelque chose, les autres
    n’apprennent pas que tu n’avais pas le choix.

## 9 Scoring

sos-9 = Le décompte
sos-9-1 =
    Une manche te rapporte la somme des valeurs de tes trésors, plus 1 point par tranche de deux cartes Bonus
    que tu possèdes ; s’il en reste une toute seule, elle ne compte pas.
sos-9-2 =
    La seconde manche repart de zéro avec tout ce qui figure sous « Préparer une manche ». À la fin, on
    additionne les points des deux manches, et le plus haut total gagne. Avec l’option « Manches », vous pouvez
    aussi n’en jouer qu’une.
sos-9-3 =
    Une égalité au total final se règle comme toutes les autres : la personne qui a commencé le tout dernier pli
    l’emporte, ou sinon, parmi les ex æquo, la première après elle dans le sens horaire.
    .ruling =
        Le livret veut que sa façon de départager vaille dans toutes les situations, mais ne parle pas du total
        final. Nous le prenons au mot et comptons à partir du dernier pli joué.

## 10 What each seat knows

sos-10 = Qui sait quoi
sos-10-1 =
    Tout le monde voit combien de cartes contient chaque main, combien de cartes Bonus il y a chez chacun et
    dans la réserve, le trésor du dessus de chaque pile et combien elle en compte, les trésors visibles sur les
    paquets, combien de cartes contient chaque paquet, toutes les cartes Île une fois dévoilées, les moitiés
    montrées, les cartes Bonus posées, qui a activé quelle action contre qui, et les points des manches.
sos-10-2 =
    Restent secrets les mains, la moitié cachée d’une carte jusqu’à ce qu’on la dévoile, les cartes passées,
    celles qui ont changé de main par l’action 2, les trésors regardés avec l’action 3, l’ordre des paquets, les
    cartes laissées hors de la manche et tout le hasard encore à venir.
sos-10-3 =
    Ce que tu as vu une fois, l’affichage peut le retenir pour toi : la carte que tu as passée et celle que tu as
    reçue, les cartes échangées entre toi et quelqu’un d’autre par l’action 2, et les trésors regardés avec
    l’action 3, tant que leur place est certaine. Il ne retient pas ce qui pourrait seulement se déduire, par
    exemple que la personne qui passe une carte n’en a pas de plus forte dans cette couleur ; ces déductions-là,
    c’est ton affaire.
    .ruling =
        Chaque trésor a été posé face visible sur sa pile : l’affichage retient donc chaque pile en entier. Sur la
        table, on ne voit toujours que celui du dessus ; les autres sont dans Mémoire.

## 11 Decisions and their text (the table comes from the program)

sos-11 = Ce que tu tapes
