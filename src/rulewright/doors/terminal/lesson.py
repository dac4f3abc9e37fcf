"""A guided first game in the terminal: the lesson explains each step, you make the moves, and a wrong move gets a hint."""

from __future__ import annotations

from textwrap import indent

from rulewright.doors.terminal.lookup import explain
from rulewright.doors.terminal.messages import SAY
from rulewright.doors.terminal.screen import LOUD, QUIET, Ask, Screen
from rulewright.kernel.game import Game
from rulewright.kernel.lessons import Lesson, Step
from rulewright.match import Move
from rulewright.match import lesson as lessons
from rulewright.telling.language import NOBODY


class LessonTable:
    """One learner and one lesson. The lesson's moves are looked up by label at the start, then made one by one."""

    def __init__(self, game: Game, lesson: Lesson, screen: Screen, ask: Ask) -> None:
        self.game, self.lesson, self.screen, self.ask = game, lesson, screen, ask
        self.moves = list(lessons.lesson_moves(lessons.table(game, lesson), lesson))
        self.match = lessons.table(game, lesson)
        self.at = 0
        """The index of the current step."""
        self.made = 0
        """How many moves of the lesson have been made."""
        self.heard = 0
        """How many log entries have been shown."""
        self.drawn = ""
        """The board as last shown: it is not drawn again until it changes."""

    def sit(self, first: int = 1) -> bool:
        """Run the lesson from this step; returns whether the learner reached the end."""
        total = len(self.lesson.steps)
        if not 1 <= first <= total:
            raise ValueError(SAY("no-step", step=str(first), last=str(total)))
        self._begin(first - 1)
        if self.lesson.seats > 1:
            self.screen.say(SAY("you-play", player=self.match.names[self.lesson.seat]))
        try:
            while self.at < total:
                if not self._step():
                    self._leave()
                    return False
        except EOFError:
            self._leave()
            return False
        self._news()
        self.screen.say(
            SAY("lesson-over", game=self.game.name, more=" --bots 2" if self.game.seats[1] > 1 else ""),
            LOUD,
        )
        return True

    # ------------------------------------------------------------ steps

    def _begin(self, at: int) -> None:
        """Set up the position at the beginning of a step."""
        self.match, self.at, self.made = lessons.table(self.game, self.lesson), at, 0
        while self.made < len(self.moves) and self.moves[self.made].step < at:
            self._make()
        self.heard = len(self.match.journal(self.lesson.seat)) if at else 0

    def _make(self) -> None:
        taken = self.moves[self.made]
        self.match.play(taken.seat, taken.move.code)
        self.made += 1

    @property
    def due(self) -> list[Move]:
        """The learner's moves still to be made in this step."""
        return [m.move for m in self.moves[self.made :] if m.step == self.at and m.seat == self.lesson.seat]

    def _step(self) -> bool:
        """Run one step; False if the learner quits."""
        step, at = self.lesson.steps[self.at], self.at
        self._news()
        moves = self._show(step)
        while self.due or not step.moves:
            word, _, rest = self.ask("> " if self.due else "[Enter] ").strip().partition(" ")
            if word == "q":
                return False
            if word == "b":
                self._begin(max(0, at - 1))
                return True
            if word == "n" and self.due:
                self._make()
                moves = self._go_on()
            elif word.isdecimal() and self.due:
                if self._chosen([word, *rest.split()], moves):
                    moves = self._go_on()
            elif word in ("", "n") and not self.due:
                break
            else:
                self._other(word, rest.strip(), moves)
        while self.made < len(self.moves) and self.moves[self.made].step == at:
            self._make()
        self.at += 1
        return True

    def _show(self, step: Step) -> list[Move]:
        """Show the step's text, the table, and the list of moves."""
        screen, match, game = self.screen, self.match, self.game
        steps = len(self.lesson.steps)
        screen.heading(SAY("lesson-step", game=game.title, step=self.at + 1, count=steps))
        board = match.board(self.lesson.seat)
        if board != self.drawn:
            screen.board(match, self.lesson.seat)
        self.drawn = board
        entries = game.help(match.box)
        screen.lesson(step, [entries[key].name for key in step.point.split()])
        return self._moves()

    def _moves(self) -> list[Move]:
        """Show the list of moves and which of them to make; nothing for a step that is only to be read."""
        if not self.due:
            return []
        moves = self.match.legal(self.lesson.seat)
        self.screen.moves(moves)
        self.screen.say(SAY("your-move", moves=SAY("then").join(move.label for move in self.due)), LOUD)
        return moves

    def _go_on(self) -> list[Move]:
        """After a move, show its effects and what is left to do in this step."""
        if not self.due:
            return []
        self._news()
        return self._moves()

    def _news(self) -> None:
        journal = self.match.journal(self.lesson.seat)
        self.screen.events(self.match, journal[self.heard :])
        self.heard = len(journal)

    # ------------------------------------------------------------ what can be typed

    def _chosen(self, typed: list[str], moves: list[Move]) -> bool:
        """Make the typed moves if they are those of the lesson; returns whether any was made."""
        made = 0
        for word in typed:
            if not word.isdecimal() or not 1 <= int(word) <= len(moves):
                self.screen.say(SAY("not-in-list", word=word[:20], after=NOBODY, count=len(moves)))
                break
            if not self.due or moves[int(word) - 1].code != self.due[0].code:
                self._hint(moves)
                break
            self._make()
            made += 1
            moves = self.match.legal(self.lesson.seat) if self.due else []
        return made > 0

    def _hint(self, moves: list[Move]) -> None:
        """Point to the lesson's move after a different one was tried."""
        if self.due:
            number = next(i for i, move in enumerate(moves, 1) if move.code == self.due[0].code)
            self.screen.say(SAY("not-that-one", move=self.due[0].label, number=str(number)))

    def _other(self, word: str, rest: str, moves: list[Move]) -> None:
        screen, match, game = self.screen, self.match, self.game
        if word[:1] == "?" and (word[1:] or rest):
            explain(screen, match, moves, f"{word[1:]} {rest}".strip())
        elif word in ("h", "help", "?"):
            screen.say(indent(SAY("keys-in-lesson"), "  "))
        elif word == "":
            self.drawn = ""
            self._show(self.lesson.steps[self.at])
        elif word == "l":
            screen.events(match, match.journal(self.lesson.seat))
        elif word == "r":
            screen.rulebook(game, match.box)
        elif word == "a":
            screen.say(SAY("no-advice-in-lesson"))
        elif word.isdecimal():
            screen.say(SAY("read-first"))
        else:
            screen.say(SAY("not-a-command-here", word=repr(word)))

    def _leave(self) -> None:
        self.screen.say(SAY("continue-with", game=self.game.name, step=str(self.at + 1)), QUIET)
