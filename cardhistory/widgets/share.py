"""What a table hands on: links to its hand with a QR code for each, and a hand of one's own for each number of a class."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from ..deals import MOST_OWN, Deal, DealError
from .links import TABLES, Link, deal_sentence, read
from .session import TableSession

__all__ = ["COMMANDS", "Sharing", "labels", "qr"]

COMMANDS = frozenset({"link", "share", "own"})
MOST_LISTED = 200
"""Of so many pupils at most there is a list."""
LOCAL = ("localhost", "127.", "[::1]", "0.0.0.0")
"""How addresses begin that only the machine itself understands."""
_TEXTS = ("title", "code", "seats", "seats.same", "seats.each", "what", "fixed", "rules",
          "players", "copy", "copied", "notcopied", "qr", "host",
          "hostnote", "hostfound", "older", "toown", "away", "kept", "takeup", "takenote", "class", "number", "pupil", "pupilnote",
          "pupils", "list",
          "print", "own", "ownnote", "project", "unproject", "projectnote", "notebook", "open")


def labels(say: Any) -> dict[str, str]:
    """The fixed words of the parts of a table that share it."""
    return {name.replace(".", "_"): say(f"share.ui.{name}") for name in _TEXTS}


def qr(text: str) -> dict[str, Any] | None:
    """A QR code as the path of its dark squares and its width in squares; None where there is no segno to make it."""
    try:
        import segno  # here: only whoever shares needs it
    except ImportError:
        return None
    path, size = [], 0
    for y, row in enumerate(segno.make(text, error="m", micro=False).matrix):
        size, x = len(row), 0
        while x < size:
            begin = x
            while x < size and row[x]:
                x += 1
            if x > begin:
                path.append(f"M{begin} {y}h{x - begin}v1H{begin}z")
            x += 1
    return {"path": "".join(path), "size": size}


class Sharing:
    """The links that lead to a table and away from it. ``session`` is the game on the table: a link lays another one there.

    ``name``: what a link calls this table.
    """

    def __init__(self, session: TableSession, name: str) -> None:
        self.own = self.session = session
        self.name = name
        self.link: Link | None = None
        self._numbers: dict[str, tuple[Deal, int]] = {}
        """Which class's deal and which number a deal's code belongs to."""
        TABLES.add(name, self)

    def handle(self, message: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Answer one of the COMMANDS. Nothing in the message is trusted."""
        kind = message["type"]
        if kind == "link":
            return [self._follow(message.get("query"))]
        if kind == "own":
            return self._number(message)
        return [self._share(message)]

    # Links that lead here

    def _follow(self, query: Any) -> dict[str, Any]:
        query = query if isinstance(query, dict) else {}
        table, found = TABLES.meant(query.get("table"))
        if table is not self or self.link or not (self.session.untouched and self.session.version == 0):
            return {"type": "link", "mine": False}
        asked, say = read(query, self.own), self.own.say
        wrong = list(asked.wrong)
        if not found:
            wrong.append(say("share.wrong.table", None, value=str(query["table"])[:40], accepted=", ".join(TABLES.names)))
        if asked.lays:
            try:
                self.session = TableSession(
                    asked.game, asked.deal, seat=asked.seat, dealer=asked.dealer, opponent=asked.players,
                    match=not self.own.single, lang=say.lang, fresh=self.own.draw)
            except ValueError as error:
                wrong.append(say("share.wrong.laid", None, why=str(error)))
            else:
                self.session.linked, self.session.ended = True, self.own.ended  # who listens here hears of this hand too
                self.link = asked
                if asked.number is not None:
                    self._numbers[asked.deal.code] = (asked.given, asked.number)
        if self.link and asked.number is not None:
            told = [say("share.opened.number", None, deal=self._short(asked.given), number=asked.number)]
        else:
            told = []
        notes = [*filter(None, [" ".join(wrong)]), *told]
        return {"type": "link", "mine": True, "notes": notes, "look": asked.look, "laid": self.link is not None}

    def _short(self, deal: Deal) -> str:
        return deal.code if deal.number is None else str(deal.number)

    # A hand of one's own

    @property
    def given(self) -> tuple[Deal, int | None]:
        """The deal of the class, and the number whose hand lies on the table: None for the class's own."""
        deal = self.session.line[0].states[0].deal
        if deal.code in self._numbers:
            return self._numbers[deal.code]
        return (self.link.given if self.link and self.link.number is not None else deal), None

    def given_text(self) -> dict[str, Any] | None:
        """What stands in the fields for a hand of one's own; None where the deal has no number to draw them from."""
        deal, number = self.given
        return None if deal.number is None else {"deal": self._short(deal), "number": number}

    def _number(self, message: Mapping[str, Any]) -> list[dict[str, Any]]:
        session = self.session
        say = session.say

        def no(text: str) -> list[dict[str, Any]]:
            return [{"type": "own", "text": text}]

        text, number = (str(message.get(name, ""))[:90].strip() for name in ("deal", "number"))
        try:
            given = Deal.read(session.game.pack, text)
        except DealError as error:
            return no(deal_sentence(session, error))
        digits = number.isascii() and number.isdigit() and len(number) <= 12
        try:
            deal = given.own(int(number) if digits else 0)
        except DealError as error:
            return no(say("share.own.composed") if error.key == "composed" else say("share.own.number", None, most=MOST_OWN))
        self._numbers[deal.code] = (given, int(number))
        return session.handle({"type": "deal", "code": deal.code, "version": message.get("version")})

    # Links that lead away

    def _share(self, message: Mapping[str, Any]) -> dict[str, Any]:
        session = self.session
        say, state = session.say, session.match.state
        notes = []
        base = _address(message.get("base"), message.get("host"))
        parts: dict[str, Any] = {}
        given, number = self.given
        wished = message.get("number")
        if type(wished) is int and 1 <= wished <= MOST_OWN and given.number is not None:
            parts.update(deal=self._short(given), number=wished)
        elif number is not None and state.deal.code == session.line[0].states[0].deal.code:
            parts.update(deal=self._short(given), number=number)
        else:
            parts["deal"] = self._short(state.deal)
        changed = bool(session.scene()["rules"]["changed"])
        if message.get("rules") is not False and not (changed and session.game == self.own.game):
            parts["rules"] = session.game.preset
            if changed:
                notes.append(say("share.changed"))
        parts["dealer"] = state.dealer
        if message.get("players") is not False:
            names = [one.name for _, one in sorted(session.opponents.players.items())]
            parts["players"] = names[0] if len(set(names)) == 1 else ",".join(names)
        elsewhere = TABLES.meant(None)[0] is not self
        each = message.get("seats") == "each"
        if each and len(set(parts.get("players", "").split(","))) > 1:
            del parts["players"]  # who sits where is said for this seat only
            notes.append(say("share.noplayers"))
        local = base is not None and base[1].startswith(LOCAL)
        whole = each or len(session.opening) == 1 or not session.home  # else the page lays the position itself, which no deal can
        links = []
        for seat in session.game.seats if each else (session.seat,):
            named = {"table": self.name} if elsewhere or not whole else {}
            query = urlencode({**parts, "seat": seat, **named} if whole else named, safe=",")
            url = urlunsplit((*base[:3], query, "")) if base else ""
            text = say("table.seat", n=seat + 1) if each else say("share.all" if whole else "share.position")
            links.append({"seat": seat, "text": text, "url": url, "qr": qr(url) if base and not local else None})
        if local:
            notes.insert(0, say("share.local.files" if message.get("files") is True else "share.local"))
        if base and not local and links[0]["qr"] is None:
            notes.append(say("share.noqr"))
        if any(session.match.scores) and not session.single:
            notes.append(say("share.match"))
        hand = say("share.hand.number", None, number=parts["number"], deal=self._short(given)) if "number" in parts else ""
        return {"type": "share", "hand": hand, "links": links, "notes": notes, "local": local, "whole": whole,
                "pupils": self._pupils(message.get("pupils"), links[0]["url"], parts)}

    def _pupils(self, count: Any, url: str, parts: Mapping[str, Any]) -> list[dict[str, Any]]:
        """A link for each number of a class; none where nobody asked, or where the deal has no number to draw hands from."""
        given = self.given[0]
        if type(count) is not int or not 1 <= count <= MOST_LISTED or not url or given.number is None:
            return []
        base, _, query = url.partition("?")
        rest = [(key, value) for key, value in parse_qsl(query) if key not in ("deal", "number")]
        return [{"number": number, "url": f"{base}?{urlencode([('deal', self._short(given)), ('number', number), *rest], safe=',')}"}
                for number in range(1, count + 1)]


def _address(base: Any, host: Any) -> tuple[str, str, str] | None:
    """The lesson's own address, as its page gives it, with another machine's name where one is given; None if it is no address."""
    if not isinstance(base, str) or len(base) > 400:
        return None
    try:
        parts = urlsplit(base)
        other = urlsplit(f"http://{host.strip()}") if isinstance(host, str) and 0 < len(host.strip()) < 120 else None
        named = other.netloc if other and other.hostname and (other.port or True) and not (other.path.strip("/") or other.query) else ""
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or "@" in named or " " in named:
        return None
    return parts.scheme, named or parts.netloc, parts.path
