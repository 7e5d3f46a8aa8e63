### What can be wrong with what a command was given, French.
### An error is raised in English and recognised by the English text here: see messages/errors.py.

## What the parser of the command line says

error-usage = { $program } : { $reason } ; voir { $program } --help
error-argument = argument { $argument } : { $reason }
error-invalid-choice = choix impossible : { $value } (choisis parmi { $choices })
error-invalid-int = { $value } n’est pas un nombre entier
error-invalid-float = { $value } n’est pas un nombre
error-expected-one-argument = il manque une valeur
error-not-allowed-with = ne va pas avec { $argument }
error-ignored-argument = ne prend pas de valeur, donc pas { $value }
error-required = il manque : { $arguments }
error-unrecognized = arguments inconnus : { $arguments }
error-ambiguous-option = option ambiguë : { $option } peut être { $matches }
error-key-value = il faut KEY=VALUE, et non { $value }
error-value-too-long = { $where } : la valeur est trop longue
error-seat-or-watch = il faut le numéro d’une place, ou watch, et non { $value }

## Values that are not possible

error-between = { $where } : { $value } n’est pas compris entre { $low } et { $high }
error-whole-number = { $where } : il faut un nombre entier, et non { $value }
error-list = { $where } : il faut une liste, et non { $value }
error-object = { $where } : il faut un objet, et non { $value }
error-expected = { $where } : il faut { $wanted }, et non { $value }
error-unknown-name = { $where } : { $value } est inconnu ; choisis parmi : { $known }
error-unknown-field = { $where } : champ inconnu { $field }
error-true-or-false = { $where } : il faut true ou false, et non { $value }
error-above-zero = { $where } : il faut un nombre supérieur à 0, et non { $value }
error-players = players : { $game } se joue de { $fewest } à { $most } joueurs, pas à { $value }
error-seed = { $where } : il faut 32 chiffres hexadécimaux, et non { $value }
error-option-twice = option : la même option est donnée deux fois
error-actions = { $where } : il faut [1 ou 2, 3 ou 4] ou « random », et non { $value }
error-treasures = { $where } : il manque un { $wanted } ; il faut au moins un 2, un 3 et un 4 (SOS-1.2)
error-language = language : { $value } est inconnue ; choisis parmi : { $known }
error-number = { $where } : il faut un nombre, et non { $value }
error-above-zero-up-to = { $where } : il faut un nombre supérieur à 0 et inférieur ou égal à { $high }, et non { $value }
error-given-twice = { $where } : donné deux fois
error-server-address = il faut une adresse comme http://127.0.0.1:8000, et non { $value }

## Bots

error-bots-seats = bots : { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} pour { $seats } places
error-bots-one-seat = bots : { $names } noms pour 1 place
error-bots-none = bots : indique au moins un bot
error-bot-colon = bot : { $bot } ne prend rien après les deux-points, donc pas { $value }
error-bot-search = bot : search prend des itérations ou des millisecondes (search:10000, search:100ms), et non { $value }
error-bot-no-command = bot : program demande une commande après les deux-points, comme program:python my_bot.py
error-bot-not-found = { $bot } : aucun programme exécutable { $program } n’a été trouvé
error-bot-not-started = { $bot } : le programme n’a pas pu être lancé : { $reason }
error-bot-silent = { $bot } : { $wanted } attendu, mais rien n’est venu pendant { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
error-resume-program = resume : la partie enregistrée demande de lancer { $bot } ; si tu le veux bien, dis-le avec --bots { $wish }
error-bot-command-line = bot : la commande { $value } est illisible : { $detail }
error-bot-long-line = { $bot } : { $wanted } attendu, mais la ligne reçue dépasse { $most } octets
error-bot-ended = { $bot } : { $wanted } attendu, mais le programme ne répond plus ({ $reason })
error-bot-exited = arrêt avec le code { $status }
error-bot-killed = arrêt par le signal { $signal }
error-bot-closed-output = sa sortie est fermée, mais il tourne encore
error-bot-closed-input = son entrée est fermée, mais il tourne encore
error-bot-last-words = { $reason } ; fin de sa sortie d’erreur :{ $detail }
error-bot-json = { $bot } : { $wanted } attendu sur une seule ligne de JSON, et non { $value }
error-bot-object = { $bot } : { $wanted } attendu, donc un objet, et non { $value }
error-bot-reports = { $bot } : le programme signale { $detail }
error-bot-id = { $bot } : { $wanted } attendu, mais l’id est { $value }
error-bot-not-legal = { $bot } : { $wanted } attendu, mais { $value } n’est pas permis
error-weights-not = { $file } : ce n’est pas un fichier de poids ({ $detail })
error-weights-format = { $file } : poids au format { $value }, mais cette version ne lit que le format { $known }
error-weights-unknown-game = { $file } : ces poids sont faits pour { $value }, un jeu inconnu
error-weights-other-game = { $file } : ces poids sont faits pour { $value }, et non pour { $game }
error-weights-layout = { $file } : ces poids suivent la disposition { $value } de { $game }, mais cette version a la { $current }
error-weights-shape = { $file } : { $name } a la forme { $value }, et non { $wanted }

## Files and records

error-record-there = record : { $file } existe déjà ; choisis un autre fichier, ou reprends cette partie avec --resume
error-no-such-file = { $file } : ce fichier ou ce dossier n’existe pas
error-permission = { $file } : accès refusé
error-directory = { $file } : c’est un dossier
error-port-in-use = { $address } : cette adresse est déjà utilisée
error-not-utf8 = { $file } : ce n’est pas du texte UTF-8 (octet { $byte })
error-record-not-utf8 = ce n’est pas une partie enregistrée : le fichier n’est pas du texte UTF-8 ({ $detail } à l’octet { $byte })
error-json = ce n’est pas du JSON : { $detail } à la ligne { $line }, colonne { $column }
error-json-number = ce n’est pas du JSON : { $value } n’est pas un nombre
error-json-long = ce n’est pas du JSON : un nombre est trop long
error-nested = ce n’est pas une partie enregistrée : trop de niveaux imbriqués
error-field-twice = le champ { $field } figure deux fois
error-missing = { $where } : ce champ manque
error-format-missing = format : ce champ manque ; une partie enregistrée est au format 1
error-rules-version = rules : la partie enregistrée suit la version { $version } des règles de { $game }, pas la version { $current }
error-seed-missing = { $where } : la graine manque ; il faut 32 chiffres hexadécimaux
error-record-position = { $where } : la partie enregistrée dit { $value }, sa position { $other }
error-record-of-state = record : la table a été placée dans un état auquel ses coups ne mènent pas
error-move = coup { $number } : il faut « SEAT TEXT », et non { $value }
error-result = result : les coups mènent à { $found }, et non à { $value }
error-result-missing = result : il manque { $field }
error-to = to : { $value } n’est pas compris entre 0 et { $moves }, le nombre de coups de la partie enregistrée
error-commitment = commitment : il faut 64 chiffres hexadécimaux, et non { $value }
error-commitment-other = commitment : { $value } ne correspond pas à la graine { $seed }, dont l’empreinte est { $found }
error-illegal-move = { $move } n’est pas permis : { $reason } ({ $clause }) ; permis : { $legal }
error-illegal-move-only = { $move } n’est pas permis : { $reason }

## Matches, packages and the server

error-arena-missing = arena : il manque { $arguments } ; pour reprendre une série, --resume --out FOLDER suffit
error-match-kept = { $reason } ; les parties finies sont conservées ; pour continuer : { $command }
error-no-match = { $file } : il n’y a pas de série à reprendre
error-not-a-match = { $file } : ce n’est pas une série de parties
error-match-busy = { $file } : une autre commande joue cette série en ce moment
error-match-other = { $file } : contient une autre série ({ $what }) ; choisis un autre dossier avec --out
error-workers-ray = workers : une grappe Ray a ses propres processus ; --workers et --ray ne vont pas ensemble
error-lab-players = players : il faut des nombres séparés par des virgules, et non { $value }
error-lab-players-twice = players : le même nombre est donné deux fois
error-lab-compare-one = compare : une seule option à la fois
error-lab-rival-same = rival : il faut un autre bot que { $bot }
error-lab-rival-net = rival : un seul des deux peut être un réseau ; { $wish } ne peut donc pas rencontrer { $bot }
error-lab-compare-same = compare : on joue déjà avec { $option }
error-lab-game = game : le laboratoire ne sait pas quoi compter dans { $value }
error-lab-bots = bots : le laboratoire ne connaît que { $known }, et non { $value }
error-bench-game = bench : indique un jeu ({ $games }) ou --peers
error-bench-output = bench : --output ne va qu’avec --peers
error-bench-check = bench : --check et --games N vont ensemble
error-bench-peers = bench : --peers mesure tous les jeux à tous les nombres de joueurs ; n’indique ni jeu, ni --players, ni --check, ni --games
error-package = { $reason } : pip install { $package }
error-package-server = le serveur a besoin de paquets supplémentaires
error-package-join = seachest join a besoin de paquets supplémentaires
error-package-swarm = seachest swarm a besoin de paquets supplémentaires
error-package-ray = --ray a besoin de Ray
error-package-report = le rapport d’une série de parties a besoin de matplotlib
error-package-ratings = les cotes ont besoin d’openskill
error-package-dataset = les jeux de données ont besoin de pyarrow
error-package-qr = le code QR a besoin de segno
error-package-training = l’entraînement a besoin de PyTorch
error-package-curves-written = les courbes d’apprentissage ont besoin de TensorBoard
error-package-curves-drawn = les courbes d’apprentissage ont besoin de matplotlib
error-package-peers = bench --peers a besoin de matplotlib
error-setting-number = { $where } : { $value } n’est pas un nombre de { $low } à { $high }
error-setting-pace = pace : il faut un nombre supérieur ou égal à 0, et non { $value }
error-setting-host = host : l’adresse est vide
error-setting-redis = redis : l’adresse doit commencer par l’un de ces préfixes : { $schemes }
error-setting-database = database : { $value } n’est ni sqlite ni postgresql
error-setting-sqlite = database : SQLite a besoin du chemin d’un fichier, comme sqlite:///server.db
error-setting-workers = SQLite ne permet qu’un processus, pas { $workers } ; indique une base PostgreSQL dans { $variable }
error-setting-workers-redis = { $workers } processus ont besoin de Redis pour se parler ; indique son adresse dans { $variable }
error-setting-url = public URL : il faut une adresse comme https://sea.example, et non { $value }
error-admin-whom = admin { $what } : dis de qui ou de quoi il s’agit
error-admin-number = admin { $what } : { $value } n’est pas un numéro de la liste
error-admin-reason = reason : { $most } caractères au maximum
error-admin-none = admin : { $value } n’existe pas
error-admin-several = admin : plusieurs personnes s’appellent { $value } ; donne l’identifiant
error-backup-every = every : il faut un nombre d’heures supérieur à 0, et non { $value }
error-no-database = { $file } : cette base de données n’existe pas
error-backup-no-database = backup : la base de données { $file } n’existe pas
error-backup-damaged = backup : la copie est endommagée : { $detail }
error-backup-no-pg-dump = backup : pg_dump est introuvable sur cette machine ; sur une autre où il est installé, tape : { $command }
error-backup-pg-dump = backup : pg_dump a échoué : { $detail }
error-no-network = address : { $value } n’est ni une adresse ni un réseau
error-network-not-banned = address : impossible de bannir { $value }
error-backup-failed = backup : { $detail }
error-setting-no-home = dossier de données : il n’y a pas de dossier personnel ; indique un dossier dans { $variable }
error-data-folder = dossier de données : impossible d’enregistrer des parties dans { $file } ({ $reason }) ; indiques-en un autre dans { $variable }
error-database-in-use = { $file } : un autre serveur utilise déjà cette base (processus { $process })
error-reason-permission = accès refusé
error-reason-read-only = système de fichiers en lecture seule
error-reason-no-space = plus de place sur le disque
error-reason-not-a-folder = ce n’est pas un dossier
error-game-not-over = moves : la partie n’est pas terminée
error-review-process = un processus s’est arrêté au milieu de l’analyse : interruption, ou manque de mémoire
error-match-files = { $file } : contient { $name }, mais pas { $missing }
error-match-lineups = bots : { $names } bots pour { $seats } places font plus de { $most } compositions
error-match-field = série : il manque { $field }
error-worker-lost = un processus s’est arrêté au milieu d’une partie : interruption, manque de mémoire, ou plantage causé par un bot
error-ray-code = ray : une machine de la grappe exécute un autre code, ou d’autres versions de Python, numpy ou numba
error-ray-address = ray : aucune grappe ne répond à { $value } : { $detail }
error-ray-lost = ray : abandon après { $tries ->
    [one] { $tries } nouvel essai
   *[other] { $tries } nouveaux essais
}, car des processus ont été perdus ({ $detail })
error-training-other = { $file } : contient un autre entraînement ({ $what }) ; choisis un autre dossier avec --out
error-training-players = players : il faut au moins un nombre de joueurs
error-training-minibatch = minibatch : { $value } n’est pas un multiple de steps, soit { $steps }
error-training-round = minibatch : { $value } ne divise pas les { $decisions } décisions d’un tour
error-training-leg = leg : { $steps } décisions par table et par étape, c’est trop peu pour { $game }, où une partie en compte environ { $decisions } ; prends moins de tables ou des étapes plus longues, pour en avoir au moins { $low } (--short-legs en permet moins)
error-training-size = { $name } : un réseau qui part des poids d’un autre ne peut pas être plus petit : { $wish } est inférieur à { $value }
error-training-gpu = device : PyTorch ne trouve pas de GPU sur cette machine
error-checkpoint-not = { $file } : ce n’est pas un point de reprise ({ $detail })
error-checkpoint-game = { $file } : ce réseau est fait pour { $value }, un jeu inconnu
error-server-answer = { $where } : la réponse est illisible : { $detail }
error-server-protocol = le serveur ne parle pas { $value }
error-server-gone = le serveur est resté injoignable pendant { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
error-server-rules = le serveur joue à { $game } selon une autre version des règles
error-swarm-tables = { $failed ->
    [one] { $failed } table sur { $tables } n’a pas pu être ouverte
   *[other] { $failed } tables sur { $tables } n’ont pas pu être ouvertes
} : { $detail }
error-swarm-follow = le serveur n’a pas permis de suivre la table sans compte : { $detail }
error-setting-short = { $where } : il faut au moins { $low } caractères
error-setting-database-address = database : l’adresse est illisible
error-setting-database-name = database : une adresse PostgreSQL doit se terminer par le nom de la base
error-database-open = { $file } : impossible d’ouvrir le fichier de la base de données
error-output = output : { $reason }

## Puzzles

error-puzzles-none = puzzles : il n’y en a pas pour { $game }
error-puzzles-make-only = puzzles : un second jeu, --count, --out et --workers ne vont qu’avec make
error-puzzles-file = { $file } : ce n’est pas un fichier de problèmes ({ $detail })
error-puzzles-record = { $file } : ce n’est pas un fichier de cotes de problèmes ({ $detail })
error-puzzles-other = { $file } : contient des problèmes de { $game } créés avec la graine { $seed } et la version { $version } des règles ; choisis un autre fichier avec --out
error-puzzles-answers = problème { $id } : ses réponses ne correspondent pas à sa position
error-puzzles-stopped = un processus s’est arrêté pendant la création de problèmes : interruption, ou manque de mémoire
error-puzzles-game = game : il manque le jeu pour lequel créer des problèmes

## Comparisons, small games and data sets

error-peers-unknown = peers : { $value } est inconnu ; choisis parmi : { $known }
error-peers-none = peers : indique au moins un nom parmi : { $known }
error-peers-installation = installation
error-peers-random-play = parties aléatoires
error-peers-what = { $game } à { $players }, { $reason }
error-peers-slow = l’installation a dépassé { $seconds } secondes
error-peers-environment = pas d’environnement virtuel : { $detail }
error-peers-pip = pip a échoué : { $detail }
error-peers-status = arrêt avec le code { $status }
error-peers-way-compiled = boucle compilée
error-peers-way-batch = lot de { $tables } tables, observations et masques
error-peers-way-cpp = boucle C++
error-peers-way-api = API Python
error-peers-way-api-observations = API Python, tenseurs d’observation
error-peers-way-api-information = API Python, tenseurs d’état d’information
error-peers-way-environment = environnement Python
error-peers-way-aec = boucle AEC
error-peers-way-loop = boucle Python
error-peers-way-c-batch = C, lot de { $tables } tables, observations
error-small-nodes = small : { $name } a plus de { $most } nœuds
error-small-decisions = small : { $name } a des parties de plus de { $most } décisions
error-small-chance = small : { $name } a des décisions dont l’issue dépend du hasard
error-solve-bots = bots : { $sets } ensembles d’information, c’est trop pour interroger des bots sur chacun
error-dataset-other = out : { $file } contient un autre jeu de données ; choisis un autre dossier avec --out

## Why a move of a record is not legal, where no rule says so

error-move-number = coup { $number }, { $move },
error-move-form = il faut « SEAT TEXT »
error-move-seats = il n’y a que les places 0 à { $high }
error-move-over = la partie est terminée
error-move-turn = ce n’est pas à cette place de jouer, mais à la place { $seats }
error-move-unknown = { $move } n’est pas un coup de { $game }

## The ladder of bots

error-ladder-add = ladder : add prend un jeu et un bot
error-ladder-check = ladder : check prend le fichier d’une entrée
error-ladder-show = ladder : un bot, --name, --about, --deals, --exploiter et --workers ne vont qu’avec add
error-ladder-kept = { $reason } ; les parties finies sont conservées, et la même commande continue avec le reste
error-ladder-exploiter = exploiter : un bot ne peut pas s’exploiter lui-même
error-ladder-name = name : il faut des lettres ou des chiffres
error-ladder-not-an-entry = { $file } : ce n’est pas une entrée du classement
error-ladder-rules = { $file } : cette entrée suit la version { $rules } des règles, que ce programme ne connaît pas
error-ladder-protocol = { $file } : cette entrée suit le protocole { $protocol }, pas { $expected }
error-ladder-not-records = { $file } : ce n’est pas un fichier de parties
error-ladder-other-records = { $file } : les parties contre { $rival } ne sont pas celles de l’entrée
error-ladder-other-wins = { $file } : les victoires contre { $rival } ne sont pas celles des parties
error-ladder-counts = { $file } : contient { $found } parties, l’entrée { $expected }
error-ladder-game = partie { $number } contre { $rival } : { $reason }
error-ladder-other-game = partie { $number } contre { $rival } : ce n’est pas celle du protocole
error-ladder-unfinished = partie { $number } contre { $rival } : elle n’a pas été jouée jusqu’au bout
error-ladder-compare = ladder : { $bot } et { $other } n’ont pas joué le même protocole
error-dataset-all = dataset : --players et --option demandent un jeu
