# What is said about layouts: sheets that a camera could not read, and sheets that nobody printed.

unreadable = the sheet { $sheet } cannot be read: { $complaint }
the-marker = marker { $number }
the-code = the code
the-box = box { $name }
boxes-of-one-name = two boxes are called { $name }
not-four-markers = four different markers are needed
outside-margin = { $what } lies outside the margin that every printer reaches
too-near = { $one } and { $other } are less than a pen's width apart
no-dot-of-the-mat = { $dot } is not a dot of the mat
on-the-mat = { $what } lies on the mat
rule-about-nothing = the rule { $rule } speaks of { $name }, which is not on the sheet

does-not-fit = the face { $face } does not fit on the sheet: { $many } { $what ->
    [columns] columns
    [rows] rows
    [toys] toys of a kind
   *[spots] cup spots
}, and there is room for { $most }
no-sheet = { $face ->
    [none] there is no sheet for { $game }
   *[other] there is no sheet for { $game } with face { $face }
}
other-version = { $sheet }: { $module } does not lay out version { $version }: set its VERSION first
printed-already = { $sheet } version { $version } is printed already and never changes: make a new version
change = { $what } from { $before } to { $after }
moved = { $sheet } version { $version } is printed and cannot change any more, but this did: { $changes }{ $more ->
    [0] .
   *[other] , and { $more } more.
} Put it back, or make a new version: set VERSION = { $next } in { $module }, then run python -m sheets.layout.freeze { $sheet } { $next }.

# What `layout` tells a person.
title-mat = { $sheet }: what lies on which dot
title-boxes = { $sheet }: boxes in mm (--json has everything)
column-what = what
column-dots = dots
column-box = box
lies = { $what ->
    [start] start
    [paw] paw
    [mouse] mice
    [sock] socks
    [plane] planes
   *[cup] cup spots
}
