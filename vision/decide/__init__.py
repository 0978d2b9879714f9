"""From what is seen to what is on the sheet: rules settle doubtful ink, and never overrule clear ink."""
