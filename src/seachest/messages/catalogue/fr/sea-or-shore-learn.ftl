### The first game of Sea or Shore with a guide, French. `task` is what to do, `why` what is said to somebody who does something else.

learn-sos-welcome = Bienvenue dans les îles ! Chacune de tes cartes a un numéro sur la côte et une couleur dans la mer. Avec elles, tu gagnes des trésors, et les trésors sont des points. Ici, on joue avec cinq cartes ; d’habitude, c’est douze.
learn-sos-pass = Avant une manche, chacun passe une carte à droite : la plus forte de sa couleur la plus fournie. Tu as trois cartes rouges.
    .task = Passe ton 11 rouge à { $third }.
    .why = Il faut que ce soit ta carte rouge la plus forte.
learn-sos-stakes = Un trésor vert qui vaut 3 est visible. La carte verte la plus forte le gagne ; remporter une autre couleur active une action. { $rival } commence, puis chacun joue une carte.
learn-sos-covered = La moitié de chaque carte est cachée. { $rival } montre un 1, mais de quelle couleur ? { $third } montre du rouge, mais quel numéro ? On ne dévoile les cartes que quand tout le monde a joué.
learn-sos-enough = Une carte rouge ne t’arrête pas en vert, et un 1 non plus. Pas besoin de jouer ta meilleure carte.
    .task = Joue ton 6 vert.
    .why = Pense au trésor : il est vert. Et le 6 suffit, alors garde le 9 pour plus tard.
learn-sos-half = Mer ou côte ? Montre la couleur, et les autres se demandent combien vaut ta carte. Montre le numéro, et ils se demandent ce que tu vises. C’est là qu’on bluffe.
    .task = Montre le numéro.
    .why = Ce serait possible aussi. Comme tu joues en dernier, peu importe : montrons le 6.
learn-sos-won = La carte verte la plus forte était la tienne, le trésor est donc à toi ! { $rival } avait la carte verte la plus faible et a reçu deux cartes Bonus, une par carte verte. { $third } a remporté le rouge et les lui a prises avec l’action.
learn-sos-lose = Voici un trésor rouge, et { $third } montre du rouge. Tu sais ce que cela pourrait être : ton 11 rouge ! Rien dans ta main ne le bat. Mais la dernière place rapporte aussi.
    .task = Joue ton 2 rouge et montre la couleur.
    .why = Rien à faire contre un 11. Joue donc ta carte rouge la plus faible et montre la couleur : la dernière place d’une couleur rapporte des cartes Bonus.
learn-sos-plus = La plus faible de trois cartes rouges : voilà trois cartes Bonus pour toi. Chacune ajoute 1 à une carte, et deux que tu gardes valent ensemble 1 point. Maintenant, un trésor rouge qui vaut 4 est en jeu, et tu commences.
    .task = Joue ton 7 rouge et montre la couleur.
    .why = Seul le rouge gagne ce trésor, et il vaut 4. Joue le 7 rouge et montre la couleur.
learn-sos-raise = Un 7 peut se faire battre. Les cartes Bonus sont visibles de tous, et aucune carte ne dépasse 12.
    .task = Pose tes trois cartes Bonus : 7 + 3 = 10.
    .why = Ne lésine pas, le trésor vaut 4 ! Pose les trois.
learn-sos-rob = Ce trésor est à toi ! Mais veille dessus : si quelqu’un te bat en rouge pendant qu’un trésor rouge est visible, il peut prendre à la place celui du dessus de ta pile. Et en cas d’égalité, la carte jouée en premier l’emporte.
learn-sos-joined = À trois, il arrive que deux couleurs soient réunies. Le rouge et le bleu n’ont pas de trésor, ils comptent donc pour une seule couleur ; le vert reste à part, car le violet, avec qui il partage sa carte Action, a un trésor.
learn-sos-alone = { $rival } montre du bleu, { $third } du violet, personne ne montre de vert. Si personne d’autre ne joue ta couleur, elle est à toi !
    .task = Joue ton 9 vert et montre la couleur.
    .why = Le 1 bleu ne pourrait que perdre. Le 9 vert remporte sa couleur. Joue-le et montre la couleur.
learn-sos-order = L’action du vert : tu regardes les trois trésors suivants sans les montrer, et tu choisis leur ordre. Il ne te reste qu’un 1 bleu, donc un trésor bleu irait à quelqu’un d’autre.
    .task = Touche d’abord le rouge, puis le 2 bleu, et remets-les.
    .why = Un trésor bleu sortirait alors, et ce serait pour les autres. Commence par le rouge, puis le 2 bleu.
learn-sos-last = Et en effet, voici un trésor rouge que personne ne vise. Ta dernière carte est un 1 bleu : si quelqu’un d’autre joue du bleu, tu auras au moins des cartes Bonus.
    .task = Joue le 1 bleu et montre la couleur.
    .why = Les deux moitiés conviennent. Montrons la couleur.
learn-sos-end = La manche est finie : 7 points pour tes trésors et 1 pour deux cartes Bonus. Tu gagnes ! Une vraie partie a deux manches de douze plis. Maintenant, tu sais jouer. Amuse-toi à bluffer !
