### Sessions, codes de secours, données personnelles, signalements et modération, français.

## Toi

people-sessions = Tes sessions ouvertes
    .help = Ferme ce que tu ne reconnais pas. La personne qui s’en servait est déconnectée aussitôt.
people-session-this = Ce navigateur
people-session-unknown = Appareil inconnu
people-session-seen = dernière visite : { $time }
people-session-end = Fermer
    .name = Fermer la session : { $name }
people-sessions-end-others = Fermer toutes les autres
people-recovery = Codes de secours
    .help = Si tu oublies ton mot de passe, un de ces codes permet d’en choisir un nouveau. On n’a pas ton adresse e-mail : il n’y a pas d’autre moyen de revenir sans aide.
people-recovery-left = { $count ->
    [0] Tu n’as pas encore de codes de secours.
    [one] Il te reste 1 code.
   *[other] Il te reste { $count } codes.
}
people-recovery-new = Nouveaux codes
people-recovery-shown = Note ces codes ou enregistre-les. Ils ne sont montrés que cette fois ; chacun ne sert qu’une fois. Les anciens codes ne marchent plus.
people-recovery-copy = Copier
people-recovery-copied = C’est copié.
people-recovery-select = Les codes sont sélectionnés ; copie-les au clavier ou par un appui long.
people-recovery-done = Je les ai notés
people-recover = Mot de passe oublié ?
    .help = Avec un de tes codes de secours, tu peux choisir un nouveau mot de passe. S’il ne t’en reste plus, demandes-en un à ceux qui gèrent ce serveur.
people-code = Code de secours
people-export = Télécharger tes données
    .help = Un fichier avec tout ce que ce serveur a gardé sur toi : tes tables, tes messages, tes sessions.
people-delete-guest = Supprimer tes données
    .help = Ton nom disparaît de toutes les tables, et tes messages aussi. Des bots finissent tes parties en cours. Les sauvegardes gardent tout cela tant qu’elles ne sont pas remplacées.
people-delete-guest-sure = Supprimer tes données pour de bon ? Tu ne pourras rien récupérer.
people-delete-note = Tes messages disparaissent aussi. Ceux qui gèrent ce serveur ont peut-être des sauvegardes ; tes données y restent tant que ces sauvegardes ne sont pas remplacées.
people-renamed = La modération t’a donné un autre nom.

## Signalements

people-report-title = Signaler { $name }
people-report-help = La modération de ce serveur verra la discussion de cette table. { $name } ne saura pas de qui vient le signalement.
people-report-why = De quoi s’agit-il ?
people-report-reason-chat = Ses messages
people-report-reason-name = Son nom
people-report-reason-cheating = Triche
people-report-reason-stalling = Blocage de la partie
people-report-reason-other = Autre chose
people-report-note = Autre chose à dire ? (facultatif)
people-report-send = Envoyer le signalement
people-report-sent = Merci. La modération va regarder.
people-report-mute = Masquer aussi { $name }

## Pour la modération

people-moderate = Modération
people-moderate-reports = Signalements ouverts
people-moderate-no-reports = Il n’y a aucun signalement ouvert.
people-moderate-by = { $other } signale { $name }, { $time }
people-moderate-earlier = { $count ->
    [one] { $count } autre signalement sur cette personne
   *[other] { $count } autres signalements sur cette personne
}
people-moderate-no-chat = Rien n’a été écrit à la table.
people-moderate-guest = sans compte
people-moderate-account = compte
people-moderate-mute = { $hours ->
    [1] Retirer la parole pour 1 h
   *[other] Retirer la parole pour { $hours } h
}
people-moderate-ban = { $days ->
    [0] Bannir pour de bon
    [one] Bannir pour 1 jour
   *[other] Bannir pour { $days } jours
}
people-moderate-ban-sure = { $days ->
    [0] Bannir { $name } pour de bon ?
    [one] Bannir { $name } pour 1 jour ?
   *[other] Bannir { $name } pour { $days } jours ?
}
people-moderate-address = Bannir aussi ses adresses
    .help = Contre ceux qui reviennent sous un autre nom. Les autres personnes du foyer sont bannies aussi.
people-moderate-rename = Donner un autre nom
people-moderate-rename-sure = Donner un autre nom à { $name } ? Il change à toutes les tables.
people-moderate-close = Classer sans suite
people-moderate-reason = Motif (facultatif, pour la modération seule)
people-moderate-restrictions = En vigueur
people-moderate-no-restrictions = Aucune restriction n’est en vigueur.
people-moderate-muted = parole retirée
people-moderate-banned = bannissement
people-moderate-network = une adresse
people-moderate-until = jusqu’au { $time }
people-moderate-for-good = pour de bon
people-moderate-lift = Lever
    .name = Lever : { $name }
people-moderate-log = Ce qui a été fait
people-moderate-admin = l’admin du serveur
people-measure-mute = a retiré la parole à { $name }
people-measure-ban = a banni { $name }
people-measure-ban-address = a banni une adresse
people-measure-lift = a levé une mesure
people-measure-rename = a donné un autre nom à { $name }
people-measure-close = a clos un signalement sur { $name }
people-measure-moderator = a confié la modération à { $name }
people-measure-no-moderator = a retiré la modération à { $name }
people-measure-recovery-code = a créé un code de secours pour { $name }
