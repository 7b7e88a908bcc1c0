"""Every reason for which standing orders can be refused."""

from enum import StrEnum


class OrderCode(StrEnum):
    """The codes; the locale files hold a text for each under `refusal-<code>`."""

    UNREADABLE = "orders-unreadable"
    UNKNOWN_ORDER = "orders-unknown-order"
    UNKNOWN_RESOURCE = "orders-unknown-resource"
    RESOURCE_TWICE = "orders-resource-twice"
    UNKNOWN_TARGET = "orders-unknown-target"
    OWN_SEAT = "orders-own-seat"
    BAD_CARDS = "orders-bad-cards"
    ONE_SIDED = "orders-one-sided"
    SAME_RESOURCE = "orders-same-resource"
    TOO_LARGE = "orders-too-large"
    NO_TRADE = "orders-no-trade"
    UNKNOWN_SPOT = "orders-unknown-spot"
    NOT_POSSIBLE = "orders-not-possible"
    ALREADY_LISTED = "orders-already-listed"
    TOO_MANY = "orders-too-many"
    NO_SUCH_ENTRY = "orders-no-such-entry"
    BAD_NUMBER = "orders-bad-number"
