### The help of the command line, French. The names of commands and arguments stay as they are typed.

## The whole command line

command-line = Trois jeux de cartes marins, aux règles exactes.
command-line-usage = utilisation :
command-line-commands = commandes
command-line-arguments = arguments
command-line-options = options
command-line-help = afficher cette aide et quitter
command-line-version = afficher la version et quitter
command-line-language = par défaut : la langue de ton système
command-line-option = une option du jeu, comme dans les règles ; peut être donnée plusieurs fois

## What each command does, and its arguments

command-play = jouer contre des bots dans le terminal
command-play-players = combien de joueurs, y compris toi (par défaut : le moins possible)
command-play-bots = les autres places, séparées par des virgules : beginner, casual, skilled, expert, master et d’autres, voir docs/bots.md (par défaut : skilled)
command-play-seat = ta place, comptée à partir de 0 (par défaut : 0)
command-play-seed = 32 chiffres hexadécimaux : la même donne encore une fois
command-play-pace = combien de temps les bots semblent réfléchir (0 : pas du tout)
command-play-record = où enregistrer la partie
command-play-resume = reprendre une partie enregistrée
command-puzzles = résoudre des problèmes dans le terminal, ou en créer
command-puzzles-action = le jeu dont tu veux résoudre les problèmes ({ $games } ; sinon, on te le demande), ou make pour en créer
command-puzzles-game = avec make : le jeu pour lequel créer des problèmes
command-puzzles-count = combien de problèmes le fichier doit contenir (par défaut : 300)
command-puzzles-seed = un nombre entier ; le même donne les mêmes problèmes (par défaut : 0)
command-puzzles-out = le fichier des problèmes ; s’il existe, d’autres s’y ajoutent (par défaut : puzzles-GAME.jsonl.gz)
command-puzzles-workers = processus (par défaut : un par cœur)
command-deal = distribuer les cartes d’une partie et afficher son enregistrement, encore sans aucun coup
command-deal-players = combien de joueurs
command-deal-seed = 32 chiffres hexadécimaux (par défaut : au hasard)
command-replay = rejouer une partie enregistrée jusqu’à la fin et montrer la position
command-replay-file = une partie enregistrée ou une position ; - lit l’entrée standard
command-replay-json = afficher la position en JSON
command-replay-seat = n’afficher que ce que sait la place N ou, avec watch, un spectateur
command-replay-to = s’arrêter après K coups de la partie enregistrée
command-verify = vérifier la donne, les coups et le résultat d’une partie enregistrée
command-verify-file = une partie enregistrée ; - lit l’entrée standard
command-verify-commitment = 64 chiffres hexadécimaux publiés avant la partie
command-review = analyser une partie terminée : qui a eu de la chance, qui a bien joué et ce qui a fait la différence
command-review-file = une partie enregistrée et terminée ; - lit l’entrée standard
command-review-json = afficher en JSON tout ce qui a été trouvé
command-review-iterations = itérations pour chaque décision (par défaut : 2000 ; davantage, c’est plus lent mais plus précis)
command-review-seed = un nombre entier ; le même donne la même analyse (par défaut : 0)
command-review-workers = processus (par défaut : un par cœur)
command-rules = lire les règles d’un jeu, avec nos décisions
command-games = lister les jeux du coffre
command-bench = mesurer la vitesse de parties aléatoires sur un cœur, seules ou face à d’autres systèmes
command-bench-players = combien de joueurs ; peut être donné plusieurs fois (par défaut : tous les nombres permis)
command-bench-seconds = durée de chaque mesure, en secondes (par défaut : 2)
command-bench-games = jouer ce nombre de parties au lieu de mesurer, avec --check
command-bench-check = vérifier après chaque décision qu’aucune carte ne manque
command-bench-json = afficher un objet JSON par ligne
command-bench-peers = mesurer d’autres environnements face à tous nos jeux ; leurs noms, séparés par des virgules (par défaut : tous)
command-bench-output = où --peers écrit sa page et son graphique (par défaut : docs/benchmarks dans les sources, sinon benchmarks)
command-arena = faire jouer aux bots une série de parties, les mêmes donnes pour tous, et dire ce qu’ils valent
command-arena-players = combien de joueurs par table
command-arena-bots = séparés par des virgules ; le dernier remplit les places restantes
command-arena-games = combien de parties, arrondi vers le haut à des donnes entières
command-arena-seed = un nombre entier : la même série encore une fois (par défaut : 0)
command-arena-workers = processus (par défaut : un par cœur)
command-arena-ray = jouer sur une grappe Ray ; local en démarre une sur cette machine
command-arena-out = où écrire les résultats (par défaut : arena-GAME-SEED-…)
command-arena-resume = reprendre une série de parties ; --out FOLDER suffit à la désigner
command-lab = faire jouer des milliers de parties à des bots compilés, et dire ce qui gagne, et à quelle fréquence
command-lab-players = nombres de joueurs, séparés par des virgules (par défaut : tous ceux que le jeu permet)
command-lab-games = combien de parties pour chaque nombre de joueurs (par défaut : 20000)
command-lab-bots = qui joue : random, greedy, net ou net:FILE (par défaut : greedy)
command-lab-rival = l’autre bot, pour distinguer le talent de la chance (par défaut : greedy contre random, net contre greedy)
command-lab-compare = KEY=VALUE : jouer autant de parties avec cette option aussi, et dire ce qu’elle change
command-lab-seed = un nombre entier : les mêmes parties encore une fois (par défaut : 0)
command-lab-threads = combien de cœurs travaillent (par défaut : tous) ; les résultats n’en dépendent pas
command-lab-json = afficher les résultats en JSON ; rien n’est alors enregistré, sauf avec --out
command-lab-out = où écrire la page et les résultats (par défaut : lab-GAME-SEED)
command-serve = ouvrir des tables pour tes amis, dans le navigateur ou le terminal
command-serve-host = l’adresse d’écoute (par défaut : 127.0.0.1, cette machine seule)
command-serve-port = par défaut : 8000
command-serve-lan = ouvrir à tout le monde sur le même réseau, avec un code QR
command-serve-open = ouvrir la page dans le navigateur de cette machine
command-serve-public-url = l’adresse que tapent les joueurs s’il y a un proxy devant le serveur
command-serve-workers = processus (par défaut : 1 ; au-delà, il faut PostgreSQL et Redis)
command-serve-database = un fichier ou une base PostgreSQL (par défaut : un fichier dans ton dossier de données)
command-serve-redis = l’adresse de Redis ; nécessaire pour plusieurs processus
command-serve-tellers = processus qui mettent les événements en mots (par défaut : 0)
command-serve-pace = combien de temps les bots semblent réfléchir (par défaut : 1 ; 0 : pas du tout)
command-serve-guests-a-minute = nouveaux invités par minute depuis une même adresse ; ses autres limites varient d’autant (par défaut : 30)
command-serve-guest-days = les invités absents depuis tant de jours sont supprimés (par défaut : 365 ; 0 : jamais)
command-serve-review-iterations = itérations de chaque recherche quand une partie terminée est passée en revue (par défaut : 2000 ; 0 : jamais)
command-serve-seeds = laisser choisir la donne, pour des tests
command-admin = s’occuper des gens sur ton serveur : signalements, paroles retirées, bannissements, noms, mots de passe oubliés
command-admin-action = reports, restrictions ou log : des listes ; find WHO ; mute, ban ou rename WHO ; lift ou close NUMBER ; moderator, no-moderator ou recovery-code NAME
command-admin-about = l’identifiant ou le nom d’une personne, une adresse à bannir, ou un numéro d’une liste
command-admin-hours = pour combien d’heures (par défaut : pour de bon)
command-admin-address = avec ban : bannir aussi ses adresses de la dernière semaine
command-admin-reason = une note pour le journal
command-backup = copier la base de données du serveur, même quand il tourne
command-backup-to = le dossier des copies (par défaut : backups dans ton dossier de données)
command-backup-keep = combien de copies garder (par défaut : 14)
command-backup-every = refaire une copie toutes les HOURS heures, jusqu’à l’arrêt
command-join = jouer dans le terminal à la table d’un serveur
command-join-link = le lien d’une table, ou seulement l’adresse du serveur pour choisir une de ses tables ouvertes
command-join-name = le nom sous lequel les autres te voient
command-join-token = le jeton de ta place, pour y revenir
command-swarm = faire jouer de nombreux joueurs aléatoires sur un serveur, et mesurer sa vitesse
command-swarm-url = l’adresse du serveur, par exemple http://127.0.0.1:8000
command-swarm-tables = combien de tables jouent en même temps
command-swarm-players = combien de joueurs par table (par défaut : le moins possible)
command-swarm-rate = coups par seconde, tous joueurs confondus (par défaut : autant que possible)
command-swarm-seconds = combien de secondes jouer (par défaut : 30)
command-swarm-json = afficher un objet JSON à la fin
command-train = entraîner un réseau en le faisant jouer contre lui-même, ou reprendre au dernier point de reprise du dossier
command-train-method = ppo (par défaut), ou mmd, qui préserve les stratégies mixtes
command-train-start = commencer avec les poids d’un réseau : un fichier, ou un jeu pour le réseau fourni avec le programme
command-train-players = nombres de joueurs, séparés par des virgules ; un nombre donné deux fois compte davantage (par défaut : tous)
command-train-evaluate = donnes contre greedy après chaque étape (par défaut : 200 ; 0 : aucune)
command-train-decisions = décisions de tout l’entraînement ; le taux d’apprentissage baisse jusque-là
command-train-minutes = s’arrêter après ce temps, au prochain point de reprise
command-train-seed = un nombre entier : le même entraînement encore une fois (par défaut : 1)
command-train-device = cpu ou cuda (par défaut : la carte graphique s’il y en a une)
command-train-tables = tables pour chaque nombre de joueurs
command-train-steps = décisions à chaque table avant que le réseau apprenne
command-train-minibatch = décisions dont le réseau apprend à la fois
command-train-leg = décisions d’un point de reprise au suivant
command-train-short-legs = permettre des étapes où presque aucune partie ne finit
command-train-width = unités de chaque couche du réseau
command-train-blocks = blocs résiduels du réseau
command-train-set = un autre réglage, comme first_rate=0.0005 ; peut être donné plusieurs fois
command-train-out = le dossier de tout ce qui est conservé (par défaut : dans le dossier de données)
command-exploit = entraîner la meilleure réponse à un réseau fixe, et dire ce qu’elle gagne au-delà d’une part égale
command-exploit-net = un fichier de poids, ou le nom d’un jeu : son réseau, fourni avec Seachest
command-exploit-fresh = commencer avec des poids neufs au lieu de ceux du réseau
command-exploit-players = nombres de joueurs, séparés par des virgules (par défaut : le moins possible)
command-exploit-evaluate = donnes après chaque étape (par défaut : aucune)
command-exploit-deals = donnes nouvelles à la fin (par défaut : 1000)
command-solve = résoudre un petit jeu : l’arbre entier, CFR+ ou MCCFR, et à quelle distance d’un équilibre sont les stratégies et les bots
command-solve-name = le nom d’un petit jeu ; sans nom, la liste de tous
command-solve-method = comment le résoudre : cfr+ ou mccfr (par défaut : cfr+)
command-solve-iterations = combien d’itérations (par défaut : 1000)
command-solve-rewards = ce que vaut une issue : rank, win ou points (par défaut : rank)
command-solve-bots = bots à mesurer aussi, séparés par des virgules, comme random,greedy,net:sample
command-solve-seed = un nombre entier : les mêmes nombres aléatoires encore une fois (par défaut : 0)
command-solve-json = afficher les résultats en JSON
command-dataset = faire jouer des parties à des bots et en tirer un jeu de données au format Parquet
command-dataset-players = combien de joueurs par table (par défaut : le moins possible)
command-dataset-bots = les bots, séparés par des virgules ; le dernier remplit les places restantes (par défaut : net:sample)
command-dataset-games = combien de parties (par défaut : 1000)
command-dataset-seed = un nombre entier : les mêmes parties encore une fois (par défaut : 0)
command-dataset-workers = processus (par défaut : un par cœur)
command-dataset-out = le dossier où écrire (par défaut : dataset-GAME-PLAYERS-SEED)
command-warm = compiler les règles maintenant, pour ne plus avoir à attendre ensuite
command-warm-games = par défaut : tous les jeux

## While the rules are compiled, at the first start

warm-step = { $game } : préparation des règles ({ $step })
warm-ready = { $game } : prêt

## The ladder of bots (seachest ladder)

command-ladder = montrer le classement des bots, en ajouter un en lui faisant jouer les séries du protocole, ou vérifier une entrée par ses parties
command-ladder-action = { $games } : ce classement seulement ; add : faire jouer un bot ; check : rejouer les parties d’une entrée
command-ladder-subject = le jeu du bot à ajouter, ou le fichier de l’entrée à vérifier
command-ladder-bot = le bot à ajouter, nommé comme pour seachest arena
command-ladder-name = son nom au classement (par défaut : le bot tel qu’il a été nommé)
command-ladder-about = une phrase sur le bot, gardée avec l’entrée
command-ladder-deals = combien de donnes contre chaque adversaire (par défaut : 200)
command-ladder-exploiter = un bot fait pour battre celui-ci, comme un réseau de seachest exploit ; il joue une place, et le bot les autres
command-ladder-workers = processus (par défaut : un par cœur)
command-ladder-out = le dossier de tes propres entrées (par défaut : ladder, dans le dossier des données)
command-ladder-json = afficher les entrées en JSON

## All data sets at once (seachest dataset)

command-dataset-game = { $games } ; sans jeu, tous, avec chaque nombre de joueurs, chacun dans son dossier
