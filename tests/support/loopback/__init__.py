"""A simulated Discord as a server of its own, to which an unmodified bot process connects over sockets."""

from tests.support.loopback.faults import Fault, Mishap
from tests.support.loopback.model import Channel, Guild, InteractionHandle, Message, Role, User
from tests.support.loopback.options import File
from tests.support.loopback.process import BotProcess, BotProcesses
from tests.support.loopback.server import TOKEN, LoopbackDiscord
from tests.support.loopback.transport import RequestRecord

__all__ = [
    "TOKEN",
    "BotProcess",
    "BotProcesses",
    "Channel",
    "Fault",
    "File",
    "Guild",
    "InteractionHandle",
    "LoopbackDiscord",
    "Message",
    "Mishap",
    "RequestRecord",
    "Role",
    "User",
]
