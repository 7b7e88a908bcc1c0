"""A game by post on the page of somebody who plays it: what its panel says on Discord, as HTML."""
