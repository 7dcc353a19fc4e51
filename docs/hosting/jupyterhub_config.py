"""JupyterHub with cardhistory as every reader's own server. `jupyterhub -f jupyterhub_config.py`"""
# Try it on this machine: any name, one password, no accounts. For a school put its own login here (OAuthenticator, LDAP, PAM).
c = get_config()  # noqa: F821
c.JupyterHub.bind_url = "http://127.0.0.1:8000"
c.JupyterHub.authenticator_class = "dummy"
c.DummyAuthenticator.password = "trappola"
c.Authenticator.allow_all = True
c.JupyterHub.spawner_class = "simple"

# One reader each: a few pages at once, nothing laid in advance.
c.Spawner.cmd = ["cardhistory", "serve", "--hub", "--preheat", "0", "--readers", "4"]
c.Spawner.http_timeout = 60
c.JupyterHub.cleanup_servers = True
