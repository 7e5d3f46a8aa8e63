### Dolores: its table in the browser, French.

dol-page-beach = Le duel sur la plage
dol-page-settling = Regarde ce qui se passe…
dol-page-display-empty = Encore rien de ramené.
dol-page-covered = une carte cachée
    .help = Une lanterne cache ce duel : seule la personne qui l’a utilisée voit les cartes.
dol-page-maybe-sunrise = soleil ?
dol-page-chosen = Ton choix : { dol-shows }. Personne ne le voit encore.
dol-page-say = Dis quelque chose :

## What I am asked

dol-page-lead-theft = Vol ! Qui voles-tu ?
dol-page-lead-loot = Quelle carte voles-tu à { $other } ?
dol-page-lead-before = Aucune carte n’est encore tirée. Utilises-tu une bouteille ?
dol-page-lead-laid-out = Les cartes sont posées. Utilises-tu une bouteille ?
dol-page-lead-shown = Les gestes sont montrés. Utilises-tu une bouteille ?
dol-page-lead-lookout = Le soleil se lève ! Veux-tu que la partie continue ?
dol-page-lead-talk = Qu’annonces-tu ?
dol-page-lead-gesture = Que montres-tu ?
dol-page-lead-hands = Quels deux gestes montres-tu ?
dol-page-lead-bet = Que vont-ils montrer tous les deux ?
dol-page-lead-count = Laquelle de tes deux mains compte ?
dol-page-lead-give = Choisis les cartes à poser devant { $name }
dol-page-lead-grab = Pari gagné : prends ce que tu veux
dol-page-lead-pick = Tu choisis en premier : prends une carte
dol-page-lead-drop = Quelle sorte jettes-tu par-dessus bord ?
