"""Clin9ic, refereed: the whole game in plain Python, from its clauses alone.

A place is (floor, space): floors are counted from 0 at the ground, spaces from 0 at the back left, row by row, so that the hall
is 4 and the entrance leads into 7. DOOR is outside. What a space is, and who somebody is, are letters as in the box file: T, O,
S, H for rooms, "." for an empty space; for staff W, Y, O, R (doctors by level), N (nurse), K (orderly); for patients w, y, o, r.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from rulewright import games
from tests.referees.lockstep import Chance, ImpossibleError, Move, file_of

Place = tuple[int, int]
DOOR = (-1, -1)
HALL, PORCH = 4, 7
DOCTORS, PATIENTS = "WYOR", "wyor"
"""CL-R3: by level, white first."""
NURSE, ORDERLY, COUPLE = "N", "K", "D"
BONUS = {"P": "pillar", "G": "garden"}
DICE, ROUNDS, MOST_ENTRANCES, AT_ONCE = 9, 6, 6, 12
"""CL-R2, CL-4, CL-H5, CL-H31."""

CLAUSES = {
    "money": ("CL-H6", "CL-R8", "CL-R11", "CL-R24", "CL-R25", "CL-R26", "CL-R27"),
    "popularity": ("CL-18", "CL-39", "CL-H10", "CL-H17", "CL-H21", "CL-R27", "CL-R28", "CL-R30"),
    "time": ("CL-R13", "CL-R21", "CL-H23"),
    "people": ("CL-H12", "CL-H13", "CL-H26", "CL-H28", "CL-H36", "CL-R29", "CL-R30"),
    "floors": ("CL-R15",),
    "pillars": ("CL-H24", "CL-R17"),
    "gardens": ("CL-H24", "CL-R16"),
    "cards": ("CL-5", "CL-H37"),
    "icons": ("CL-6", "CL-H1", "CL-H2"),
    "staff": ("CL-9", "CL-H3"),
    "patients": ("CL-9", "CL-H3"),
    "phase": ("CL-4", "CL-H20", "CL-H31"),
    "queue": ("CL-17", "CL-H9"),
    "nurses": ("CL-H18", "CL-R22", "CL-R23"),
    "serious": ("CL-R34",),
    "refused": ("CL-18", "CL-H26"),
    "unpaid": ("CL-R27", "CL-R37"),
    "scores": ("CL-R31", "CL-H36"),
}


@dataclass
class Person:
    """CL-R2: a die."""

    who: str
    place: Place = DOOR
    moved: bool = False
    """CL-H13: in this action."""
    worked: bool = False
    """CL-R29: treated somebody this round."""
    late: bool = False
    """CL-H36: hired on the last day."""

    @property
    def level(self) -> int:
        """CL-R3: of a doctor or patient."""
        return 1 + (DOCTORS if self.who in DOCTORS else PATIENTS).index(self.who)

    @property
    def kind(self) -> str:
        if self.who in DOCTORS:
            return "doctor"
        return "patient" if self.who in PATIENTS else self.who


@dataclass
class Referee:
    """One game."""

    real_box: Any
    start: dict[str, Any]
    people: list[Person] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.box, self.chosen = printed(self.real_box.name), Chosen.of(self.real_box)
        self.floors: list[str] = list(self.start["floors"])
        self.shelf: set[str] = set(self.start["shelf"])
        self.goal = self.start["goal"]
        self.check_setup()
        self.money, self.entrances = self.box.money, self.box.entrances  # CL-R6
        self.popularity = self.time = self.conveyors = self.pillars = self.gardens = self.round = 0
        self.upgraded = self.helipad = False
        self.treated = self.serious = self.dead = self.refused = self.unpaid = 0
        self.cards: list[tuple[str, int]] = []
        self.turned: set[int] = set()
        self.laid: tuple[str, str] | None = None
        self.icons = self.staff = self.queueing = ""
        self.step = self.left = self.queue = self.nurses = self.cured = 0
        self.used: set[int] = set()
        self.people = [Person("W")]  # CL-R7
        self.walkers = [self.people[0]]
        """Those who are about to walk, one after the other."""
        self.phase, self.ended = "settling", ""

    def check_setup(self) -> None:
        """CL-31, CL-R5, CL-H25, CL-H32: which Floor cards there are, and what the goal is."""
        cards, plans, chosen = {*self.floors, *self.shelf}, self.box.plans, self.chosen
        old = {name for name in plans if not self.box.expansion[name]}
        wrong = (
            len(self.floors) != 1
            or len(cards) != 1 + len(self.shelf)
            or len(cards & old) != len(old) - chosen.new_floors
            or len(cards - old) != chosen.new_floors
            or cards & chosen.replaced
            or not chosen.brought <= cards
        )
        if wrong:
            raise ImpossibleError(f"these Floor cards cannot be: {self.floors}, {sorted(self.shelf)}")
        if chosen.goal not in ("drawn", self.goal):
            raise ImpossibleError(f"the goal is {self.goal}, not {chosen.goal}")

    # ------------------------------------------------------------ the clinic

    def room(self, place: Place) -> str:
        return self.box.plans[self.floors[place[0]]][place[1]]

    def rooms(self, letters: str) -> list[Place]:
        """All spaces of these kinds, on all floors."""
        return [
            (floor, space)
            for floor, card in enumerate(self.floors)
            for space, letter in enumerate(self.box.plans[card])
            if letter in letters
        ]

    def of_kind(self, kind: str) -> list[Person]:
        return [person for person in self.people if person.kind == kind]

    def parking(self) -> int:
        """CL-15, CL-22, CL-R10, CL-H35: free spaces of the car park."""
        return self.box.parking[self.floors[0]][self.upgraded] - len(self.people)

    def empty_spaces(self) -> int:
        """CL-R12, CL-R16: of the top floor, whatever stands there."""
        return self.box.plans[self.floors[-1]].count(".")

    # ------------------------------------------------------------ walking

    def stations(self, person: Person) -> list[Place]:
        """CL-25, CL-R18, CL-H14, CL-H15: where somebody may go."""
        free_for = {"doctor": "TO", NURSE: "", ORDERLY: "S", "patient": "TO"}[person.kind]
        taken = {other.place for other in self.of_kind(person.kind)}
        places = [place for place in self.rooms(free_for) if place not in taken]
        if person.kind != "patient":
            places += self.rooms("H")
        return [place for place in places if place != person.place]

    def walk_time(self, origin: Place, goal: Place) -> int:
        """CL-16, CL-R14, CL-R21, CL-H23: the shortest way; newcomers may land on the roof."""
        if origin != DOOR:
            return self.way(origin, goal)
        from_entrance = self.way(DOOR, goal)
        from_roof = self.way((len(self.floors) - 1, HALL), goal)
        return min(from_entrance, from_roof) if self.helipad else from_entrance

    def way(self, origin: Place, goal: Place) -> int:
        """CL-R13, CL-R21: on each floor from where one comes to where one goes, and the stairs from hall to hall."""
        floor = max(origin[0], 0)
        if floor == goal[0]:
            return self.on_floor(floor, origin, goal[1])
        stairs = abs(floor - goal[0])
        return self.on_floor(floor, origin, HALL) + stairs + self.on_floor(goal[0], (goal[0], HALL), goal[1])

    def on_floor(self, floor: int, origin: Place, space: int) -> int:
        """CL-R13: at most 1 with a conveyor."""
        plan = self.box.plans[self.floors[floor]]
        steps = 1 + distance(plan, PORCH, space) if origin == DOOR else distance(plan, origin[1], space)
        return min(steps, 1) if floor < self.conveyors else steps

    # ------------------------------------------------------------ what is allowed

    def waiting(self) -> set[int]:
        return set() if self.ended else {0}

    def allowed(self, seat: int) -> set[Move]:
        return set() if self.ended else {*self.sensible(), ("give_up",)}  # CL-H27

    def sensible(self) -> list[Move]:
        """CL-H30: what the phase in hand allows, other than giving up."""
        moves: Iterator[Move] = getattr(self, f"{self.phase}_moves")()
        return list(moves)

    def settling_moves(self) -> Iterator[Move]:
        """CL-R7."""
        yield from (("walk", place) for place in self.stations(self.people[0]))

    def laying_moves(self) -> Iterator[Move]:
        """CL-6, CL-H1, CL-H2, CL-H37."""
        yield from (("lay", top, window) for top in TOPS for window in WINDOWS)
        if self.chosen.rotate:
            yield from (("turn", i) for i in range(3) if i not in self.turned)

    def building_moves(self) -> Iterator[Move]:
        """CL-11, CL-12, CL-34, CL-35, CL-H4, CL-H33."""
        if self.left:
            for component, price in self.box.price.items():
                if price <= self.money and self.has_room_for(component):
                    yield "build", component
            if self.may_raise():
                yield from (("raise", card) for card in self.shelf)
        for box, letter in enumerate(self.staff, 1):
            if letter in BONUS and box not in self.used and box <= self.money and self.has_room_for(BONUS[letter]):
                yield "bonus", box
        yield ("done",)

    def has_room_for(self, component: str) -> bool:
        """CL-H5, CL-R10, CL-R12 to CL-R14, CL-R16."""
        return {
            "entrance": self.entrances < MOST_ENTRANCES,
            "parking": not self.upgraded,
            "garden": self.pillars + self.gardens < self.empty_spaces(),
            "pillar": self.pillars < self.empty_spaces(),
            "conveyor": self.conveyors < len(self.floors),
            "helipad": not self.helipad and len(self.floors) > 1,
        }[component]

    def may_raise(self) -> bool:
        """CL-23, CL-R15."""
        height = len(self.floors)
        if height > len(self.box.floor_price) or self.box.floor_price[height - 1] > self.money:
            return False
        return self.pillars == self.empty_spaces()

    def hiring_moves(self) -> Iterator[Move]:
        """CL-13 to CL-15, CL-H6 to CL-H8, CL-R2, CL-R19, CL-H4."""
        if self.parking() > 0 and len(self.people) < DICE:
            for box, letter in enumerate(self.staff[: self.entrances], 1):
                if letter not in BONUS and letter != "-" and box not in self.used and box <= self.money:
                    yield "hire", box
        yield from self.picks(patients=False)
        yield ("done",)

    def admitting_moves(self) -> Iterator[Move]:
        """CL-17, CL-H4, CL-R20."""
        if self.queue:
            yield from (("admit",), ("refuse",))
        yield from self.picks(patients=True)
        if not self.queue:
            yield ("done",)

    def picks(self, patients: bool) -> Iterator[Move]:
        """CL-R19, CL-R20, CL-H13, CL-H34: who has somewhere to go; staff can be dismissed in any case."""
        for person in self.people:
            if (person.kind == "patient") == patients and not person.moved and (not patients or self.stations(person)):
                yield "pick", person.who, person.place, person.late

    def walking_moves(self) -> Iterator[Move]:
        """CL-16, CL-H28, CL-R19."""
        walker = self.walkers[0]
        yield from (("walk", place) for place in self.stations(walker))
        if walker.place != DOOR:
            yield ("stay",)
            if walker.kind != "patient":
                yield ("dismiss",)

    def treating_moves(self) -> Iterator[Move]:
        """CL-25, CL-H18."""
        for place in self.rooms("TO"):
            doctor, patient = self.pair(place)
            if doctor and patient and self.nurses_needed(place, doctor, patient) <= self.nurses:
                yield "treat", place
        yield ("done",)

    def pair(self, place: Place) -> tuple[Person | None, Person | None]:
        """CL-25: the doctor and the patient in a room."""
        doctor = next((person for person in self.of_kind("doctor") if person.place == place), None)
        patient = next((person for person in self.of_kind("patient") if person.place == place), None)
        return doctor, patient

    def nurses_needed(self, place: Place, doctor: Person, patient: Person) -> int:
        """CL-R22, CL-R23."""
        missing = patient.level - doctor.level
        return abs(missing) if self.room(place) == "T" else max(0, missing)

    def buying_moves(self) -> Iterator[Move]:
        """CL-27, CL-R28, CL-H31."""
        yield from (("buy", n) for n in range(min(AT_ONCE, self.money // self.box.popularity) + 1))

    # ------------------------------------------------------------ moves

    def play(self, seat: int, move: Move, chance: Chance) -> None:
        self.make(move, chance)
        while not self.ended and len(self.sensible()) == 1:  # CL-H20
            self.make(self.sensible()[0], chance)

    def make(self, move: Move, chance: Chance) -> None:
        verb, *arguments = move
        getattr(self, verb if verb != "raise" else "raise_floor")(*arguments, chance)

    def give_up(self, chance: Chance) -> None:
        """CL-H27."""
        self.ended = "gave up"

    # ------------------------------------------------------------ the round begins

    def deal(self, chance: Chance) -> None:
        """CL-4, CL-5, CL-H19."""
        self.round += 1
        self.cards = dealt(self.chosen.cards, chance)
        self.turned, self.laid, self.phase = set(), None, "laying"

    def turn(self, card: int, chance: Chance) -> None:
        """CL-H37: the same side, the other way up."""
        name, face = self.cards[card]
        self.cards[card] = (name, TURNED[face])
        self.turned.add(card)

    def lay(self, top: str, window: str, chance: Chance) -> None:
        """CL-6, CL-9, CL-H1 to CL-H3."""
        first, middle, last = (self.box.actions[name][face] for name, face in self.cards)
        slots = {
            "first": [first.left, first.right, middle.right, last.right],
            "middle": [first.left, middle.left, middle.right, last.right],
            "last": [first.left, middle.left, last.left, last.right],
        }[top]
        sections = slots[:3] if window == "first three" else slots[1:]
        self.laid = (top, window)
        self.icons = "".join(section.icon for section in sections)
        self.staff = "".join(section.staff for section in sections)
        self.queueing = "".join(section.patients for section in sections)
        self.begin_action(0)

    def begin_action(self, step: int) -> None:
        """CL-10, CL-H3, CL-H7, CL-H11, CL-H13; after the third, Business."""
        self.step, self.used = step, set()
        for person in self.people:
            person.moved = False
        if step == 3:
            self.begin_business()
            return
        self.phase = {"B": "building", "H": "hiring", "A": "admitting"}[self.icons[step]]
        self.left = self.box.capacity
        self.queue = 0
        if self.phase == "admitting":
            self.next_patient()

    def done(self, chance: Chance) -> None:
        """CL-H4."""
        if self.phase == "treating":
            self.settle_accounts(chance)
        else:
            self.begin_action(self.step + 1)

    # ------------------------------------------------------------ Build

    def build(self, component: str, chance: Chance) -> None:
        """CL-R8 to CL-R14."""
        self.left -= 1
        self.money -= self.box.price[component]
        self.add(component)

    def bonus(self, box: int, chance: Chance) -> None:
        """CL-34, CL-35, CL-H33."""
        self.used.add(box)
        self.money -= box
        self.add(BONUS[self.staff[box - 1]])

    def add(self, component: str) -> None:
        if component == "entrance":
            self.entrances += 1
        elif component == "parking":
            self.upgraded = True
        elif component == "garden":
            self.gardens += 1
        elif component == "conveyor":
            self.conveyors += 1
        elif component == "helipad":
            self.helipad = True
        else:
            if self.pillars + self.gardens == self.empty_spaces():  # CL-R16, CL-H24
                self.gardens -= 1
            self.pillars += 1

    def raise_floor(self, card: str, chance: Chance) -> None:
        """CL-R15, CL-R17."""
        self.left -= 1
        self.money -= self.box.floor_price[len(self.floors) - 1]
        self.floors.append(card)
        self.shelf.remove(card)
        self.pillars = 0

    # ------------------------------------------------------------ Hire, Admit and move

    def hire(self, box: int, chance: Chance) -> None:
        """CL-14, CL-16, CL-H6, CL-H36."""
        self.used.add(box)
        self.money -= box
        person = Person(self.staff[box - 1], late=self.round == ROUNDS)
        self.enter([person])

    def enter(self, newcomers: list[Person]) -> None:
        """CL-16: they stand at the door and walk in one after the other."""
        for person in newcomers:
            person.moved = True  # CL-H13: the walk in is their move
        self.people += newcomers
        self.walkers = newcomers
        self.phase = "walking"

    def next_patient(self) -> None:
        """CL-17, CL-19, CL-37, CL-38, CL-H9: the next in reach who could come; 0 when there is none."""
        for box in range(self.queue + 1, self.entrances + 1):
            letter = self.queueing[box - 1]
            number = {"-": 0, COUPLE: 2}.get(letter, 1)
            free_rooms = len(self.rooms("TO")) - len(self.of_kind("patient"))
            if 0 < number <= min(self.parking(), DICE - len(self.people), free_rooms):
                self.queue = box
                return
        self.queue = 0

    def admit(self, chance: Chance) -> None:
        """CL-17, CL-36, CL-H26."""
        letter = self.queueing[self.queue - 1]
        self.enter([Person(who) for who in ("wy" if letter == COUPLE else letter)])

    def refuse(self, chance: Chance) -> None:
        """CL-18, CL-39, CL-H10, CL-H26."""
        couple = self.queueing[self.queue - 1] == COUPLE
        self.popularity -= self.box.refused_couple if couple else self.box.refused
        self.refused += 1
        self.next_patient()

    def pick(self, who: str, place: Place, late: bool, chance: Chance) -> None:
        """CL-R19, CL-R20."""
        self.walkers = [next(p for p in self.people if (p.who, p.place, p.late, p.moved) == (who, place, late, False))]
        self.phase = "walking"

    def walk(self, place: Place, chance: Chance) -> None:
        """CL-16, CL-H13, CL-R7."""
        walker = self.walkers[0]
        newcomer = walker.place == DOOR
        if self.phase != "settling":
            self.time += self.walk_time(walker.place, place)
        walker.place = place
        self.walked(newcomer, chance)

    def stay(self, chance: Chance) -> None:
        """CL-H28."""
        self.walked(False, chance)

    def dismiss(self, chance: Chance) -> None:
        """CL-R19."""
        self.people = [person for person in self.people if person is not self.walkers[0]]
        self.walked(False, chance)

    def walked(self, newcomer: bool, chance: Chance) -> None:
        """CL-H13: that was their move; back to the action."""
        self.walkers.pop(0).moved = True
        if self.phase == "settling":
            self.deal(chance)
            return
        if self.walkers:
            return
        self.phase = {"H": "hiring", "A": "admitting"}[self.icons[self.step]]
        if newcomer and self.phase == "admitting":
            self.next_patient()

    # ------------------------------------------------------------ Business

    def begin_business(self) -> None:
        """CL-H18."""
        self.phase, self.cured = "treating", 0
        self.nurses = len(self.of_kind(NURSE))

    def treat(self, place: Place, chance: Chance) -> None:
        """CL-25, CL-H12, CL-R11, CL-R22 to CL-R24."""
        doctor, patient = self.pair(place)
        assert doctor
        assert patient
        self.nurses -= self.nurses_needed(place, doctor, patient)
        self.money += self.box.income[patient.level - 1]
        self.people = [person for person in self.people if person is not patient]
        doctor.worked = True
        if self.cured < self.box.garden_most:
            self.money += self.gardens * self.box.garden_pay
        self.cured += 1
        self.treated += 1
        self.serious += patient.level >= 3

    def settle_accounts(self, chance: Chance) -> None:
        """CL-26, CL-27, CL-R25 to CL-R28, CL-H16, CL-H17, CL-H21."""
        bill = self.upkeep() + sum(self.wage(person) for person in self.people if person.kind != "patient")
        missing = max(0, bill - self.money)
        self.money = max(0, self.money - bill)
        if missing:
            self.unpaid += 1
            lost = -(-missing // self.box.missing)
            self.popularity -= lost if self.round == ROUNDS else min(lost, self.box.missing_most)
        if self.round == ROUNDS:
            self.popularity += self.money // self.box.popularity
            self.money %= self.box.popularity
            self.administration(chance)
        else:
            self.phase = "buying"

    def upkeep(self) -> int:
        """CL-R25."""
        cost = self.box.upkeep_module * len(self.rooms("TOSH")) + self.box.upkeep_floor * len(self.floors)
        saving = sum(self.room(person.place) == "S" for person in self.of_kind(ORDERLY))
        return max(0, cost - saving * self.box.saved)

    def wage(self, person: Person) -> int:
        """CL-R26."""
        if person.kind == "doctor":
            return int(self.box.wages["doctors"][person.level - 1])
        return int(self.box.wages["nurse" if person.kind == NURSE else "orderly"])

    def buy(self, points: int, chance: Chance) -> None:
        """CL-R28, CL-H31: who bought as much as one can in one go is asked again."""
        self.money -= points * self.box.popularity
        self.popularity += points
        if points < AT_ONCE:
            self.administration(chance)

    # ------------------------------------------------------------ Administration and the end

    def administration(self, chance: Chance) -> None:
        """CL-28, CL-R29, CL-R30, CL-4."""
        for doctor in self.of_kind("doctor"):
            if doctor.worked:
                doctor.who = DOCTORS[max(0, doctor.level - 2)]
            doctor.worked = False
        for patient in self.of_kind("patient"):
            if patient.level == len(PATIENTS):
                self.people = [person for person in self.people if person is not patient]
                self.dead += 1
                self.popularity -= self.box.death
            else:
                patient.who = PATIENTS[patient.level]
        if self.round == ROUNDS:
            self.ended = "goal reached" if self.reached() else "goal missed"
        else:
            self.deal(chance)

    def reached(self) -> bool:
        """CL-R32 to CL-R37."""
        at_least = {
            "score": self.score(),
            "patients": self.treated,
            "serious": self.serious,
            "floors": len(self.floors),
            "helipad": self.helipad,
            "gardens": self.gardens,
        }
        at_most = {"time": self.time, "slips": self.refused + self.dead + self.unpaid, "deaths": self.dead}
        asked = {
            word: {"no": False, "yes": True}.get(amounts[self.chosen.difficulty], amounts[self.chosen.difficulty])
            for word, amounts in self.box.goals[self.goal].items()
        }
        return all(at_least[word] >= n if word in at_least else at_most[word] <= n for word, n in asked.items())

    def score(self) -> int:
        """CL-R31, CL-H36."""
        doctors = sum(doctor.level for doctor in self.of_kind("doctor") if not doctor.late)
        rooms = sum(self.box.room_points[floor] for floor, _ in self.rooms("TO"))
        extras = self.gardens * self.box.garden_points + self.helipad * self.box.helipad_points
        lost = self.time // self.box.hours + len(self.of_kind("patient"))
        return self.popularity + doctors + rooms + extras - lost

    def scores(self) -> list[int]:
        return [self.score()]

    def ending(self) -> str:
        return self.ended

    def position(self) -> dict[str, Any]:
        """Everything there is to compare."""
        acting = not self.ended and self.phase in ACTING
        return {
            "money": self.money,
            "popularity": self.popularity,
            "time": self.time,
            "people": sorted((p.who, p.place, p.moved and acting, p.worked, p.late) for p in self.people),
            "floors": self.floors,
            "shelf": self.shelf,
            "entrances": self.entrances,
            "parking": self.upgraded,
            "conveyors": self.conveyors,
            "helipad": self.helipad,
            "pillars": self.pillars,
            "gardens": self.gardens,
            "goal": self.goal,
            "round": self.round,
            "cards": self.cards,
            "turned": self.turned,
            "treated": self.treated,
            "serious": self.serious,
            "dead": self.dead,
            "refused": self.refused,
            "unpaid": self.unpaid,
            "phase": "over" if self.ended else self.phase,
            **(self.in_hand() if acting else {}),
        }

    def in_hand(self) -> dict[str, Any]:
        """What matters only while something is being done."""
        walker = self.walkers[0] if self.phase == "walking" else None
        return {
            "laid": self.laid,
            "icons": self.icons,
            "staff": self.staff,
            "patients": self.queueing,
            "step": self.step if self.phase != "treating" else None,
            "left": self.left if self.phase == "building" else None,
            "used": self.used if self.phase in ("building", "hiring") else None,
            "queue": self.queue if self.phase == "admitting" else None,
            "walker": (walker.who, walker.place) if walker else None,
            "nurses": self.nurses if self.phase == "treating" else None,
            "cured": self.cured if self.phase == "treating" else None,
        }


@cache
def distance(plan: str, start: int, goal: int) -> int:
    """CL-R21: steps from space to space of one floor, through modules and the hall."""
    far, edge = {start: 0}, [start]
    for here in edge:
        row, column = divmod(here, 3)
        for y, x in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            space = 3 * y + x
            if 0 <= y < 3 and 0 <= x < 3 and plan[space] != "." and space not in far:
                far[space] = far[here] + 1
                edge.append(space)
    return far[goal]


# ---------------------------------------------------------------- the adapter: the real state in these words

TOPS, WINDOWS = ("first", "middle", "last"), ("first three", "last three")
TURNED = {0: 1, 1: 0, 2: 3, 3: 2}
"""The ways a card can lie, as the box file lists them: front, front turned, back, back turned."""
GOALS = ("popular", "busy", "serious", "swift", "tower", "spotless", "drawn")
COMPONENTS = ("entrance", "parking", "garden", "pillar", "conveyor", "helipad")
PHASES = (
    "settling", "dealing", "laying", "building", "hiring", "admitting", "walking", "treating", "buying",
)  # fmt: skip
ACTING = ("building", "hiring", "admitting", "walking", "treating")
PEOPLE = "-" + DOCTORS + NURSE + ORDERLY + PATIENTS
STAFF = "-" + DOCTORS + NURSE + ORDERLY + "PG"
QUEUE = "-" + PATIENTS + COUPLE


@dataclass
class Section:
    """CL-7, CL-H3: half of an Action card as it lies."""

    icon: str
    staff: str
    patients: str


@dataclass
class Lying:
    """CL-7: an Action card as it lies."""

    left: Section
    right: Section


@dataclass
class Printed:
    """What is in the box file."""

    money: int
    entrances: int
    capacity: int
    price: dict[str, int]
    floor_price: list[int]
    """Of the first floor above the ground, and the next."""
    income: list[int]
    garden_pay: int
    garden_most: int
    upkeep_module: int
    upkeep_floor: int
    saved: int
    wages: dict[str, Any]
    popularity: int
    missing: int
    missing_most: int
    refused: int
    refused_couple: int
    death: int
    hours: int
    room_points: list[int]
    garden_points: int
    helipad_points: int
    goals: dict[str, dict[str, list[Any]]]
    plans: dict[str, str]
    parking: dict[str, list[int]]
    expansion: dict[str, bool]
    actions: dict[str, list[Lying]]


def box_files() -> dict[str, dict[str, Any]]:
    """What is in the box files, by name."""
    paths = [box.path for box in games.load("clin9ic").boxes.values()]
    return {file["name"]: file for file in (tomllib.loads(path.read_text(encoding="utf-8")) for path in paths)}


def rich() -> dict[str, Any]:
    """A box with money for more than twelve points at once, orderlies who save all upkeep, and a goal of no deaths alone."""
    file = next(iter(box_files().values()))
    file["name"] = "Rich"
    file["start"]["money"] = 99
    file["business"] |= {"saved": 9, "popularity": 1}
    file["goals"]["serious"] = {"deaths": [0, 0, 0]}
    return file


BOXES = (rich(),)


@cache
def printed(name: str) -> Printed:
    """The box file of that name."""
    file = file_of("clin9ic", name)
    build, business, score = file["build"], file["business"], file["score"]
    return Printed(
        **file["start"],
        **file["popularity"],
        capacity=build["capacity"],
        price={component: build[component] for component in COMPONENTS},
        floor_price=build["floors"],
        garden_pay=business["garden"][0],
        garden_most=business["garden"][1],
        missing=business["missing"][0],
        missing_most=business["missing"][1],
        **{key: business[key] for key in ("income", "upkeep_module", "upkeep_floor", "saved", "wages", "popularity")},
        hours=score["hours"],
        room_points=score["rooms"],
        garden_points=score["garden"],
        helipad_points=score["helipad"],
        goals=file["goals"],
        plans={floor["name"]: "".join(floor["plan"]) for floor in file["floor"]},
        parking={floor["name"]: floor["parking"] for floor in file["floor"]},
        expansion={floor["name"]: floor.get("expansion", False) for floor in file["floor"]},
        actions={card["name"]: [lying(card, face) for face in range(4)] for card in file["action"]},
    )


def lying(card: dict[str, list[str]], face: int) -> Lying:
    icons, staff, patients = card["icons"][face], card["staff"][face], card["patients"][face]
    return Lying(Section(icons[0], staff[:2], patients[:2]), Section(icons[1], staff[2:], patients[2:]))


@dataclass
class Chosen:
    """The options, which are in the real box only."""

    goal: str
    difficulty: int
    cards: list[str]
    new_floors: int
    replaced: set[str]
    brought: set[str]
    rotate: bool

    @classmethod
    def of(cls, box: Any) -> Chosen:
        floors, actions = list(printed(box.name).plans), list(printed(box.name).actions)
        return cls(
            goal=GOALS[box.goal],
            difficulty=box.difficulty,
            cards=[actions[card] for card in box.cards],
            new_floors=box.new_floors,
            replaced={floors[card] for card in box.replaced if card >= 0},
            brought={floors[box.brought]} if box.brought >= 0 else set(),
            rotate=bool(box.rotate),
        )


def dealt(cards: list[str], chance: Chance) -> list[tuple[str, int]]:
    """The three cards in any order, each lying in any of four ways. The real game rolls for the
    first, and for how many further the second is found; the third is what is left."""
    first = chance.die(3) - 1
    second = (first + chance.die(2)) % 3
    order = [cards[first], cards[second], cards[3 - first - second]]
    return [(card, chance.die(4) - 1) for card in order]


def place_of(number: int) -> Place:
    return DOOR if number == 27 else divmod(number, 9)


def move(verb: str, arguments: dict[str, int], s: Any, box: Any) -> Move:
    if verb in ("walk", "treat"):
        return verb, place_of(arguments["place"])
    if verb == "lay":
        return verb, TOPS[arguments["top"]], WINDOWS[arguments["window"]]
    if verb == "build":
        return verb, COMPONENTS[arguments["component"]]
    if verb == "raise":
        return verb, list(printed(box.name).plans)[arguments["card"]]
    if verb in ("bonus", "hire"):
        return verb, arguments["box"] + 1
    if verb == "pick":
        person = s.people[arguments["person"]]
        return verb, PEOPLE[person.who], place_of(person.place), bool(person.late)
    return (verb, *arguments.values())


def position(s: Any, box: Any) -> dict[str, Any]:
    floors, actions = list(printed(box.name).plans), list(printed(box.name).actions)
    phase = "over" if s.end else PHASES[s.phase]
    found = {
        "money": s.money,
        "popularity": s.popularity,
        "time": s.time,
        "people": sorted(
            (PEOPLE[p.who], place_of(p.place), bool(p.moved) and phase in ACTING, bool(p.worked), bool(p.late))
            for p in s.people[: s.present]
        ),
        "floors": [floors[card] for card in s.floors if card >= 0],
        "shelf": {name for i, name in enumerate(floors) if s.shelf >> i & 1},
        "entrances": s.entrances,
        "parking": bool(s.parking),
        "conveyors": s.conveyors,
        "helipad": bool(s.helipad),
        "pillars": s.pillars,
        "gardens": s.gardens,
        "goal": GOALS[s.goal],
        "round": s.round,
        "cards": [(actions[card], face) for card, face in zip(s.card, s.face, strict=True)] if s.round else [],
        "turned": {i for i in range(3) if s.turned >> i & 1},
        "treated": s.treated,
        "serious": s.serious,
        "dead": s.dead,
        "refused": s.refused,
        "unpaid": s.unpaid,
        "phase": phase,
    }
    if phase in ACTING:
        walker = s.people[s.walker] if phase == "walking" else None
        found |= {
            "laid": (TOPS[s.laid // 2], WINDOWS[s.laid % 2]),
            "icons": "".join("BHA"[icon] for icon in s.icons),
            "staff": "".join(STAFF[i] for i in s.staff),
            "patients": "".join(QUEUE[i] for i in s.patients),
            "step": s.step if phase != "treating" else None,
            "left": s.left if phase == "building" else None,
            "used": {i + 1 for i in range(6) if s.used >> i & 1} if phase in ("building", "hiring") else None,
            "queue": (s.queue + 1 if s.queue < s.entrances else 0) if phase == "admitting" else None,
            "walker": (PEOPLE[walker.who], place_of(walker.place)) if walker else None,
            "nurses": s.nurses if phase == "treating" else None,
            "cured": s.cured if phase == "treating" else None,
        }
    return found
