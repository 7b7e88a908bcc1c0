"""The contract with Discord: what a request must look like so that Discord takes it."""

from tests.support.contract.messages import Upload
from tests.support.contract.requests import check_commands, check_request
from tests.support.contract.watch import RequestLog, tree_payloads, watch

__all__ = ["RequestLog", "Upload", "check_commands", "check_request", "tree_payloads", "watch"]
