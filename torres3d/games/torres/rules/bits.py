"""What a machine does with a set of bits in one step. Compiled, it does just that (`bits.pxd`)."""


def lowest(bits: int) -> int:
    """The place of the lowest bit set; ``bits`` is not 0."""
    return (bits & -bits).bit_length() - 1


def count(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()
