"""What was told is brought in line with what is due, whatever was told before and in whatever order."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from league.duty import Change, Duty, Slot, Told, Wording, reconcile

SLOTS = tuple(Slot("seat", 1, table, reader, "7.1") for table in (1, 2) for reader in ("judges", "table"))
WORDS = st.sampled_from([Wording("left", {"table": 1}), Wording("left", {"table": 2}), Wording("back")])
ASKS = st.sampled_from([(), ("seats:1",)])
PINGS = st.sampled_from([(), (5,), (5, 6)])


@st.composite
def duties(draw: st.DrawFn) -> list[Duty]:
    slots = draw(st.lists(st.sampled_from(SLOTS), unique=True))
    return [Duty(slot, "thread", slot.subject, draw(WORDS), draw(ASKS), draw(PINGS)) for slot in slots]


TOLD = st.dictionaries(
    st.sampled_from([slot.key for slot in SLOTS]),
    st.builds(Told, says=WORDS, asks=ASKS, pings=PINGS, stands=st.booleans(), read=st.booleans()),
)


def carried_out(told: dict[str, Told], due: list[Duty]) -> dict[str, Told]:
    """What is kept once the steps were taken."""
    kept = dict(told)
    for step, key, duty in reconcile(told, due):
        if duty is not None:
            was = kept.get(key)
            read = was is not None and was.read
            pings = was.pings if was is not None and read else duty.pings
            kept[key] = Told(duty.says, duty.asks, pings, stands=True, read=read)
        elif step is Change.WITHDRAW:
            del kept[key]
        else:
            kept[key] = replace(kept[key], asks=(), stands=False)
    return kept


@given(TOLD, duties())
def test_what_stands_is_what_is_due_and_a_second_time_changes_nothing(
    told: dict[str, Told], due: list[Duty]
) -> None:
    kept = carried_out(told, due)
    stands = {key: (one.says, one.asks) for key, one in kept.items() if one.stands}
    assert stands == {duty.slot.key: (duty.says, duty.asks) for duty in due}
    assert list(reconcile(kept, due)) == []


@given(TOLD, duties())
def test_what_nobody_has_read_leaves_nothing_behind(told: dict[str, Told], due: list[Duty]) -> None:
    wanted = {duty.slot.key for duty in due}
    ended = {key for key, one in told.items() if one.stands and key not in wanted}
    steps = {key: step for step, key, duty in reconcile(told, due) if duty is None}
    assert steps == {key: Change.END if told[key].read else Change.WITHDRAW for key in ended}


@given(TOLD, duties())
def test_nobody_is_sent_anew_what_stands_already(told: dict[str, Told], due: list[Duty]) -> None:
    sent = {key for step, key, _ in reconcile(told, due) if step is Change.SEND}
    assert sent == {duty.slot.key for duty in due} - told.keys()


@given(st.sampled_from(SLOTS))
def test_a_slot_is_found_by_its_key(slot: Slot) -> None:
    assert Slot.of(slot.key) == slot
