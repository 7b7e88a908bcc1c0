"""Standings: who goes on to the semi-final and the final."""
