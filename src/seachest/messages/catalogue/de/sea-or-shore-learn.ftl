### The first game of Sea or Shore with a guide, German. `task` is what to do, `why` what is said to somebody who does something else.

learn-sos-welcome = Willkommen auf den Inseln! Jede deiner Karten hat eine Zahl am Ufer und eine Farbe im Meer. Damit gewinnst du Schätze, und Schätze sind Punkte. Wir spielen mit fünf Karten; sonst sind es zwölf.
learn-sos-pass = Vor einer Runde geben alle eine Karte nach rechts: die höchste der Farbe, von der sie die meisten haben. Du hast drei rote.
    .task = Gib deine rote 11 weiter. Sie geht an { $third }.
    .why = Es muss deine höchste rote Karte sein.
learn-sos-stakes = Ein grüner Schatz liegt offen, er ist 3 wert. Ihn gewinnt die höchste grüne Karte; die anderen Farben gewinnen stattdessen eine Aktion. { $rival } beginnt, dann spielen alle eine Karte.
learn-sos-covered = Von jeder Karte ist eine Hälfte abgedeckt. { $rival } zeigt eine 1, aber welche Farbe? { $third } zeigt Rot, aber wie hoch? Aufgedeckt wird erst, wenn alle gespielt haben.
learn-sos-enough = Eine rote Karte hält dich in Grün nicht auf, und eine 1 auch nicht. Du musst also nicht einmal deine beste spielen.
    .task = Spiel deine grüne 6.
    .why = Denk an den Schatz: Er ist grün. Und die 6 reicht, also heb dir die 9 auf.
learn-sos-half = Meer oder Ufer? Zeigst du die Farbe, rätseln die anderen, wie hoch die Karte ist. Zeigst du die Zahl, rätseln sie, worauf du aus bist. Hier wird geblufft.
    .task = Zeig die Zahl.
    .why = Das ginge auch. Du spielst zuletzt, da ist es egal: Zeigen wir die 6.
learn-sos-won = Die höchste grüne Karte war deine, und damit ist es auch der Schatz! { $rival } hatte die niedrigste grüne und bekam zwei Zusatzkarten, eine für jede grüne Karte. { $third } gewann Rot und hat beide mit der Aktion gleich wieder gestohlen.
learn-sos-lose = Jetzt gibt es einen roten Schatz, und { $third } zeigt Rot. Du weißt, was das sein könnte: deine rote 11! Dagegen kommst du nicht an. Aber auch der letzte Platz lohnt sich.
    .task = Spiel deine rote 2 und zeig die Farbe.
    .why = Gegen die 11 kommst du nicht an. Also spiel deine niedrigste rote Karte und zeig die Farbe: Der letzte Platz in einer Farbe bringt Zusatzkarten.
learn-sos-plus = Die niedrigste von drei roten Karten: Das macht drei Zusatzkarten für dich. Jede erhöht eine Karte um 1, und je zwei, die du behältst, sind einen Punkt wert. Nun geht es um einen roten 4er-Schatz, und du beginnst.
    .task = Spiel deine rote 7 und zeig die Farbe.
    .why = Nur Rot gewinnt diesen Schatz, und er ist 4 wert. Spiel die rote 7 und zeig die Farbe.
learn-sos-raise = Eine 7 ist zu schlagen. Zusatzkarten liegen offen, und keine Karte wird höher als 12.
    .task = Leg alle drei Zusatzkarten dazu: 7 + 3 = 10.
    .why = Nicht geizig sein, er ist 4 wert! Leg alle drei dazu.
learn-sos-rob = Deiner! Aber pass auf ihn auf: Solange er auf deinem Schatzstapel obenauf liegt, darf ihn stehlen, wer dich in Rot schlägt, während noch ein roter Schatz offen liegt. Und bei Gleichstand gewinnt, wer von der Startkarte aus zuerst kommt.
learn-sos-joined = Zu dritt werden Farben verbunden. Rot und Blau haben gerade keinen Schatz, also zählen sie als eine Farbe. Grün bleibt für sich, denn seine Partnerfarbe Lila hat einen Schatz.
learn-sos-alone = { $rival } zeigt Blau, { $third } zeigt Lila, niemand zeigt Grün. Wer in einer Farbe allein ist, gewinnt sie!
    .task = Spiel deine grüne 9 und zeig die Farbe.
    .why = Die blaue 1 könnte nur verlieren. Die grüne 9 gewinnt ihre Farbe. Spiel sie und zeig Grün.
learn-sos-order = Die Aktion von Grün: Nur du siehst die nächsten drei Schätze und bestimmst ihre Reihenfolge. Du hast nur noch eine blaue 1, ein blauer Schatz ginge also an jemand anderen.
    .task = Tipp erst den roten an, dann den blauen 2er, und leg sie zurück.
    .why = Dann käme ein blauer Schatz für die anderen. Tipp erst den roten an, dann den blauen 2er.
learn-sos-last = Und wirklich, es kommt ein roter Schatz, auf den niemand aus ist. Deine letzte Karte ist eine blaue 1: Spielt noch jemand Blau, bekommst du immerhin Zusatzkarten.
    .task = Spiel die blaue 1 und zeig die Farbe.
    .why = Beides wäre gut. Zeigen wir die Farbe.
learn-sos-end = Die Runde ist vorbei: 7 Punkte für deine Schätze und 1 für zwei Zusatzkarten. Du gewinnst! Eine ganze Partie hat zwei Runden mit je zwölf Stichen. Jetzt weißt du, wie es geht. Viel Spaß beim Bluffen!
