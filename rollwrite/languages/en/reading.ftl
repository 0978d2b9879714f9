# What the reader of a photo is not sure of, and what is said about corrections.

faint-line = a faint line
perhaps-line = perhaps a line
rubbed-out = much fainter than the rest: rubbed out?
drawn-twice = two lines side by side: drawn twice?
perhaps-astray =
    { $way ->
        [through] perhaps a line through a block
        [off] perhaps a line off the mat
        [short] perhaps the line ends before its dot
       *[other] perhaps a line that is on no segment
    }
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
fix-both = --fix: { $field } is said to be both yes and no: leave one of them out
name-syntax = --name { $words }: write ID=NAME, as in K7Q2=Ann
two-names = --name: sheet { $sheet } has two names: leave one of them out
fix-not-a-row = --fix { $fix }: { $field } is crossed or not: answer yes or no
fix-only-ok = --fix { $fix }: { $field } is a whole row: correct its boxes, or accept it as it is with { $field }=ok
fix-printed-cups = --fix { $fix }: the cups of this sheet were printed, so nothing about them can be misread

# What is said about photos as a whole, and about sheets beside each other.

glimpses =
    { $count ->
        [one] another sheet is only partly in the picture, and left out
       *[other] { $count } other sheets are only partly in the picture, and left out
    }
worker-stopped = a worker was stopped, perhaps for want of memory: try again with --jobs 1
not-a-picture = not a picture: { $known } are read
too-many-pixels = too many pixels: pictures of up to { $most } megapixels are read
too-many-pages = this { $kind } has too many pages: scans of up to { $most } are read
file-cut-off = the file is cut off: copy it from the phone again
damaged = this { $kind } is damaged and cannot be opened: copy or export it again
photo-broke-the-reader = this photo could not be read: take it again
doubled-id =
    { $count ->
       *[other] the id { $sheet } was read { $count } times: printed more than once, or photographed again?
    }
no-such-sheet = no sheet { $sheet } was read; there are { $known }
fix-which =
    { $count ->
        [0] --fix { $fix }: no sheet was read
       *[other] --fix { $fix }: { $count } sheets were read; say which, as in K7Q2/{ $fix }
    }
fix-no-sheet = --fix { $fix }: no sheet { $sheet } was read; there are { $known }
one-sheet-please = the photo shows { $count } sheets; validate judges one, score reads all
no-yarn-to-judge = only a sheet with yarn can be judged; score counts the others
answers-damaged = this is not what it should be: a table a sheet, with lines like "mouse.3" = "no"; mend it or take it away
annotated-copy = this is a copy with what was read drawn over it: give the photo itself
drawn-over = drawn over: { $file }
answers-used =
    { $count ->
        [one] one answer kept in { $file } was used
       *[other] { $count } answers kept in { $file } were used
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# Sheets whose face only their code tells.
give-face = this sheet has a face of somebody's own, and its code had no room for it: say which with --face, by its file
unread-face = only its code says which face this sheet has, and that cannot be read: take another photo, or say which with --face, a seed or a file
other-face = this sheet has another face than --face says: give the seed or file it was printed from
give-one-face = the code of this sheet cannot be read: say with --face FILE which of the faces it has
no-sheet-of-face = no sheet with the face { $face } was read: leave --face out, or say which face they have
no-sheets = --name { $sheet }: no sheet was read

# Why a sheet or a photo cannot be read, and what to do about it.

newer-version = this sheet was printed by a newer version: update rollwrite and try again
too-dark = no sheet found, the photo is too dark: take it again with more light
too-blurred = no sheet found, the photo is too blurred: hold still and let the camera focus
no-sheet = no rollwrite sheet found: photograph the whole sheet with its four corner marks, flat and sharp
cut-off =
    { $side ->
        [top] the sheet is cut off at the top: photograph the whole sheet
        [bottom] the sheet is cut off at the bottom: photograph the whole sheet
        [left] the sheet is cut off at the left: photograph the whole sheet
       *[right] the sheet is cut off at the right: photograph the whole sheet
    }
no-print = the print of the sheet cannot be made out: flatten the paper, avoid glare, and photograph it from above
much-in-doubt = too much of the sheet cannot be told: photograph it from nearer, sharp, in good light and with nothing on it
not-read = not read
one-of-many =
    { $place ->
        [top-left] a sheet at the upper left cannot be read: { $why }
        [top] a sheet at the top cannot be read: { $why }
        [top-right] a sheet at the upper right cannot be read: { $why }
        [left] a sheet at the left cannot be read: { $why }
        [right] a sheet at the right cannot be read: { $why }
        [bottom-left] a sheet at the lower left cannot be read: { $why }
        [bottom] a sheet at the bottom cannot be read: { $why }
        [bottom-right] a sheet at the lower right cannot be read: { $why }
       *[middle] a sheet in the middle cannot be read: { $why }
    }

# Corrections in a loop.
ask-about = { $file }:
ask = sheet { $sheet }, { $field }: { $reason } – { $kind ->
        [place] is it there? (y, n, skip, back, quit)
       *[row] is it right as it is? (o, skip, back, quit)
    }
ask-help = say y or n, o where it is right as it is, skip, back or quit; or settle another place, as in mouse.3=no
ask-first = this is the first question
answers-kept = { $count ->
        [one] One answer is kept in { $file }
       *[other] { $count } answers are kept in { $file }
    }
answers-of-others = { $file } has answers about { $sheets }, which is not on this photo
