### Sea Salt & Paper: its name, and what is asked when a table is opened, English

page-game-sea-salt-paper = Sea Salt & Paper
    .about = The sea, folded into your hand card by card. When do you dare to say: enough?
    .length = about 30 minutes

page-new-goal = Points to win
    .help = The rules say 40 for two players, 35 for three, 30 for four. With fewer points the game is shorter.
page-new-goal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
