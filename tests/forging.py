"""What tests of records share."""

import hashlib


def sealed(lines: list[str]) -> str:
    """A record of these lines with a checksum that fits: what a forger would do."""
    body = "\n".join(line for line in lines if not line.startswith("end ")) + "\n"
    seal = hashlib.blake2b(body.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
    return f"{body}end {seal}\n"
