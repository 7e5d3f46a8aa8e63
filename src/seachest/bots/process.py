"""A program that answers lines with lines: it is started, asked, waited for up to a time limit, and ended.

All of it happens in the caller's thread, over pipes that Linux and macOS can wait for. What the program writes to its
standard error is read along, so that it never waits for us there, and the end of it is kept.
"""

import json
import os
import selectors
import shlex
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from seachest.rules.errors import BotError

MAX_ANSWER_BYTES = 65_536
"""Bytes of one answer."""

KEPT_STDERR_BYTES, QUOTED_STDERR_LINES, MAX_QUOTED_LINE = 4_096, 5, 200
"""Bytes of the standard error that are kept, and how many lines of it, how long, an error quotes."""

OUTPUT_READ_BYTES, POLL_INTERVAL_S, MAX_FINAL_READS = 65_536, 0.01, 64


def program_label(command: str) -> str:
    """A command line as errors name it: whole, because its end tells most."""
    return f"program {json.dumps(command, ensure_ascii=False)}"


@dataclass(frozen=True)
class EndTimeouts:
    """How many seconds a program has to exit."""

    after_goodbye_s: float = 1.0
    after_signal_s: float = 1.0
    after_closing_s: float = 1.0  # of its output or its input


class ProgramProcess:
    """A running program, with its three streams."""

    def __init__(self, command: Sequence[str], timeouts: EndTimeouts | None = None) -> None:
        self._timeouts = timeouts or EndTimeouts()
        self.name = program_label(shlex.join(command))
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # Ctrl-C is for us; and whatever the program starts is ended with it
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            raise BotError(f"{self.name}: can't be started: {reason or error}") from None
        streams = self._process.stdin, self._process.stdout, self._process.stderr
        self._input, self._output, self._errors = (stream.fileno() for stream in streams if stream is not None)
        self._selector = selectors.DefaultSelector()
        for stream in (self._input, self._output, self._errors):
            os.set_blocking(stream, False)
        for stream in (self._output, self._errors):
            self._selector.register(stream, selectors.EVENT_READ)
        self._unsent = self._heard = self._complaints = b""
        self._parting = self._silent = self._deaf = False

    # --- One line each way ---

    def ask(self, line: bytes, seconds: float, what: str) -> bytes:
        """Sends a line, and gives the one that comes back; `what` tells what was waited for where none does."""
        deadline = time.monotonic() + seconds
        self._send(line)
        while b"\n" not in self._heard:
            if len(self._heard) > MAX_ANSWER_BYTES:
                break
            if self._silent or self._deaf:
                raise BotError(f"{self.name}: expected {what}, but it {self._how_it_went()}")
            left = deadline - time.monotonic()
            if left <= 0:
                raise BotError(f"{self.name}: expected {what}, but got nothing for {seconds:g} s")
            self._carry(left)
        answer, _, self._heard = self._heard.partition(b"\n")
        if len(answer) > MAX_ANSWER_BYTES:
            raise BotError(f"{self.name}: expected {what}, but got a line of more than {MAX_ANSWER_BYTES} bytes")
        return answer

    def _send(self, line: bytes) -> None:
        """Queues a line, which is sent as soon as the program reads."""
        if not self._unsent and not self._deaf:
            self._selector.register(self._input, selectors.EVENT_WRITE)
        self._unsent += line

    def _carry(self, seconds: float) -> bool:
        """Waits so long for the program to read or write something, and carries it over; tells whether it did."""
        ready = self._selector.select(max(0.0, seconds))
        for key, _ in ready:
            if key.fd == self._input:
                self._write()
            else:
                self._read(key.fd)
        return bool(ready)

    def _write(self) -> None:
        """Sends as much of what is queued as fits."""
        try:
            self._unsent = self._unsent[os.write(self._input, self._unsent) :]
        except BlockingIOError:
            return
        except OSError:
            self._unsent, self._deaf = b"", True
        if not self._unsent:
            self._selector.unregister(self._input)
            if self._parting and self._process.stdin is not None:
                self._process.stdin.close()

    def _read(self, stream: int) -> None:
        """Reads what there is; if too much is unread, or was printed before, it is dropped."""
        try:
            data = os.read(stream, OUTPUT_READ_BYTES)
        except BlockingIOError:
            return
        if not data:
            self._selector.unregister(stream)
            self._silent = self._silent or stream == self._output
        elif stream == self._errors:
            self._complaints = (self._complaints + data)[-KEPT_STDERR_BYTES:]
        elif len(self._heard) <= MAX_ANSWER_BYTES:
            self._heard += data

    # --- The end ---

    def _ends_within(self, seconds: float) -> bool:
        """Whether the program has ended within that time, during which it may still read and write."""
        deadline = time.monotonic() + seconds
        while self._process.poll() is None:
            if time.monotonic() > deadline:
                return False
            self._carry(POLL_INTERVAL_S)
        return True

    def _how_it_went(self) -> str:
        """Why a program no longer answers, with the end of its error output."""
        ended = self._ends_within(self._timeouts.after_closing_s)
        for _ in range(MAX_FINAL_READS):
            if not self._carry(0):
                break
        status = self._process.returncode
        if not ended:
            how = f"closed its {'output' if self._silent else 'input'} and keeps running"
        elif status < 0:
            how = f"was killed by signal {-status}"
        else:
            how = f"exited with status {status}"
        return how + self._last_words()

    def _last_words(self) -> str:
        """The last lines of the standard error, without anything that a terminal would obey."""
        lines = [line.rstrip() for line in self._complaints.decode("utf-8", "replace").splitlines()]
        kept = [line[:MAX_QUOTED_LINE] for line in lines if line][-QUOTED_STDERR_LINES:]
        clean = ["".join(sign if sign.isprintable() else " " for sign in line) for line in kept]
        return "; the last it wrote to standard error:" + "".join(f"\n  {line}" for line in clean) if clean else ""

    def close(self, farewell: bytes = b"") -> None:
        """Ends the program and all that it started: by a last line if one is given, then by signals."""
        try:
            self._part(farewell)
        finally:
            self._signal(signal.SIGKILL)
            self._process.wait()
            self._selector.close()
            for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
                if stream is not None:
                    stream.close()

    def _part(self, farewell: bytes) -> None:
        """Gives the program time to exit by itself, and then after a signal."""
        self._parting = True
        if farewell:
            self._send(farewell)
            if self._ends_within(self._timeouts.after_goodbye_s):
                return
        self._signal(signal.SIGTERM)
        self._ends_within(self._timeouts.after_signal_s)

    def _signal(self, number: int) -> None:
        """A signal to the program and all that it started, as far as they still run."""
        with suppress(ProcessLookupError, PermissionError):  # macOS forbids it if nobody is left
            os.killpg(self._process.pid, number)
