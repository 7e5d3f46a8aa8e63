### The first game with a guide, Dutch.

learn-title = { $game }: je eerste spel
learn-guide = Je gids
learn-progress = Stap { $number } van { $count }
learn-begin = Daar gaan we
learn-next = Verder
learn-back = Terug
learn-skip = Overslaan
learn-skipped = Geen probleem! De gids wacht hier op je, wanneer je maar wilt.
learn-resume = Verder leren
learn-show = Doe het voor mij
learn-first-read = Jij bent snel! Druk eerst op “{ learn-next }”, dan ben je aan zet.
learn-play = Tegen bots spelen
learn-rules = Alle regels
