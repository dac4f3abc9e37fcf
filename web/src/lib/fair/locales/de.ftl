
## check

check-title = Fairness prüfen
check-choose = Wähle das Protokoll einer beendeten Partie. Dein Browser prüft selbst jeden Wurf und jedes Mischen; nichts wird irgendwohin gesendet. Wenn du diese Seite speicherst, funktioniert sie auch ohne Netz.
check-record = Protokoll:
check-noted = Was dir der Tisch am Anfang gezeigt hat (freiwillig):
check-receipt = Eine unterschriebene Quittung, deine oder eine fremde (freiwillig; füge den Text ihrer Datei ein):
check-child = Für Zehnjährige
check-child-text = Vor der Partie wirft der Computer heimlich alle Würfel und schließt sie in eine Kiste. Er zeigt dir die Kiste und eine Zahl, die nur zu dieser Kiste passt. Während der Partie holt er die Würfel einen nach dem anderen heraus. Am Ende bekommst du den Schlüssel. Hätte jemand andere Würfel in die Kiste gelegt, würde die Zahl nicht mehr passen. Und wenn du dem Computer nicht traust, rufst du vor der Partie ein geheimes Wort: Die Würfel werden mit deinem Wort gemischt, also kann der Computer sie nicht vorbereitet haben.
check-expert = Für Kryptografen
check-expert-how = Der Kopf eines Protokolls legt sich auf einen Startwert fest: <code>SHA-256(nonce ‖ LF ‖ seed ‖ LF ‖ heading)</code>. Der Strom eines Zugs hat den Schlüssel <code>BLAKE2b-64(key = SHA-256(seed ‖ salts), person = "dice", stream number)</code> und wird mit einem 32-Bit-Zähler und einer Mischfunktion erweitert; vor jedem Zug bekommt er einen neuen Schlüssel. Jede Zeile trägt ein gekürztes SHA-256 über die Zeile darüber. Diese Seite berechnet die Festlegung, die Hashkette, die Nummer jedes Stroms und jede seiner Antworten neu.
check-expert-proves = Sie beweist, dass die Würfel aus dem Startwert folgen, der vor dem ersten Zug feststand. Die Regeln kennt sie nicht: Ob ein Zug erlaubt war und diese Würfe brauchte, sagt <code>rulewright verify</code>. Sie beweist nicht, dass der Server den Startwert nicht kannte, und ohne Salze auch nicht, dass er ihn nicht aus vielen ausgesucht hat. Mit Salzen beweist sie, dass der Server die Würfel nicht allein wählen konnte: Das Versprechen, <code>SHA-256("promise" ‖ LF ‖ nonce ‖ LF ‖ seed)</code>, wurde gezeigt, bevor ein Salz gesendet wurde. Ein Spieler, der mit dem Server unter einer Decke steckt und sein Salz zuletzt dazugibt, könnte es noch wählen. Eine Quittung ist eine Ed25519-Unterschrift über die Partie, den Platz, die Zeile und ihr Siegel: Ein Protokoll, das nicht dazu passt, ist ein anderer Verlauf als der unterschriebene.
check-true = ✓ wahr
check-false = ✗ falsch
check-line = Zeile { $line }
check-about = { $game }: { $names }. Am Anfang versiegelt: { $commitment }
check-noted-right = Es ist das, was du am Anfang notiert hast.
check-noted-wrong = Es ist nicht das, was du am Anfang notiert hast.
check-promised-right = Es ist der Startwert, der diesem Browser versprochen wurde, mit dem Salz, das er dazugegeben hat.
check-no-key = Das Protokoll nennt den Schlüssel seines Servers nicht.
check-all-right = ✓ Alle { $rolls } Würfe und Mischvorgänge dieser Partie folgen aus dem versiegelten Startwert.
check-listed-right = ✓ Die { $rolls } Würfe und Mischvorgänge, die in diesem Protokoll stehen, folgen aus dem versiegelten Startwert. Protokolle dieser älteren Form zeigen nicht, ob welche fehlen.
check-some-wrong = ✗ Etwas stimmt nicht: { $bad } von { $rolls } Würfen und Mischvorgängen sind falsch.
check-seal-wrong = ✗ Etwas stimmt nicht, obwohl jeder Wurf aus dem Startwert folgt: siehe das Siegel.
check-no-salt = kein Salz
check-seal = Das Siegel
check-added = Was die Spieler dazugegeben haben
check-every-roll = Jeder Wurf

## lib/fair/check

fair-shuffle = Mischen von { $n } Karten
fair-roll = Wurf: { $place } von { $n }
fair-draw = Ziehung: Nummer { $place } von { $n }
fair-seed-makes = der Startwert ergibt: { $roll }
fair-other-move = diese Würfel gehören zu einem anderen Zug
fair-but = { $roll }, aber { $why }
fair-no-line = { $roll }, in keiner Zeile des Protokolls
fair-setting-up = Aufbau
fair-sealed-right = Der Startwert ist der, der am Anfang versiegelt wurde.
fair-sealed-wrong = Der Startwert ist nicht der, der am Anfang versiegelt wurde.
fair-promise-right = Es ist auch der, der versprochen wurde, bevor die Spieler ihre Salze dazugaben.
fair-promise-wrong = Es ist nicht der, der versprochen wurde, bevor die Spieler ihre Salze dazugaben.
fair-unchanged = Keine Zeile wurde nachträglich geändert.
fair-changed = Zeile { $line } wurde nachträglich geändert.
fair-no-rolls = Das Protokoll enthält keine Würfe: Prüfe es mit `rulewright verify`, das die Regeln kennt.

## lib/fair/receipt

fair-cannot = Dieser Browser kann die Unterschrift nicht prüfen (dazu braucht es Ed25519 und HTTPS): Nimm `rulewright verify --receipt`.
fair-two-histories = Der Server hat zwei verschiedene Verläufe bescheinigt: Zeile { $line } ist für { $seat ->
    [0] die Person mit dieser Quittung
   *[other] Platz { $seat }
} eine andere. Hebe beide Quittungen auf: Zusammen beweisen sie es.
fair-same-history = Derselbe Verlauf bis Zeile { $line }, wie ihn { $seat ->
    [0] die Person mit dieser Quittung
   *[other] Platz { $seat }
} erfahren hat.
fair-line-unknown = Zeile { $line } ist hier nicht bekannt und lässt sich nicht vergleichen.
fair-not-signed = Die Quittung wurde nicht mit diesem Schlüssel unterschrieben: Sie wurde geändert oder kommt von einem anderen Server.
fair-other-match = Die Quittung gehört zu einer anderen Partie.

## lib/fair/salt

fair-seed-changed = Der Server hat seinen Startwert geändert, nachdem du dein Salz dazugegeben hast: Das sind nicht die Würfel, die er versprochen hat.
fair-salt-unused = Dein Salz wurde nicht benutzt: Es kam zu spät, oder der Server hat es weggelassen. Diese Würfel beweisen dir nichts.
