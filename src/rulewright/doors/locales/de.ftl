### Was schiefging, an jeder Tür.

see-help = { $what }; siehe { $command } --help
a-file = eine Datei
try-another-place = { $file }: { $error }; versuche einen anderen Ort
error-missing = es fehlt { $name }
error-no-option = es gibt keine Option { $name }
error-no-command = es gibt keinen Befehl { $name }
error-value = { $name } kann diesen Wert nicht haben
error-extra = zu viele Angaben: { $what }
did-you-mean = . Meinst du { $names }?

no-such-picture = { $kind } ist keine Art von Bild: Wähle { $kinds }
no-seat-to-draw = es gibt keinen Platz { $seat }, für den gezeichnet würde: Wähle 0 bis { $last }, oder { $spectator } für Zuschauer
no-move-to-draw = es gibt keine Stellung nach Zug { $move }: Wähle 0 bis { $last }
