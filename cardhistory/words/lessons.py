"""What stands around the pictures and lists of a lesson, and in the gallery of a pack."""

SENTENCES = {
    # timeline
    "lesson.timeline": "Timeline; scroll sideways for later years",
    "lesson.scale": "All events at true scale from left to right",
    "lesson.events": ("The one event, with its source", "All {n} events, with their sources"),
    "lesson.doubtful": "Doubtful: {doubt}.",
    "lesson.sure.two": "Two sources agree.",
    "lesson.sure.one": "One source.",
    "lesson.sure.disputed": "Doubtful.",
    "lesson.sure.doubt": "{sure} Uncertain: {doubt}.",
    "lesson.key.two": "two sources agree",
    "lesson.key.one": "one source",
    "lesson.key.disputed": "doubtful or disputed",
    # map
    "lesson.map": "Map of central and southern Europe with numbered places; the list after it says the same in words",
    "lesson.way.solid": "two sources",
    "lesson.way.dashed": "one source",
    "lesson.way.dotted": "order of stops: our drawing convention",
    # claims
    "lesson.doubts.rules": "About the rules",
    "lesson.doubts.history": "About the history",
    "lesson.ours": "What we do: {rule}",
    "lesson.witness": "Witness: {witness}.",
    "lesson.switch":
        "The words in typewriter letters are switches: whoever opens the code can play each reading with them.",
    "lesson.sources": ("The one source, and how far we read it", "All {n} sources, and how far we read each"),
    "lesson.read": "Read: {read}",
    "lesson.kind.primary": "Texts of the time",
    "lesson.kind.scholarly": "Scholars",
    "lesson.kind.reference": "Works of reference",
    "lesson.kind.web": "Other pages",
    "lesson.kind.object": "Cards in collections",
    "lesson.kind.ours": "Our own work",
    "lesson.back": "Back to the text of note {number}",
    "lesson.cards": "All the cards in words",
    # gallery
    "gallery.label": "The pack, card by card",
    "gallery.help": "Tap a card, or walk through the pack with the arrow keys.",
    "gallery.italian": "Italian",
    "gallery.czech": "Czech",
    "gallery.points": "Points",
    "gallery.drawn": "What is drawn",
    "gallery.set.values": "Three of this rank in one hand are worth {three}, four {four}.",
    "gallery.two": "Wins a trick: {two}; wins the last one, two or three tricks: {one}, {two_run} or {three_run} in all.",
    "gallery.suit": "Suit of {suit}",
}
