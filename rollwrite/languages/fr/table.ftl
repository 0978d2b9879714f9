# Ce qui est dit à toutes les tables, quel que soit le jeu.

help = undo reprend votre dernière ligne, show dit où en est la partie, quit quitte (la partie est gardée ; play la reprend)
over = la partie est finie : undo reprend la dernière ligne, quit quitte
nothing-to-take-back = il n’y a rien à reprendre
taken-back = Repris.

bad-name = le nom « { $name } » ne convient pas : un seul mot, { $longest } signes au plus, lettres, chiffres, - ou _
computer-stranger = l’ordinateur doit jouer pour « { $name } », qui ne fait pas partie des joueurs
no-level = il n’y a pas de niveau « { $level } » : choisissez { $known }
damaged = la première ligne de la partie gardée est abîmée : enlevez-la, ou recommencez avec --new
not-resumed = cette partie ne peut pas être reprise : ligne { $line } : { $reason } ; corrigez-la, ou recommencez avec --new
name-players = { $fault } ; nommez-les avec --player Ann --player Ben, ou --computer Cy
holds-a-game = { $file } contient une partie : omettez les noms pour la reprendre, ou recommencez avec --new
no = non : { $reason }
kept = La partie est gardée dans { $file } ; pour la reprendre : { $again }
other-players = la partie gardée nomme d’autres joueurs que sa première ligne : corrigez l’une des deux, ou recommencez avec --new
no-use-for-option = { $option } ne s’applique pas ici, omettez cette option
handed-out = { $player } : partie notée dans { $file }
