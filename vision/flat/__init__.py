"""Laying a photographed sheet flat, by what is printed on it."""
