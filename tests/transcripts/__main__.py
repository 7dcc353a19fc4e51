"""``python -m tests.transcripts [game …]``: write the transcripts anew."""
import sys

from tests.transcripts import renew

renew(tuple(sys.argv[1:]))
