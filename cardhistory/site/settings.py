"""Every figure and header of the server in one place, each with its reason. docs/hosting.md has the same as a table."""
from __future__ import annotations

from collections.abc import Sequence

__all__ = ["BODY", "BREATH", "CONNECTIONS", "DEATH", "DEEP", "IDLE", "LONGEST_LESSON", "LONGEST_WAIT", "LOOK", "MEMORY", "MESSAGE",
           "PATIENCE", "QUIET", "RATE", "UNCLAIMED", "YEAR", "headers", "lesson_policy", "page_policy"]

IDLE = 1200
"""Seconds after which a kernel whose page has gone without a word (a crash, no network) is shut down. A page that is open
keeps its kernel, however long a lesson lasts."""
LOOK = 60
"""Seconds between two looks for such kernels: a look costs nothing, and nobody waits for it."""
UNCLAIMED = 120
"""Seconds after which a kernel that no page has ever called is shut down: a crawler's, or of a reader who left while loading."""
DEATH = 2.0
"""Seconds between two looks whether a kernel has died: its page says so to the reader, and its seat is free again."""
QUIET = 5.0
"""Seconds without a new page before a used table is replaced: the page that is just opening needs the processor first."""
LONGEST_WAIT = 30.0
"""Seconds after which a table is replaced even where pages keep opening."""
BREATH = 3.0
"""Seconds between two tables that are laid while others play: a move must not wait for a table that nobody has asked for yet."""
LONGEST_LESSON = 20
"""Seconds in which the cells of a lesson have to be run when it is laid out for all; ours take half a second. One that takes longer is
run for each reader."""
MESSAGE = 256 * 1024
"""Bytes of the longest message from a page, unpacked. A kept game of 40,000 characters is the longest that is honest."""
DEEP = 40
"""How deep a message may be nested. Ours are five deep; a thousand would cost the kernel its stack."""
RATE = 200
"""Messages of one page in a second. A hand cannot do ten; a page that opens sends some thirty at once."""
CONNECTIONS = 4
"""Sockets that may be open to one kernel. A page has one, and for a moment two when it connects again."""
BODY = 16 * 1024
"""Bytes of the longest request body. The only one that is read is the empty word of a page that is left."""
PATIENCE = 75
"""Seconds for which a connection without a request is kept, and in which a body has to arrive."""
MEMORY = 1024**3
"""Bytes of memory that one kernel may fill (Linux, forked kernels). It needs about 40 MB; what grows past this is a fault."""
YEAR = 365 * 24 * 3600
"""Seconds for which a file is kept whose address changes with its content."""

# Our own pages ask for nothing that is not theirs.
_PAGE = "default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'"
# A lesson runs Voilà's script and the widgets', which come through the socket and are loaded as blobs. Nothing may be fetched from,
# or sent to, another machine.
_LESSON = "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; style-src 'self' 'unsafe-inline'; " \
          "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' data: blob:; worker-src 'self' blob:; " \
          "object-src 'none'; base-uri 'none'; form-action 'self'"


def _framed(origins: Sequence[str]) -> str:
    return " ".join(["; frame-ancestors 'self'", *origins])


def page_policy(origins: Sequence[str]) -> str:
    """What a page without a kernel may load; ``origins``: whose pages may show it in a frame."""
    return _PAGE + _framed(origins)


def lesson_policy(origins: Sequence[str]) -> str:
    """The same for a lesson."""
    return _LESSON + _framed(origins)


def headers() -> dict[str, str]:
    """What is sent with every answer."""
    return {
        "X-Content-Type-Options": "nosniff",            # a file is what we say it is
        "Referrer-Policy": "same-origin",               # a link of a hand is told to nobody else
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "Server": "cardhistory",                        # Tornado's name and version help nobody but an attacker
    }
