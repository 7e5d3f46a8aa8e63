### What can be wrong with what a command was given, French.
### An error is raised in English and recognised by the English text here: see messages/errors.py.

## What the parser of the command line says

error-usage = { $program } : { $reason } (voir { $program } --help)
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

error-between = { $where } : { $value } n’est pas entre { $low } et { $high }
error-whole-number = { $where } : il faut un nombre entier, et non { $value }
error-list = { $where } : il faut une liste, et non { $value }
error-object = { $where } : il faut un objet, et non { $value }
error-expected = { $where } : il faut { $wanted }, et non { $value }
error-unknown-name = { $where } : { $value } est inconnu ; choisis parmi : { $known }
error-unknown-field = { $where } : champ inconnu { $field }
error-true-or-false = { $where } : il faut true ou false, et non { $value }
error-above-zero = { $where } : il faut un nombre supérieur à 0, et non { $value }
error-players = players : { $game } se joue de { $fewest } à { $most }, pas à { $value }
error-seed = { $where } : il faut 32 chiffres hexadécimaux, et non { $value }
error-option-twice = option : la même est donnée deux fois
error-actions = { $where } : il faut [1 ou 2, 3 ou 4] ou « random », et non { $value }
error-treasures = { $where } : il manque un { $wanted } ; il faut au moins un 2, un 3 et un 4 (SOS-1.2)
error-language = language : { $value } est inconnue ; choisis parmi : { $known }

## Bots

error-bots-seats = bots : { $names ->
    [one] { $names } nom
   *[other] { $names } noms
} pour { $seats } places
error-bots-one-seat = bots : { $names } noms pour 1 place
error-bots-none = bots : nommes-en au moins un
error-bot-colon = bot : { $bot } ne prend rien après les deux-points, donc pas { $value }
error-bot-search = bot : search prend des itérations ou des millisecondes (search:10000, search:100ms), et non { $value }
error-bot-no-command = bot : program demande une commande après les deux-points, comme program:python my_bot.py
error-bot-not-found = { $bot } : il n’y a pas de programme { $program } à exécuter
error-bot-not-started = { $bot } : impossible à lancer : { $reason }
error-bot-silent = { $bot } : { $wanted } attendu, mais rien n’est venu pendant { $seconds } secondes
error-resume-program = resume : la partie enregistrée demande de lancer { $bot } ; si tu le veux bien, dis-le avec --bots { $wish }

## Files and records

error-record-there = record : { $file } existe déjà ; choisis un autre fichier, ou reprends-le avec --resume
error-no-such-file = { $file } : ce fichier n’existe pas
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
error-format-missing = format : ce champ manque ; une partie enregistrée a le format 1
error-rules-version = rules : la partie enregistrée suit la version { $version } des règles de { $game }, pas la version { $current }
error-seed-missing = { $where } : la graine manque ; il faut 32 chiffres hexadécimaux
error-record-position = { $where } : la partie enregistrée dit { $value }, sa position { $other }
error-record-of-state = record : la table a été placée dans un état auquel ses coups ne mènent pas
error-move = coup { $number } : il faut « SEAT TEXT », et non { $value }
error-result = result : les coups mènent à { $found }, et non à { $value }
error-result-missing = result : il manque { $field }
error-to = to : { $value } n’est pas entre 0 et les { $moves } coups de la partie enregistrée
error-commitment = commitment : il faut 64 chiffres hexadécimaux, et non { $value }
error-commitment-other = commitment : { $value } n’est pas celui de la graine { $seed }, qui est { $found }
error-illegal-move = { $move } n’est pas permis : { $reason } ({ $clause }) ; permis : { $legal }
error-illegal-move-only = { $move } n’est pas permis : { $reason }

## Matches, packages and the server

error-arena-missing = arena : il manque { $arguments } ; pour reprendre une série, --resume --out FOLDER suffit
error-match-kept = { $reason } ; les parties finies sont conservées ; pour continuer : { $command }
error-no-match = { $file } : il n’y a pas de série à reprendre
error-not-a-match = { $file } : ce n’est pas une série de parties, mais autre chose
error-match-busy = { $file } : une autre commande joue cette série en ce moment
error-match-other = { $file } : contient une autre série ({ $what }) ; choisis un autre dossier avec --out
error-workers-ray = workers : une grappe a ses propres processus ; --workers et --ray ne vont pas ensemble
error-lab-players = players : des nombres séparés par des virgules sont attendus, et non { $value }
error-lab-players-twice = players : le même nombre est donné deux fois
error-lab-compare-one = compare : une seule option à la fois
error-lab-rival-same = rival : il faut un autre bot que { $bot }
error-lab-rival-net = rival : un seul des deux peut être un réseau ; { $wish } ne peut donc pas rencontrer { $bot }
error-lab-compare-same = compare : { $option } est déjà ce qui est joué
error-lab-game = game : le laboratoire ne sait pas quoi compter dans { $value }
error-lab-bots = bots : le laboratoire joue avec un de { $known }, et non avec { $value }
error-bench-game = bench : indique un jeu ({ $games }), ou --peers
error-bench-output = bench : --output va avec --peers
error-bench-check = bench : --check et --games N vont ensemble
error-bench-peers = bench : --peers mesure tous les jeux à tous les nombres de joueurs, et n’en vérifie aucun
error-package = { $reason } : pip install { $package }
error-package-server = le serveur a besoin de quelques paquets
error-package-join = seachest join a besoin d’un client
error-package-swarm = seachest swarm a besoin d’un client
error-setting-number = { $where } : { $value } n’est pas un nombre de { $low } à { $high }
error-setting-pace = pace : il faut un nombre à partir de 0, et non { $value }
error-setting-host = host : il manque l’adresse
error-setting-redis = redis : l’adresse doit commencer par l’un de ces préfixes : { $schemes }
error-setting-database = database : { $value } n’est ni sqlite ni postgresql
error-setting-sqlite = database : SQLite a besoin du chemin d’un fichier, comme sqlite:///server.db
error-setting-workers = SQLite ne peut servir qu’un processus, pas { $workers } : indique une base PostgreSQL dans { $variable }
error-setting-workers-redis = { $workers } processus ont besoin de Redis pour se parler : indique son adresse dans { $variable }
error-setting-url = public URL : { $value } ne ressemble pas à https://sea.example
error-admin-whom = admin { $what } : dis de qui ou de quoi il s’agit
error-admin-number = admin { $what } : { $value } n’est pas un numéro de la liste
error-admin-hours = hours : { $value } n’est pas un nombre jusqu’à { $high }
error-admin-reason = reason : plus de { $most } caractères
error-admin-none = admin : { $value } n’existe pas
error-admin-several = admin : plusieurs personnes s’appellent { $value } ; donne l’identifiant
error-backup-every = every : { $value } n’est pas un nombre d’heures
error-no-database = { $file } : cette base de données n’existe pas
error-backup-no-database = backup : la base de données { $file } n’existe pas
error-backup-damaged = backup : la copie est abîmée : { $detail }
error-backup-no-pg-dump = backup : il n’y a pas de pg_dump ici ; là où il y en a un, tape : { $command }
error-backup-pg-dump = backup : pg_dump a échoué : { $detail }
error-no-network = address : { $value } n’est ni une adresse ni un réseau
error-network-not-banned = address : impossible de bannir { $value }
error-backup-failed = backup : { $detail }
error-setting-no-home = dossier de données : il n’y a pas de dossier personnel ; nomme un dossier dans { $variable }
error-data-folder = dossier de données : impossible d’enregistrer des parties dans { $file } ({ $reason }) ; nommes-en un autre dans { $variable }
error-database-in-use = { $file } : un autre serveur utilise déjà cette base (processus { $process })
error-reason-permission = permission refusée
error-reason-read-only = système de fichiers en lecture seule
error-reason-no-space = plus de place sur le disque
error-reason-not-a-folder = ce n’est pas un dossier
error-game-not-over = moves : la partie n’est pas terminée
error-review-process = un processus s’est arrêté au milieu de l’analyse : interrompu, ou à court de mémoire

## Puzzles

error-puzzles-none = puzzles: il n’y en a pas pour { $game }
error-puzzles-make-only = puzzles: seul make accepte un second jeu, --count, --out et --workers
error-puzzles-file = { $file } : pas un fichier de problèmes ({ $detail })
error-puzzles-record = { $file } : pas un état de problèmes ({ $detail })
error-puzzles-other = { $file } : contient des problèmes de { $game } avec la graine { $seed } et la version { $version } des règles
error-puzzles-answers = problème { $id } : ses réponses ne sont pas celles de sa position
error-puzzles-stopped = un processus s’est arrêté pendant la création de problèmes : tué, ou à court de mémoire
error-puzzles-game = game : manque ; make a besoin du jeu pour lequel créer des problèmes
