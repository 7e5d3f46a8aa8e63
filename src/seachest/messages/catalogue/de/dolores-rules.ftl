### Dolores: the rules for players, German.
### Message dol-N-M tells clause DOL-N.M of the rules, dol-N is the title of section N;
### its attribute .ruling says what was decided where the rulebook is silent or ambiguous, and why.

## The game in a few words

dol-about =
    Die Dolores ist auf die Felsen gelaufen, ganz wie du und die anderen Strandpiraten es geplant habt, und nun
    muss ihre Ladung verteilt sein, bevor die Sonne aufgeht. Duell um Duell geht es für zwei von euch um vier
    Karten: Alle reden, versprechen und lügen, und dann zeigen beide im selben Augenblick eine Geste – Frieden,
    Kampf oder Erste Wahl. Zwischendurch bringt Flaschenpost alles durcheinander. Die Partie endet, sobald der
    Sonnenaufgang gezogen wird, und dann zählen nur deine wertvollsten und deine wertlosesten Sets – für alles
    dazwischen hast du dich umsonst abgemüht. Spielen könnt ihr zu zweit, zu dritt oder zu viert.

## 1 Components

dol-1 = Die Karten
dol-1-1 =
    Die Ladung besteht aus 70 Warenkarten in sieben Sorten: Waffen, Wein, Geschmeide, Stoffe, Porzellan,
    Instrumente (in der Anleitung: Musikinstrumente) und Gold (Goldbarren). Von jeder Sorte gibt es sieben Karten
    mit dem Wert 1, zwei mit dem Wert 2 und eine mit dem Wert 3; das macht zusammen 14.
dol-1-2 =
    Dazu kommen zehn Flaschenpostkarten: Laterne (auf der Karte: Zerbrochene Laterne), Schmiere stehen,
    Diebstahl, Wellengang (auf der Karte: Starker Wellengang), Strudel, Konvoi, Zwei-Hand-Trick, Ungültig, Wette
    und Sonnenaufgang.
dol-1-3 =
    Wellengang und Strudel sind leicht zu verwechseln: Der Wellengang bringt vier neue Karten, der Strudel
    verteilt die ausliegenden neu. Das verrät der Text zum Sonnenaufgang, denn danach kann dieser auch durch
    Konvoi oder Wellengang gezogen werden – also muss der Wellengang die Karte sein, mit der gezogen wird.

## 2 Setting up

dol-2 = Die Partie vorbereiten
dol-2-1 =
    Legt den Sonnenaufgang beiseite. Von den anderen neun Flaschenpostkarten nehmt ihr vier zufällige aus
    dem Spiel, ohne sie anzusehen. Zu zweit ist die Wette immer eine dieser vier.
dol-2-2 =
    Mischt die fünf übrigen Flaschenpostkarten unter die 70 Waren. Zählt 15 Karten ab, mischt den Sonnenaufgang
    darunter und legt die anderen 60 obendrauf. Das ist der Zugstapel: 76 Karten, und irgendwo unter den letzten
    16 steckt der Sonnenaufgang. Für eine kürzere Partie („Länge“) könnt ihr den Stapel verkleinern; wenn die
    Startkarten verteilt sind, muss er noch mindestens fünf Karten haben. Ehe der Sonnenaufgang untergemischt
    wird, nehmt ihr dann so viele zufällige Karten wie nötig aus dem Spiel, und niemand sieht, welche. Hat der
    Stapel nach den Startkarten weniger als 20 Karten, kann der Sonnenaufgang überall darin stecken, nur nicht
    unter den obersten vier, damit es immer ein Duell gibt.
dol-2-3 =
    Alle bekommen Karten oben vom Stapel: zu zweit je vier, zu dritt je drei, zu viert je zwei. Sie liegen offen
    vor dir, und mit ihnen beginnt deine Auslage. Waren derselben Sorte liegen beisammen, Flaschenpost liegt
    offen daneben.
dol-2-4 =
    Ist der Diebstahl unter deinen Startkarten, setzt du ihn ein, sobald alle ihre Startkarten haben (siehe
    „Was die Flaschenpost bewirkt“).
dol-2-5 =
    Wer zuerst gibt, entscheidet das Los.
    .ruling =
        Laut Anleitung gibt zuerst, wer zuletzt Salzwasser geschmeckt hat. Das können wir von hier aus nicht
        nachprüfen, also überlassen wir es dem Zufall.
dol-2-6 =
    Wollt ihr es einfacher, schaltet ihr „Flaschenpost“ aus. Dann ist nur der Sonnenaufgang dabei: Er wird unter
    15 der 70 Waren gemischt, und die anderen 55 kommen obendrauf.

## 3 The duel

dol-3 = Das Duell
dol-3-1 =
    Jedes Duell findet zwischen dem Kartengeber und der Person links neben ihm statt. Bevor Karten gezogen
    werden, kommt der Moment „davor“, die erste Gelegenheit, Flaschenpost einzusetzen (siehe „Wann du
    Flaschenpost einsetzen darfst“).
dol-3-2 =
    Wenn du gibst, ziehst du vier Karten und legst sie offen aus: die ersten beiden vor die Person links von
    dir, die anderen beiden vor dich.
dol-3-3 =
    Ist der Sonnenaufgang dabei, endet die Partie sofort. Das Duell findet nicht mehr statt, und niemand bekommt
    dessen Karten – es sei denn, jemand steht Schmiere (siehe „Was die Flaschenpost bewirkt“).
dol-3-4 =
    Nun kommt der Moment „ausgelegt“, die zweite Gelegenheit für Flaschenpost. Alle dürfen reden, versprechen
    und lügen, nicht nur die beiden im Duell; nichts davon ist bindend.
dol-3-5 =
    Dann zeigen die beiden im Duell gleichzeitig je eine Geste: Frieden (offene Hand), Kampf (Faust) oder Erste
    Wahl (Daumen hoch).
dol-3-6 =
    Nach den Gesten kommt der Moment „gezeigt“, die letzte Gelegenheit für Flaschenpost. Danach wird das Duell
    entschieden; wie, steht im nächsten Abschnitt.
dol-3-7 =
    Was du bekommst, legst du in deine Auslage. Als Nächstes gibt die Person links vom Kartengeber; zu zweit
    wechselt ihr euch einfach ab.

## 4 How a duel is settled

dol-4 = Wie ein Duell ausgeht
dol-4-1 =
    Frieden gegen Frieden: Ihr nehmt beide die Karten, die vor euch liegen.
dol-4-2 =
    Kampf gegen Frieden: Wer Kampf zeigt, nimmt alle Karten.
dol-4-3 =
    Kampf gegen Kampf: Alle Karten werden abgeworfen.
dol-4-4 =
    Erste Wahl gegen Frieden: Hast du Erste Wahl gezeigt, nimmst du eine beliebige Karte. Danach nimmt dein
    Gegenüber die Karten, die noch auf der eigenen Seite liegen: eine oder zwei, mit Konvoi zwei oder drei, und
    weniger, wenn eine Wette welche geholt hat. Was auf deiner Seite übrig ist, wird abgeworfen.
    .ruling =
        Die Anleitung sagt nichts über die Karten, die bei der Person mit der Ersten Wahl liegen bleiben. Sie
        gibt sie niemandem, also werden sie bei uns abgeworfen.
dol-4-5 =
    Erste Wahl gegen Kampf: Hast du Erste Wahl gezeigt, nimmst du eine beliebige Karte, und dein Gegenüber nimmt
    alle übrigen.
dol-4-6 =
    Erste Wahl gegen Erste Wahl: Alle Karten werden abgeworfen, und es kommt noch schlimmer. Ihr wählt beide
    gleichzeitig und geheim eine Warensorte in eurer eigenen Auslage und werft sie ganz ab. Du darfst jede Sorte
    nehmen, die du hast, auch eine einzelne Karte. Hast du keine Waren, wirfst du nichts ab.
    .ruling =
        Die Anleitung verlangt an einer Stelle eine Sorte, an einer anderen ein Set, und das sind für sie
        mindestens zwei Karten. Wir halten uns an die Sorte, darum reicht eine einzelne Karte. An Leute ganz
        ohne Waren denkt die Anleitung nicht; sie haben nichts zu verlieren.

## 5 When bottles may be used

dol-5 = Wann du Flaschenpost einsetzen darfst
dol-5-1 =
    Du kannst nur Flaschenpost aus deiner eigenen Auslage einsetzen; was im Duell liegt, gehört noch niemandem.
    Eine eingesetzte Flaschenpost wird abgeworfen. In jedem der Momente, um die es hier geht, werden alle
    gefragt, bei denen eine Flaschenpost infrage kommt. Ihr dürft in beliebiger Reihenfolge antworten: eine
    einsetzen oder passen. Nach jedem Einsatz werden alle, bei denen dann noch eine infrage kommt, von Neuem
    gefragt, auch wenn sie schon gepasst hatten; der Moment ist vorbei, sobald sie alle gepasst haben. Infrage
    kommt eine Flaschenpost nur, wenn sich ihr Effekt auch ausführen lässt: Der Wellengang braucht vier Karten
    im Zugstapel, der Konvoi zwei. Kommt keine von deinen infrage, wirst du nicht gefragt. Der erste Moment ist
    „davor“, solange die Karten des Duells noch nicht gezogen sind: Jetzt darf die Laterne eingesetzt werden,
    egal von wem.
    .ruling =
        Die Anleitung sagt weder, wer den Vortritt hat, wenn mehrere gleichzeitig Flaschenpost einsetzen wollen,
        noch, ob man eine einsetzen darf, deren Effekt unmöglich ist. Bei uns muss niemand den Anfang machen,
        alle können auf das reagieren, was andere einsetzen, und keine Flaschenpost wird an einen zu kleinen
        Stapel verschwendet.
dol-5-2 =
    „Ausgelegt“ heißt: Die Karten liegen aus, und noch ist keine Geste gezeigt. Alle dürfen den Wellengang, den
    Strudel oder den Konvoi einsetzen, die beiden im Duell außerdem den Zwei-Hand-Trick und alle anderen die
    Wette.
    .ruling =
        Bei Wellengang und Strudel verlangt die Anleitung nur, dass die Karten ausliegen. Wir ergänzen, dass noch
        keine Geste gezeigt sein darf: So weißt du, um welche Karten es bei deiner Geste geht.
dol-5-3 =
    „Gezeigt“ heißt: Beide Gesten stehen fest, und das Duell ist noch nicht entschieden. Alle dürfen den Konvoi
    oder „Ungültig“ einsetzen.
dol-5-4 =
    Wird der Sonnenaufgang gezogen, darf Schmiere stehen, wer diese Karte hat.
dol-5-5 =
    Den Diebstahl behältst du nie: Er wird sofort eingesetzt, wenn du ihn bekommst.

## 6 What bottles do

dol-6 = Was die Flaschenpost bewirkt
dol-6-1 =
    Laterne: Im folgenden Duell liegen die Karten verdeckt. Hast du die Laterne eingesetzt, schaust du sie dir
    an, ohne etwas zu verändern, und darfst darüber erzählen, was du willst. Sonst sieht sie niemand. Karten
    werden erst öffentlich, wenn sie in eine Auslage kommen; abgeworfene bleiben ungesehen. Das gilt für das
    ganze Duell: Auch Karten, die durch Wellengang oder Konvoi gezogen werden, liegen verdeckt, und auch sie
    siehst du. Wer eine Karte wählen muss, ob durch Erste Wahl, Strudel oder Wette, wählt sie nach ihrem Platz
    auf dem Tisch, und zwar blind – nur du nicht.
    .ruling =
        In der Anleitung geht es nur darum, die Karten verdeckt auszulegen und anzuschauen. Bei uns bleiben sie
        verdeckt, damit dein Wissen beim Verhandeln auch etwas wert ist, und zu sehen ist nur, was sich nicht
        verbergen lässt: die Karten in den Auslagen.
dol-6-2 =
    Schmiere stehen: Diese Karte darfst du einsetzen, wenn der Sonnenaufgang gezogen wird, ganz gleich wie –
    auch durch Wellengang oder Konvoi, und auch, wenn ihn nur die Person mit der Laterne sieht. Der
    Sonnenaufgang bleibt dann ohne Folgen. Er liegt als wertlose Karte weiter im Duell, und die Partie läuft,
    bis ein Duell beginnen soll und weniger als vier Karten im Zugstapel sind.
    .ruling =
        Auf der Karte ist davon die Rede, dass der Sonnenaufgang aufgedeckt wird. Für uns zählt er auch dann als
        aufgedeckt, wenn ihn nur die Person mit der Laterne sieht; sonst machte die Laterne „Schmiere stehen“
        wertlos.
dol-6-3 =
    Diebstahl: Sobald du ihn bekommst, nimmst du eine Warenkarte aus einer fremden Auslage in deine eigene.
    Bekommst du ihn in einem Duell, geschieht das, nachdem alle Karten des Duells in ihren Auslagen angekommen
    sind; holst du ihn dir mit der Wette, geschieht es gleich, noch vor deiner nächsten Karte. Haben die anderen
    keine einzige Ware, wird der Diebstahl ohne Wirkung abgeworfen.
    .ruling =
        Die Anleitung sagt „sofort“, aber nicht, was das heißt, solange noch Karten verteilt werden. Die Karten
        eines Duells verteilen wir auf einmal, und erst danach wird gestohlen; bei der Wette nimmst du Karte für
        Karte, da passt der Diebstahl dazwischen. Und gibt es nichts zu stehlen, ist die Karte trotzdem
        verbraucht.
dol-6-4 =
    Wellengang: Die Karten des Duells werden abgeworfen, und vier neue werden gezogen und genauso ausgelegt wie
    die ersten: zwei vor die Person links vom Kartengeber, zwei vor den Kartengeber. Es sind auch dann vier,
    wenn vorher der Konvoi eingesetzt wurde. Dafür müssen vier Karten im Zugstapel sein.
    .ruling =
        Die Anleitung sagt nicht, was bei einem zu kleinen Stapel gilt. Ein Duell braucht seine vier Karten;
        ohne sie lässt sich der Wellengang nicht einsetzen.
dol-6-5 =
    Strudel: Du verteilst die Karten des Duells nach Belieben neu auf die beiden Seiten, aber auf jeder müssen
    so viele liegen wie vorher, also zwei oder mit Konvoi drei. Nenne die Karten, die vor der Person links vom
    Kartengeber liegen sollen: In dieser Reihenfolge kommen sie auf die Plätze links 1, links 2 und mit Konvoi
    links 3. Die anderen bleiben in ihrer Reihenfolge und kommen auf die Plätze Geber 1, Geber 2 und mit Konvoi
    Geber 3.
    .ruling =
        Die Anleitung denkt nur an vier Karten; mit Konvoi machen wir es mit sechs genauso. Eine Reihenfolge auf
        jeder Seite braucht sie nicht, aber wir benennen Karten nach ihren Plätzen, deshalb muss jede einen
        haben.
dol-6-6 =
    Konvoi: Zwei weitere Karten werden gezogen und so dazugelegt, dass auf jeder Seite drei liegen. Die erste
    davon kommt vor die Person links vom Kartengeber. Dafür müssen zwei Karten im Zugstapel sein.
    .ruling =
        Die Anleitung sagt nicht, wer welche der beiden Karten bekommt; wir geben in derselben Reihenfolge wie
        zu Beginn des Duells. Und weil am Ende beide Seiten drei Karten haben müssen, lässt sich der Konvoi bei
        weniger als zwei Karten im Stapel nicht einsetzen.
dol-6-7 =
    Zwei-Hand-Trick: In diesem Duell zeigst du zwei Gesten, die verschieden sein müssen, und sobald du die Geste
    deines Gegenübers gesehen hast, entscheidest du, welche von beiden gilt. Dein Gegenüber kann das im selben
    Duell nicht auch tun: Es gibt nur eine solche Karte.
    .ruling =
        Die Anleitung sagt nicht, dass die beiden Gesten verschieden sein müssen. Zweimal dieselbe ließe dir
        aber nichts zu entscheiden, und die Karte wäre verschenkt.
dol-6-8 =
    Wette: Du nennst zwei Gesten, und zwar im selben Augenblick, in dem die beiden im Duell ihre zeigen. Du
    gewinnst die Wette, wenn deine zwei Gesten dieselben sind wie die der beiden; welche für wen steht, ist egal,
    und nach einem Zwei-Hand-Trick kommt es auf die Geste an, die gilt. Dann nimmst du dir beliebig viele Karten
    aus dem Duell, von keiner bis zu allen, bevor es mit dem Rest entschieden wird. Bleibt nichts übrig, bekommt
    auch sonst niemand etwas.
    .ruling =
        Die Anleitung will je eine Hand für die beiden im Duell, sagt aber nicht, woran zu erkennen ist, welche
        für wen steht. Wir vergleichen die beiden Gestenpaare und belassen es dabei.
dol-6-9 =
    Ungültig: Das Duell zählt nicht und wird mit denselben Karten und denselben beiden Personen wiederholt, und
    zwar ab dem Moment „ausgelegt“, der noch einmal kommt. Das wirkt sofort. Was bisher an Flaschenpost
    eingesetzt wurde, bleibt verbraucht; Zwei-Hand-Trick und Wette gelten für die Wiederholung nicht, eine
    Laterne schon.
    .ruling =
        Die Anleitung sagt nicht, wo die Wiederholung einsetzt und was aus schon eingesetzter Flaschenpost wird.
        Die Karten bleiben, also gehen wir an den Punkt zurück, an dem sie gerade ausgelegt sind. Die Laterne
        verdeckt diese Karten und tut das auch weiter; Zwei-Hand-Trick und Wette gehörten zu Gesten, die nicht
        mehr zählen.
dol-6-10 =
    Sind die Gesten gezeigt, geht es in dieser Reihenfolge weiter. Wer den Zwei-Hand-Trick eingesetzt hat, wählt
    die Geste, die gilt. Dann kommt der Moment „gezeigt“. Wird „Ungültig“ eingesetzt, wird das Duell wiederholt;
    sonst wird die Wette geprüft und ausgezahlt, und danach wird das Duell entschieden.
    .ruling =
        Die Anleitung nennt keine Reihenfolge. Bei uns weißt du, welche Gesten gelten, bevor du über den Konvoi
        und „Ungültig“ entscheidest, und eine Wette wird nur für ein Duell ausgezahlt, das auch zählt.

## 7 The end

dol-7 = Das Ende und die Punkte
dol-7-1 =
    Die Partie endet sofort, wenn der Sonnenaufgang gezogen wird (siehe „Das Duell“), auch durch Konvoi oder
    Wellengang und auch, wenn ihn eine Laterne verdeckt – es sei denn, jemand steht Schmiere.
dol-7-2 =
    Sie endet auch, wenn ein Duell beginnen soll und weniger als vier Karten im Zugstapel sind. Das wird vor dem
    Moment „davor“ geprüft.
dol-7-3 =
    Für jede Sorte, die du hast, zählst du die Werte deiner Karten zusammen; das ist ein Set, und auch eine
    einzelne Karte ist eins. Punkte bringen nur dein wertvollstes und dein wertlosestes Set; liegen dabei
    mehrere gleichauf, zählen sie alle. Schaltet ihr „Einzelne Karten zählen als Set“ aus, braucht es für ein Set
    mindestens zwei Karten einer Sorte.
    .ruling =
        In der Anleitung sind erst zwei Karten ein Set, aber überall, wo gespielt wird, gilt eine einzelne Karte
        als das wertloseste Set, und so halten wir es auch. Wollt ihr die Anleitung lieber beim Wort nehmen,
        könnt ihr das ausschalten.
dol-7-4 =
    Haben alle deine Sets denselben Wert, zählt ihre Summe doppelt. Das gilt auch, wenn du nur ein einziges Set
    hast.
dol-7-5 =
    Flaschenpost, die du nicht eingesetzt hast, ist nichts wert, und der Sonnenaufgang auch nicht. Ohne Waren
    hast du 0 Punkte.
dol-7-6 =
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt ihr euch den Platz.
dol-7-7 =
    In der Anleitung stehen drei Beispiele. Wein mit Wert 2, Stoffe 2, Instrumente 4, Gold 5 und Porzellan 6
    ergeben 2 + 2 + 6 = 10 Punkte. Hätte auch das Gold den Wert 6, wären es 2 + 2 + 6 + 6 = 16. Geschmeide,
    Waffen und Stoffe mit je 3 ergeben (3 + 3 + 3) × 2 = 18.

## 8 What each seat knows

dol-8 = Wer was weiß
dol-8-1 =
    Alle sehen sämtliche Auslagen, die Karten des Duells, sofern keine Laterne sie verdeckt, abgeworfene Karten,
    die offen lagen, die Größe des Zugstapels, wer an der Reihe ist, welche Flaschenpost eingesetzt wurde, die
    Gesten, sobald sie gezeigt sind, und nach Erste Wahl gegen Erste Wahl die abgeworfenen Sorten, sobald beide
    gewählt haben.
dol-8-2 =
    Geheim sind der Zugstapel, die vier entfernten Flaschenpostkarten, Gesten, die noch nicht gezeigt sind,
    die von einer Laterne verdeckten Karten (außer für die Person, die sie eingesetzt hat) und aller Zufall, der
    noch kommt.

## 9 Talk

dol-9 = Reden
dol-9-1 =
    Reden gehört zum Spiel. Neben dem freien Plaudern gibt es Ansagen, die das Spiel selbst versteht: Solange
    die Karten eines Duells ausliegen, dürfen alle Frieden, Kampf oder Erste Wahl ansagen. Bist du im Duell, sagst
    du damit, was du vorhast; sonst ist es ein Rat an beide. Ansagen ändern keine Regel und binden niemanden. Sie
    sind öffentlich, sie stehen als Züge in der Aufzeichnung, verbrauchen aber keinen Zug, und auch Bots machen
    sie und achten darauf. Bei jeder Person zählt das Spiel für alle sichtbar mit, wie oft die jeweils letzte
    Ansage vor den Gesten im eigenen Duell bisher gehalten und wie oft sie gebrochen wurde.
dol-9-2 =
    Wo Menschen mitspielen, sind „Ansagen“ eingeschaltet, es sei denn, ihr schaltet sie aus. Vor den Gesten machen
    dann beide im Duell je eine Ansage oder schweigen, zuerst die Person links vom Kartengeber, und solange die
    Karten ausliegen, sind von allen am Tisch weitere Ansagen möglich. Ausgeschaltet heißt: Es gibt keine.

## 10 Decisions and their text (the table comes from the program)

dol-10 = Was du eintippst
