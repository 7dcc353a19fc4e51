"""A lesson laid out once, in a process from which each reader's kernel is then split off: its cells run here, before there is a kernel.

What a cell shows is caught and told to the server, which makes the page of it. The widgets stay as they are: their channels are
silent until the process has become a kernel and they are woken.
"""
from __future__ import annotations

import threading
from typing import Any

__all__ = ["Unfit", "lay", "wake"]


class Unfit(Exception):
    """This lesson cannot be laid out beforehand; the message says why. Its cells are then run anew for each reader."""


def lay(cells: list[str]) -> list[list[dict[str, Any]]]:
    """Run the cells; for each what it shows, in the form of a notebook. Raises Unfit if one fails, warns, or leaves a thread."""
    from IPython.core.displayhook import DisplayHook
    from IPython.core.interactiveshell import InteractiveShell
    from traitlets.config import Config

    class Told(DisplayHook):  # type: ignore[misc]
        """The value of a cell goes where `display` sends what it is given, instead of being printed."""

        def write_output_prompt(self) -> None:
            pass

        def write_format_data(self, format_dict: Any, md_dict: Any = None) -> None:
            self.shell.display_pub.publish(format_dict, md_dict, transient={"value": True})

        def finish_displayhook(self) -> None:
            self._is_active = False

    config = Config()
    config.HistoryManager.enabled = False  # it would keep a thread and a file
    shell = InteractiveShell.instance(config=config, displayhook_class=Told)
    try:
        shown = [_run(shell, source) for source in cells]
    finally:
        shell.restore_sys_module_state()
        shell.clear_instance()  # the kernel has a shell of its own
    if threading.active_count() > 1:
        raise Unfit("a cell has begun a thread")
    return shown


def _run(shell: Any, source: str) -> list[dict[str, Any]]:
    from IPython.utils.capture import capture_output

    with capture_output() as caught:
        result = shell.run_cell(source, store_history=False)
    if not result.success:
        raise Unfit(f"a cell fails: {result.error_in_exec or result.error_before_exec!r}")
    if caught.stderr:
        raise Unfit("a cell warns")
    printed = [{"output_type": "stream", "name": "stdout", "text": caught.stdout}] if caught.stdout else []
    return printed + [{**({"output_type": "execute_result", "execution_count": 1} if one.transient else {"output_type": "display_data"}),
                       "data": one.data, "metadata": one.metadata or {}} for one in caught.outputs]


def wake() -> None:
    """In a process that has become a kernel: give the channels of the widgets that are there their voice."""
    import comm
    import ipywidgets
    from ipykernel.kernelbase import Kernel

    ipywidgets._handle_ipython()  # the channel by which a page asks which widgets there are

    for channel in comm.get_comm_manager().comms.values():
        channel.kernel = Kernel.instance()
