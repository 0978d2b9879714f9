# What is said about printing and drawing, whatever the game.

picture-ending = { $file }: a picture's name ends in .svg, .png or .pdf
