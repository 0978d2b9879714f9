"""The few drawing verbs, and what is drawn with them: paths, figures, colours, letters."""
