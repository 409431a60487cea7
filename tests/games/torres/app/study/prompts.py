"""What stands above the board, as tests of studying need it."""

from tests.app.driver import Driver
from torres3d.hud.models.turn_models import PromptModel


def shown_prompt(player: Driver) -> PromptModel:
    """The prompt that is shown; there has to be one."""
    prompt = player.program.hud.model.prompt
    assert prompt is not None
    return prompt
