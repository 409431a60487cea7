"""Declaration of a bot in a file, whatever its kind: its id and its title."""

from typing import Annotated

from msgspec import Meta

from torres3d.base.json_values import NAME_LENGTH

Title = Annotated[
    str,
    Meta(min_length=1, max_length=NAME_LENGTH, pattern=r"\S", description=f"a name of 1 to {NAME_LENGTH} characters"),
]
Id = Annotated[str, Meta(pattern=r"^[\w-]+$", description="an id of letters, digits, - and _, not a number alone")]
