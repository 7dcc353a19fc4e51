"""What a class is shown: by which number other machines of the network reach this one, and its QR code."""
from __future__ import annotations

import io
import ipaddress
import re
import socket
import sys
from collections.abc import Iterable

__all__ = ["invitation", "own_numbers", "ranked"]

INNER = re.compile(r"docker|br-|veth|virbr|vmnet|vboxnet|podman|cni|lxc|vethernet", re.I)
"""Interfaces that lead only to programs on this machine."""
TUNNEL = re.compile(r"tun|tap|wg|ppp|utun|tailscale|zt|ipsec", re.I)
"""Interfaces that lead elsewhere: a phone in the same room does not get in through them."""


def ranked(found: Iterable[tuple[str, str]], outward: str | None) -> list[str]:
    """Numbers in the order in which to try them, from pairs of interface and number; ``outward`` is that of the way to the internet.

    >>> ranked([("lo", "127.0.0.1"), ("docker0", "172.17.0.1"), ("tun0", "10.8.0.2"), ("eth0", "10.1.1.9"), ("wlan0", "192.168.1.5")],
    ...        "10.8.0.2")
    ['10.1.1.9', '192.168.1.5', '10.8.0.2']
    """
    useful = []
    for name, number in found:
        there = ipaddress.ip_address(number)
        if not (there.is_loopback or there.is_link_local or there.is_unspecified or INNER.match(name)):
            useful.append((bool(TUNNEL.match(name)), number != outward, number))
    return [number for *_, number in sorted(useful, key=lambda one: one[:2])]


def own_numbers() -> list[str]:
    """The numbers by which other machines of the network may reach this one, the likeliest first. Sends nothing."""
    outward = _outward()
    try:
        import psutil
        up = {name for name, state in psutil.net_if_stats().items() if state.isup}
        found = [(name, each.address) for name, all_of_it in psutil.net_if_addrs().items() if name in up
                 for each in all_of_it if each.family == socket.AF_INET]
    except (ImportError, OSError):
        found = [("", outward)] if outward else []
    return ranked(found, outward)


def _outward() -> str | None:
    """This machine's number on its way to the internet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))  # an address for examples: only the way there is looked up
            return str(line.getsockname()[0])
        except OSError:
            return None


def invitation(addresses: list[str]) -> str:
    """The address for the class, its QR code where the terminal can show it, and what else to try."""
    url, *others = addresses
    lines = [f"On other machines of this network: {url}"]
    try:
        import segno
        with io.StringIO() as picture:
            segno.make(url, error="l", micro=False).terminal(picture, border=2, compact=True)
            picture.getvalue().encode(sys.stdout.encoding or "ascii")
            lines.append(picture.getvalue().rstrip("\n"))
    except (ImportError, UnicodeEncodeError):
        pass
    if others:
        lines.append(f"This machine is in more than one network. If that is the wrong one: {' or '.join(others)}")
    return "\n".join(lines)
