"""The pages: server-made HTML that works without scripts. One module a page: what it shows, and the forms on it."""
