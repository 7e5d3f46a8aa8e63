### Sea or Shore: the rules for players, German.
### Message sos-N-M tells clause SOS-N.M of the rules, sos-N is the title of section N;
### its attribute .ruling says what was decided where the rulebook is silent or its editions disagree, and why.

## The game in a few words

sos-about =
    Unter den Inseln liegen Schätze in vier Farben, und wer die höchste Karte der richtigen Farbe spielt, taucht
    mit einem davon wieder auf. Der Haken: Bis alle gespielt haben, zeigt jede Karte nur eine Hälfte von sich,
    das Meer mit der Farbe oder das Ufer mit der Zahl. Also bluffst du, versuchst die anderen zu durchschauen,
    stärkst deine Karte mit den Zusatzkarten, die dir frühere Niederlagen eingebracht haben, und schnappst hin
    und wieder jemandem einen schon sicher geglaubten Schatz weg. Zu dritt, zu viert oder zu fünft spielt ihr
    zwei Runden; dann gewinnt, wer die meisten Punkte hat.

## 1 Components

sos-1 = Womit ihr spielt
sos-1-1 =
    Die 48 Inselkarten gibt es in vier Farben: Rot, Blau, Grün und Lila. Jede Farbe hat die Zahlen von 1 bis 12,
    jede genau einmal.
    .ruling =
        Die Anleitung nennt nur 48 Karten, vier Farben und 12 als höchsten Wert. Dass jede Zahl in jeder Farbe
        einmal vorkommt, ist die naheliegende Lösung.
sos-1-2 =
    Schätze gibt es 32, acht in jeder Farbe. Ein Schatz ist so viele Punkte wert, wie auf ihm stehen: 2, 3 oder
    4. In jeder Farbe sind es drei Zweier, drei Dreier und zwei Vierer. Wünscht ihr euch eine andere Mischung,
    könnt ihr am Tisch acht andere Werte einstellen („Schätze“), die dann für alle vier Farben gelten;
    mindestens eine 2, eine 3 und eine 4 müssen dabei sein.
    .ruling =
        Die Anleitung nennt die Werte 2, 3 und 4, aber nicht, wie viele Schätze es von jedem gibt. Wir verteilen
        sie so gleichmäßig, wie es mit acht Karten geht, und machen die kostbaren Vierer selten. Sind in eurer
        Schachtel andere, könnt ihr sie am Tisch einstellen.
sos-1-3 =
    Dazu kommen 22 Zusatzkarten, fünf Abdeckkarten (für jede Person eine) und eine Startkarte.
sos-1-4 =
    Die zwei Aktionskarten sind auf beiden Seiten bedruckt. Die eine gehört zu Rot und Blau und hat auf einer
    Seite die Aktion 1, auf der anderen die Aktion 2; die zweite gehört zu Grün und Lila und hat die Aktionen 3
    und 4. Welche Seite gilt, stellt ihr für jede Karte am Tisch ein („Aktion für Rot und Blau“, „Aktion für Grün
    und Lila“). Tut ihr das nicht, gelten die Aktionen 1 und 3; mit „Aktionen für jede Runde auslosen“ entscheidet
    jedes Mal das Los.
    .ruling =
        Welche Aktionen sich eine Karte teilen, ist in der Anleitung nur auf den Bildern zu sehen. Wir halten
        uns an die Reihenfolge, in der sie nummeriert sind.

## 2 Setting up a round

sos-2 = Eine Runde vorbereiten
sos-2-1 =
    Zu dritt nehmt ihr zuerst von jeder Farbe eine 2, eine 3 und eine 4 aus den Schätzen heraus, zusammen zwölf
    Karten. Die übrigen 20 mischt ihr zu einem einzigen Stapel.
sos-2-2 =
    Zu viert oder zu fünft spielt ihr mit allen Schätzen, gemischt in zwei Stapeln: 16 Karten in Rot und Blau
    und 16 in Grün und Lila.
sos-2-3 =
    Dreht auf jedem Stapel die oberste Karte um. Alles darunter bleibt verdeckt.
sos-2-4 =
    Alle 22 Zusatzkarten bilden den Vorrat. Niemand hat zu Beginn welche, auch in der zweiten Runde nicht.
sos-2-5 =
    Mischt die Inselkarten und teilt sie aus: zu dritt und zu viert je zwölf, zu fünft je neun. Die restlichen
    (zwölf zu dritt, keine zu viert, drei zu fünft) sind in dieser Runde nicht dabei, und niemand bekommt sie zu
    sehen. Für kürzere Runden können auch weniger Karten ausgeteilt werden, bis hinunter zu je einer; alle
    anderen sind dann in dieser Runde nicht dabei, und auch sie bekommt niemand zu sehen.
sos-2-6 =
    In der ersten Runde entscheidet das Los, wer die Startkarte bekommt. In der zweiten geht sie dorthin, wohin
    sie nach dem letzten Stich der ersten gewandert wäre: zu der Person links von der, die diesen Stich
    begonnen hat.
    .ruling =
        Die Anleitung überlässt es euch, wer eine Runde beginnt. Wir losen nur einmal und lassen die Karte dann
        einfach weiter um den Tisch wandern, sodass die zweite Runde an die erste anschließt.
sos-2-7 =
    Jetzt wird weitergegeben. Zähl die Farben auf deiner Hand und gib aus der häufigsten die höchste Karte an
    die Person rechts von dir. Liegen mehrere Farben gleichauf vorn, suchst du dir eine davon aus.
sos-2-8 =
    Alle geben gleichzeitig weiter. Du wählst aus den Karten, die dir ausgeteilt wurden: Die Karte, die du
    bekommst, zählt dabei nicht mit, und weitergeben kannst du sie auch nicht.
    .ruling =
        Die Anleitung sagt nicht, ob ihr gleichzeitig oder nacheinander weitergebt. Bei uns geschieht es
        gleichzeitig, damit es keinen Unterschied macht, wo du sitzt, und niemand eine Karte gleich
        weiterreicht.
sos-2-9 =
    Eine weitergegebene Karte kennen nur die beiden, die es betrifft: wer sie hergegeben und wer sie bekommen
    hat. Sonst sieht sie niemand.

## 3 Playing a trick

sos-3 = Einen Stich spielen
sos-3-1 =
    Wer die Startkarte hat, spielt zuerst; dann geht es im Uhrzeigersinn weiter, und alle spielen je eine
    Inselkarte.
sos-3-2 =
    Mit deiner Abdeckkarte verbirgst du eine Hälfte deiner Karte, sodass sie entweder ihre Farbe zeigt (die Zahl
    ist abgedeckt) oder ihre Zahl (die Farbe ist abgedeckt). Mehr als diese Hälfte sehen die anderen nicht, bis
    alle gespielt haben.
sos-3-3 =
    Zu der Karte darfst du beliebig viele deiner eigenen Zusatzkarten legen, für alle sichtbar. Mit jeder ist
    deine Karte 1 mehr wert.
sos-3-4 =
    Mehr als 12 kann keine Karte wert sein. Du darfst deshalb nicht mehr Zusatzkarten dazulegen, als deine Karte
    bis zur 12 braucht, und zu einer 12 gar keine.
    .ruling =
        Die französische Ausgabe sagt ausdrücklich, dass du mit Zusatzkarten nicht über 12 hinausgehen darfst;
        die deutsche und die niederländische begrenzen nur den Wert. Wir folgen der französischen, damit jede
        gelegte Zusatzkarte auch wirklich etwas bringt.
sos-3-5 =
    Haben alle gespielt, kommen sämtliche Abdeckkarten weg, und die Karten liegen für alle offen da.

## 4 Who wins a colour

sos-4 = Wer eine Farbe gewinnt
sos-4-1 =
    Du trittst nur gegen die an, die deine Farbe gespielt haben (eine Ausnahme steht unter „Zu dritt: verbundene
    Farben“). Du gewinnst eine Farbe, wenn nur du sie gespielt hast oder wenn deine Karte darin den höchsten
    Wert hat. In einem Stich können mehrere Farben gewonnen werden.
sos-4-2 =
    Bei Gleichstand gewinnt in jeder Lage, wer diesen Stich begonnen hat; ist diese Person nicht beteiligt,
    gewinnt von den Beteiligten, wer im Uhrzeigersinn zuerst nach ihr kommt. So haben die Karten eine strenge
    Rangfolge: Von zwei gleichen Werten steht der höher, der im Uhrzeigersinn von der Startkarte aus zuerst
    kommt. Wer in der Rangfolge einer Farbe ganz unten steht, ist in ihr auf dem letzten Platz.
    .ruling =
        Die Anleitung sagt, wer einen Gleichstand gewinnt, aber nicht, wer dann auf dem letzten Platz ist. Wir
        lesen daraus eine Rangfolge aller Karten, und damit ist auch ein Gleichstand am unteren Ende
        entschieden: Auf dem letzten Platz ist, wer von der Startkarte aus später kommt.
sos-4-3 =
    Haben mindestens zwei von euch eine Farbe gespielt, bekommt die Person auf dem letzten Platz
    Zusatzkarten: so viele, wie in diesem Stich Karten dieser Farbe gespielt wurden. Wer dazwischen liegt,
    bekommt nichts.
sos-4-4 =
    Sind im Vorrat nicht mehr so viele, gibt es nur, was noch da ist. Stehen in mehreren Farben jemandem
    Zusatzkarten zu, geht es im Uhrzeigersinn der Reihe nach, angefangen bei der Person, die den Stich begonnen
    hat. Zusatzkarten, die in diesem Stich gelegt wurden, sind noch nicht wieder im Vorrat; sie kommen erst an
    seinem Ende zurück (siehe „Das Ende eines Stichs“).
    .ruling =
        Die Anleitung sagt, dass ein leerer Vorrat nichts hergibt, aber nicht, wer zuerst drankommt, wenn er zur
        Neige geht. Wir nehmen dieselbe Reihenfolge, in der auch alles andere im Stich abgewickelt wird.

## 5 What the winner gets

sos-5 = Was eine Farbe einbringt
sos-5-1 =
    Liegt ein offener Schatz der Farbe, die du gewonnen hast, auf einem Stapel, nimmst du ihn, oder du
    bestiehlst stattdessen jemanden (wann das geht, sagt die nächste Regel). Auf beides verzichten kannst du
    nicht.
    .ruling =
        Nach der deutschen und der französischen Ausgabe gewinnst du den Schatz, nach der niederländischen
        darfst du ihn nehmen. Wir lesen das als Wahl zwischen diesem Schatz und dem Stehlen, nicht als
        Erlaubnis, auf beides zu verzichten.
sos-5-2 =
    Stehlen heißt: Was bei jemand anderem auf dem Schatzstapel obenauf liegt, gehört jetzt dir. Das geht, wenn
    diese Person dieselbe Farbe wie du gespielt hat und in der Rangfolge unter dir steht (ein gegen dich
    verlorener Gleichstand zählt auch), wenn ihr oberster Schatz diese Farbe hat und wenn in diesem Stich ein
    Schatz dieser Farbe offen auf einem Stapel lag.
    .ruling =
        Die deutsche und die französische Ausgabe verlangen hier eine niedrigere Zahl, die niederländische
        nichts dergleichen. Wir richten uns nach der Rangfolge: Wer einen Gleichstand verliert, hat die Farbe
        genauso verloren.
sos-5-3 =
    Gewonnene und gestohlene Schätze kommen offen oben auf deinen eigenen Schatzstapel. Von jedem Schatzstapel
    ist nur der oberste Schatz zu sehen. Wie viele darunter liegen, dürfen alle wissen.
sos-5-4 =
    Lag zu Beginn des Stichs kein Schatz der Farbe offen, die du gewonnen hast, aktivierst du die Aktionskarte
    dieser Farbe. Eine Wahl hast du dabei nicht.
sos-5-5 =
    Ein Stich wird in dieser Reihenfolge abgewickelt: zuerst alle Schätze und Zusatzkarten, danach alle
    Aktionen, beides im Uhrzeigersinn und angefangen bei der Person, die den Stich begonnen hat.

## 6 The end of a trick

sos-6 = Das Ende eines Stichs
sos-6-1 =
    Schätze, die jetzt noch offen liegen, weil niemand ihre Farbe gespielt hat oder weil statt ihrer ein anderer
    Schatz gestohlen wurde, kommen verdeckt unter ihren eigenen Stapel.
    .ruling =
        In einem Beispiel der Anleitung werden solche Schätze weggelegt, aber die Regel selbst schiebt sie in
        allen Ausgaben unter den Stapel. Wir folgen der Regel.
sos-6-2 =
    Dreht dann auf jedem Stapel, auf dem kein Schatz offen liegt, die nächste Karte um – nur nach dem letzten
    Stich der Runde nicht.
sos-6-3 =
    Die gelegten Zusatzkarten kommen zurück in den Vorrat. Die gespielten Inselkarten verlassen die Runde offen:
    Alle dürfen sie sich merken, und auf Wunsch zeigt der Tisch sie dir.
    .ruling =
        Ob man früher gespielte Karten ansehen darf, sagt die Anleitung nicht. Sie lagen für alle offen; deshalb
        kannst du sie unter „Gedächtnis“ nachschlagen, statt sie dir merken zu müssen.
sos-6-4 =
    Die Startkarte wandert einen Platz nach links.
sos-6-5 =
    Die Runde ist zu Ende, wenn alle Hände leer sind: nach zwölf Stichen, zu fünft nach neun, bei weniger
    ausgeteilten Karten entsprechend früher.

## 7 Three players: joined colours

sos-7 = Zu dritt: verbundene Farben
sos-7-1 =
    Zu dritt liegt nur ein Schatz offen. Hat keine der beiden Farben einer Aktionskarte einen offenen Schatz,
    zählen sie in diesem Stich als eine einzige Farbe. Danach richtet sich, wer gewinnt und damit die Aktion
    bekommt, wer auf dem letzten Platz ist und wie viele Zusatzkarten es dafür gibt.
sos-7-2 =
    Die Farbe, die sich ihre Aktionskarte mit der Farbe des offenen Schatzes teilt, bleibt für sich.
sos-7-3 =
    Das Beispiel aus der Anleitung: Ein roter Schatz liegt offen. Du spielst die rote 4, die Person links von
    dir die lila 7 und die dritte die grüne 9. Du bekommst den Schatz, die grüne 9 die Aktion der Karte für Grün
    und Lila und die lila 7 zwei Zusatzkarten.

## 8 The actions

sos-8 = Die Aktionen
sos-8-1 =
    Aktion 1: Such dir eine andere Person aus, die mindestens zwei Zusatzkarten hat, und stiehl ihr zwei
    davon. Hat sonst niemand zwei, nimm zwei aus dem Vorrat oder das, was davon noch da ist. Zusatzkarten, die in
    diesem Stich gelegt wurden, gehören dabei niemandem.
sos-8-2 =
    Aktion 2: Such dir jemand anderen aus, zieh dieser Person blind zwei Karten aus der Hand und sieh sie dir
    an; dann gib ihr zwei Karten deiner Wahl aus deiner Hand, die auch dieselben sein dürfen. Habt ihr nur noch
    eine Karte auf der Hand, nimmst du eine und gibst eine; sind die Hände leer, passiert nichts. Ihr beide
    kennt alle Karten, die gewandert sind; die anderen wissen nur, dass es geschehen ist.
sos-8-3 =
    Aktion 3: Wirf einen Blick auf die drei verdeckten Schätze, die in einem Stapel zuoberst liegen, oder auf
    alle, wenn es weniger sind, und leg sie wieder obenauf, in welcher Reihenfolge du magst. Bei zwei Stapeln
    suchst du dir aus, welchen; ein Stapel ohne verdeckte Schätze steht nicht zur Wahl. Nur du siehst diese
    Karten. Im letzten Stich einer Runde entfällt die Aktion.
    .ruling =
        Den letzten Stich einer Runde erwähnt die Anleitung nicht. Auf die Reihenfolge im Stapel kommt es dann
        nicht mehr an, also fragen wir nicht.
sos-8-4 =
    Aktion 4: Hol dir eine der Inselkarten dieses Stichs auf die Hand, ganz gleich, wer sie gespielt hat, auch
    deine eigene, und leg dann eine Handkarte ab; das darf auch die eben geholte sein. Die abgelegte
    Karte liegt offen und verlässt die Runde. Mit leerer Hand müsstest du genau die Karte ablegen, die du geholt
    hast, und nichts würde sich ändern; dann entfällt die Aktion.
    .ruling =
        In der niederländischen Ausgabe wählst du unter den Karten der Runde, in der deutschen und der
        französischen unter denen des Stichs; wir bleiben beim Stich. Ob die abgelegte Karte zu sehen ist, sagt
        keine. Bei uns liegt sie offen, so wie auch die Karten eines Stichs die Runde offen verlassen; damit
        wissen alle, was nicht mehr dabei ist.
sos-8-5 =
    Eine Aktion, die nichts bewirken kann, entfällt, ohne dass jemand gefragt wird. Auch wenn dir nur eine
    Antwort erlaubt ist, wirst du nicht gefragt; und wo es etwas verraten würde, erfahren die anderen nicht,
    dass du keine Wahl hattest.

## 9 Scoring

sos-9 = Die Wertung
sos-9-1 =
    Eine Runde bringt dir die Summe der Werte deiner Schätze und dazu 1 Punkt für je zwei Zusatzkarten, die du
    besitzt; bleibt eine einzelne übrig, zählt sie nichts.
sos-9-2 =
    Die zweite Runde beginnt ganz von vorn mit allem, was unter „Eine Runde vorbereiten“ steht. Am Schluss
    werden die Punkte beider Runden zusammengezählt, und wer die meisten hat, gewinnt. Wollt ihr kürzer spielen,
    könnt ihr auch nur eine Runde vereinbaren („Runden“).
sos-9-3 =
    Ein Gleichstand im Endergebnis wird entschieden wie jeder andere: Es gewinnt, wer den allerletzten Stich
    begonnen hat, oder sonst von den Beteiligten, wer im Uhrzeigersinn zuerst nach dieser Person kommt.
    .ruling =
        Die Anleitung will ihre Gleichstandsregel in jeder Lage angewandt wissen, erwähnt das Endergebnis aber
        nicht. Wir nehmen sie beim Wort und zählen vom letzten gespielten Stich aus.

## 10 What each seat knows

sos-10 = Wer was weiß
sos-10-1 =
    Alle sehen, wie viele Karten auf jeder Hand sind, wie viele Zusatzkarten jede Person hat und wie viele im
    Vorrat sind, den obersten Schatz jedes Schatzstapels und wie viele darin liegen, die offenen Schätze, wie
    viele Karten in jedem Stapel liegen, alle Inselkarten, sobald sie aufgedeckt sind, die gezeigten Hälften,
    die gelegten Zusatzkarten, wer welche Aktion gegen wen aktiviert hat, und die Punkte der Runden.
sos-10-2 =
    Geheim sind alle Hände, die abgedeckte Hälfte einer Karte bis zum Aufdecken, das Weitergeben, die Karten, die
    durch Aktion 2 gewandert sind, die Schätze, die jemand mit Aktion 3 angesehen hat, die Reihenfolge in den
    Stapeln, die Karten, die in der Runde nicht dabei sind, und aller Zufall, der noch kommt.
sos-10-3 =
    Was du einmal gesehen hast, darf sich der Tisch für dich merken: die Karte, die du weitergegeben hast, und
    die, die du bekommen hast, die Karten, die durch Aktion 2 zwischen dir und jemand anderem gewandert sind,
    und die Schätze, die du mit Aktion 3 angesehen hast, solange ihr Platz sicher ist. Was sich nur erschließen
    lässt, merkt er sich nicht: Wer zum Beispiel eine Karte weitergibt, hat keine höhere in derselben Farbe –
    solche Schlüsse ziehst du selbst.
    .ruling =
        Jeder Schatz wurde offen auf seinen Schatzstapel gelegt, darum merkt sich der Tisch sie alle für dich. Zu
        sehen ist weiterhin nur der oberste; die anderen stehen unter „Gedächtnis“.

## 11 Decisions and their text (the table comes from the program)

sos-11 = Was du eintippst
