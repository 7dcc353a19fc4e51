"""What is said on paper for a class: work sheets, their keys, and score sheets."""

SENTENCES = {
    # a work sheet
    "paper.worksheet.title": "{lesson}: work sheet",
    "paper.key.title": "{lesson}: key to the work sheet",
    "paper.key.note": "For the teacher. The numbers are those of the work sheet with the same exercises.",
    "paper.foot": "{title}, page {page} of {pages}",
    "paper.exercise": "{n}. {title}",
    "paper.name": "Name",
    "paper.date": "Date",
    "paper.lesson.how-we-know": "How we know",
    "paper.lesson.family": "Family",
    # what is to be done
    "paper.tick": ("Tick the answer.", "Tick {n} answers."),
    "paper.why": "Why?",
    "paper.order": "Write a number below each card: 1 for the first in the order, 2 for the next, and so on.",
    "paper.number": "Your number:",
    "paper.number.unit": "Your number ({unit}):",
    "paper.number.how": "How did you come to it?",
    "paper.move": "What do you do?",
    # a position
    "paper.position.trick": "On the table",
    "paper.position.play": "{who}: {card}",
    "paper.position.hand": "Your cards",
    "paper.position.open": "{who}, face up",
    "paper.position.thrown": "Thrown away, face up",
    "paper.position.who": "{who}: {text}.",
    "paper.position.fact": "{text}.",
    "paper.position.gone.all": "Already played, {suit}: all.",
    "paper.position.gone.but": "Already played, {suit}: all but {ranks}.",
    "paper.position.gone.only": "Already played, {suit}: {ranks}.",
    "paper.position.gone.others": "Already played: {cards}.",
    "paper.rules": "The rules: {preset}.",
    "paper.rules.changed": "The rules: {preset}, changed in a small thing for this exercise.",
    "paper.position.may": "Beside playing a card you may also: {choices}.",
    "paper.position.choices": "You may: {choices}.",
    "paper.position.goal": "Goal: {goal}",
    # the key
    "paper.key.order": "From the first to the last",
    "paper.key.equal": "equal to the one before",
    "paper.key.mistake": "{low} before {high}: {reply}",
    "paper.key.line": "One way that reaches the goal",
    "paper.key.also": "Also right",
    "paper.key.wrong": "What goes wrong",
    "paper.key.if": "{did} {reply}",
    "paper.key.remember": "To remember: {text}",
    "paper.key.hints": "Hints that may be given",
    # score sheets
    "paper.scores.title": "{game}: score",
    "paper.scores.lines": "In each deal: {lines}.",
    "paper.scores.deal": "Deal",
    "paper.scores.sum": "Sum",
    # what was asked for and cannot be had
    "paper.wrong.lesson": "There is no work sheet for {what}. There are: {known}.",
    "paper.wrong.only": "There is no exercise {what} in the lesson {lesson}. There are: {known}.",
}
"""Each is a whole sentence, a heading or a label; what stands in braces is a name, a number or another of these."""
