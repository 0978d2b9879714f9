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
other-players = la partie gardée nomme d’autres joueurs que sa première ligne : corrigez l’une des deux, ou recommencez avec --new
handed-out = { $player } : partie notée dans { $file }
others-play = { $file } contient une partie de { $players }, pas encore finie : donnez les mêmes noms ou aucun pour la reprendre, choisissez un autre --save, ou recommencez avec --new
only-when-new = { $file } contient une partie commencée autrement : omettez { $option } pour la reprendre, choisissez un autre --save, ou recommencez avec --new
no-kept-game = ce fichier contient autre chose qu’une partie de { $game }, et reste tel quel : choisissez un autre --save
put-aside = La partie dans { $file } est finie ; elle est maintenant dans { $aside }. Une nouvelle commence.
no = non : { $reason }
kept = La partie est gardée dans { $file } ; rollwrite play { $game } --save { $file } la reprend.
kept-over = La partie de { $game } est finie, et gardée dans { $file }. Nommez de nouveau les joueurs, et la suivante commence.
