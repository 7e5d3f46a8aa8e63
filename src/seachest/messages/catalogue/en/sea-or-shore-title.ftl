### Sea or Shore: its name, and what is asked when a table is opened, English

page-game-sea-or-shore = Sea or Shore
    .about = Show half your card, keep the other half dark – and dive for what glitters below.
    .length = about 30 minutes

page-new-rounds = Rounds
    .help = One round takes half the time.
page-new-rounds-count = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
page-new-actions-low = Red and blue trigger
    .help = What you get for winning a colour without a treasure.
page-new-actions-high = Green and purple trigger
    .help = The same, for these two colours.
page-new-action-1 = take two plus cards from someone
page-new-action-2 = swap hand cards
page-new-action-3 = look at treasures
page-new-action-4 = fetch a played card
page-new-drawn = Random actions every round
    .help = Chance decides which side of each action card is in play.
page-new-treasures = Treasures
    .help = The values of the eight treasures of each colour. A wilder mix makes some worth fighting for.
page-new-treasures-usual = 2 to 4, as in the rules
page-new-treasures-wild = 1 to 9, wild
