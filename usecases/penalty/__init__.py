"""Warnings and disqualifications."""
