"""Share strings: a scenario as one line of text that survives a chat window."""

import base64
import json
import re
import zlib
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from kony_nb.rules.errors import BadRecord

__all__ = ["PREFIX", "share_string", "unshare"]

PREFIX = "kn1."
LARGEST = 200_000
"""Bytes of JSON that a share string may hold; the string itself is never longer."""
SHAPE = re.compile(r"[A-Za-z0-9_-]+\.[0-9a-f]{8}")


def share_string(given: Mapping[str, Any]) -> str:
    """Return a scenario as ``kn1.``, its compressed JSON, and a checksum.

    Raises
    ------
    BadRecord
        If the scenario is larger than a share string may be.
    """
    text = json.dumps(given, separators=(",", ":"), ensure_ascii=True).encode()
    if len(text) > LARGEST:
        raise BadRecord(f"share string: {len(text)} bytes, at most {LARGEST} are allowed")
    body = base64.urlsafe_b64encode(zlib.compress(text, 9)).decode().rstrip("=")
    return f"{PREFIX}{body}.{checksum(body)}"


def unshare(text: str) -> dict[str, Any]:
    """Return the scenario in a share string.

    Raises
    ------
    BadRecord
        If it is foreign, of another version, cut short, changed, or too large.
    """
    line = text.strip()
    if not line.startswith(PREFIX):
        version = re.match(r"kn\d+\.", line)
        what = (
            f"of version {version[0][:-1]!r}, this program reads 'kn1'" if version else "none of this program"
        )
        raise BadRecord(f"share string: it is {what}; one begins with {PREFIX!r}")
    line = line.removeprefix(PREFIX)
    if len(line) > LARGEST:
        raise BadRecord(f"share string: {len(line)} characters, at most {LARGEST} are allowed")
    if not SHAPE.fullmatch(line):
        raise BadRecord("share string: it is cut short or holds characters that no share string has")
    body, _, check = line.partition(".")
    if check != checksum(body):
        raise BadRecord("share string: the checksum does not fit: it was changed or cut short")
    try:
        unpack = zlib.decompressobj()
        content = unpack.decompress(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)), LARGEST)
        if unpack.unconsumed_tail:
            raise BadRecord(f"share string: it unpacks to more than {LARGEST} bytes")
        given = json.loads(content)
    except (zlib.error, ValueError, RecursionError) as broken:
        if isinstance(broken, BadRecord):
            raise
        raise BadRecord("share string: it does not hold a scenario") from None
    if not isinstance(given, dict):
        raise BadRecord("share string: it does not hold a scenario")
    return given


def checksum(body: str) -> str:
    """Return the eight digits that tell a changed string from a whole one."""
    return blake2b(body.encode(), digest_size=4).hexdigest()
