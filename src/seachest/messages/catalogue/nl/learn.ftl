### The first game with a guide, Dutch.

learn-title = { $game }: je eerste partij
learn-guide = Je gids
learn-progress = Stap { $number } van { $count }
learn-begin = Daar gaan we
learn-next = Verder
learn-back = Terug
learn-skip = Overslaan
learn-skipped = Geen probleem! De gids wacht hier op je, wanneer je maar wilt.
learn-resume = Verdergaan
learn-show = Doe het voor mij
learn-first-read = Jij bent snel! Druk eerst op “{ learn-next }”, dan ben jij aan de beurt.
learn-play = Tegen bots spelen
learn-rules = Alle regels
