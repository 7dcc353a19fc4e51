"""The site: a Voilà server with our own pages around it. Only `cardhistory.cli` starts it; nothing here is needed to play.

`serve` checks the options and runs `app`; `app` is the server; `overrides` holds what we change in Voilà, one class per
change; `pages` answers the addresses that need no kernel; `shelf` knows which lessons there are; `lab` opens JupyterLab.
"""
