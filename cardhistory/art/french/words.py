"""What is drawn on each card of the French-suited pack, in English, and which of it is attested.

``PICTURES`` describe our drawings, so that a reader who cannot see them loses nothing. ``FACTS`` say which motif has a
witness: pairs of a sentence and a source key of the dossier. What has no entry is this project's choice.
"""
from __future__ import annotations

__all__ = ["BACK", "BACK_TITLE", "FACTS", "JAPANESE", "NAMES", "PACKS", "PICTURES", "SUITS"]

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
JAPANESE = {"S": "芋っ葉", "H": "桃", "D": "菱", "C": "三つ葉"}
"""Names of the suits once current in Japan: taro leaf, peach, lozenge, three leaves."""
_RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten", "9": "nine", "8": "eight", "7": "seven", "6": "six",
          "5": "five", "4": "four", "3": "three", "2": "two"}

NAMES = {rank + suit: f"{_RANKS[rank]} of {SUITS[suit]}".capitalize() for suit in SUITS for rank in _RANKS} | {"Jk": "Joker"}

_SIGNS = {"S": "black spades, veined like taro leaves", "H": "red hearts, creased like peaches",
          "D": "red diamonds, a white lozenge cut in each", "C": "black clubs of three veined leaves"}
_PLACES = {
    "T": "Ten {}: four down each side and two between them in the middle column.",
    "9": "Nine {}: four down each side and one in the very middle.",
    "8": "Eight {}: three down each side and two in the middle column, above and below the centre.",
    "7": "Seven {}: three down each side and one in the middle column, above the centre.",
    "6": "Six {} in two columns of three.",
    "5": "Five {}: one in each corner of an oblong and one in its middle.",
    "4": "Four {}, one in each corner of an oblong.",
    "3": "Three {} in a single column.",
    "2": "Two {}, one above the other, the lower upside down.",
}

PICTURES = {rank + suit: text.format(_SIGNS[suit]) for suit in SUITS for rank, text in _PLACES.items()} | {
    "AS": "One spade fills the card from edge to edge, black and carved all over with white tendrils and golden buds round a medallion with a "
          "red flower. A ribbon laid across it reads スペキュレーション, Speculation, in katakana; a plate at the foot between "
          "two laurel branches reads CARDHISTORY: our own wording, where makers put their mark.",
    "KS": "An old king, seen from the front, looks stern; his white beard falls in two points on an ermine collar. Black spade leaves tip "
          "his crown. In a blue mantle with golden lozenges he holds a sword upright and a red orb. The figure is mirrored below a golden cord.",
    "QS": "A grave dark queen in profile, with a coil of black hair and a long black veil, looks at the blue iris in her hand; her gown is black and "
          "blue with puffed golden sleeves. The figure is mirrored below a golden cord.",
    "JS": "A sly soldier with a waxed moustache and a hooked nose wears a blue cap with two feathers and a white ruff; over a doublet of blue and gold runs a red "
          "baldric, and he shoulders a halberd. The figure is mirrored below a golden cord.",
    "AH": "One great red heart with the crease of a peach, a white line cut round it, between two twigs of peach blossom.",
    "KH": "A round-cheeked, merry king with a curly golden beard lays one hand on his ermine collar; small hearts tip his crown, and a large one his "
          "sceptre. His mantle is red. The figure is mirrored below a golden cord.",
    "QH": "A smiling girl with a snub nose and golden hair falling over both shoulders holds up a full red rose; her red gown is laced over white. "
          "The figure is mirrored below a golden cord.",
    "JH": "A page boy in profile, snub-nosed and smiling, his golden hair cut short, wears a red cap with a white feather; he carries a lance with a white "
          "pennon that bears a heart, and a sealed letter. The figure is mirrored below a golden cord.",
    "AD": "One great red diamond with four small lozenges in its middle, gold and white, between two rosettes of lozenge-shaped leaves that float on waves.",
    "KD": "A proud king in profile, hawk-nosed with a pointed black beard, raises an open hand; in a golden mantle with red lozenges he shoulders a "
          "battle axe. Lozenges tip his crown. The figure is mirrored below a golden cord.",
    "QD": "An amused old lady, seen from the front, her grey hair rolled high over her ears above a pleated ruff, holds an open pale red fan and a red "
          "carnation; her gown is golden. The figure is mirrored below a golden cord.",
    "JD": "A laughing, freckled lad with red hair, seen from the front under a broad blue hat with two feathers, holds a partisan; a hooded hawk "
          "stands on his gloved hand. The figure is mirrored below a golden cord.",
    "AC": "One great black club, a golden seed where its three veined leaves meet, between two sprays of clover in flower.",
    "KC": "A black-bearded king with heavy brows, turned to the right, holds a golden sceptre that ends in a trefoil and a rolled charter; his mantle is "
          "black, his sleeves red strewn with white, his broad pointed collar blue. The figure is mirrored below a golden cord.",
    "QC": "A proud young queen with two long black plaits tied in red holds up a white daisy; her gown is blue with white rings, her sleeves red. "
          "The figure is mirrored below a golden cord.",
    "JC": "A stout fellow with a big nose, in a blue scalloped hood under a red cap with a white feather, and a red coat with blue sleeves, holds "
          "a glaive with a long curved blade and a golden hunting horn. The figure is mirrored below a golden cord.",
    "Jk": "A laughing jester in red and blue, bells on his horned cap and on the points of his coat, dances on one leg on a ball marked with "
          "the four suits; he holds an open red fan and a fool's stick with a little head. Below him stands the word JOKER.",
}

_INDICES = ("Small indices were squeezed into the corners from the mid-1870s on.", "LODGE-FN")
_ENDS = ("About 1880 number cards came to be drawn alike at both ends.", "LODGE-FN")
_COURTS = ("English packs had double-ended courts by the 1880s, and courts drawn anew as such by 1891.", "LODGE-60")
_LOCAL = {
    "S": ("In Fukushima spades were called taro leaf, 芋っ葉: hence the veins.", "EB-NAMES"),
    "H": ("Hearts were once called peach, 桃: hence the crease.", "EB-NAMES"),
    "D": ("In Fukushima diamonds were called lozenge, 菱: hence the lozenge in each.", "EB-NAMES"),
    "C": ("In Fukushima clubs were called three leaves, 三つ葉: hence the veins.", "EB-NAMES"),
}

FACTS: dict[str, tuple[tuple[str, str], ...]] = {
    rank + suit: (_LOCAL[suit], _COURTS if rank in "KQJ" else _INDICES if rank in "A7" else _ENDS) for suit in SUITS for rank in _RANKS}
FACTS["AS"] = (
    ("The duty on a pack was marked on this card from 1712, and the Stamp Office printed it from 1765.", "SPADEACE"),
    ("When that ended in 1862, makers filled the space with a large ornate mark of their own.", "LODGE-60"),
    ("Etori calls this card Speculation, and it beats every other card of the Meiji game.", "ARTICLE-ETORI"))
FACTS["Jk"] = (("The Etori of 1917 adds one joker, which beats even the ace of spades.", "ARTICLE-ETORI"),)

BACK_TITLE = "Back of a card"
BACK = ("The back: rows of white wave arcs on an indigo ground, rolling from the middle to both ends, and in a round two red fans "
        "with a golden disc, foot to foot.")
_RUN = "in suits, spades, hearts, diamonds and clubs, each from the ace through king, queen and jack to the ten and down to the {}"
PACKS = {
    "french": ("The French-suited pack", f"All fifty-two cards {_RUN.format('two')}."),
    "french53": ("The French-suited pack with the joker", f"The fifty-two cards {_RUN.format('two')}, and the joker last."),
    "goninkan50": ("The pack of Goninkan", f"Fifty cards {_RUN.format('two')}, without the twos of hearts, diamonds and clubs, and the joker last."),
    "french32": ("The French-suited pack of thirty-two", f"Thirty-two cards {_RUN.format('seven')}."),
}
"""Title and description of the whole pack, for each pack that is drawn with these pictures."""
