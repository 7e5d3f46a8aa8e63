### Sea Salt & Paper: its name, and what is asked when a table is opened, French

page-game-sea-salt-paper = Sea Salt & Paper
    .about = La mer, pliée dans ta main carte après carte. Quand oseras-tu dire « assez » ?
    .length = environ 30 minutes

page-new-goal = Points pour gagner
    .help = Comme dans les règles : 40 à deux, 35 à trois, 30 à quatre. Avec moins de points, la partie est plus courte.
page-new-goal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
