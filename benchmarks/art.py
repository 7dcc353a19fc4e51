"""How long drawing takes, beside a plain task in the same run: ``python benchmarks/art.py``.

The baseline writes 10,000 numbers the way paths do. Aim: the whole pack, drawn from nothing, in at most 150 ms.
"""
from __future__ import annotations

import subprocess
import sys
import time

_COLD = """
import time
from cardhistory import art
from cardhistory.packs import TRAPPOLA_36
start = time.perf_counter()
art.sprite(TRAPPOLA_36)
print(time.perf_counter() - start)
"""


def baseline() -> float:
    """Seconds to format 10,000 numbers."""
    start = time.perf_counter()
    "".join(f"{i * 0.37:.1f} " for i in range(10_000))
    return time.perf_counter() - start


def cold() -> float:
    """Seconds to draw the whole pack in a fresh process."""
    return float(subprocess.run([sys.executable, "-c", _COLD], capture_output=True, text=True, check=True).stdout)


def main() -> None:
    base = min(baseline() for _ in range(5))
    first = min(cold() for _ in range(3))
    from cardhistory import art
    from cardhistory.packs import TRAPPOLA_36
    art.sprite(TRAPPOLA_36)
    start = time.perf_counter()
    for _ in range(100):
        art.sprite(TRAPPOLA_36)
    again = (time.perf_counter() - start) / 100
    print(f"baseline (10,000 numbers)   {base * 1000:8.2f} ms     1.0")
    print(f"whole pack, first time      {first * 1000:8.2f} ms  {first / base:6.1f} times the baseline   (aim 150 ms)")
    print(f"whole pack, drawn already   {again * 1000:8.2f} ms  {again / base:6.2f} times the baseline")
    for name, text in (("sprite", art.sprite(TRAPPOLA_36)), ("plate", art.plate("trappola"))):
        print(f"{name:<26}  {len(text.encode()) / 1000:8.1f} kB")


if __name__ == "__main__":
    main()
