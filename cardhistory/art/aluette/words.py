"""What is drawn on each Aluette card, in English, and which of it is attested on historic cards.

``PICTURES`` describe our drawings, so that a reader who cannot see them loses nothing. ``FACTS`` say which motif has
a witness: pairs of a sentence and a source key of the dossier. What has no entry is this project's choice.
"""
from __future__ import annotations

__all__ = ["BACK", "BACK_TITLE", "FACTS", "NAMES", "PACKS", "PICTURES", "SUITS"]

SUITS = {"D": "coins", "C": "cups", "E": "swords", "B": "batons"}
_RANKS = {"A": "ace", "R": "king (roi)", "C": "rider (cavalière)", "V": "valet", "9": "nine", "8": "eight", "7": "seven",
          "6": "six", "5": "five", "4": "four", "3": "three", "2": "two"}
_NICKNAMES = {"3D": "Monsieur", "3C": "Madame", "2D": "le Borgne, the one-eyed man", "2C": "la Vache, the cow",
              "9C": "grand neuf, the great nine", "9D": "petit neuf, the little nine", "2B": "deux de chêne, the oak two",
              "2E": "deux d'écrit, the written two", "5D": "bise-dur, the hard kiss"}

NAMES = {rank + suit: f"{_RANKS[rank]} of {SUITS[suit]}".capitalize() + (f", {_NICKNAMES[rank + suit]}" if rank + suit in _NICKNAMES else "")
         for suit in SUITS for rank in _RANKS}

PICTURES = {
    # coins
    "AD": "One great coin with a shield of our own arms in four quarters: a cow's head, a sailing boat, an oak leaf and an anchor. "
          "Above the shield a fish opens its mouth, the sign for an ace.",
    "RD": "An old white-bearded king, standing, looks stern under a closed crown; in a blue cloak edged with ermine he holds a long axe and "
          "holds up a coin between the fingers and the thumb of his other hand.",
    "CD": "A woman rider seen from behind: above the horse's tail and hind legs her laced back and long braid. She turns her head "
          "in its green hat to the side and holds up a coin; her horse looks back too.",
    "VD": "A fair valet in a green coat with carmine shoulder puffs and a feathered hat, a purse in his hand, has just tossed a coin and "
          "looks after it.",
    "9D": "Nine small coins with smiling suns: eight in a ring, and the ninth balanced on the little finger of a raised hand. Partners "
          "show the little finger for this card.",
    "8D": "Eight coins with scallop shells in three leaning columns of three, two and three; a sea pink grows in the gap.",
    "7D": "Seven coins with fishes: three down the left side, three down the right side and one in the middle, between two gulls.",
    "6D": "Six coins with anchors in two columns of three, the right one higher than the left.",
    "5D": "Four coins with flowers, and in the middle a great coin in which a man in a green hat and a woman in a white cap kiss with "
          "their eyes shut, under a little heart.",
    "4D": "Four coins with a rosette of eight petals and the letters C and H, our own mark; two gulls fly between them.",
    "3D": "A gentleman in a tall black hat, with moustache and cravat, looks out of a great coin; he raises his brows and turns up his "
          "eyes, the sign for this card. Two small coins stand above and below.",
    "2D": "Two great coins with a face in each: above, an old bearded sailor with a black patch over one eye; below, a boy in a knitted "
          "cap who shuts one eye, the sign for this card.",
    # cups
    "AC": "One great two-handled chalice lettered ALUETTE: our own wording, where old packs bore the maker's name. A green bird sings on "
          "its rim, its beak wide open.",
    "RC": "A stout, merry king with a red nose and a black moustache sits on a blue throne, one hand on his belly, and lifts a cup.",
    "CC": "A smiling woman in carmine with a plumed blue hat rides side-saddle on a white horse with a yellow mane and raises a cup.",
    "VC": "A fair page in blue and carmine, seen in profile, holds up a cup; beside him a yellow heraldic lion with a carmine mane rears on "
          "its hind legs and puts out its tongue.",
    "9C": "Nine large cups in three leaning columns; out of the middle one rises a hand with its thumb up, the sign for this card.",
    "8C": "Eight cups in three leaning columns of three, two and three; a gull flies through the gap in the middle.",
    "7C": "Seven cups: three down the left side, three down the right side and one in the middle, between two sea pinks.",
    "6C": "Six cups in two columns of three, the right one higher than the left, with a sea pink at the head of one and at the foot of the other.",
    "5C": "Five cups, one in the middle and four round it, with a sea pink on either side.",
    "4C": "Four large cups, two and two, the right ones higher than the left.",
    "3C": "A lady in carmine with a tall white coif rises from a great cup, a fan in her hand; she tilts her head and one corner of her mouth goes up, the sign "
          "for this card. Beside her stand two small cups with a stork in each.",
    "2C": "A yellow cow lies in the grass, her head towards us, her lips pushed forward as if to moo, the sign for this card. Above her two "
          "storks stand in the two cups and clatter, beak to beak.",
    # swords
    "AE": "A great straight sword stands upright, a green strap with a buckle wound round its blade; a naked curly-haired "
          "child with a leaf-green cloth round its hips grasps the grip, throws up its other hand and shouts with its mouth wide open.",
    "RE": "A young king in armour and a carmine cloak, in profile, with a long nose and a pointed black beard, one hand on his hip, the other on "
          "the hilt of an upright sword.",
    "CE": "A woman with flying red hair, helmeted and in blue, raises her sword and shouts on a rearing yellow horse.",
    "VE": "A lean, sour-faced recruit with a long nose, his plumed helmet too large for him, holds up a sword almost as tall as himself.",
    "9E": "Nine swords: four upright above, four point down below, and one lying across the middle.",
    "8E": "Eight swords: four upright above and four point down below, parted by three crabs with raised claws.",
    "7E": "Seven swords: three upright above, three point down below, and one lying across the middle.",
    "6E": "Six swords: three upright above and three point down below; two gulls fly between them.",
    "5E": "Five swords: a long one upright in the middle, and on each side of it one point up and one point down.",
    "4E": "Four swords: two upright above and two point down below, with a sea pink on either side.",
    "3E": "Three long swords, one upright in front of two that cross.",
    "2E": "Two long swords cross behind a scroll that reads CECY EST ESCRIT, old French for ‘this is written’: our own wording. A hand with a "
          "quill between thumb and forefinger is still writing, the sign for this card.",
    # batons
    "AB": "A wild man, black-maned and clad in green hair down to his ankles, roars with his mouth wide open beside a great cudgel that is taller than he; a "
          "leaf covers his loins.",
    "RB": "A very old king in yellow with a wreath of oak leaves and a beard down to his lap sits on a tree stump and rests a great cudgel on his "
          "shoulder.",
    "CB": "A cheerful old woman with a hooked nose, in a straw hat and a white apron, rides a trotting black horse and carries a cudgel.",
    "VB": "An old peasant in wooden shoes and a straw hat, a smoking pipe in his mouth, winks and leans on a cudgel.",
    "9B": "Nine knobbed cudgels: four crossed pairs in the corners and one lying across the middle.",
    "8B": "Eight knobbed cudgels: four crossed pairs in the corners, and between them an oak leaf and a snail.",
    "7B": "Seven knobbed cudgels: a crossed pair above, a crossed pair below and three upright in the middle.",
    "6B": "Six knobbed cudgels: three crossed pairs one below the other, with an oak leaf on either side.",
    "5B": "Five knobbed cudgels: a crossed pair above, a crossed pair below and one lying across the middle.",
    "4B": "Four knobbed cudgels in two large crossed pairs, with an oak leaf on one side and a snail on the other.",
    "3B": "Three great knobbed cudgels, one upright in front of two that cross.",
    "2B": "Two oak trunks in leaf, and between them a laughing red-haired child on a swing: it holds both ropes and keeps one forefinger up, the sign for this card.",
}

_INSIDE = ("Later packs have figures inside the suit signs.", "WOPC-ALUETTE")
_DEVICES = ("Roiné's pack of about 1785 has heraldic devices in the coins, and no people on the number cards.", "ROINE")
_WOMEN = ("The riders of Aluette are women.", "ARTICLE-ALUETTE")
_DAME = ("Roiné's pack of about 1785 labels the riders Dame, but draws men.", "ROINE")
_PLAIN = ("Roiné's pack of about 1785 is a stencilled woodcut with whole figures and no indices, 56 by 86 millimetres.", "ROINE")
_LILIES = ("Lilies stand among the batons of Roiné's pack of about 1785.", "ROINE")
_ARROWS = ("Later packs have small arrows among the batons.", "WOPC-ALUETTE")

FACTS: dict[str, tuple[tuple[str, str], ...]] = {
    "AD": (("Roiné's ace of coins bears the arms of Spain with a crown and a legend; the shield here is our own.", "ROINE"),
           ("In 1781 Mellet calls the ace of coins, not the two, the one-eyed card.", "MELLET")),
    "RD": (("In early packs this king holds an axe.", "WOPC-ALUETTE"),),
    "CD": (("This rider is seen from behind.", "WOPC-ALUETTE"), _WOMEN),
    "VD": (_PLAIN,),
    "9D": (("Players tell a partner of this card by the little finger; no picture is described for it.", "TRICTRAC"),),
    "5D": (("A couple kisses or embraces on this card; once they were Ferdinand and Isabella.", "WOPC-ALUETTE"),),
    "4D": (("The maker's monogram stands here, on one pack in a star of David.", "WOPC-ALUETTE"),),
    "3D": (_INSIDE, ("Called the Lord or the Master in 1781.", "MELLET")),
    "2D": (_INSIDE, ("A two of coins from Le Puy, 1492 to 1498, may be its ancestor.", "ALUETTE-NET")),
    "AC": (("Roiné's ace of cups is a chalice with the maker's name.", "ROINE"),),
    "RC": (_PLAIN,),
    "CC": (_WOMEN, _DAME),
    "VC": (("A heraldic lion is reported with this valet in the Franco-Spanish pattern.", "IPCS38"),),
    "9C": (("Players tell a partner of this card by the thumb; no picture is described for it.", "TRICTRAC"),),
    "4C": (("On Roiné's pack this card bears the maker's initials.", "ROINE"), _INSIDE),
    "3C": (("Storks are on the two and the three of cups, and in later packs a lady sits in a cup.", "WOPC-ALUETTE"),
           ("Called the Lady in 1781.", "MELLET")),
    "2C": (("A cow lying down, storks above her: the cow is the oldest motif of the pack, from about 1500 in Toulouse.", "ALUETTE-NET"),
           ("The cow is fixed on the two of cups by the early 19th century.", "WIKI-EN-ALUETTE")),
    "AE": (("A naked child is beside this sword.", "WOPC-ALUETTE"), ("The sword has a strap in the Franco-Spanish pattern.", "IPCS38"),
           ("In one 18th-century pack the cow is on this card too.", "WIKI-EN-ALUETTE")),
    "RE": (_PLAIN,),
    "CE": (_WOMEN, _DAME),
    "VE": (_PLAIN,),
    "2E": (("Writing fills this card: the maker's name and town, or the text of the tax stamp.", "WOPC-ALUETTE"),),
    "AB": (("A wild man, or Indian, is on this ace.", "WOPC-ALUETTE"), ("In 1781 it was called the Serpent.", "MELLET")),
    "RB": (_PLAIN,),
    "CB": (_WOMEN, _DAME),
    "VB": (_PLAIN,),
    "2B": (("A child on a swing is on this card in later packs; its nickname speaks of oak wood.", "WOPC-ALUETTE"),),
}
FACTS |= {rank + suit: told for suit, told in (("D", (_INSIDE, _DEVICES)), ("C", (_INSIDE, _DEVICES)), ("E", (_PLAIN,)), ("B", (_LILIES, _ARROWS)))
          for rank in "9876543" if rank + suit not in FACTS}

BACK_TITLE = "Back of a card"
BACK = "The back: rows of small blue waves on bare paper, with carmine dots between them."
PACKS = {
    "aluette": ("The Aluette pack",
                "All forty-eight cards in four rows, coins, cups, swords and batons, each from the ace through king, rider and valet to "
                "the nine, eight and so on down to the two."),
}
"""Title and description of the whole pack, for each pack that is drawn with these pictures."""
