# What the reader of a photo is not sure of, and what is said about corrections.

faint-line = a faint line
perhaps-line = perhaps a line
rubbed-out = much fainter than the rest: rubbed out?
incomplete-ring = an incomplete ring
perhaps-ring = perhaps a ring
six-or-none =
    { $count ->
        [one] one cup is circled: there should be { $should }, or none
       *[other] { $count } cups are circled: there should be { $should }, or none
    }
faint-mark = a faint mark
perhaps-mark = perhaps a mark
gap = { $empty } is empty, though { $crossed } is crossed

fix-syntax = --fix { $text }: write FIELD=yes, FIELD=no or ROW=ok, as in mouse.3=no, cup:D4=yes, K7Q2/paw=no or mouse=ok
fix-unknown = --fix { $fix }: this sheet has no field { $field }; names stand in the review
fix-not-a-row = --fix { $fix }: { $field } is crossed or not: answer yes or no
fix-only-ok = --fix { $fix }: { $field } is a whole row: correct its boxes, or accept it as it is with { $field }=ok
fix-printed-cups = --fix { $fix }: the cups of this sheet were printed, so nothing about them can be misread
