"""Result of a try."""

from typing import Literal

How = Literal["solved", "failed", "shown"]
"""Result of a try: solved, failed, or a look at the solution."""
