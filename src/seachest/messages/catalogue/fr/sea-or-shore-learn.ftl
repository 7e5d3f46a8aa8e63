### The first game of Sea or Shore with a guide, French. `task` is what to do, `why` what is said to somebody who does something else.

learn-sos-welcome = Bienvenue dans les îles ! Chaque carte a un numéro sur la côte et une couleur dans la mer. Avec elles tu gagnes des trésors, et les trésors sont des points. Ici on joue cinq cartes ; d’habitude, douze.
learn-sos-pass = Avant une manche, chacun passe une carte à droite : la plus haute de la couleur qu’il a le plus. Tu as trois cartes rouges.
    .task = Passe ton 11 rouge à { $third }.
    .why = Il faut que ce soit ta carte rouge la plus haute.
learn-sos-stakes = Un trésor vert qui vaut 3 est visible. La carte verte la plus haute le gagne ; les autres couleurs gagnent une action. { $rival } commence, puis chacun joue une carte.
learn-sos-covered = La moitié de chaque carte est cachée. { $rival } montre un 1, mais de quelle couleur ? { $third } montre du rouge, mais de combien ? On ne dévoile que quand tout le monde a joué.
learn-sos-enough = Une carte rouge ne t’arrête pas en vert, et un 1 non plus. Pas besoin de jouer ta meilleure carte.
    .task = Joue ton 6 vert.
    .why = Pense au trésor : il est vert. Et le 6 suffit, alors garde le 9 pour plus tard.
learn-sos-half = Mer ou côte ? Montre la couleur, et les autres se demandent sa hauteur. Montre le numéro, et ils se demandent ce que tu vises. C’est là qu’on bluffe.
    .task = Montre le numéro.
    .why = Ce serait possible aussi. Comme tu joues en dernier, peu importe : montrons le 6.
learn-sos-won = La carte verte la plus haute était la tienne, et donc le trésor aussi ! { $rival } avait la verte la plus basse et a reçu deux cartes Bonus, une par carte verte. { $third } a gagné le rouge et les lui a prises par l’action.
learn-sos-lose = Voici un trésor rouge, et { $third } montre du rouge. Tu sais ce que cela pourrait être : ton 11 rouge ! Impossible à battre. Mais finir tout en bas paie aussi.
    .task = Joue ton 2 rouge et montre la couleur.
    .why = Contre un 11, rien à faire. Pose donc ta carte rouge la plus basse et montre la couleur : la plus basse d’une couleur rapporte des cartes Bonus.
learn-sos-plus = La plus basse de trois cartes rouges : voilà trois cartes Bonus pour toi. Chacune augmente une carte de 1, et deux que tu gardes valent un point. Maintenant il s’agit d’un trésor rouge de 4, et tu commences.
    .task = Joue ton 7 rouge et montre la couleur.
    .why = Seul le rouge gagne ce trésor, et il vaut 4. Joue le 7 rouge et montre la couleur.
learn-sos-raise = Un 7 peut être battu. Les cartes Bonus sont visibles de tous, et aucune carte ne dépasse 12.
    .task = Ajoute tes trois cartes Bonus : 7 + 3 = 10.
    .why = Ne sois pas avare, il vaut 4 ! Ajoute les trois.
learn-sos-rob = À toi ! Mais veille dessus : qui te bat en rouge pendant qu’un trésor rouge est visible peut prendre à la place celui du dessus de ta pile. Et une égalité va à qui vient en premier à partir de la carte Premier joueur.
learn-sos-joined = À trois, des couleurs sont réunies. Rouge et bleu n’ont pas de trésor, donc elles comptent pour une seule, et le vert reste à part à côté du trésor violet.
learn-sos-alone = { $rival } montre du bleu, { $third } du violet, personne ne montre de vert. Une couleur où tu es sans rival est à toi !
    .task = Joue ton 9 vert et montre la couleur.
    .why = Le 1 bleu ne pourrait que perdre. Le 9 vert gagne sa couleur. Joue-le et montre le vert.
learn-sos-order = L’action du vert : personne d’autre ne voit les trois trésors suivants, et tu les ranges. Il ne te reste qu’un 1 bleu, donc un trésor bleu irait à quelqu’un d’autre.
    .task = Touche d’abord le rouge, puis le 2 bleu, et remets-les.
    .why = Un trésor bleu viendrait alors pour les autres. Commence par le rouge, puis le 2 bleu.
learn-sos-last = Et en effet, voici un trésor rouge que personne ne vise. Ta dernière carte est un 1 bleu : si quelqu’un d’autre joue du bleu, tu auras au moins des cartes Bonus.
    .task = Joue le 1 bleu et montre la couleur.
    .why = Les deux moitiés conviennent. Montrons la couleur.
learn-sos-end = La manche est finie : 7 points pour tes trésors et 1 pour deux cartes Bonus. Tu gagnes ! Une vraie partie a deux manches de douze plis. Maintenant tu sais jouer. Amuse-toi à bluffer !
