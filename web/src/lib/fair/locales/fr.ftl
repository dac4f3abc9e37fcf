
## check

check-title = Vérifier l’équité
check-choose = Choisissez l’enregistrement d’une partie finie. Votre navigateur vérifie lui-même chaque lancer et chaque mélange ; rien n’est envoyé. Enregistrez cette page, et elle marche sans réseau.
check-record = Enregistrement :
check-noted = Ce que la table vous a montré au début (facultatif) :
check-receipt = Un reçu signé, le vôtre ou celui d’un autre joueur (facultatif ; collez le texte de son fichier) :
check-child = Pour un enfant de dix ans
check-child-text = Avant la partie, l’ordinateur lance tous les dés en secret et les enferme dans une boîte. Il vous montre la boîte, et un nombre qui ne va qu’avec cette boîte. Pendant la partie il sort les dés un par un. À la fin vous recevez la clé. Si quelqu’un avait mis d’autres dés dans la boîte, le nombre n’irait plus. Et si vous ne faites pas confiance à l’ordinateur, vous criez un mot secret avant la partie : les dés sont mêlés à votre mot, l’ordinateur n’a donc pas pu les préparer.
check-expert = Pour un cryptographe
check-expert-how = L’en-tête d’un enregistrement engage une graine : <code>SHA-256(nonce ‖ LF ‖ seed ‖ LF ‖ heading)</code>. Le flux d’un coup a pour clé <code>BLAKE2b-64(key = SHA-256(seed ‖ salts), person = "dice", stream number)</code> et est étendu par un compteur de 32 bits et une fonction de mélange ; la clé change avant chaque coup. Chaque ligne porte un SHA-256 tronqué de celle du dessus. Cette page recalcule l’engagement, la chaîne de hachage, le numéro de chaque flux et chacune de ses réponses.
check-expert-proves = Elle prouve que les dés suivent de la graine, fixée avant le premier coup. Elle ne connaît pas les règles : si un coup était permis et demandait ces lancers, <code>rulewright verify</code> le dit. Elle ne prouve pas que le serveur ignorait la graine, ni, sans sels, qu’il ne l’a pas choisie parmi beaucoup. Avec des sels elle prouve que le serveur ne pouvait pas choisir seul les dés : la promesse, <code>SHA-256("promise" ‖ LF ‖ nonce ‖ LF ‖ seed)</code>, a été montrée avant l’envoi de tout sel. Un joueur de mèche avec le serveur qui ajoute un sel en dernier pourrait encore le choisir. Un reçu est une signature Ed25519 de la partie, de la place, de la ligne et de son sceau : un enregistrement qui n’y correspond pas est une autre histoire que celle qui a été signée.
check-true = ✓ vrai
check-false = ✗ faux
check-line = ligne { $line }
check-about = { $game } : { $names }. Scellé au début : { $commitment }
check-noted-right = C’est ce que vous avez noté au début.
check-noted-wrong = Ce n’est pas ce que vous avez noté au début.
check-promised-right = C’est la graine promise à ce navigateur, avec le sel qu’il a ajouté.
check-no-key = L’enregistrement ne nomme pas la clé de son serveur.
check-all-right = ✓ Les { $rolls } lancers et mélanges de cette partie suivent tous de la graine scellée.
check-listed-right = ✓ Les { $rolls } lancers et mélanges que contient cet enregistrement suivent de la graine scellée. Les enregistrements de cet ancien format ne montrent pas s’il en manque.
check-some-wrong = ✗ Quelque chose ne va pas : { $bad } des { $rolls } lancers et mélanges sont faux.
check-seal-wrong = ✗ Quelque chose ne va pas, bien que chaque lancer suive de la graine : voyez le sceau.
check-no-salt = aucun sel
check-seal = Le sceau
check-added = Ce que les joueurs ont ajouté
check-every-roll = Chaque lancer

## lib/fair/check

fair-shuffle = un mélange de { $n } cartes
fair-roll = un lancer : { $place } sur { $n }
fair-draw = un tirage : numéro { $place } sur { $n }
fair-seed-makes = la graine fait { $roll }
fair-other-move = ces dés sont ceux d’un autre coup
fair-but = { $roll }, mais { $why }
fair-no-line = { $roll }, dans aucune ligne de l’enregistrement
fair-setting-up = Mise en place
fair-sealed-right = La graine est celle qui a été scellée au début.
fair-sealed-wrong = La graine n’est pas celle qui a été scellée au début.
fair-promise-right = C’est aussi celle qui a été promise avant que les joueurs n’ajoutent leurs sels.
fair-promise-wrong = Ce n’est pas celle qui a été promise avant que les joueurs n’ajoutent leurs sels.
fair-unchanged = Aucune ligne n’a été changée après avoir été écrite.
fair-changed = La ligne { $line } a été changée après avoir été écrite.
fair-no-rolls = L’enregistrement ne liste aucun lancer : vérifiez-le avec `rulewright verify`, qui connaît les règles.

## lib/fair/receipt

fair-cannot = Ce navigateur ne peut pas vérifier la signature (il faut Ed25519 et HTTPS) : utilisez `rulewright verify --receipt`.
fair-two-histories = Le serveur a raconté deux histoires : la ligne { $line } est différente pour { $seat ->
    [0] la personne qui a ce reçu
   *[other] la place { $seat }
}. Gardez les deux reçus : ensemble ils le prouvent.
fair-same-history = La même histoire jusqu’à la ligne { $line }, telle que racontée à { $seat ->
    [0] la personne qui a ce reçu
   *[other] la place { $seat }
}.
fair-line-unknown = La ligne { $line } n’est pas connue ici, elle ne peut donc pas être comparée.
fair-not-signed = Le reçu n’a pas été signé avec cette clé : il a été changé, ou vient d’un autre serveur.
fair-other-match = Le reçu est d’une autre partie.

## lib/fair/salt

fair-seed-changed = Le serveur a changé sa graine après que vous avez ajouté votre sel : ces dés ne sont pas ceux qu’il avait promis.
fair-salt-unused = Votre sel n’a pas été utilisé : il est arrivé trop tard, ou le serveur l’a laissé de côté. Ces dés ne vous prouvent rien.
