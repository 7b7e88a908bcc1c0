"""Catan's face: board, panel steps, hand, log lines."""
