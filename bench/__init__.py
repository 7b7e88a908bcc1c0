"""Measurements, each beside a named peer in the same run."""
