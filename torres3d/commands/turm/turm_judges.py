"""Who judges when a command lets bots play Turm Bauer (T-9)."""

from torres3d.commands.failure import Stop
from torres3d.turm.judging.judge import Judge
from torres3d.turm.judging.statics_judge import StaticsJudge
from torres3d.turm.options import Options


def judge_for(options: Options) -> Judge:
    """The judge that the options name; `Stop` for one that commands cannot ask."""
    if options.judge == "statics":
        return StaticsJudge()
    raise Stop("bots are judged by statics here; add --rule judge=statics")
