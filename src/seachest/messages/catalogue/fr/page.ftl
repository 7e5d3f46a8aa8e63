### The page in the browser, French.

page-title = Seachest
page-skip = Aller à l’essentiel
page-close = Fermer
page-language = Langue
page-loading = La table se prépare …
page-offline = Tu es hors ligne. Le coffre s’ouvrira à nouveau dès que le réseau sera là.
page-home = Retour au coffre

## The games

page-players-range = de { $fewest } à { $most } personnes
page-lead = Trois jeux de cartes de la mer dans un seul coffre. Joue avec tes amis, ou avec des bots qui en ont toujours envie.

## A new table

page-new-players = Combien êtes-vous ?
page-new-level = Quelle force pour les bots ?
page-new-play = Jouer
page-new-open = Ouvrir la table
page-new-friends = Inviter des amis
    .help = Tu reçois un lien pour eux, et la partie commence quand tout le monde est là.
page-new-quick = Partie rapide
    .help = Tu t’assieds avec qui cherche une partie en ce moment, avec 60 secondes par décision.
page-new-learn = Apprendre en cinq minutes
    .first = C’est nouveau pour toi ? Un guide s’assoit à ta table et te montre comment jouer.
page-new-rules = Lire les règles
page-new-more = Places et règles de la table
page-new-seats = Qui s’assied où ?
    .help = Le jeu tourne dans cet ordre.
page-new-seat = Place { $number }
page-new-you = Toi
page-new-friend = Un ami, une amie
page-new-clock = Horloge
    .help = Qui la laisse filer est remplacé par un bot jusqu’à son retour.
page-new-clock-none = aucune
page-new-clock-seconds = { $seconds } secondes
page-new-clock-minutes = { $minutes } minutes
page-new-clock-days = { $days } jours
page-new-watch = Qui peut regarder ?
    .help = Qui regarde voit ce qui est à découvert, jamais une main.
page-new-watch-anyone = Qui a le lien
page-new-watch-nobody = Personne
page-new-public = Table publique
    .help = Elle figure sur la page d’accueil : des inconnus peuvent s’asseoir, et regarder si tu le veux bien.
page-new-as-in-rules = comme dans les règles

## Who plays

page-name-title = Comment t’appelle-t-on ?
page-name-label = Ton nom
page-name-note = Les autres à la table le voient. On ne te demande rien d’autre.
page-name-go = C’est parti
page-bot-name = Bot { $number } ({ $level })
page-seat-free = place libre
page-me = Toi
page-me-guest = Tu joues en invité. Ce navigateur se souvient de toi et de tes tables.
page-me-account = Tu as un compte : connecte-toi avec lui sur n’importe quel appareil.
page-me-nobody = Tu n’as pas encore de nom ici. La première partie t’en demandera un.
page-me-rename = Changer de nom
page-me-renamed = Désormais, tu t’appelles { $name }.
page-me-open = Ouvrir un compte
    .help = Un nom et un mot de passe, pour que tes tables et tes classements te suivent sur chaque appareil. On ne te demande rien d’autre, et les parties de ce navigateur viennent avec toi.
page-me-login = Se connecter
    .help = Pour retrouver ton compte.
page-me-logout = Se déconnecter
    .help = Tes tables et tes classements restent dans ton compte.
page-me-forget = Oublie-moi
    .help = Ce navigateur t’oublie. Personne ne peut revenir aux tables d’un invité, pas même toi.
page-me-password = Mot de passe
page-me-password-note = Au moins { $least } signes.
page-me-change = Changer le mot de passe
    .help = Tu restes connecté ici ; tous les autres appareils devront se reconnecter.
page-me-old = Mot de passe actuel
page-me-new = Nouveau mot de passe
page-me-changed = Le nouveau mot de passe est en vigueur.
page-me-delete = Supprimer le compte
    .help = Ton nom, ton mot de passe et tes classements sont supprimés pour de bon. Des bots finissent les parties en cours.
page-me-ratings = Classements
page-me-rating = { $rating } après { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
page-me-no-ratings = Pas encore de classement. Les parties entre personnes qui ont un compte comptent.

## Tables

page-tables = Tes tables
page-tables-none = Pas encore de table. Ouvre une boîte !
page-tables-all = Toutes tes tables
page-tables-over = Parties finies
page-lobby = Ouvert à tous
page-lobby-none = Personne n’attend et il n’y a rien à regarder pour l’instant. Rends ta table publique, et elle sera ici.
page-tables-your-turn = À toi de jouer
page-tables-turn-of = Au tour de { $names }
page-tables-waiting = { $free ->
    [0] va commencer
    [one] 1 place libre
   *[other] { $free } places libres
}
page-tables-is-over = finie
page-tables-resume = Continuer
page-tables-go = À la table
page-tables-join = S’asseoir
page-tables-watch = Regarder
page-tables-look = Voir
page-tables-alone = Encore personne d’autre

## Before the game

page-waiting-title = { $free ->
    [0] La partie commence
    [one] Une place est encore libre
   *[other] { $free } places sont encore libres
}
page-waiting-begins = La partie commence d’elle-même dès que toutes les places sont prises.
page-waiting-invited = { $name } t’invite à une partie
page-waiting-invited-nobody = On t’invite à une partie
page-waiting-sit = S’asseoir ici
page-waiting-sit-anywhere = S’asseoir
page-waiting-you = toi
page-waiting-opener = a ouvert la table
page-waiting-free = Libre
page-waiting-bot = Mettre un bot
page-waiting-bot-level = Force du bot à la place { $number }
page-waiting-take-out = Retirer { $name }
page-waiting-take-out-sure = Retirer { $name } de la table ?
page-waiting-rise = Quitter la table
page-waiting-start = Commencer
    .help = Des bots prennent les places libres.
page-waiting-start-level = Force de ces bots
page-waiting-full = Toutes les places sont prises.
page-waiting-options = Les règles de cette table
page-waiting-no-clock = pas d’horloge
page-waiting-clock = { $time } par décision
page-waiting-yes = oui
page-waiting-no = non
page-arrival-playing = Une partie est en cours à cette table
page-arrival-over = La partie à cette table est finie
page-arrival-watch = Regarder
page-arrival-look = Voir comment elle a fini
page-arrival-other = Tu as une place ici ? Alors connecte-toi, ou ouvre le lien dans le navigateur où tu jouais.

## Inviting

page-invite = Inviter des amis
page-invite-link = Lien vers cette table
page-invite-copy = Copier
page-invite-copied = Copié !
page-invite-select = Sélectionné. Copie-le avec Ctrl-C, ou garde le doigt dessus.
page-invite-share = Partager
page-invite-text = Viens à la table : { $game }
page-invite-qr = Code pour téléphones
page-invite-only-here = Ce lien ne marche que sur cette machine.
page-invite-lan = Les autres dans ton réseau prennent ce lien :
page-invite-no-lan = Le serveur n’écoute que cette machine. Lancé avec « seachest serve --lan », il laisse aussi entrer les téléphones et les amis de ton réseau.
page-invite-here = Cette machine
page-invite-network = Dans ton réseau

## Settings and keys

page-settings = Réglages
page-light = Lumière
page-light-system = Comme le système
page-light-light = Claire
page-light-dark = Sombre
page-sound = Sons
    .help = Du papier, de l’eau et une cloche quand c’est à toi.
page-still = Moins de mouvement
    .help = Les cartes changent de place sans glisser.
page-keys = Touches
page-keys-tab = aller à ce que tu peux faire ensuite, et revenir
page-keys-enter = le faire
page-keys-rules = les règles
page-keys-settings = réglages
page-keys-help = ces touches
page-keys-escape = fermer ce qui est ouvert

## Rules

page-rules = Règles
page-rules-of = { $game } : les règles
page-rules-contents = Sommaire
page-rules-alone = Ouvrir dans une page à part

## Where nothing is

page-nowhere-title = Rien que de l’eau ici
page-nowhere = Cette adresse ne mène nulle part. Elle est peut-être mal écrite, ou quelque chose a déménagé.
page-nowhere-table-title = Pas de table à l’horizon
page-nowhere-table = Il n’y a pas de table à cette adresse. Vérifie que le lien est complet, ou demande-le encore une fois.

## At the table

page-table = La table
page-actions = Ce que tu peux faire
page-your-turn = À toi de jouer
page-waiting-for = On attend { $names }
page-watching = Tu regardes
page-over = La partie est finie
page-story = Récit
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-write = Dis quelque chose
page-chat-send = Envoyer
page-chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
page-people = À cette table
page-mute = Ne plus lire
page-unmute = Lire à nouveau
page-mute-name = Ne plus lire { $name }
page-take-out = Retirer
page-leave-sure = Quitter la table ? Un bot joue à ta place jusqu’à la fin.
page-sure-no = Plutôt pas
page-lost = La connexion est perdue. On cherche le serveur …
page-back-again = De nouveau connecté.
page-away = Ton temps est écoulé, un bot joue donc pour toi.
page-come-back = Reprendre la main
page-clock = encore { $seconds } secondes
page-level = bot, { $level }
page-not-here = n’est pas connecté

## Where something goes wrong

page-problem-unreachable = Le serveur est injoignable. Réessaie dans un instant.
page-problem-illegal-move = Ce n’est pas possible maintenant. Regarde encore, quelque chose a changé.

## The clock

page-days = { $days } jours
page-hours = { $hours ->
    [one] 1 heure
   *[other] { $hours } heures
}

## The end

page-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
page-why = D’où viennent ces points
page-rematch = Encore une partie
page-rematch-join = Rejoindre la revanche
page-see-table = Voir la table
page-record = Enregistrer la partie
page-shuffle = Le mélange était-il honnête ?
page-shuffle-proved = Le mélange était honnête
page-shuffle-how = Avant la première carte, le serveur a donné une empreinte de son mélange ; maintenant il donne le mélange lui-même. Cette page a recalculé l’empreinte : les deux ne sont égales que si rien n’a changé entre-temps. La partie enregistrée et « seachest verify » prouvent chaque carte.
page-shuffle-promise = Empreinte donnée avant la partie
page-shuffle-seed = Le mélange (graine)
page-shuffle-digest = Empreinte de la graine (SHA-256)

## The replay

page-replay = Revoir la partie
page-replay-as = Point de vue
page-replay-all = Toutes les cartes ouvertes
page-replay-watch = Vue des spectateurs
page-replay-seat = Ce que { $name } savait
page-replay-back = Un pas en arrière
page-replay-on = Un pas en avant
page-replay-run = Lancer
page-replay-stop = Arrêter
page-replay-moment = Moment de la partie
