### The page in the browser, French.

page-title = Seachest
page-skip = Aller au contenu
page-close = Fermer
page-language = Langue
page-loading = La table se prépare…
page-offline = Tu es hors ligne. Le coffre se rouvrira dès que le réseau sera revenu.
page-warmup = Les jeux se mettent en place ; seul le premier démarrage prend ce temps.
    .meanwhile = Tu peux déjà lire les règles ou apprendre un jeu.
page-warmup-game = { $game } : { $percent } %
page-warmup-ready = { $game } : prêt
page-home = Retour au coffre

## The games

page-players-range = { $fewest } à { $most } joueurs
page-lead = Trois jeux de cartes marins dans un seul coffre. Joue avec tes amis, ou avec des bots toujours partants.

## A new table

page-new-players = Combien de joueurs ?
page-new-level = Quel niveau pour les bots ?
page-new-play = Jouer
page-new-open = Ouvrir la table
page-new-friends = Inviter des amis
    .help = Tu reçois un lien à leur envoyer, et la partie commence quand tout le monde est là.
page-new-quick = Partie rapide
    .help = Tu rejoins les personnes qui cherchent une partie en ce moment, avec 60 secondes par décision.
page-new-learn = Apprendre en cinq minutes
    .first = C’est nouveau pour toi ? Un guide s’assied à ta table et te montre comment jouer.
page-new-rules = Lire les règles
page-new-more = Places et règles de la table
page-new-seats = Qui s’assied où ?
    .help = On joue dans cet ordre.
page-new-seat = Place { $number }
page-new-you = Toi
page-new-friend = Une personne invitée
page-new-clock = Temps par décision
    .help = Si ton temps s’écoule, un bot joue à ta place jusqu’à ton retour.
page-new-clock-none = illimité
page-new-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
page-new-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
page-new-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-new-watch = Qui peut regarder ?
    .help = Les spectateurs ne voient que ce qui est face visible, jamais une main.
page-new-watch-anyone = Ceux qui ont le lien
page-new-watch-nobody = Personne
page-new-public = Table publique
    .help = Elle figure sur la page d’accueil : tout le monde peut s’y asseoir, et regarder si tu le permets.
page-new-as-in-rules = comme dans les règles

## Who plays

page-name-title = Quel est ton nom ?
page-name-label = Ton nom
page-name-note = Les autres le voient à la table. On ne te demande rien d’autre.
page-name-go = C’est parti
page-bot-name = Bot { $number } ({ $level })
page-seat-free = place libre
page-me = Toi
page-me-guest = Tu joues sans compte. Ce navigateur se souvient de toi et de tes tables.
page-me-account = Tu as un compte : il te permet de te connecter sur n’importe quel appareil.
page-me-nobody = Tu n’as pas encore de nom ici. On t’en demandera un à ta première partie.
page-me-rename = Changer de nom
page-me-renamed = Désormais, tu t’appelles { $name }.
page-me-open = Ouvrir un compte
    .help = Un nom et un mot de passe, pour que tes tables et tes cotes te suivent sur tous tes appareils. On ne te demande rien d’autre, et tu gardes les parties de ce navigateur.
page-me-login = Se connecter
    .help = Pour retrouver ton compte.
page-me-logout = Se déconnecter
    .help = Tes tables et tes cotes restent dans ton compte.
page-me-forget = Oublie-moi
    .help = Ce navigateur t’oublie. Sans compte, personne ne peut revenir à tes tables, pas même toi.
page-me-password = Mot de passe
page-me-password-note = Au moins { $least } caractères.
page-me-change = Changer le mot de passe
    .help = Ta session reste ouverte ici ; il faudra te reconnecter sur tous tes autres appareils.
page-me-old = Mot de passe actuel
page-me-new = Nouveau mot de passe
page-me-changed = Le mot de passe a été changé.
page-me-delete = Supprimer le compte
    .help = Ton nom, ton mot de passe et tes cotes sont supprimés pour de bon. Des bots finissent tes parties en cours.
page-me-ratings = Cotes
page-me-rating = { $rating } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
page-me-no-ratings = Pas encore de cote. Seules comptent les parties entre personnes qui ont un compte.

## Tables

page-tables = Tes tables
page-tables-none = Pas encore de table. Ouvre une boîte de jeu !
page-tables-all = Toutes tes tables
page-tables-over = Parties finies
page-lobby = Tables ouvertes à tous
page-lobby-none = Personne n’attend et il n’y a rien à regarder pour l’instant. Rends ta table publique, et elle apparaîtra ici.
page-tables-your-turn = À toi de jouer
page-tables-turn-of = On attend { $names }
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
page-turns = { $count ->
    [one] À toi de jouer
   *[other] À toi de jouer à { $count } tables
}
page-turn-elsewhere = À toi de jouer à une autre table
page-invitations = Invitations
page-invitation-from = { $name } t’invite
page-invitation-decline = Non merci
page-logbook = Journal de bord
page-friends = Amis
page-profile = Ton profil public
page-leaders = Palmarès
page-puzzles = Problèmes
page-daily = Donne du jour

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
page-waiting-bot = Ajouter un bot
page-waiting-bot-level = Niveau du bot à la place { $number }
page-waiting-take-out = Retirer { $name }
page-waiting-take-out-sure = Retirer { $name } de la table ?
page-waiting-rise = Quitter la table
page-waiting-start = Commencer
    .help = Des bots prennent les places libres.
page-waiting-start-level = Niveau de ces bots
page-waiting-full = Toutes les places sont prises.
page-waiting-options = Les règles de cette table
page-waiting-no-clock = temps illimité
page-waiting-clock = { $time } par décision
page-waiting-yes = oui
page-waiting-no = non
page-arrival-playing = Une partie est en cours à cette table
page-arrival-over = La partie à cette table est finie
page-arrival-watch = Regarder
page-arrival-look = Voir comment elle s’est terminée
page-arrival-other = Tu as une place ici ? Connecte-toi, ou ouvre le lien dans le navigateur où tu jouais.

## Inviting

page-invite = Inviter des amis
page-invite-link = Lien vers cette table
page-invite-copy = Copier
page-invite-copied = Copié !
page-invite-select = Sélectionné. Copie avec Ctrl+C, ou par un appui long.
page-invite-share = Partager
page-invite-text = Viens à notre table : { $game }
page-invite-qr = Code QR pour téléphones
page-invite-only-here = Ce lien ne marche que sur cette machine.
page-invite-lan = Les autres, sur ton réseau, utilisent ce lien :
page-invite-no-lan = Le serveur n’écoute que cette machine. Lance-le avec « seachest serve --lan » pour que les téléphones et les amis de ton réseau puissent entrer aussi.
page-invite-here = Cette machine
page-invite-network = Sur ton réseau

## Settings and keys

page-settings = Réglages
page-light = Apparence
page-light-system = Comme le système
page-light-light = Clair
page-light-dark = Sombre
page-speed = Vitesse
    .help = La vitesse à laquelle les coups sont montrés, et celle des bots quand tu n’as qu’eux pour adversaires.
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide
page-speed-instant = Immédiate
page-sound = Sons
    .help = Du papier, de l’eau et une cloche quand c’est à toi.
page-still = Moins d’animations
    .help = Les cartes changent de place sans glisser.
page-confirm = Confirmer
    .help = STOP, DERNIÈRE CHANCE et les gestes demandent un deuxième appui.
page-confirm-again = Encore une fois pour confirmer
page-notify = Notifications
    .help = Quand c’est à toi de jouer et que tu n’es pas à la table, ou quand on t’invite.
    .insecure = Les navigateurs n’autorisent les notifications que par https. Ici, le titre de l’onglet te dit quand c’est à toi.
    .blocked = Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages.
    .none = Ce navigateur n’a pas de notifications. Le titre de l’onglet te dit quand c’est à toi.
    .tab = Actives tant que cette page est ouverte dans un onglet : ton navigateur n’atteint aucun service push.
page-keys = Touches
page-keys-tab = passer d’un choix possible au suivant, ou revenir
page-keys-enter = choisir
    .key = Entrée
page-keys-digits = choisir ce qui porte ce chiffre
page-keys-arrows = aller au choix suivant ou précédent
page-keys-space = avancer jusqu’à ta prochaine décision
page-keys-rules = les règles
page-keys-settings = réglages
page-keys-help = ces touches
page-keys-escape = fermer ce qui est ouvert
    .key = Échap

## Rules

page-rules = Règles
page-rules-of = { $game } : les règles
page-rules-contents = Sommaire
page-rules-alone = Ouvrir dans une page à part

## Where nothing is

page-nowhere-title = Rien que de l’eau ici
page-nowhere = Cette adresse ne mène nulle part. Elle est peut-être mal écrite, ou la page a déménagé.
page-nowhere-table-title = Pas de table à l’horizon
page-nowhere-table = Il n’y a pas de table à cette adresse. Vérifie que le lien est complet, ou redemande-le.

## At the table

page-table = La table
page-actions = Ce que tu peux faire
page-your-turn = À toi de jouer
page-waiting-for = On attend { $names }
page-forced = Un seul choix possible : « { $choice } »…
page-skip-ahead = Avancer
    .help = Montre tout d’un coup, jusqu’à ton tour.
page-take-back = Changer d’avis
    .help = Personne ne connaît encore ton choix.
page-watching = Tu regardes
page-over = La partie est finie
page-story = Journal
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-write = Dis quelque chose
page-chat-send = Envoyer
page-chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
page-people = À cette table
page-mute = Masquer
page-unmute = Réafficher
page-mute-name = Masquer { $name }
page-menu = Menu de la table
page-emotes = En un mot
page-emote-hello = Bonjour !
page-emote-good-luck = Bonne chance !
page-emote-well-played = Bien joué !
page-emote-wow = Waouh !
page-emote-oops = Oups !
page-emote-thanks = Merci !
page-emote-haha = Haha !
page-emote-good-game = Belle partie !
page-leave-waiting = Quitter la table ? Ta place devient libre, et d’autres peuvent la prendre.
page-report = Signaler
page-report-name = Signaler { $name }
page-leave-sure = Quitter la table ? Un bot jouera à ta place jusqu’à la fin ; pour ta cote, cela compte comme une défaite.
page-sure-no = Annuler
page-lost = La connexion est perdue. On cherche le serveur…
page-back-again = Connexion rétablie.
page-away = Ton temps est écoulé, un bot joue donc à ta place.
page-come-back = Reprendre la main
page-clock = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
page-level = bot { $level }
page-not-here = hors ligne

## Where something goes wrong

page-problem-unreachable = Le serveur est injoignable. Réessaie dans un instant.
page-problem-illegal-move = Ce n’est pas possible maintenant. Regarde encore : la situation a changé.

## The clock

page-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}

## The end

page-won = { $count ->
    [one] { $names } gagne
   *[other] Victoire partagée : { $names }
}
page-why = D’où viennent ces points
page-margin =
    { $points ->
        [one] Avec { $points } point d’avance
       *[other] Avec { $points } points d’avance
    }
page-try-again = Réessayer
page-result = Résultat
page-rounds = Les points manche par manche
page-no-points = aucun point
page-turning = Le tournant de la partie
page-turning-always =
    { $who ->
        [you] Tu n’as jamais eu de retard et, à partir d’ici, tu as eu plus de points que tous les autres :
       *[other] { $name } n’a jamais eu de retard et, à partir d’ici, a eu plus de points que tous les autres :
    }
page-turning-lead =
    { $who ->
        [you] Tu prends la tête et la gardes jusqu’au bout :
       *[other] { $name } prend la tête et la garde jusqu’au bout :
    }
page-turning-last =
    { $who ->
        [you] Tu n’as pris la tête que tout à la fin :
       *[other] { $name } n’a pris la tête que tout à la fin :
    }
page-turning-tie =
    { $who ->
        [you] Égalité de points à la fin : tu l’emportes au départage.
       *[other] Égalité de points à la fin : { $name } l’emporte au départage.
    }
page-turning-outright =
    { $who ->
        [you] Tu as gagné d’un seul coup, quels que soient les points :
       *[other] { $name } a gagné d’un seul coup, quels que soient les points :
    }
page-turning-watch = Revoir ce moment
page-rematch = Revanche
page-rematch-join = Rejoindre la revanche
page-see-table = Voir la table
page-record = Enregistrer la partie
page-shuffle = Le mélange était-il honnête ?
page-shuffle-proved = Le mélange était honnête
page-shuffle-how = Avant la première carte, le serveur a publié une empreinte de son mélange ; maintenant, il révèle le mélange lui-même. Cette page a recalculé l’empreinte : les deux ne concordent que si rien n’a changé entre-temps. Avec la partie enregistrée et « seachest verify », tu peux vérifier chaque carte.
page-shuffle-promise = Empreinte publiée avant la partie
page-shuffle-seed = Le mélange (graine)
page-shuffle-digest = Empreinte de la graine (SHA-256)

## The replay

page-replay = Revoir la partie
page-replay-as = Point de vue
page-replay-all = Tout voir
page-replay-watch = Spectateurs
page-replay-seat = Vu par { $name }
page-replay-back = Un pas en arrière
page-replay-on = Un pas en avant
page-replay-run = Lecture
page-replay-stop = Pause
page-replay-moment = Moment de la partie
page-replay-speed = Vitesse
page-replay-times = ×{ $speed }
page-replay-back-round = Manche précédente
page-replay-on-round = Manche suivante
page-replay-back-duel = Duel précédent
page-replay-on-duel = Duel suivant
page-replay-back-own = { $who ->
    [you] Ton choix précédent
   *[other] Choix précédent : { $name }
}
page-replay-on-own = { $who ->
    [you] Ton choix suivant
   *[other] Choix suivant : { $name }
}
page-replay-share = Partager ce moment
page-replay-share-text = Un moment d’une partie de { $game }
page-replay-link = Lien vers ce moment

## L’entraîneur

page-review = Passer la partie en revue
    .help = L’entraîneur revient sur la partie : les chances au fil du temps, la part de chance, la précision et les moments décisifs.
page-hint = Que ferais-tu ?
    .help = Demander à l’entraîneur les deux meilleures réponses. Une victoire ne compte alors ni pour les cotes ni pour les séries.
page-with-hints = avec indices
page-hints-used = { $count ->
    [one] { $count } indice : une victoire ne compte pas
   *[other] { $count } indices : une victoire ne compte pas
}
