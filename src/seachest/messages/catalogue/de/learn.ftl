### The first game with a guide, German.

learn-title = { $game }: deine erste Partie
learn-guide = Deine Begleitung
learn-progress = Schritt { $number } von { $count }
learn-begin = Los geht’s
learn-next = Weiter
learn-back = Zurück
learn-skip = Überspringen
learn-skipped = Kein Problem! Du kannst jederzeit hierher zurückkommen.
learn-resume = Weitermachen
learn-show = Mach es für mich
learn-first-read = Du bist schnell! Drück erst auf „{ learn-next }“, dann bist du dran.
learn-play = Gegen Bots spielen
learn-rules = Alle Regeln
