"""Links to a hand: every wrong value is named and answered, hands of one's own are the same for ever, and what is shared opens again."""
from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

import cardhistory as ch
from cardhistory import widgets
from cardhistory.deals import MOST_OWN, Deal, DealError, Rng
from cardhistory.widgets.links import TABLES, read
from cardhistory.widgets.session import TableSession
from cardhistory.widgets.share import labels, qr
from cardhistory.words import Words

OWN = {(1526, 1): 365708545, (1526, 2): 528916772, (1526, 17): 416882537, (1526, 999_999): 933509917, (0, 1): 991808943}
"""Deal of the class, number → the deal that belongs to it. These never change."""


class Sent(widgets.Table):
    """A table that notes what it sends."""

    def __init__(self, *args: Any, **wishes: Any) -> None:
        self.sent: list[Any] = []
        super().__init__(*args, **wishes)

    def send(self, content: Any, buffers: Any = None) -> None:
        self.sent.append(content)

    def hear(self, **message: Any) -> Any:
        self._heard(self, message, [])
        return self.sent[-1]


@pytest.fixture(autouse=True)
def own_page() -> Any:
    """Each test is a page of its own."""
    TABLES.clear()
    yield
    TABLES.clear()


def session(key: str = "trappola", **wishes: Any) -> TableSession:
    return TableSession(ch.game(key), wishes.pop("deal", 3), **wishes)


def test_each_number_has_a_hand_of_its_own_for_ever() -> None:
    pack = ch.game("trappola").pack
    for (given, number), deal in OWN.items():
        assert Deal.numbered(pack, given).own(number).number == deal
    rng, given = Rng(1526), Deal.numbered(pack, 1526)
    assert [given.own(n).number for n in range(1, 40)] == [rng.draw() % 2**30 for _ in range(39)]
    assert len({given.own(n).code for n in range(1, 1001)}) == 1000
    for wrong in (0, -1, MOST_OWN + 1, True, "7"):
        with pytest.raises(DealError, match="from 1 to"):
            given.own(wrong)  # type: ignore[arg-type]
    with pytest.raises(DealError, match="set up by hand"):
        Deal(pack, pack.cards).own(1)


def test_a_whole_link_is_followed() -> None:
    whole = {"deal": "1526", "rules": "knauer", "seat": "1", "dealer": "0", "players": "novice", "look": "projector", "lang": "en"}
    link = read(whole, session())
    assert (link.deal.number, link.game.preset, link.seat, link.dealer) == (1526, "knauer", 1, 0)
    assert (link.players, link.look) == ("novice", "projector")
    assert link.lays and not link.wrong
    link = read({"deal": "T1FP-CH", "pupil": "17"}, session())
    assert (link.given.number, link.deal.number, link.number) == (1526, OWN[1526, 17], 17)
    link = read({"deal": "7", "players": "tavern, novice, careful"}, session("aluette"))
    assert link.players == {1: "tavern", 2: "novice", 3: "careful"} and not link.wrong
    link = read({"seat": "1"}, session(dealer=1))
    assert (link.deal.number, link.seat, link.dealer) == (3, 1, 1), "another seat is at the same deal of the same dealer"


@pytest.mark.parametrize("name, value, named", [
    ("deal", "9" * 30, "so large a number"), ("deal", "-3", "below 0"), ("deal", "T1FP-CX", "typing error"),
    ("deal", "A5-1B", "begin with T"), ("deal", "T1FP-C!", "no code uses"), ("rules", "hoyle", "cardano"),
    ("seat", "2", "0, 1"), ("seat", "²", "0, 1"), ("seat", "-1", "0, 1"), ("dealer", "x", "0, 1"),
    ("players", "bob", "novice, tavern, careful"), ("players", "novice,tavern", "Give one name"),
    ("players", ",", "novice, tavern, careful"), ("look", "huge", "page, projector"), ("lang", "tlh", "en"), ("number", "17", "no deal"),
])
def test_a_wrong_value_is_named_and_answered(name: str, value: str, named: str) -> None:
    link = read({name: value}, session())
    assert len(link.wrong) == 1 and named in link.wrong[0] and value[:40] in link.wrong[0]
    assert (link.deal.number, link.seat, link.game.preset, link.number, link.look) == (3, 0, "cardano", None, "")


@pytest.mark.parametrize("value", ["0", "1.5", "seventeen", "-4", "1000000", "9" * 50, "１７"])
def test_a_wrong_number_leaves_the_deal_of_the_class(value: str) -> None:
    link = read({"deal": "1526", "number": value}, session())
    assert link.deal.number == 1526 and link.number is None and "from 1 to 999999" in link.wrong[0]


def test_nothing_strange_gets_through() -> None:
    strange = {name: [1, {}] for name in ("deal", "seat", "rules")} | {"players": "x" * 9999, "unknown": "y"}
    link = read(strange, session())
    assert len(link.wrong) == 1 and len(link.wrong[0]) < 300 and link.deal.number == 3
    table = Sent("trappola", 3)
    for query in (None, 7, [], {"deal": None}, {"table": {}}):
        assert table.hear(type="link", query=query)["type"] == "link"
        table._sharing.link = None
    assert table.scene["deal"]["number"] == 3


def test_a_link_lays_its_hand_once_and_under_its_own_name() -> None:
    table = Sent("trappola", 3, id="trappola-match")
    answer = table.hear(type="link", query={"deal": "1526", "number": "17", "seat": "9"})
    assert answer["mine"] and answer["laid"] and "seat “9”" in answer["notes"][0] and "number 17 of deal 1526" in answer["notes"][1]
    assert table.scene["deal"]["number"] == OWN[1526, 17] and table.scene["fresh"]
    assert table.scene["given"] == {"deal": "1526", "number": 17}
    assert table.store == "trappola.trappola-match~TCDJ7V9-97.cardano.0.1."
    assert not table.hear(type="link", query={"deal": "9"})["mine"]
    table.hear(type="act", action="stand", version=0)
    assert table.memory and not table.scene["strayed"]
    memory, code = table.memory, table.scene["deal"]["code"]
    table.hear(type="new", version=1, sure=True)
    assert table.scene["strayed"]
    TABLES.clear()
    again = Sent("trappola", 3, id="trappola-match")
    again.hear(type="link", query={"deal": "1526", "number": "17"})
    again.hear(type="restore", memory=memory)
    assert again.scene["deal"]["code"] == code and "keep your hand" in again.scene["log"][0]["text"]


def test_a_game_that_has_begun_is_not_replaced() -> None:
    table = Sent("trappola", 3)
    table.hear(type="act", action="stand", version=0)
    assert not table.hear(type="link", query={"deal": "1526"})["mine"] and table.scene["deal"]["number"] == 3


def test_of_several_tables_the_match_is_meant_or_the_one_that_is_named() -> None:
    posed = Sent("trappola", 1, id="trappola-opening", match=False, actions=["stand"])
    hand = Sent("trappola", 2, id="trappola-hand", match=False)
    match = Sent("trappola", 3, id="trappola-match")
    assert [one.hear(type="link", query={"deal": "9"})["mine"] for one in (posed, hand, match)] == [False, False, True]
    for one in (posed, hand, match):
        one._sharing.link = None
    assert hand.hear(type="link", query={"deal": "9", "table": "hand"})["laid"] and hand.scene["deal"]["number"] == 9
    assert posed.hear(type="link", query={"deal": "9", "table": "trappola-opening"})["laid"] and posed.scene["log"][1:] == []
    TABLES.clear()
    first, second = (Sent("trappola", n, id=f"trappola-{n}", match=False) for n in (1, 2))
    wrong = first.hear(type="link", query={"deal": "9", "table": "nowhere"})
    assert "nowhere" in wrong["notes"][0] and "trappola-1, trappola-2" in wrong["notes"][0]
    assert not second.hear(type="link", query={"deal": "9"})["mine"]


@pytest.mark.parametrize("key", ["trappola", "aluette", "primiera"])
def test_what_is_shared_opens_the_same_hand(key: str) -> None:
    table = Sent(key, 1526, id=f"{key}-match")
    hands = table._session.line[0].state.hands
    shared = table.hear(type="share", base="http://room.example:8866/school/en/lesson", seats="each")
    assert len(shared["links"]) == len(table._session.game.seats) and not shared["local"]
    for seat, link in enumerate(shared["links"]):
        parts = urlsplit(link["url"])
        assert (parts.netloc, parts.path) == ("room.example:8866", "/school/en/lesson") and link["qr"]["path"]
        TABLES.clear()
        other = Sent(key, 3, id=f"{key}-match")
        assert other.hear(type="link", query={name: value[0] for name, value in parse_qs(parts.query).items()}) == {
            "type": "link", "mine": True, "notes": [], "look": "", "laid": True}
        assert other._session.line[0].state.hands == hands and other.scene["seat"] == seat


def test_a_position_is_shared_as_the_page_lays_it() -> None:
    table = Sent("trappola", 1526, id="trappola-opening", actions=["exchange", "stand", "stand"])
    told = table.hear(type="share", base="http://room.example:8866/en/trappola")
    assert not told["whole"] and table.hear(type="share", base="http://room.example:8866/en/trappola", seats="each")["whole"]
    shared = told["links"]
    assert [(link["url"], bool(link["qr"])) for link in shared] == [("http://room.example:8866/en/trappola?table=trappola-opening", True)]
    TABLES.clear()
    Sent("trappola", 3, id="trappola-match")
    other = Sent("trappola", 1526, id="trappola-opening", actions=["exchange", "stand", "stand"])
    assert other.hear(type="link", query={"table": "trappola-opening"}) == {
        "type": "link", "mine": True, "notes": [], "look": "", "laid": False}
    assert other._session.home and len(other.hear(type="share", base="http://a/", seats="each")["links"]) == 2
    other.hear(type="new", version=other.scene["version"])
    assert "deal=" in other.hear(type="share", base="http://a/")["links"][0]["url"]


def test_a_link_says_what_it_cannot_carry() -> None:
    table = Sent("trappola", 1526, id="trappola-hand", match=False)
    local = table.hear(type="share", base="http://localhost:8866/en/trappola", rules=False, players=False)
    assert local["local"] and "--host 0.0.0.0" in local["notes"][0] and local["links"][0]["url"].endswith("?deal=1526&dealer=1&seat=0")
    assert local["links"][0]["qr"] is None and local["whole"]
    plain = table.hear(type="share", base="http://localhost:8000/en/trappola/", files=True)["notes"][0]
    assert "http.server" in plain and "cardhistory serve" not in plain, "a folder of files has no server of ours"
    moved = table.hear(type="share", base="http://localhost:8866/en/trappola", host="192.168.1.20:8866")
    assert not moved["local"] and moved["links"][0]["url"].startswith("http://192.168.1.20:8866/en/trappola?")
    for base in ("", None, "javascript:alert(1)", "file:///etc", "http://[", "http://a@b/x", "x" * 9999):
        assert table.hear(type="share", base=base)["links"][0]["url"] == ""
    TABLES.clear()
    first = Sent("aluette", 1, id="aluette-match")
    mixed = Sent("aluette", 2, id="aluette-x", opponent={1: "tavern", 2: "novice", 3: "tavern"})
    assert "table=aluette-x" in mixed.hear(type="share", base="http://a/")["links"][0]["url"] and first.scene
    assert "seat to seat" in mixed.hear(type="share", base="http://a/", seats="each")["notes"][0]


def test_a_number_is_dealt_and_remembered() -> None:
    table = Sent("trappola", 1526)
    for wrong, why in (({"deal": "", "number": "1"}, "first"), ({"deal": "1526", "number": "0"}, "1 to 999999"),
                       ({"deal": "1526"}, "1 to 999999")):
        assert why in table.hear(type="own", version=0, **wrong)["text"]
    assert table.hear(type="own", deal="1526", number="17", version=3) == {"type": "seen"} and table.scene["version"] == 0, "stale"
    table.hear(type="own", deal="1526", number="17", version=0)
    assert table.scene["deal"]["number"] == OWN[1526, 17] and table.scene["given"] == {"deal": "1526", "number": 17}
    assert "deal=1526&number=17" in table.hear(type="share", base="http://a/")["links"][0]["url"]
    shared = table.hear(type="share", base="http://a/", number=5, pupils=3, seats="each")
    assert "deal=1526&number=5&" in shared["links"][0]["url"] and [one["text"] for one in shared["links"]] == ["Player 1", "Player 2"]
    assert [one["number"] for one in shared["pupils"]] == [1, 2, 3] and "deal=1526&number=3&" in shared["pupils"][2]["url"]
    assert not table.hear(type="share", base="http://a/", pupils=10**9)["pupils"]
    table.hear(type="act", action="stand", version=1)
    assert table.hear(type="own", deal="1526", number="18", version=2)["type"] == "sure", "what is given up is asked for first"


def test_a_qr_code_is_the_text() -> None:
    segno = pytest.importorskip("segno")
    text = "http://room.example:8866/en/trappola?deal=1526&rules=cardano&dealer=1&players=tavern&seat=0"
    made = qr(text)
    assert made is not None
    dark = set()
    for run in made["path"].split("z")[:-1]:
        begin, rest = run[1:].split(" ")
        y, rest = rest.split("h")
        dark |= {(int(begin) + i, int(y)) for i in range(int(rest.split("v")[0]))}
    matrix = segno.make(text, error="m", micro=False).matrix
    assert dark == {(x, y) for y, row in enumerate(matrix) for x, one in enumerate(row) if one} and made["size"] == len(matrix)


def test_every_sentence_is_there() -> None:
    assert all(labels(Words("en")).values())
