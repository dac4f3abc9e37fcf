"""A match at one terminal: people take turns at the keyboard, bots move by themselves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rulewright.bots import registry
from rulewright.bots.bot import Bot, patience
from rulewright.bots.fallback import Backstage, fallback, manner
from rulewright.bots.messages import SAY as BOTS
from rulewright.doors.terminal.lookup import explain
from rulewright.doors.terminal.messages import SAY
from rulewright.doors.terminal.screen import QUIET, Ask, Screen
from rulewright.kernel.game import Game
from rulewright.kernel.views import SPECTATOR
from rulewright.match import Match, Move, Refused, StoreError
from rulewright.match.campaign import finish
from rulewright.match.forced_moves import forced_move
from rulewright.match.header import bots_at
from rulewright.match.undo import GLANCE, refusal, take_back
from rulewright.telling.language import NOBODY

Find = Callable[[str, Game], Bot]


class Sitting:
    """One match at one terminal. The record is saved after every move, so that nothing can be lost."""

    def __init__(
        self, match: Match, path: Path, screen: Screen, ask: Ask, careful: bool = False, find: Find = registry.find
    ) -> None:
        """`careful` asks for confirmation before giving up, which cannot be undone; `find` looks up bots by name."""
        self.careful = careful
        self.match, self.path, self.screen, self.ask = match, path, screen, ask
        self.bots = {seat: find(name, match.game) for seat, name in bots_at(match.header).items()}
        self.backstage: Backstage | None = None
        """The process compiling the bots' search, if it has to be compiled."""
        self.people = [seat for seat in range(match.seats) if seat not in self.bots]
        self.heard = dict.fromkeys([*self.people, SPECTATOR], 0)
        self.facing = self.people[0] if len(self.people) == 1 else None
        """The seat facing the screen; None at first if several people share it."""
        self.seen = ""
        """The board that the only person at the screen saw last."""
        self.given = -1
        """The move after which a forced answer was last given for a person."""

    # ------------------------------------------------------------ the game loop

    def sit(self) -> bool:
        """Play until the game ends or a player quits; returns whether it ended."""
        try:
            self._introduce()
            self._prepare()
            while self._next():
                pass
        except EOFError:
            self._leave()
        except KeyboardInterrupt:
            self._leave()
            raise
        return self.match.over

    def _next(self) -> bool:
        """Let the bots move, then one person; returns whether the game goes on."""
        while due := [seat for seat in self.match.waiting if seat in self.bots]:
            seat = due[0]
            self.match.play(seat, self._bot(seat).ask(self.match, seat))
        self.match.save(self.path)
        if self.match.over:
            self._end()
            return False
        seat = self.match.waiting[0]
        if self._answered(seat):
            return True
        if seat != self.facing and not self._draw_curtain(seat):
            return True
        return self._turn(seat)

    def _answered(self, seat: int) -> bool:
        """Make a person's only move for them, if all players know that there is no other; returns whether it was made.

        While the last move can still be taken back, the person is asked all the same, because answering would make it final.
        """
        match = self.match
        last = match.made[-1]["seat"] if match.made and match.number != self.given else -1
        if match.only_move(seat) is None or (last in self.people and refusal(match, last, GLANCE) is None):
            return False
        code = forced_move(match, seat, self.people)
        if code is None:
            return False
        facing = seat == self.facing
        label = next(m.label for m in match.legal(seat) if m.code == code)
        match.play(seat, code)
        self.given = match.number
        self.screen.say(SAY("forced", move=label) if facing else SAY("forced-of", player=match.names[seat]), QUIET)
        return True

    def _draw_curtain(self, seat: int) -> bool:
        """Pass the keyboard to the next player; False if the previous one took the last move back instead."""
        before, self.facing = self.facing, None
        self.screen.curtain(self.match.names[seat])
        prompt = SAY("alone")
        if before is not None and refusal(self.match, before, GLANCE) is None:
            prompt = SAY("alone-or-undo", player=self.match.names[before])
        while self.ask(prompt).strip() == "u":
            if before is None:
                self.screen.say(SAY("undo-too-late"))
            elif self._take_back(before):
                self.facing = before
                return False
        self.facing = seat
        return True

    def _turn(self, seat: int) -> bool:
        """One person's turn at the keyboard, up to a move; returns whether the game goes on."""
        moves = self._show(seat)
        while True:
            word, _, rest = self.ask("> ").strip().partition(" ")
            rest = rest.strip()
            if word[:1] in ("?", "!") and len(word) > 1:
                word, rest = word[0], f"{word[1:]} {rest}".strip()
            if word.isdecimal():
                codes = self._chosen(seat, [word, *rest.split()], moves)
                if codes and self._make(seat, codes):
                    return True
            elif word == "!":
                if self._try(seat, rest):
                    return True
            elif word == "u":
                if self._take_back(seat):
                    return True
            elif word == "q":
                self._leave()
                return False
            elif word == "":
                self.seen = ""
                self._show(seat)
            else:
                self._other(seat, word, rest, moves)

    def _show(self, seat: int) -> list[Move]:
        match, screen = self.match, self.screen
        key = "move" if match.seats == 1 else "move-of-you" if len(self.people) == 1 else "move-of"
        screen.heading(SAY(key, game=match.game.title, number=match.number + 1, player=match.names[seat]))
        journal = match.journal(seat)
        screen.events(match, journal[self.heard[seat] :])
        self.heard[seat], self.heard[SPECTATOR] = len(journal), len(match.journal(SPECTATOR))
        screen.board(match, seat, self.seen)
        self.seen = match.board(seat) if len(self.people) == 1 else ""
        moves = match.legal(seat)
        screen.moves(moves)
        return moves

    # ------------------------------------------------------------ commands

    def _chosen(self, seat: int, typed: list[str], moves: list[Move]) -> list[int]:
        """The typed moves, each numbered in the list that the moves before it lead to; none if any number is missing from its
        list."""
        codes: list[int] = []
        for word in typed:
            if codes:
                try:
                    moves = self.match.tried(seat, codes).legal(seat)
                except Refused as e:
                    self.screen.refused(e)
                    return []
            if not word.isdecimal() or len(word) > 9 or not 1 <= int(word) <= len(moves):
                after = " ".join(typed[: len(codes)]) or NOBODY
                self.screen.say(SAY("not-in-list", word=word[:20], after=after, count=len(moves)))
                return []
            codes.append(moves[int(word) - 1].code)
        return codes

    def _try(self, seat: int, text: str) -> bool:
        """Make a move by its code, allowed or not, so that you can read the refusal."""
        typed = text.split()
        if not typed or not all(word.isdecimal() and len(word) < 10 for word in typed):
            self.screen.say(SAY("say-number"))
            return False
        return self._make(seat, [int(word) for word in typed])

    def _make(self, seat: int, codes: list[int]) -> bool:
        """Make a move, or several as one, or show why not; returns whether it was made."""
        ahead = self.match.fork()
        try:
            ahead.gesture(seat, codes)
        except Refused as e:
            self.screen.refused(e)
            return False
        if self.careful and any(self.match.game.actions.of(code).concede for code in codes):
            if self.ask(SAY("really-concede")).strip().casefold() not in SAY("yes").split():
                return False
        self.match.again(seat, codes)
        return True

    def _take_back(self, seat: int) -> bool:
        """Take back this person's last move, or show why not; returns whether it was taken back."""
        try:
            take_back(self.match, seat)
        except Refused as e:
            self.screen.say(e.sentence)
            return False
        return True

    def _other(self, seat: int, word: str, rest: str, moves: list[Move]) -> None:
        match, screen, game = self.match, self.screen, self.match.game
        if word in ("h", "help") or (word == "?" and not rest):
            screen.help(game)
        elif word == "?":
            explain(screen, match, moves, rest)
        elif word == "a":
            self._advise(seat, rest, moves)
        elif word == "l":
            screen.events(match, match.journal(seat))
        elif word == "r":
            screen.rulebook(game, match.box)
        elif word == "s":
            self._save(Path(rest) if rest else self.path)
        else:
            screen.say(SAY("not-a-command", word=repr(word)))

    def _advise(self, seat: int, compared: str, moves: list[Move]) -> None:
        """Show the coach's advice; `a 3` compares the best move with move 3."""
        from rulewright.coach.advise import prepare
        from rulewright.coach.compare import THOUGHT
        from rulewright.doors.terminal.coach import show_advice

        if len(self.people) > 1:
            self.screen.say(SAY("no-advice-among-people"))
            return
        known = compared.isdecimal() and 1 <= int(compared) <= len(moves)
        if compared and not known:
            self.screen.say(SAY("nothing-to-compare", word=compared[:20]))
            return

        self.screen.say(SAY("coach-thinks"), QUIET)
        if self.backstage and not self.backstage.ready:
            self.screen.say(BOTS("compiling"))
            self.backstage.wait()
        with patience(self.screen.say):
            prepare(self.match.game, self.match.box)
        meant = moves[int(compared) - 1].code if known else -1
        show_advice(self.screen, self.match, seat, THOUGHT, meant=meant)

    def _introduce(self) -> None:
        """Introduce the bots: each by its name and playing strength."""
        if self.bots:
            said = [f"{self.match.names[seat]} ({bot.title})" for seat, bot in self.bots.items()]
            self.screen.say(SAY("table-company", players=", ".join(said)))

    def _prepare(self) -> None:
        """Start at once: if a bot's search is not compiled yet, another process compiles it meanwhile."""
        game = self.match.game
        if all(bot.ready(game) for bot in self.bots.values()):
            for bot in self.bots.values():
                bot.prepare(game, self.match.box)
            return
        self.backstage = Backstage(game, self.bots.values())
        self.screen.say(SAY("bots-meanwhile", manner=manner(game)), QUIET)

    def _bot(self, seat: int) -> Bot:
        """The bot that moves for this seat, or its substitute until it can search."""
        bot, game = self.bots[seat], self.match.game
        if self.backstage is None or not bot.looks_ahead(game):
            return bot
        if not self.backstage.ready:
            return fallback(game)
        self.backstage = None
        self.screen.say(SAY("bots-ready"), QUIET)
        return bot

    def _save(self, path: Path) -> None:
        try:
            self.match.save(path)
        except StoreError as e:
            self.screen.say(str(e))
        else:
            self.screen.say(SAY("saved", path=str(path)))

    # ------------------------------------------------------------ leaving

    def _leave(self) -> None:
        self.match.save(self.path)
        self.screen.say(SAY("saved-resume", path=str(self.path)))
        self._give_receipt()

    def _end(self) -> None:
        match, screen = self.match, self.screen
        hero = finish(match)
        eyes = self.people[0] if len(self.people) == 1 else SPECTATOR
        screen.heading(SAY("after", game=match.game.title, moves=match.number))
        screen.events(match, match.journal(eyes)[self.heard[eyes] :])
        screen.board(match, eyes)
        screen.ending(match)
        if hero:
            screen.sheet(hero.name, hero.show())
        screen.say(SAY("record-is-in", path=str(self.path)))
        screen.say(SAY("review-hint"), QUIET)
        self._give_receipt()

    def _give_receipt(self) -> None:
        """Show the receipt of the game so far: write it down to prove later which game was played."""
        self.screen.say(SAY("receipt", receipt=self.match.receipt), QUIET)
