"""Hops: whoever hops furthest wins. One row of boxes, a cross for each hop."""
