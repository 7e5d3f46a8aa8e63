### Dolores: its table in the browser, French.

dol-page-beach = Le duel sur la plage
dol-page-settling = Regarde ce qui se passe…
dol-page-display-empty = Pas encore de butin.
dol-page-covered = une carte cachée
    .help = Une lanterne cache ce duel : seule la personne qui l’a utilisée voit les cartes.
dol-page-maybe-sunrise = soleil ?
dol-page-chosen = Tu vas montrer : { dol-shows }. Personne ne le voit pour l’instant.
dol-page-say = Dis quelque chose :

## What I am asked

dol-page-lead-theft = Vol ! À qui voles-tu une carte ?
dol-page-lead-loot = Quelle carte voles-tu à { $other } ?
dol-page-stand-part = Passer pour ce duel
    .help = Jusqu’à la fin de ce duel, tu n’utilises pas tes bouteilles. Pour le guet, on te demandera quand même.
dol-page-stand-recalled = Toujours passer
    .help = Jusqu’à nouvel ordre, tu n’utilises pas tes bouteilles. Pour le guet, on te demandera quand même.
dol-page-standing-part = Tu passes jusqu’à la fin de ce duel.
dol-page-standing-recalled = Tu passes jusqu’à nouvel ordre.
dol-page-standing-end = Me redemander
dol-page-lead-before = Aucune carte n’est encore piochée. Utilises-tu une bouteille ?
dol-page-lead-laid-out = Les cartes sont posées. Utilises-tu une bouteille ?
dol-page-lead-shown = Les gestes sont montrés. Utilises-tu une bouteille ?
dol-page-lead-lookout = Le soleil se lève ! Fais-tu le guet pour continuer ?
dol-page-lead-talk = Qu’annonces-tu ?
dol-page-lead-gesture = Que montres-tu ?
dol-page-lead-hands = Quels sont tes deux gestes ?
dol-page-lead-bet = Que vont montrer les deux duellistes ?
dol-page-lead-count = Lequel de tes deux gestes compte ?
dol-page-lead-give =
    { $who ->
        [you] Choisis les cartes à poser devant toi
       *[other] Choisis les cartes à poser devant { $name }
    }
dol-page-lead-grab = Pari gagné : prends ce que tu veux
dol-page-lead-pick = Tu choisis en premier : prends une carte
dol-page-lead-drop = Quelle sorte de marchandises défausses-tu ?
