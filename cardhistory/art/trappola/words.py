"""What is drawn on each Trappola card, in English, and which of it is attested on historic cards.

``PICTURES`` describe our drawings, so that a reader who cannot see them loses nothing. ``FACTS`` say which motif has
a witness: pairs of a sentence and a source key of the dossier. What has no entry is this project's choice.
"""
from __future__ import annotations

__all__ = ["BACK", "BACK_TITLE", "FACTS", "NAMES", "PACKS", "PICTURES", "SUITS"]

SUITS = {"S": "swords", "B": "batons", "C": "cups", "D": "coins"}
_RANKS = {"A": "ace", "R": "king (re)", "C": "rider (cavallo)", "F": "footman (fante)", "T": "ten", "9": "nine",
          "8": "eight", "7": "seven", "2": "two"}

NAMES = {rank + suit: f"{_RANKS[rank]} of {SUITS[suit]}".capitalize() for suit in SUITS for rank in _RANKS}

PICTURES = {
    # swords
    "AS": "A great straight sword stands upright, its blade passed through a golden crown; two branches with red berries "
          "rise beside the hilt, under two red flowers.",
    "RS": "A white-bearded king looks stern under a turban set in a spiked crown; he wears a blue robe with an ermine collar, sits "
          "before a throne with red knobs and holds up a scimitar. The card is cut by a red band and mirrored below it.",
    "CS": "A moustached rider in a green coat and a soft red Phrygian cap raises a scimitar; his red horse with a black mane throws up its "
          "head and opens its mouth. The card is mirrored below a red band.",
    "FS": "A moustached footman in a red and yellow doublet, one hand on his hip, holds a scimitar upright; his flat-topped blue hat "
          "carries two feathers, his hose are blue and white. The card is mirrored below a red band.",
    "TS": "Eight curved blue swords, four bowed to the left and four to the right, interlace above and below; two straight "
          "swords lie in front, one with its point up and one with its point down.",
    "9S": "Eight curved blue swords interlace above and below, four to a side; one straight sword lies in front, its point up.",
    "8S": "Eight curved blue swords, four to a side, interlace above and below and leave an almond-shaped space with two red flowers.",
    "7S": "Six curved blue swords, three to a side, interlace above and below; one straight sword lies in front, its point up.",
    "2S": "Two curved swords meet at their points and hilts and enclose a town by the water with a bell tower, a domed church and "
          "a boat. A ribbon above it reads CARDHISTORY, the number below XXXVI for the thirty-six cards: our own inscription, where "
          "old packs bore the maker's name and city.",
    # batons
    "AB": "One great ceremonial staff, wound with a red and blue band, a red bud at its head and a green one at its foot; leafy twigs "
          "grow from it and two red tassels hang on a cord.",
    "RB": "A black-bearded king with a crown of oak leaves, in a green robe lined with red, holds a tall staff; his other hand rests on "
          "the arm of the throne, which ends in a carved lion's head. The card is mirrored below a striped band.",
    "CB": "A rider in a winged blue helmet and a yellow coat with green sleeves holds a staff on a black, white-maned horse with "
          "a red plume. The card is mirrored below a striped band.",
    "FB": "A fair-haired footman all in green grips a tall staff with both hands; three feathers stand on his small flat cap. The "
          "card is mirrored below a striped band.",
    "TB": "Ten long staffs, five leaning each way, cross in a close lattice; a red flower grows on either side.",
    "9B": "Eight long staffs, four leaning each way, cross in a lattice behind a red one that stands upright; a flower on either side.",
    "8B": "Eight long staffs, four leaning each way, cross in a lattice; a flower on either side.",
    "7B": "Six long staffs, three leaning each way, cross in an open lattice behind a red one that stands upright; a flower on either side.",
    "2B": "Two long staffs cross in the middle of the card, tied with a red bow, among four twigs with berries.",
    # cups
    "AC": "One great golden cup with two handles: a red domed lid with a flower for a knob, a blue band set with white lozenges, "
          "a tall stem and a spreading foot.",
    "RC": "A merry king with a yellow beard lays one hand on his breast and lifts a lidded cup with the other; three feathers stand in "
          "his crown, and an ermine collar covers his red robe. The card is mirrored below a blue waved band.",
    "CC": "A sly young rider in a wig and a green three-cornered hat with a white feather rides a yellow horse; in his red coat he "
          "raises a lidded cup. The card is mirrored below a blue waved band.",
    "FC": "A footman with a little pointed beard, in a red turban with a cockade and a long blue striped coat with a red sash, "
          "holds up a lidded cup. The card is mirrored below a blue waved band.",
    "TC": "Ten tall lidded cups in three staggered columns: three, four and three.",
    "9C": "Nine tall lidded cups in three columns of three.",
    "8C": "Eight tall lidded cups: three at each side and two in the middle, between two red flowers.",
    "7C": "Seven tall lidded cups: six in a ring and one in the middle.",
    "2C": "Two large lidded cups stand on either side of a plant with red flowers, tied at the foot with a blue bow.",
    # coins
    "AD": "One great coin made as a rosette of blue and red petals; a calm round face looks out of its middle. A red flower and leafy "
          "twigs grow above and below.",
    "RD": "A king with a forked white beard and a closed, arched crown, in a yellow robe with a medal on a red chain, holds a lily "
          "sceptre and holds up a coin between fingers and thumb. The card is mirrored below a green beaded band.",
    "CD": "A cheerful rider in a blue coat and a baker boy's peaked cap holds up a coin; a small dog sits before his white "
          "horse and looks up at it. The card is mirrored below a green beaded band.",
    "FD": "A laughing footman in blue and white with a purse at his belt has just tossed a coin from his open hand; a green feather lies "
          "along the slashed brim of his red hat. The card is mirrored below a green beaded band.",
    "TD": "Ten rosette coins in three staggered columns: three, four and three.",
    "9D": "Nine rosette coins: three at each side and three in the middle column, spread wider.",
    "8D": "Eight rosette coins: three at each side and two in the middle, between two red flowers.",
    "7D": "Seven rosette coins: six in a ring and one in the middle.",
    "2D": "Two large rosette coins lie in the two bays of a red ribbon shaped like an S, hemmed and set with white lozenges.",
}

_COURTS = ("From the Empire pattern on, courts are always double-ended.", "IPCS43")
_CUPS = ("Tall cups with lids are the mark of the Empire pattern of the 19th century, not of the Renaissance.", "IPCS43")
_COINS = ("Coins drawn as rosettes belong to Prague and the Empire pattern; in Vienna they were called roses.", "IPCS42")
_SWORDS = ("Curved swords that interlace are a northern Italian habit.", "EN-ITAL")
_STAFFS = ("Northern Italian batons are long ceremonial staffs; knobbed clubs are Spanish.", "EN-ITAL")

FACTS: dict[str, tuple[tuple[str, str], ...]] = {
    "AS": (("A crown round the sword is a Trentine trait that early Trappola packs share.", "IPCS37"),),
    "RS": (("A turban under a spiked crown is found on Viennese packs and again in the Empire pattern.", "IPCS41"), _COURTS),
    "CS": (("The horse rears its head on Silesian packs.", "IPCS40"), ("The rider wears a Phrygian cap on Viennese packs.", "IPCS41")),
    "FS": (("The Empire pattern gives this footman a baggy, flat-topped hat without a rim; Viennese packs two feathers, a "
            "moustache and a scimitar.", "IPCS43"),),
    "2S": (("Makers put their name and city on this card, sometimes with a view of the town.", "IPCS41"),),
    "AB": (("On several packs this card bears the maker's name.", "FETSCHER"), _STAFFS),
    "RB": (("An animal is carved on the throne of this king on Silesian packs.", "IPCS40"), _COURTS),
    "CB": (_COURTS,),
    "FB": (("Viennese packs give this footman a feathered hat.", "IPCS41"),),
    "2B": (_STAFFS,),
    "AC": (_CUPS,),
    "RC": (("The king of cups wears a feathered crown on Viennese packs.", "IPCS41"), _CUPS),
    "CC": (("A three-cornered hat with a feather is this rider's in the Empire pattern.", "IPCS43"), _CUPS),
    "FC": (("A turban with a cockade marks this footman on Viennese packs.", "IPCS41"), _CUPS),
    "2C": (("Flowers on this card are a trait shared by the Trentine pattern and early Trappola.", "IPCS37"), _CUPS),
    "AD": (("A face in the ace of coins is a standard feature of the Prague pattern.", "IPCS42"), _COINS),
    "RD": (("Mirrored courts of coins show four coins instead of two.", "7BELLO"), _COURTS),
    "CD": (("A small dog stands beside this rider on Silesian and Graz packs.", "FETSCHER"),
           ("His baker boy's hat belongs to the Empire pattern.", "IPCS43")),
    "FD": (("Flat or shallow caps with feathers are common to the footmen.", "IPCS40"), _COINS),
    "2D": (("An S-shaped ribbon is a trait shared by the Trentine pattern and early Trappola.", "IPCS37"), _COINS),
}
FACTS |= {rank + suit: (fact,) for suit, fact in (("S", _SWORDS), ("B", _STAFFS), ("C", _CUPS), ("D", _COINS)) for rank in "T987"}

BACK_TITLE = "Back of a card"
BACK = "The back: white lozenges with black and red dots on a blue ground."
PACKS = {
    "trappola": ("The Trappola pack",
                 "All thirty-six cards in four rows, swords, batons, cups and coins, each from the ace through king, rider and footman "
                 "to the ten, nine, eight, seven and two."),
}
"""Title and description of the whole pack, for each pack that is drawn with these pictures."""
