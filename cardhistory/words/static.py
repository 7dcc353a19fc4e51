"""What the edition without a server says of itself: while its tables wake up, and when they cannot."""

SENTENCES = {
    "static.waking": "The table is waking up. This takes a few seconds, the first time longer; the text can be read meanwhile.",
    "static.waking.other": "This wakes up with the page.",
    "static.step.load": "Fetching what the tables need: {done} of {all} MB.",
    "static.step.start": "Everything is here. Python starts in this browser.",
    "static.step.lay": "The cards are being laid.",
    "static.ready": "The table is ready.",
    "static.picture": "What lies on the table, as a picture; it can be played as soon as the table is awake",
    "static.hand": "Your hand: {cards}.",
    "static.failed": "The tables of this page cannot wake up in this browser. The text can be read, and the lesson is complete but for the playing. "
                     "A newer browser, or one in which WebAssembly is allowed, has the tables too.",
    "static.file": "This page was opened as a file. It can be read, but browsers wake its tables up only where a server hands the page out. "
                   "The file README in the folder of the site says how: it takes one line.",
    "static.broken": "The tables of this page have stopped, because Python in this browser has failed. What you have played is kept. Reload the page to go on.",
    "static.again": "Reload the page",
    "static.cell": "This part of the page could not be set up. It is not your doing; the rest can be read and played. Reload the page to try once more.",
    "static.noscript": "The tables of this lesson need JavaScript. The text can be read without it.",
    "static.keep.title": "Without a network",
    "static.keep.idle": "The whole site can be kept in this browser: all lessons with their tables, and the sheets for the printer. It then opens "
                        "at this address without a network. That fetches about {all} MB, once. Opening a lesson does the same "
                        "by itself, unless the browser has been told to use less data.",
    "static.keep.do": "Keep this site for reading without a network",
    "static.keep.working": "The site is being kept: {done} of {all} MB.",
    "static.keep.progress": "How much of the site is kept",
    "static.keep.done": "The site is kept in this browser. It opens at this address without a network.",
    "static.keep.failed": "The site could not be kept: the network was interrupted, or this browser has no room for it. What has come so far is not fetched again.",
    "static.keep.again": "Try once more",
    "static.keep.no": "This browser cannot keep the site for reading without a network. It needs an address that begins with https, or localhost.",
    "static.print.wait": "One moment: this browser makes the sheets itself, and Python has to start for it.",
    "static.print.file": "One moment: the file is being made.",
    "static.print.failed": "This browser could not make the sheets. A newer browser, or one in which WebAssembly is allowed, can.",
    "static.print.noscript": "To make the sheets that you choose, this page needs JavaScript.",
}
