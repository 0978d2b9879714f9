# Ce qui est dit des mises en page : des feuilles qu’un appareil ne lirait pas, et des feuilles que personne n’a imprimées.

unreadable = la feuille { $sheet } ne peut pas être lue : { $complaint }
the-marker = le repère { $number }
the-code = le code
the-box = la case { $name }
boxes-of-one-name = deux cases s’appellent { $name }
not-four-markers = il faut quatre repères différents
outside-margin = { $what } sort de la marge que toute imprimante atteint
too-near = entre { $one } et { $other }, il y a moins que l’épaisseur d’un stylo
no-dot-of-the-mat = { $dot } n’est pas un point du tapis
on-the-mat = { $what } se trouve sur le tapis
rule-about-nothing = la règle { $rule } parle de { $name }, qui n’est pas sur la feuille

does-not-fit = la face { $face } ne tient pas sur la feuille : { $many } { $what ->
    [columns] colonnes
    [rows] rangées
    [toys] objets d’une sorte
   *[spots] places de tasse
}, et il y a de la place pour { $most }
no-sheet = { $face ->
    [none] il n’y a pas de feuille pour { $game }
   *[other] il n’y a pas de feuille pour { $game } avec la face { $face }
}
other-version = { $sheet } : { $module } ne dispose pas la version { $version } : changez d’abord son VERSION
printed-already = { $sheet } version { $version } est déjà imprimée et ne change plus : faites une nouvelle version
change = { $what } de { $before } à { $after }
moved = { $sheet } version { $version } est imprimée et ne peut plus changer, mais ceci a changé : { $changes }{ $more ->
    [0] .
   *[other] , et { $more } de plus.
} Remettez-le en place, ou faites une nouvelle version : mettez VERSION = { $next } dans { $module }, puis lancez python -m sheets.layout.freeze { $sheet } { $next }.

# Ce que `layout` dit à une personne.
title-mat = { $sheet } : ce qui se trouve sur quel point
title-boxes = { $sheet } : les cases en mm (--json donne tout)
column-what = quoi
column-dots = points
column-box = case
lies = { $what ->
    [start] départ
    [paw] patte
    [mouse] souris
    [sock] chaussettes
    [plane] avions
   *[cup] places de tasse
}
