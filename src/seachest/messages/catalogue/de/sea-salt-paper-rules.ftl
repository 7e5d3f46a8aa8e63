### Sea Salt & Paper: the rules for players, German.
### Message ssp-N-M tells clause SSP-N.M of the rules, ssp-N is the title of section N;
### its attribute .ruling says what was decided where the rulebook is silent or ambiguous, and why.

## The game in a few words

ssp-about =
    Hier ist das Meer aus Papier gefaltet, und du holst es dir Karte für Karte auf die Hand: Duos, die es in
    sich haben, Sammlungen, die immer wertvoller werden, und Meerjungfrauen mit einer Schwäche für Farben.
    Sobald deine Karten 7 Punkte wert sind, darfst du die Runde beenden – entweder auf Nummer sicher mit STOP
    oder mit LETZTE CHANCE und der Wette, dass dich niemand mehr überholt. So spielt ihr zu zweit, zu dritt oder
    zu viert Runde um Runde, bis jemand das Ziel erreicht; dann gewinnt, wer die meisten Punkte hat – es sei
    denn, jemand bekommt alle vier Meerjungfrauen zusammen und gewinnt auf der Stelle.

## 1 Cards

ssp-1 = Die Karten
ssp-1-1 =
    Die 58 Karten haben elf Farben, und es hilft zu wissen, wie viele es von jeder gibt: neun sind dunkelblau,
    neun hellblau, acht schwarz, acht gelb, sechs grün, vier grau, vier lila, vier weiß, drei hellorange, zwei
    rosa und nur eine einzige orange.

## 2 Setting up a round

ssp-2 = Eine Runde vorbereiten
ssp-2-1 =
    Mischt alle 58 Karten und dreht zwei davon um: Mit ihnen beginnen die beiden Ablagestapel. Die übrigen 56
    bilden den Nachziehstapel. Zu Beginn der Runde hat niemand Karten auf der Hand.
ssp-2-2 =
    Wer die erste Runde eröffnet, entscheidet das Los. In jeder weiteren Runde fängt an, wer links von der
    Person sitzt, die die vorige Runde beendet hat (wer das ist, steht unter „Leerer Stapel, nächste Runde“).

## 3 A turn

ssp-3 = Dein Zug
ssp-3-1 =
    Dein Zug läuft immer in derselben Reihenfolge ab. Zuerst musst du eine Karte nehmen, dann darfst du beliebig
    viele Duos auslegen, und zum Schluss beendest du entweder deinen Zug oder machst eine Ansage, falls du
    darfst (siehe „Die Runde beenden“). Bevor du eine Karte genommen hast, darfst du kein Duo auslegen.
ssp-3-2 =
    Du kannst dich beim Nachziehstapel bedienen: Zieh die obersten zwei Karten, behalte eine davon geheim auf
    der Hand und lege die andere offen auf einen Ablagestapel. Welchen, suchst du dir aus – ist aber genau einer
    der beiden leer, muss die Karte dorthin.
ssp-3-3 =
    Liegt im Nachziehstapel nur noch eine Karte, nimmst du sie, behältst sie und legst nichts ab. Ist er ganz
    leer, kannst du ihn nicht wählen.
    .ruling =
        Die Anleitung sagt nicht, was gilt, wenn keine zwei Karten mehr im Stapel sind. Bei uns behältst du die
        letzte, damit jede Karte ins Spiel kommen kann und der Stapel wirklich zu Ende geht.
ssp-3-4 =
    Oder du nimmst die oberste Karte eines Ablagestapels. Die Ablagestapel werden nie aus dem Nachziehstapel
    aufgefüllt, und einen leeren kannst du nicht wählen.

## 4 Duos

ssp-4 = Duos
ssp-4-1 =
    Ein Duo besteht aus zwei Krabben, zwei Booten, zwei Fischen oder aus einem Schwimmer und einem Hai. Du legst
    die beiden Karten aus der Hand offen vor dich hin, immer nur ein Duo auf einmal, und führst den Effekt
    gleich aus; Karten, die du dadurch bekommst, darfst du sofort einsetzen. Welche Karten und damit welche
    Farben das Paar bilden, entscheidest du: Nenne zuerst irgendeine Karte, zu der du ein Gegenstück auf der
    Hand hast – bei Schwimmer und Hai ist es egal, mit wem du anfängst. Ausgelegte Karten bleiben bis zum Ende
    der Runde liegen, und niemand kann sie dir stehlen.
ssp-4-2 =
    Ist der Effekt eines Duos gerade nicht möglich, darfst du es trotzdem auslegen; es passiert dann einfach
    nichts. Ist er möglich, musst du ihn auch ausführen.
    .ruling =
        Die Anleitung verrät weder, ob du ein wirkungsloses Duo auslegen darfst, noch, ob du auf einen Effekt
        verzichten kannst. Das Erste erlauben wir, denn zwei Karten vor dem Hai in Sicherheit zu bringen, ist
        Grund genug; das Zweite nicht, damit ein Duo immer hält, was es verspricht.
ssp-4-3 =
    Zwei Krabben: Such dir einen Ablagestapel aus, der nicht leer ist, schau ihn durch, ohne die Reihenfolge zu
    verändern, und nimm eine Karte daraus auf die Hand. Gibt es darin mehrere gleiche, nimmst du die oberste
    davon. Zeigen musst du deine Beute nicht.
    .ruling =
        Die Anleitung sagt nicht, welche von mehreren gleichen Karten den Stapel verlässt. Bei uns ist es die
        oberste: So genügt es, die Karte zu nennen, und die Reihenfolge der übrigen ist immer klar.
ssp-4-4 =
    Zwei Boote: Du machst sofort noch einen ganzen Zug, mit einer neuen Karte, Duos und, falls du darfst, einer
    Ansage. Zwischen dem Auslegen der Boote und der neuen Karte kannst du nichts ansagen, und auch ein leerer
    Stapel beendet die Runde hier noch nicht. Unmöglich ist der Effekt nur, wenn der Nachziehstapel und beide
    Ablagestapel leer sind.
    .ruling =
        In der Anleitung steht nur, dass der neue Zug gleich anschließt. Wir nehmen das wörtlich: Die Boote
        bringen dich ohne Halt zur nächsten Karte, und der Zug davor hat kein Ende, an dem du etwas ansagen
        könntest oder die Runde vorbei wäre.
ssp-4-5 =
    Zwei Fische: Du bekommst die oberste Karte vom Nachziehstapel auf die Hand. Ist er leer, ist der Effekt
    unmöglich.
ssp-4-6 =
    Schwimmer und Hai: Such dir jemand anderen aus und zieh dieser Person blind eine Karte aus der Hand. Sie
    muss mindestens eine Handkarte haben. Ausgelegte Karten und aufgedeckte Hände sind vor dir sicher.

## 5 Points of cards

ssp-5 = Was deine Karten wert sind
ssp-5-1 =
    Handkarten und ausgelegte Karten zählen immer zusammen. Für je zwei Krabben, je zwei Boote, je zwei Fische
    und für jeden Schwimmer mit einem Hai hast du 1 Punkt – ob ausgelegt oder nicht.
ssp-5-2 =
    Sammlungen werden mit jeder Karte wertvoller. Eine bis sechs Muscheln bringen zusammen 0, 2, 4, 6, 8 oder 10
    Punkte, ein bis fünf Oktopusse 0, 3, 6, 9 oder 12 und ein bis drei Pinguine 1, 3 oder 5. Ein einzelner
    Seemann ist nichts wert, beide zusammen 5 Punkte.
ssp-5-3 =
    Der Leuchtturm bringt dir 1 Punkt für jedes deiner Boote, der Fischschwarm 1 für jeden Fisch, die
    Pinguinkolonie 2 für jeden Pinguin und der Kapitän 3 für jeden Seemann. Sich selbst zählen sie dabei nicht
    mit: Der Leuchtturm ist kein Boot, der Schwarm kein Fisch, die Kolonie kein Pinguin und der Kapitän kein
    Seemann.
ssp-5-4 =
    Deine erste Meerjungfrau bringt 1 Punkt für jede Karte der Farbe, die du am häufigsten hast, deine zweite
    ebenso viel für deine zweithäufigste Farbe und so weiter; jede Farbe zählt nur für eine Meerjungfrau.
    Meerjungfrauen sind selbst weiße Karten, und Weiß ist eine Farbe wie alle anderen. Hast du mehr
    Meerjungfrauen als Farben, gehen die überzähligen leer aus.
ssp-5-5 =
    Dein Farbbonus ist die Anzahl der Karten in deiner häufigsten Farbe, auf der Hand und ausgelegt zusammen;
    auch Weiß zählt. Punkte bringt er dir nur bei einer LETZTEN CHANCE.
ssp-5-6 =
    Mit allen vier Meerjungfrauen auf der Hand gewinnst du auf der Stelle die ganze Partie. Ansagen musst du das
    nicht: Es geschieht von selbst, sobald du in deinem Zug alle vier hast, ob gezogen, genommen oder durch
    einen Effekt, und zwar bevor irgendetwas anderes geprüft wird. Ist die letzte unter den zwei Karten, die du
    vom Nachziehstapel gezogen hast, reicht es, sie zu behalten; die andere Karte wird dann gar nicht mehr
    abgelegt. Die vier Meerjungfrauen liegen danach gemeinsam vor dir aus.
    .ruling =
        Laut Anleitung legst du die vier Meerjungfrauen aus, aber sie sagt nicht, wann. Das übernehmen wir für
        dich zum frühestmöglichen Zeitpunkt: Niemand würde mit einer gewonnenen Partie warten, und so kann auch
        nichts mehr dazwischenkommen.

## 6 Ending a round

ssp-6 = Die Runde beenden
ssp-6-1 =
    Wenn du deine Karte genommen und so viele Duos ausgelegt hast, wie du möchtest, darfst du STOP oder LETZTE
    CHANCE ansagen, statt nur deinen Zug zu beenden – vorausgesetzt, deine Karten sind ohne Farbbonus mindestens 7
    Punkte wert. Solange eine LETZTE CHANCE läuft, darf niemand etwas ansagen.
ssp-6-2 =
    STOP ist die sichere Ansage: Alle decken ihre Hand auf, und alle bekommen ihre Kartenpunkte.
ssp-6-3 =
    Mit LETZTE CHANCE wettest du, dass dich niemand übertrifft. Du deckst deine Hand auf; danach haben alle
    anderen im Uhrzeigersinn noch je einen Zug und decken dann ebenfalls auf. Boote bringen auch jetzt weitere
    Züge, Ansagen gibt es aber keine mehr. Aus aufgedeckten Händen kann nichts gestohlen werden; wer noch an die
    Reihe kommt, kann dagegen weiter bestohlen werden.
ssp-6-4 =
    Du gewinnst die Wette, wenn niemand mehr Kartenpunkte hat als du; Gleichstand reicht also. Dann bekommst du
    deine Kartenpunkte und deinen Farbbonus, alle anderen nur ihren Farbbonus.
ssp-6-5 =
    Hat auch nur eine Person mehr Kartenpunkte als du, ist die Wette verloren. Dann bleibt dir nur dein
    Farbbonus, und alle anderen bekommen ihre Kartenpunkte, aber nicht mehr.

## 7 Empty deck, next round

ssp-7 = Leerer Stapel, nächste Runde
ssp-7-1 =
    Ist der Nachziehstapel am Ende eines Zuges leer, ist die Runde sofort vorbei und niemand bekommt Punkte –
    auch dann nicht, wenn gerade eine LETZTE CHANCE läuft. Hängen durch Boote mehrere Züge aneinander, zählt nur
    das Ende des letzten.
ssp-7-2 =
    Ein STOP wird immer gewertet, auch bei leerem Stapel und ganz gleich, welcher Zug in einer Kette von Booten
    ihn geleert hat. Eine LETZTE CHANCE, die bei leerem Stapel angesagt wird, verfällt: Die Runde ist vorbei,
    und niemand bekommt Punkte.
    .ruling =
        Die Anleitung lässt offen, was vorgeht, die Ansage oder der leere Stapel. Ein STOP braucht nichts weiter
        und gilt deshalb; eine LETZTE CHANCE braucht noch Züge, und denen kommt der leere Stapel zuvor.
ssp-7-3 =
    Hat jemand etwas angesagt, hat diese Person die Runde beendet; ist der Stapel ausgegangen, war es die
    Person, die gerade am Zug war. Letzteres gilt auch, wenn dabei noch eine LETZTE CHANCE lief.
    .ruling =
        Die Anleitung sagt nicht, wer die Runde beendet hat, wenn der Stapel mitten in einer LETZTEN CHANCE
        ausgeht. Für uns zählt, wer am Zug war, denn mit diesem Zug war die Runde zu Ende, genau wie ohne
        Ansage.

## 8 Ending the game

ssp-8 = Das Ende der Partie
ssp-8-1 =
    Nach einer gewerteten Runde ist die Partie zu Ende, wenn jemand das Ziel erreicht hat: insgesamt mindestens
    40 Punkte zu zweit, 35 zu dritt oder 30 zu viert. Wollt ihr kürzer oder länger spielen, stellt ihr am Tisch
    eine andere Zahl ein („Punkte zum Sieg“).
ssp-8-2 =
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt unter den Führenden, wer in der letzten Runde
    die meisten Punkte gemacht hat; ist auch das gleich, teilt ihr euch den Sieg.
    .ruling =
        Weiter als bis zur letzten Runde reicht der Stichentscheid der Anleitung nicht. Wir belassen es dabei
        und lassen euch lieber gemeinsam gewinnen, als noch eine Hürde zu erfinden.
ssp-8-3 =
    Auch nach 100 Runden ist die Partie zu Ende; dann entscheidet der Punktestand. Eine Runde ohne Wertung zählt
    bei Gleichstand als 0 Punkte.
    .ruling =
        Die Anleitung nennt keine Grenze, aber Runden, in denen der Stapel ausgeht, bringen keine Punkte – eine
        Partie könnte also ewig dauern. So viele Runden braucht am Tisch niemand; die Grenze sorgt nur dafür,
        dass jede Partie ein Ende hat.

## 9 What each seat knows

ssp-9 = Wer was weiß
ssp-9-1 =
    Alle sehen, wie viele Karten im Nachziehstapel, in jedem Ablagestapel und auf jeder Hand sind, außerdem die
    oberste Karte jedes Ablagestapels, die ausgelegten Karten, die Punktestände, die Ansagen und aufgedeckte
    Hände. Offen ist auch, welche Karte jemand oben von einem Ablagestapel nimmt und welche Karten abgelegt
    werden.
ssp-9-2 =
    Geheim sind die Reihenfolge im Nachziehstapel, die zwei Karten, die jemand von dort zieht (nur die abgelegte
    sehen dann alle), mit Fischen gezogene Karten, die mit Krabben geholte Karte und jede Hand, die nicht
    aufgedeckt ist. Eine gestohlene Karte kennen nur die beiden, die es betrifft: wer sie gestohlen hat und wer
    sie hergeben musste.
ssp-9-3 =
    Jede Karte in einem Ablagestapel war beim Ablegen für alle zu sehen; durchblättern darfst du ihn ohne
    Krabben nicht, aber merken ist erlaubt. Der Tisch kann dir deshalb zeigen, was ein perfektes Gedächtnis
    noch wüsste. Bei jedem Stapel ist das alles, was hineinkam, abzüglich der Karten, von denen du weißt, dass
    sie wieder weg sind: von oben der Reihe nach, soweit du sie kennen kannst, sonst als Menge ohne Reihenfolge
    und mit der Zahl der fehlenden Karten, denn was fremde Krabben herausgeholt haben, weißt du nicht sicher.
    Bei jeder Hand sind es die Karten, die dort bekannt sind: Was du in eine Hand hast wandern sehen, bleibt
    bekannt, bis eine gleiche Karte diese Hand verlässt oder ein Diebstahl, den du nicht sehen konntest, es
    ungewiss macht. Gezeigt wird nur, was zu sehen war – deine Schlüsse ziehst du selbst.
ssp-9-4 =
    Endet eine Runde ohne Wertung, bleiben Hände, die nicht aufgedeckt sind, verborgen.

## 10 Decisions and their text (the table comes from the program)

ssp-10 = Was du eintippst

## 11 Examples

ssp-11 = Beispiele
ssp-11-1 =
    Du hast drei Oktopusse (gelb, grün, lila) und zwei Krabben (gelb, dunkelblau): 6 + 1 = 7 Punkte, dazu für
    Gelb ein Farbbonus von 2. Dein Gegenüber hat drei Muscheln (hellblau, schwarz, grün) und ein hellblaues
    Boot: 4 Punkte, dazu für Hellblau ein Farbbonus von 2. Sagst du STOP, bekommst du 7 Punkte und dein
    Gegenüber 4. Sagst du LETZTE CHANCE und der letzte Zug ändert nichts, bekommst du 7 + 2 = 9 Punkte und dein
    Gegenüber nur 2.
ssp-11-2 =
    Du hast zwei Meerjungfrauen, vier hellblaue und drei grüne Karten, und außer den Meerjungfrauen bringt
    nichts Punkte. Das macht 7 Punkte: 4 für Hellblau und 3 für Grün.
ssp-11-3 =
    Eine Meerjungfrau ganz allein ist 1 Punkt wert, weil sie selbst eine weiße Karte ist; der Farbbonus ist 1.
    Drei Meerjungfrauen und eine Krabbe sind 4 Punkte wert: 3 für Weiß, 1 für die Farbe der Krabbe und nichts
    für die dritte Meerjungfrau; der Farbbonus ist 3.
ssp-11-4 =
    Alle acht Boote, sieben Fische, drei Pinguine und beide Seemänner bringen zusammen mit Leuchtturm,
    Fischschwarm, Pinguinkolonie und Kapitän 44 Punkte: 4 + 3 + 5 + 5 für die Paare und Sammlungen und
    8 + 7 + 6 + 6 für die vier Karten, die sie vervielfachen.
