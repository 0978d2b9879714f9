"""How anything gets onto a page: orders, imposition, forms, markers, codes."""
