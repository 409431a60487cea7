"""Bit operations on sets: one machine instruction each when compiled (`bits.pxd`)."""


def lowest(bits: int) -> int:
    """The position of the lowest bit set; ``bits`` must not be 0."""
    return (bits & -bits).bit_length() - 1


def count(bits: int) -> int:
    return bits.bit_count()


def others(bits: int) -> int:
    """The bits of 64 that are not set."""
    return ~bits & 0xFFFFFFFFFFFFFFFF
