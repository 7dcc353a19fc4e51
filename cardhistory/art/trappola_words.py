from collections import defaultdict
NAMES=defaultdict(lambda:"card"); PICTURES=defaultdict(lambda:"pic"); BACK="b"; PACK="p"; PACK_DESC="d"
