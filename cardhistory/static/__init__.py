"""The edition without a server: `cardhistory build-static` writes a folder that any web server can hand out.

The text of the lessons, their pictures and the first position of each page are made when the folder is built (`build`, `lesson`).
Tables, exercises and everything else that answers run in the reader's browser: the same classes, in a Python that the folder brings
along (`browser`, and the scripts in ``page/``). What is in the folder, and what this edition cannot do, is told in ``docs/static.md``.
"""
