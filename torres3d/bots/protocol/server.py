"""Server: the bot's side of the line protocol, with our bots for another program (docs/engine.md)."""

import queue
import threading
import time
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from torres3d import __version__
from torres3d.bots.bot import ThinkingPlayer
from torres3d.bots.protocol import messages as wire
from torres3d.bots.protocol.game_protocol import GameProtocol


class Engine:
    """Bot that answers its input until a quit line comes or the input ends."""

    def __init__(
        self,
        name: str,
        game: GameProtocol[Any, Any],
        make: Callable[[int], ThinkingPlayer[Any, Any]],
        asks: BinaryIO,
        says: BinaryIO,
    ) -> None:
        """``make`` gives the bot for a seed; it reads from ``asks`` and writes to ``says``."""
        self._name = name
        self._game = game
        self._make = make
        self._asks = asks
        self._says = says
        self._heard: queue.Queue[wire.HostLine | str] = queue.Queue()
        self._stopped = 0
        self._bot: ThinkingPlayer[Any, Any] | None = None
        self._options: Any = None

    def run(self) -> str:
        """Answer all questions; gives the reason for giving up, empty for a regular end."""
        threading.Thread(target=self._listen, daemon=True).start()
        while True:
            heard = self._heard.get()
            why = heard if isinstance(heard, str) else self._do(heard)
            if why is None:
                return ""
            if why:
                self._say(wire.ErrorLine(why[:2000]))
                return why

    def _do(self, heard: wire.HostLine) -> str | None:
        """Carry out a message; gives the reason why that is impossible, None at the end."""
        try:
            match heard:
                case wire.HelloLine():
                    if heard.protocol != wire.PROTOCOL or wire.VERSION not in heard.versions:
                        return f"this bot speaks {wire.PROTOCOL}, version {wire.VERSION}"
                    self._say(wire.ReadyLine(wire.VERSION, self._name, (self._game.name,), f"torres3d {__version__}"))
                case wire.GameLine():
                    if heard.game != self._game.name:
                        return f"this bot plays {self._game.name}, not {heard.game}"
                    self._options = self._game.options_of(heard.options)
                    self._bot = self._make(heard.seed)
                case wire.ChooseLine():
                    return self._choose(heard)
                case wire.QuitLine():
                    return None
        except msgspec.ValidationError as error:
            return f"what was asked cannot be read: {error}"
        return ""

    def _choose(self, asked: wire.ChooseLine) -> str:
        if self._bot is None:
            return "the question came before a game line"
        until = None if asked.seconds is None else time.monotonic() + asked.seconds
        view = self._game.view(asked.position, self._options)
        if view.state.actor != view.seat:
            return "it is not the turn of this seat"

        def hurry() -> bool:
            return self._stopped >= asked.id or (until is not None and time.monotonic() > until)

        self._say(wire.CommandsLine(asked.id, [self._bot.choose(view, hurry)]))
        return ""

    def _say(self, line: wire.BotLine) -> None:
        self._says.write(wire.line_of(line) + b"\n")
        self._says.flush()

    def _listen(self) -> None:
        """Read messages while the bot thinks: it may have to stop."""
        for line in self._asks:
            try:
                heard = wire.from_host(line)
            except wire.NoMessage as none:
                self._heard.put(f"this is no message: {none}")
                return
            if isinstance(heard, wire.StopLine):
                self._stopped = max(self._stopped, heard.id)
            else:
                self._heard.put(heard)
        self._heard.put(wire.QuitLine())
