"""Messages of web push: encrypted for the one browser that asked for them [RFC 8291], signed by this table [RFC 8292]."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

POINT, AUTH = 65, 16
"""Bytes of a browser's key and of its secret."""
RECORD = (4096).to_bytes(4, "big")
LAST = b"\x02"
"""Ends the only record of a message."""
_CURVE = ec.SECP256R1()


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_private_key() -> str:
    return encoded(ec.generate_private_key(_CURVE).private_numbers().private_value.to_bytes(32, "big"))


def is_good_key(point: str, auth: str) -> bool:
    """Can a message be encrypted for a browser that names these?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, decoded(point))
        return len(decoded(point)) == POINT and len(decoded(auth)) == AUTH
    except ValueError:
        return False


class Signature:
    """This table's name towards the services that hand its messages on. `contact`: whom they may complain to."""

    def __init__(self, private_key: str, contact: str) -> None:
        self._key = _private(private_key)
        self._contact = contact
        self.public_key = encoded(_point(self._key.public_key()))

    def header(self, endpoint: str, expires: int) -> Mapping[str, str]:
        """`expires`: seconds since 1970; services take no longer than a day."""
        parts = urlsplit(endpoint)
        head = {"typ": "JWT", "alg": "ES256"}
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": expires, "sub": self._contact}
        token = f"{encoded(msgspec.json.encode(head))}.{encoded(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(token.encode(), ec.ECDSA(SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return {"Authorization": f"vapid t={token}.{signature}, k={self.public_key}"}


def encrypted(
    text: bytes, point: str, auth: str, ephemeral: str | None = None, salt: bytes | None = None
) -> bytes:
    """The body of a message for the browser with this key and secret. A key and a salt of our own are made anew each
    time; they are given only where a known result is compared."""
    key = _private(ephemeral or new_private_key())
    salt = salt or os.urandom(16)
    theirs, ours = decoded(point), _point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, theirs))
    secret = _derived(shared, decoded(auth), b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD + bytes([len(ours)]) + ours
    return head + AESGCM(content_key).encrypt(nonce, text + LAST, None)


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(key), "big"), _CURVE)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)
