"""The names and addresses this machine answers to."""

from __future__ import annotations

import contextlib
import socket
from urllib.parse import urlsplit

ONLY_HERE = ("localhost", "127.0.0.1", "::1")  # by which a machine calls itself


def host_of(authority: str) -> str:
    """The name without its port, as in a Host header; brackets of IPv6 taken off."""
    try:
        return (urlsplit(f"//{authority}").hostname or "").rstrip(".").lower()
    except ValueError:
        return ""


def own_hosts(address: str) -> frozenset[str]:
    """Every name and address by which this machine may be called; one that is foreign tells of a rebound name."""
    names = {*ONLY_HERE, address.lower()}
    if address in ONLY_HERE:
        return frozenset(names)
    name = socket.gethostname().lower()
    names |= {name, f"{name.partition('.')[0]}.local", *addresses()}
    return frozenset(names)


def addresses() -> list[str]:
    """This machine's own addresses, the one that phones can reach first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address for documents; nothing is sent, only a way is looked for
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None)]
    return list(dict.fromkeys(address for address in found if not address.startswith("0.")))
