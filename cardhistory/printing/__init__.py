"""What goes to the printer: packs at true size and the sheets of a deal, as drawings (SVG) or as one PDF file.

Everything here is plain Python: the PDF is written without another package (`pdf`), so that a file can be made wherever
the rules run.
"""
