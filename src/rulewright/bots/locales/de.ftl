### Wie Bots heißen und wie sie spielen.

level-1 = Stufe 1, freundlich
level-2 = Stufe 2, gemütlich
level-3 = Stufe 3, aufmerksam
level-4 = Stufe 4, gewitzt
level-5 = Stufe 5, stark
level-6 = Stufe 6, trainiert
about-1 = Überfliegt die Züge und nimmt einen, der sich gut anfühlt.
about-2 = Überlegt sich den eigenen Zug, aber nicht die Antworten darauf.
about-3 = Überlegt sich den eigenen Zug und die Antwort darauf.
about-4 = Denkt mehrere Züge voraus.
about-5 = Denkt so weit voraus, wie es geht.
about-6 = Beurteilt Stellungen so, wie er es in Partien gegen sich selbst gelernt hat. Mit Optionen oder Spielerzahlen, die er nicht gelernt hat, spielt er wie Stufe 5.
style-bold = Wagemutig
about-bold = Geht für mehr Gewinn Risiken ein: spielt etwa so gut wie die Faustregel.
style-careful = Vorsichtig
about-careful = Geht lieber auf Nummer sicher, als auf Glück zu hoffen: spielt etwa so gut wie die Faustregel.
style-collector = Sammler
about-collector = Besitzt gern viel: spielt etwa so gut wie die Faustregel.
equilibrium = Gleichgewicht
equilibrium-about = Mischt seine Züge, auch die Bluffs, so, dass es kaum etwas nützt, sie zu kennen.
heuristic = Faustregel
heuristic-about = Folgt ein paar Faustregeln des Spiels und denkt nicht weiter voraus.
random = Zufallsbot
random-about = Nimmt irgendeinen erlaubten Zug; er plant nichts und gibt nie auf.
search = Suche
search-about = Spielt im Kopf viele Male von der Stellung aus weiter und nimmt den Zug, auf den er dabei am häufigsten kommt.
glance = Schneller Blick
glance-about = Spielt jeden Zug einen Moment lang im Kopf weiter und nimmt den, der am besten ausging.

## Während die Suche vorbereitet wird

by-heuristic = nach Faustregeln
at-a-glance = nach Augenmaß
compiling = Die Bots bereiten sich auf das Spiel vor; das geschieht nur einmal.

## Ablehnungen

no-bot = es gibt keinen Bot { $name } für { $game }: Wähle einen von { $bots }
nothing-to-decide = Platz { $seat } hat jetzt nichts zu entscheiden
