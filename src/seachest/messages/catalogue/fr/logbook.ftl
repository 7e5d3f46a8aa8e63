### Logbook, friends, leaderboards and profiles, French.

logbook-guest = Sans compte, ce journal reste dans ce navigateur. Avec un compte, il te suit sur tous tes appareils.
logbook-nobody = Ton journal commence avec ta première partie.
logbook-none = Pas encore de partie finie.
logbook-all = Tous les jeux
logbook-which = Jeu
logbook-games = Parties
logbook-wins = Victoires
logbook-streak = Victoires d’affilée
logbook-streak-value = { $now } en cours, record { $best }
logbook-best-round = Meilleure manche
logbook-best-round-value = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
logbook-beaten = Meilleur bot battu
logbook-words = Ta parole à Dolores
logbook-words-value = tenue { $kept } fois, non tenue { $broken } fois
logbook-rivals = Adversaires
logbook-rival = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}, { $losses ->
    [one] { $losses } perdue
   *[other] { $losses } perdues
}
logbook-history = Parties finies
logbook-result = { $result ->
    [won] Gagnée
    [left] Table quittée
   *[place] Rang { $place }
}
logbook-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
logbook-against = contre { $names }
logbook-more = En voir plus
logbook-look = Revoir

friends-none = Pas encore d’amis. Ajoute des personnes avec qui tu as joué.
friends-recent = Rencontres récentes
friends-recent-none = Dès que tu auras fini une partie avec d’autres, ils apparaîtront ici.
friends-add = Ajouter aux amis
friends-add-name = Ajouter { $name } à tes amis
friends-remove = Retirer
friends-remove-name = Retirer { $name } de tes amis
friends-invite = Inviter
friends-invite-name = Inviter { $name }
friends-invited = Invitation envoyée
friends-game = Inviter à quel jeu ?
    .help = Un clic ouvre une table et envoie l’invitation.
friends-account = a un compte

leaders-none = Personne n’est encore dans ce palmarès : il faut { $least } parties cotées.
leaders-note = Les comptes qui ont au moins { $least } parties cotées.
leaders-place = Rang
leaders-name = Nom
leaders-rating = Cote
leaders-games = Parties

profile-about = Profil public
profile-record = Parties et victoires
profile-record-value = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
