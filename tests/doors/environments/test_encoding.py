"""Egocentric observations: the same from every seat, exact, and without anything that the view hides."""

from __future__ import annotations

import pickle
from itertools import islice
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from leduc_poker import GAME as LEDUC
from leduc_poker.state import CHIPS
from rulewright import games
from rulewright.doors.environments.dataset import view_writer
from rulewright.doors.environments.encoding import OWN, SEATS, Encoding, action_table, encoding, turned
from rulewright.doors.environments.episode import Course
from rulewright.doors.environments.observations import layout
from rulewright.doors.environments.settings import EGOCENTRIC, setting
from rulewright.doors.gymnasium import SeatEnv, SeatVectorEnv, TableVectorEnv
from rulewright.doors.pettingzoo import aec_env
from rulewright.kernel import Game, Id
from rulewright.kernel.fields import OWNED, Field, Number
from rulewright.kernel.meanings import Heap, Magnitude, SetOf
from rulewright.laws.cases import Case, few_cases, walk
from tests.conformance.cases import found_games
from tests.tiers import few_games, mostly

SEVERAL_SEATS = ("klobba", "klotho", "katamari", "asteroid_miners")


def positions(case: Case, seed: int, most: int = 8) -> list[tuple[Any, int, int]]:
    """Some positions from the beginning, middle and end of a random game."""
    made = [(s.clone(), seat, action) for s, seat, action in islice(walk(case, seed), 400)]
    return [made[i * (len(made) - 1) // most] for i in range(min(most, len(made) - 1) + 1)]


def course(case: Case, **choices: Any) -> Course:
    made = Course(setting(case.game, seats=case.seats, options=case.options, encoding=EGOCENTRIC, **choices))
    made.begin(0)
    return made


def observed(at: Course, s: Any, seat: int) -> tuple[Any, Any]:
    at.s = s
    mask = at.mask(seat)
    return at.observe(seat, mask)["observation"], mask


# ---------------------------------------------------------------- nothing is lost, nothing is added


def test_decoding_gives_back_the_fields_of_the_view(seating: Case) -> None:
    """From every seat; what only others see is blank, and the order of a heap is lost."""
    at = course(seating)
    laid, encoded = layout(seating.game), encoding(seating.game, seating.seats)
    for s, _, _ in positions(seating, 5):
        for seat in range(seating.seats):
            view = seating.game.view(s, seating.box, seat)
            row, _ = observed(at, s, seat)
            told, named = (
                encoded.decode(row, seat),
                laid.named(view, at.setting.layout.head(seat, 1, at.setting.options)),
            )
            for block in encoded.blocks:
                mine, real = told[block.name], named[block.name].reshape(told[block.name].shape).astype(np.int64)
                taken = [range(seating.seats if d.kind == SEATS else d.declared) for d in block.dimensions]
                mine, real = mine[np.ix_(*taken)], real[np.ix_(*taken)]
                if isinstance(block.meaning, Heap):
                    assert [sorted(cards) for cards in np.atleast_2d(mine)] == [sorted(c) for c in np.atleast_2d(real)]
                elif isinstance(block.meaning, Magnitude):
                    assert np.allclose(mine, real, rtol=1e-4), block.name
                else:
                    if isinstance(block.meaning, SetOf) and block.meaning.turns:
                        real = real & ((1 << seating.seats) - 1)
                    if isinstance(block.meaning, Id) and block.meaning.when:
                        field, value = block.meaning.when
                        real = real * (getattr(view, field) == value)
                    assert (mine == real).all(), (block.name, mine, real)


def test_columns_lie_between_0_and_1_and_tell_what_the_blocks_say(game: Game) -> None:
    case = few_cases(game)[-1]
    at, encoded = course(case), encoding(game, case.seats)
    ends = [b.first + b.columns for b in encoded.blocks]
    assert [b.first for b in encoded.blocks] == [encoded.head_size, *ends[:-1]]
    assert ends[-1] == encoded.seat_first
    for s, _, _ in positions(case, 6):
        row, _ = observed(at, s, 0)
        assert row.dtype == np.float32
        assert ((row >= 0) & (row <= 1)).all()
    by_name = encoded.split(row)
    assert {name: array.shape for name, array in by_name.items()} == encoded.shapes()
    assert sum(array.size for array in by_name.values()) == encoded.size
    assert all(np.shares_memory(array, row) for array in by_name.values() if array.size)


def test_fields_that_never_vary_are_left_out(game: Game) -> None:
    """Fields that no seat sees, or that only others see, have no columns."""
    for seats in range(game.seats[0], game.seats[1] + 1):
        encoded = encoding(game, seats)
        assert not any(b.name == "rng" or b.sight == "secret" for b in encoded.blocks)
        assert all(b.dimensions[0].kind == OWN for b in encoded.blocks if b.sight == OWNED)


def test_observations_are_the_same_in_every_world_a_seat_could_be_in(seating: Case) -> None:
    at, random = course(seating), Random(1)
    for s, _, _ in positions(seating, 5):
        for seat in range(seating.seats):
            real, _ = observed(at, s, seat)
            view = seating.game.view(s, seating.box, seat)
            world = seating.game.redeal(view, seating.box, seat, [random.getrandbits(32), 1])
            assert (observed(at, world, seat)[0] == real).all()


# ---------------------------------------------------------------- the same from every seat


def moved(value: Any, f: Field, by: int, seats: int, game: Game, sight: str) -> Any:
    """A field with all players moved on by `by` seats, according to its declaration."""
    if f.shape:
        inner = Field(f.kind, f.shape[1:], f.sight, f.blank, of=f.of)
        rows = [moved(row, inner, by, seats, game, sight) for row in value]
        if not (isinstance(f.by, Id) and f.by.turns):
            return rows
        return [rows[(i - by) % seats if i < seats else i] for i in range(len(rows))]
    if not isinstance(f.kind, Number):
        return moved_record(value, by, seats, game)
    if isinstance(f.of, SetOf) and f.of.turns:
        whole = (1 << seats) - 1
        return (value & ~whole) | sum(1 << (i + by) % seats for i in range(seats) if value >> i & 1)
    if isinstance(f.of, Id) and f.of.turns and value >= f.of.low:
        if f.of.turns == "moves":
            table = action_table(game, seats)
            return value if table is None else int(table[by][value])
        return f.of.low + turned((-by) % seats, seats, value - f.of.low, f.of.inner)
    return value


def moved_record(record: Any, by: int, seats: int, game: Game) -> Any:
    made = record.clone()
    for name, f in record.fields.items():
        value = moved(getattr(record, name), f, by, seats, game, "")
        if isinstance(f.of, Id) and f.of.when and getattr(record, f.of.when[0]) != f.of.when[1]:
            value = getattr(record, name)
        counted = "n" in record.fields and isinstance(f.of, Id) and f.of.turns
        if counted and f.shape and name != "n" and len(getattr(record, name)) >= 2 and hasattr(record, "kind"):
            value = value[: record.n] + getattr(record, name)[record.n :]
        setattr(made, name, value)
    return made


@pytest.mark.parametrize(
    "name", [*SEVERAL_SEATS, "examples/kuhn_poker", "examples/leduc_poker", "examples/connect_four"]
)
def test_whoever_sits_there_sees_and_may_do_the_same(name: str) -> None:
    """All players move on by some seats: each has the same columns and mask as before, and the game continues in the same way as
    long as no chance is involved. The latter holds only if every field that names a seat is declared as such."""
    game = games.load(name)
    followed, most = 0, 60 if game.state.itemsize() < 256 else 16
    for seats in sorted({max(2, game.seats[0]), game.seats[1]}):
        case = Case(game, seats)
        at = course(case)
        for s, seat, action in positions(case, 3 + seats, most):
            by = 1 + (s.values()[-1] + seats) % (seats - 1) if seats > 2 else 1
            other = moved_record(s, by, seats, game)
            for one in range(seats):
                here, there = observed(at, s, one), observed(at, other, (one + by) % seats)
                assert (here[0] == there[0]).all()
                assert (here[1] == there[1]).all()
            if action >= 0:
                same = action if (table := action_table(game, seats)) is None else int(table[by][action])
                stream = list(s.rng)
                after, after_other = s.clone(), other.clone()
                game.rules.apply(after, case.box, seat, action)
                game.rules.apply(after_other, case.box, (seat + by) % seats, same)
                if list(after.rng) == stream:
                    followed += 1
                    mine = moved_record(after, by, seats, game)
                    assert mine == after_other, game.actions.decode(action)
    assert followed >= 3


def test_an_action_that_names_a_seat_counts_from_your_own() -> None:
    game = games.load("klobba")
    table = action_table(game, 4)
    assert table is not None
    give = game.actions.encode("give_black", seat=1)
    assert [game.actions.decode(int(table[seat, give]))[1] for seat in range(4)] == [{"seat": s} for s in (1, 2, 3, 0)]
    free = game.actions.encode("pair", band=5)
    assert {int(action) for action in table[:, free]} == {free}, "a band of nobody stays where it is"
    assert all(sorted(row) == list(range(game.actions.size)) for row in table.tolist())
    assert action_table(game, 2) is not None
    assert action_table(games.load("katamari"), 4) is None


# ---------------------------------------------------------------- at the doors


COMPILED = mostly(found_games(), [game for game in found_games() if game.name in ("karthis", "leduc_poker")])
"""A game's own part, its encoding, is compared below for every game; the environments around it are the same for all."""


@pytest.mark.parametrize("game", COMPILED, ids=lambda game: game.name)
def test_the_compiled_environments_give_the_same_as_the_single_one(game: Game) -> None:
    case = few_cases(game)[-1]
    chosen: dict[str, Any] = {"seats": case.seats, "encoding": EGOCENTRIC, "options": case.options}
    one, many = SeatEnv(game, **chosen), SeatVectorEnv(game, 1, jobs=1, **chosen)
    seen, info = one.reset(seed=4)
    rows, infos = many.reset(seed=4)
    for _ in range(30):
        assert (rows["observation"][0] == seen["observation"]).all()
        assert (rows["action_mask"][0] == seen["action_mask"]).all()
        assert one.observation_space.contains(seen)
        action = many.sample()
        rows, _, terminated, _, infos = many.step(action)
        seen, _, over, _, info = one.step(int(action[0]))
        assert over == terminated[0]
        assert infos["clause"][0] == 0
        assert "clause" not in info
        if over:
            break


@pytest.mark.parametrize("game", COMPILED, ids=lambda game: game.name)
def test_the_compiled_tables_show_every_seat_what_the_rules_show_it(game: Game) -> None:
    """Step for step, whichever seat is to act: the columns and masks of the interpreted encoding."""
    case = few_cases(game)[-1]
    at = course(case)
    tables = TableVectorEnv(game, 6, jobs=1, seats=case.seats, encoding=EGOCENTRIC, options=case.options)
    seen, infos = tables.reset(seed=11)
    acted = set[int]()
    for step in range(60):
        for g, actor in enumerate(infos["actor"].tolist()):
            if step % 6 == g and not infos["ending"][g]:
                row, mask = observed(at, game.state.unpack(tables.fleet.states[g].tobytes()), actor)
                assert (seen["observation"][g] == row).all()
                assert (seen["action_mask"][g] == mask).all()
                acted.add(actor)
        seen, _, _, _, infos = tables.step(tables.sample())
    assert acted == set(range(case.seats))


@few_games
def test_the_compiled_encoding_is_the_interpreted_one_in_every_seat(seating: Case) -> None:
    """Also for seats that are not to act, which the environments never show."""
    at, game = course(seating), seating.game
    views, seats, rows = [], [], []
    for s, _, _ in positions(seating, 7):
        for seat in range(seating.seats):
            views.append(game.view(s, seating.box, seat).pack())
            seats.append(seat)
            rows.append(observed(at, s, seat)[0])
    out = np.zeros((len(rows), at.setting.columns.size), np.float32)
    head = at.setting.head(0)
    out[:, : len(head)] = head
    packed = np.frombuffer(b"".join(views), game.state.dtype())
    view_writer(game, seating.seats)(packed, np.array(seats), out)
    assert (out == np.stack(rows)).all()


def test_bots_that_are_asked_understand_the_turned_actions() -> None:
    chosen: dict[str, Any] = {"seats": 3, "encoding": EGOCENTRIC}
    first = SeatVectorEnv(
        LEDUC, 2, seat=2, bot=lambda game, view, box, seat, lots: game.legal(view, box, seat)[0], **chosen
    )
    first.reset(seed=1)
    for _ in range(40):
        first.step(first.sample())


def test_every_seat_of_a_table_is_shown_itself_first() -> None:
    tables = TableVectorEnv(LEDUC, 8, seats=3, encoding=EGOCENTRIC, form="dict")
    (seen, infos), acted = tables.reset(seed=2), set[int]()
    for _ in range(30):
        shown = seen["observation"]
        for g, actor in enumerate(infos["actor"].tolist()):
            seats = tables.fleet.states[g]["seats"]
            assert shown["seats.card"][g, 0].argmax() == seats[actor]["card"]
            assert np.allclose(shown["seats.paid"][g, :, 0] * CHIPS, np.roll(seats["paid"], -actor))
            acted.add(actor)
        seen, _, _, _, infos = tables.step(tables.sample())
    assert acted == {0, 1, 2}


def test_pettingzoo_and_a_dict_of_arrays() -> None:
    env = aec_env("klotho", seats=3, encoding=EGOCENTRIC, form="dict")
    env.reset(seed=3)
    for _ in range(20):
        seen, _, _, _, info = env.last()
        assert env.observation_space(env.agent_selection).contains(seen)
        env.step(int(info["action_mask"].argmax()))


def test_openspiel_takes_it_as_a_parameter() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import rulewright.doors.openspiel  # noqa: F401 - registers the games

    game = pyspiel.load_game("rulewright_klobba(players=3,encoding=egocentric)")
    encoded, random = encoding(games.load("klobba"), 3), Random(4)
    assert game.observation_tensor_size() == encoded.size
    state = game.new_initial_state()
    for _ in range(80):
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
            continue
        player = state.current_player()
        at = Course(state.now.setting)
        at.s = state.now.s
        assert state.legal_actions() == np.flatnonzero(at.mask(player)).tolist()
        assert np.allclose(state.observation_tensor(player), at.observe(player, at.mask(player))["observation"])
        state.apply_action(random.choice(state.legal_actions()))
    again = pickle.loads(pickle.dumps(state))
    assert again.history() == state.history()
    assert again.legal_actions() == state.legal_actions()


def test_environments_are_pickled_with_it() -> None:
    env = gymnasium.make("rulewright/klobba-v0", seats=3, encoding=EGOCENTRIC)
    env.reset(seed=5)
    action = int(env.unwrapped.action_masks().argmax())  # type: ignore[attr-defined]
    again = pickle.loads(pickle.dumps(env))
    assert (again.step(action)[0]["observation"] == env.step(action)[0]["observation"]).all()
    many = SeatVectorEnv(LEDUC, 3, seats=3, encoding=EGOCENTRIC)
    many.reset(seed=5)
    copy = pickle.loads(pickle.dumps(many))
    actions = many.sample()
    assert (copy.step(actions)[0]["observation"] == many.step(actions)[0]["observation"]).all()


def test_columns_for_embeddings_hold_a_number_of_so_many() -> None:
    encoded: Encoding = encoding(games.load("katamari"), 2)
    at = course(Case(games.load("katamari"), 2))
    row, _ = observed(at, at.s, 0)
    shown = next(b for b in encoded.blocks if b.name == "shown")
    sizes = encoded.embeddings()
    columns = range(shown.first, shown.first + shown.columns)
    assert [round(float(row[c]) * sizes[c]) - 1 for c in columns] == at.s.shown


def test_a_game_that_declares_no_meanings_is_told_its_seat() -> None:
    """Otherwise it could not know which numbers are its own. The built-in games declare all."""
    from tests.toys.high_card import GAME as TOY

    seats = TOY.seats[1]
    encoded, at = encoding(TOY, seats), course(Case(TOY, seats))
    assert encoded.size == encoded.seat_first + seats
    for seat in range(seats):
        told = encoded.split(observed(at, at.s, seat)[0])["table.seat"]
        assert told.tolist() == [float(i == seat) for i in range(seats)]
    for name in games.names():
        game = games.load(name)
        assert all(encoding(game, n).seat_first == encoding(game, n).size for n in game.seats), name


def test_what_is_unknown_is_refused() -> None:
    with pytest.raises(ValueError, match="encoding is one of raw, egocentric, not 'mine'"):
        setting("klobba", encoding="mine")
