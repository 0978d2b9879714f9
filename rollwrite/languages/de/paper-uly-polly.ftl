# Die Wörter auf dem Papier von Uly & Polly.

title = Uly & Polly
subject = Plättchen, Marken, Hund und Wertungsblätter für Uly & Polly
players = Wer spielt? Im Uhrzeigersinn, Kästchen ankreuzen
round = Runde
who-was-wolf = Wer war der Wolf?
found = gefunden
escaped = entwischt
tokens = Marken
how-to =
    Runden: zu zweit 4, zu dritt 6, zu viert 4, zu fünft 5. Die Rolle des Wolfs wandert nach links. Gefunden: eine
    Marke für alle außer dem Wolf. Entwischt (acht Schafe aufgedeckt): eine Marke nur für den Wolf. Die meisten
    Marken gewinnen.
glue = kleben
fold = falten
build-dog = Polly ausschneiden, an den Strichen falten und die Lasche unter den Rand des Bodens kleben.
rules =
    Legt die sechzehn Schafe verdeckt zu einem Quadrat aus vier mal vier. Eine Person ist Uly, der Wolf: zuerst, wer
    zuletzt ein Schaf gesehen hat.

    Alle anderen schließen die Augen. Der Wolf legt sein Plättchen verdeckt an die Stelle eines Schafs; dieses Schaf
    setzt die Runde aus. Augen auf! Gemeinsam stellen die anderen Polly auf ein Plättchen, ohne es umzudrehen.

    Uly beginnt und muss zwei Plättchen vertauschen, die sich an einer Seite oder Ecke berühren. Egal welche,
    aufgedeckt oder nicht, nur nie das unter Polly.

    Dann geht Polly einen Schritt in beliebiger Richtung. Ein verdecktes Plättchen wird aufgedeckt und bleibt es;
    liegt es schon offen, geschieht nichts. Auf Pollys Seite ziehen alle reihum, von links neben dem Wolf an.

    Polly deckt den Wolf auf: gefunden! Eine Marke für alle außer dem Wolf. Das achte Schaf wird aufgedeckt: Uly ist
    entwischt und bekommt allein eine Marke. Danach ist der linke Nachbar der Wolf.

    Zu zweit oder dritt sind alle zweimal der Wolf, zu viert oder fünft einmal. Die meisten Marken gewinnen,
    Gleichstand teilt.
