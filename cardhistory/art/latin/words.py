"""What is drawn on each Latin card, in English, and which of it is attested on historic cards.

``PICTURES`` describe our drawings, so that a reader who cannot see them loses nothing. ``FACTS`` say which motif has
a witness: pairs of a sentence and a source key of the dossier. What has no entry is this project's choice.
``PACKS`` has the words for each of the three packs by its key.
"""
from __future__ import annotations

__all__ = ["BACK", "BACK_TITLE", "FACTS", "NAMES", "PACKS", "PICTURES", "SUITS"]

SUITS = {"S": "swords", "B": "batons", "C": "cups", "D": "coins"}
_RANKS = {"R": "king (re)", "C": "rider (cavallo)", "F": "footman (fante)", "T": "ten", "9": "nine", "8": "eight", "7": "seven",
          "6": "six", "5": "five", "4": "four", "3": "three", "2": "two", "A": "ace"}

NAMES = {rank + suit: f"{_RANKS[rank]} of {SUITS[suit]}".capitalize() for suit in SUITS for rank in _RANKS}

PICTURES = {
    # swords
    "RS": "A stern king with a forked red beard and a closed blue crown sits on a green throne in a blue gown lined with fur; he glances at "
          "the curved sword upright in his fist and plants the other hand on his knee.",
    "CS": "A broken-nosed rider in pale armour, the visor of his helmet pushed up, raises a curved sword; his black horse "
          "with a yellow mane rears on its hind legs.",
    "FS": "A mercenary with a scar and a forked black beard stands astride in slashed red and yellow dress, two feathers on his hat, "
          "one fist on his hip; he looks slyly at the great curved sword in the other.",
    "TS": "Ten curved swords in two bundles of five, back to back, cross in the middle; ten red hilts stand in a row below. A vine above and one beneath.",
    "9S": "Eight curved swords in two bundles of four, back to back, cross in the middle; a long straight sword in a red scabbard passes between them.",
    "8S": "Eight curved swords in two bundles of four, back to back, cross in the middle; a vine above and one beneath.",
    "7S": "Six curved swords in two bundles of three, back to back, cross in the middle; a long straight sword in a red scabbard passes between them.",
    "6S": "Six curved swords in two bundles of three, back to back, cross in the middle; a vine above and one beneath.",
    "5S": "Four long curved swords, two bowed to each side, cross round one straight sword in a red scabbard; a vine grows at either side.",
    "4S": "Four long curved swords, two bowed to each side, cross and leave narrow spaces between them; a vine grows at either side.",
    "3S": "Two long curved swords cross round one straight sword in a red scabbard; a vine grows at either side.",
    "2S": "Two long curved swords stand back to back and cross in the middle; a vine grows at either side.",
    "AS": "A fist comes out of a blue cloud and holds up one great sword; its point ends in the head of a green dragon that shows its "
          "teeth and a forked red tongue. A vine grows at either side.",
    # batons
    "RB": "A very old king in profile, hook-nosed, his white beard down to his chest, sits on a folding chair with crossed legs and leans "
          "with both hands on a tall staff.",
    "CB": "A laughing youth in a red bonnet with a white feather, half green and half white, carries a staff on his shoulder; his "
          "yellow horse steps out to the left.",
    "FB": "A youth in profile, in a green bonnet and odd hose, one green and one white, leans on a tall staff and scratches the head of a "
          "red dog that sits beside him.",
    "TB": "Ten long staffs, five leaning each way, cross in an open lattice; oak twigs grow above and below.",
    "9B": "Eight staffs, four leaning each way, cross in an open lattice over one long staff that stands upright; oak twigs above and below.",
    "8B": "Eight staffs, four leaning each way, cross in an open lattice; oak twigs grow above and below.",
    "7B": "Six staffs, three leaning each way, cross in a wide lattice over one long staff that stands upright; oak twigs above and below.",
    "6B": "Six staffs, three leaning each way, cross in a wide lattice of lozenges; oak twigs grow above and below.",
    "5B": "Four long staffs, two leaning each way, cross over one that stands upright; an oak twig with an acorn at either side.",
    "4B": "Four long staffs, two leaning each way, cross and enclose one lozenge; an oak twig with an acorn at either side.",
    "3B": "Two long staffs cross like an X over one that stands upright; an oak twig with an acorn at either side.",
    "2B": "Two long staffs cross like an X in the middle of the card; an oak twig with an acorn at either side, a snail between their feet.",
    "AB": "A curly-haired child with small wings and a red loincloth climbs one great staff, which is bound with blue bands and sprouts oak leaves and acorns.",
    # cups
    "RC": "A stout, laughing king, crowned over a wreath of vine leaves and grapes, sits astride a wine barrel, pats his belly and lifts a cup.",
    "CC": "A black-bearded rider in a red cap keeps a worried eye on the brimming cup in his fist, lest it spill; his white "
          "horse with a red mane steps out to the right.",
    "FC": "A maid in a red dress and a white apron, a puffed blue headdress on her fair hair, one hand on her hip, carries a cup on a napkin.",
    "TC": "Ten open cups: four down the left side, four down the right and one each above and below the two pinks in the middle.",
    "9C": "Nine open cups in three rows of three; oak twigs grow above and below.",
    "8C": "Eight open cups: three at each side and two in the middle, between two red pinks.",
    "7C": "Seven open cups: six in a ring and one in the middle, with two oak twigs.",
    "6C": "Six open cups in two columns of three; a vine climbs between them, and a magpie has settled on the rim of one.",
    "5C": "Five open cups: one at each corner and one in the middle, between two red pinks; a snail creeps below.",
    "4C": "Four open cups in two pairs; four red pinks grow crosswise between them.",
    "3C": "Three open cups, one above the other; a vine grows at either side.",
    "2C": "Two large open cups, one above the other; between them two red pinks and two vines.",
    "AC": "A great cup that is a fountain: water springs from its middle into the basin. A red bird drinks on the rim and a green one looks on.",
    # coins
    "RD": "A white-haired king yawns behind his hand on a throne shaped like a shell; his crown has slipped, a coin rests on his knee, and a "
          "black cat sleeps at his feet.",
    "CD": "An old big-nosed merchant in a fur-brimmed cap rides a red horse to the left, but looks back, pleased, at the coin he holds up.",
    "FD": "An old footman in profile, in green with a red purse at his belt, tries a coin with his teeth.",
    "TD": "Ten plain coins: four down the left side, four down the right and one each above and below the two pinks in the middle.",
    "9D": "Nine plain coins in three rows of three; oak twigs grow above and below.",
    "8D": "Eight plain coins: three at each side and two in the middle, between two red pinks.",
    "7D": "Seven plain coins: six in a ring and one in the middle, with two oak twigs.",
    "6D": "Six plain coins in two columns of three; a vine climbs between them.",
    "5D": "Five plain coins: one at each corner and one in the middle, between two red pinks; a hare sits below and pricks its ears.",
    "4D": "Four plain coins in two pairs; four red pinks grow crosswise between them, and a magpie guards one coin.",
    "3D": "Three plain coins, one above the other; a vine grows at either side.",
    "2D": "Two large plain coins, one above the other; between them two red pinks and two vines.",
    "AD": "One great medal with a beaded rim; on a red ground a beardless man with a hooked nose and a laurel wreath looks to the right. A pink and "
          "leafy sprays grow above and below.",
}

_COURTS = ("The woodcut sheets of about 1500 show their courts as single figures, as far as the fragments tell.", "IRWPC")
_SWORDS = ("On Italian woodcut sheets of about 1500 the swords are curved and cross in the middle of the card.", "IRWPC")
_LACED = ("Curved swords that interlace are a northern Italian habit.", "EN-ITAL")
_STAFFS = ("Northern Italian batons are long ceremonial staffs that cross in a lattice; knobbed clubs are Spanish.", "EN-ITAL")
_SHAPE = ("Long and narrow cards like this one came from blocks of four rows, mostly with six cards in each.", "IRWPC")
_ROME = ("Berni's Rome played Primiera with all 52 cards; Cardano's Milan left out the 10, 9 and 8.", "DEFZONE")
_MAIDS = ("In the later pattern called Primiera Bolognese the footmen of cups and coins were once maids.", "VIG-BO")

FACTS: dict[str, tuple[tuple[str, str], ...]] = {
    rank + suit: ((fact,) + ((_LACED,) if suit == "S" else ()) + ((_ROME,) if rank in "T98" else ()))
    for suit, fact in (("S", _SWORDS), ("B", _STAFFS), ("C", _SHAPE), ("D", _SHAPE)) for rank in "T98765432"}
FACTS |= {rank + suit: (_COURTS,) for rank in "RCF" for suit in SUITS}
FACTS |= {
    "FC": (_MAIDS, _COURTS),
    "AS": (("In the later pattern called Primiera Bolognese the sword on this card ends in the head of a dragon or an eagle.", "MOD-PRIM"),),
    "AB": (_STAFFS,),
    "AC": (("In the oldest Trappola packs a bird sits on the cup of this card.", "IPCS40"),),
    "AD": (_SHAPE,),
}

BACK_TITLE = "Back of a card"
BACK = "The back: zig-zag lines in red and blue by turns, on plain paper."
_ROWS = "in four rows, swords, batons, cups and coins, each "
PACKS = {
    "latin": ("The Latin pack of forty cards",
              f"All forty cards {_ROWS}from king, rider and footman through the seven, six, five, four, three and two to the ace."),
    "latin52": ("The Latin pack of fifty-two cards",
                f"All fifty-two cards {_ROWS}from king, rider and footman through the ten and all the numbers below it to the ace."),
    "latin28": ("The Latin pack of twenty-eight cards",
                f"All twenty-eight cards, without king, rider and footman, {_ROWS}from the seven through the six, five, four, three and two "
                "to the ace."),
}
"""Title and description of the whole pack, for each pack that is drawn with these pictures."""
