"""As a single-user server of JupyterHub (`cardhistory serve --hub`): every address asks the hub whose it is.

Needs the package jupyterhub, which a site without a hub does not: loaded only with that option.
"""
from __future__ import annotations

import inspect
import os
from functools import cache
from typing import Any

from jupyterhub import __version__ as hub_version
from jupyterhub.services.auth import HubOAuth, HubOAuthCallbackHandler
from tornado.httputil import HTTPServerRequest, url_concat
from tornado.web import Application, HTTPError, RequestHandler

__all__ = ["Members", "callback"]


def callback(root: str) -> tuple[str, type[RequestHandler]]:
    """Where the hub sends a browser back to; `root` is a regular expression."""
    return root + "oauth_callback", HubOAuthCallbackHandler


class _Asked(RequestHandler):
    """What stands before each of our handlers.

    The hub's own way to read the cookie also wants a token in every request of a script, which Voilà's page has not. Nothing can be
    forged by it here: reading needs the same origin, and the one request that changes something looks at where it comes from.
    """

    def set_default_headers(self) -> None:
        super().set_default_headers()
        self.set_header("X-JupyterHub-Version", hub_version)  # the hub looks for it when the server has started

    async def prepare(self) -> None:
        hub = HubOAuth.instance()
        cookie = self.get_secure_cookie(hub.cookie_name)
        user = cookie and await hub.user_for_token(cookie.decode("ascii", "replace"), session_id=hub.get_session_id(self), sync=False)
        if user and not hub.check_scopes(hub.access_scopes, user):
            raise HTTPError(403)  # somebody else's server
        if not user:
            self._to_login(hub)
            return
        done = super().prepare()
        if inspect.isawaitable(done):
            await done

    def _to_login(self, hub: HubOAuth) -> None:
        """Send a reader who opens a page to the hub; a script or a socket only hears no."""
        if self.request.method != "GET" or self.request.headers.get("Sec-Fetch-Mode", "navigate") != "navigate" \
                or "Upgrade" in self.request.headers:
            raise HTTPError(403)
        verifier, challenge, method = hub.generate_pkce_code_challenge()
        state = hub.set_state_cookie(self, next_url=self.request.uri, code_verifier=verifier)
        self.redirect(url_concat(hub.login_url, {"state": state, "code_challenge": challenge, "code_challenge_method": method}))


@cache
def _asked(handler: type[RequestHandler]) -> type[RequestHandler]:
    return handler if handler is HubOAuthCallbackHandler else type(handler.__name__, (_Asked, handler), {})


class Members(Application):
    """The server's addresses for its own reader, and for whom the hub lets in besides.

    Every request comes past here, also one for an address that nobody answers. The name in it is not looked at: a page
    that makes its own name lead here brings no cookie.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        if not (os.environ.get("JUPYTERHUB_API_TOKEN") and HubOAuth.instance().access_scopes):
            raise RuntimeError("the hub has not said who may come in")
        super().__init__(*arguments, **options)

    def get_handler_delegate(self, request: HTTPServerRequest, target_class: type[RequestHandler], *arguments: Any,
                             **options: Any) -> Any:
        request.remote_ip = "-"
        return super().get_handler_delegate(request, _asked(target_class), *arguments, **options)
