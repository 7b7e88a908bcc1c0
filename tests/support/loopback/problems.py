"""The refusals of Discord's API that the server gives, each with its own status and code."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Problem:
    """A refusal: HTTP status, Discord's error code and its text."""

    status: int
    code: int
    text: str


class ApiError(Exception):
    """Raised inside a route to answer with a problem."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.text)
        self.problem = problem


UNAUTHORIZED: Final = Problem(401, 0, "401: Unauthorized")
UNKNOWN_CHANNEL: Final = Problem(404, 10003, "Unknown Channel")
UNKNOWN_GUILD: Final = Problem(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER: Final = Problem(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE: Final = Problem(404, 10008, "Unknown Message")
UNKNOWN_ROLE: Final = Problem(404, 10011, "Unknown Role")
UNKNOWN_USER: Final = Problem(404, 10013, "Unknown User")
UNKNOWN_WEBHOOK: Final = Problem(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION: Final = Problem(404, 10062, "Unknown interaction")
ALREADY_ACKNOWLEDGED: Final = Problem(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS: Final = Problem(403, 50001, "Missing Access")
NOT_THE_AUTHOR: Final = Problem(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE: Final = Problem(400, 50006, "Cannot send an empty message")
DMS_CLOSED: Final = Problem(403, 50007, "Cannot send messages to this user")
MISSING_PERMISSIONS: Final = Problem(403, 50013, "Missing Permissions")
TOKEN_EXPIRED: Final = Problem(401, 50027, "Invalid Webhook Token")
INVALID_BODY: Final = Problem(400, 50035, "Invalid Form Body")
THREAD_ARCHIVED: Final = Problem(400, 50083, "Thread is archived")
THREAD_EXISTS: Final = Problem(400, 160004, "A thread has already been created for this message")
