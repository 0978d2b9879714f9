"""Whole games and records for hypothesis to choose from."""

from hypothesis import strategies as st

from rollwrite.uly_polly.field import PLACES
from rollwrite.uly_polly.rules import Event, Game, Move, NewRound, Swap

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli")

players = st.integers(2, 5).map(lambda count: NAMES[:count])
places = st.sampled_from(PLACES)


@st.composite
def played(draw: st.DrawFn, most_events: int = 120) -> tuple[tuple[str, ...], list[Event]]:
    """Players, and legal events until the game is over or hypothesis loses interest."""
    game = Game(draw(players))
    events: list[Event] = []
    for _ in range(draw(st.integers(0, most_events))):
        if game.over:
            break
        event = draw(next_event(game))
        events.append(event)
        game = game.after(event)
    return game.players, events


def next_event(game: Game) -> st.SearchStrategy[Event]:
    if game.open_round:
        return st.sampled_from(list(game.open_round.turns()))
    return st.builds(NewRound, st.sampled_from(game.next_wolves), places, places)


anything = st.one_of(
    st.builds(NewRound, st.sampled_from((*NAMES, "Zed")), places, places),
    st.builds(Swap, places, st.sampled_from((*PLACES, "E1", "A5"))),
    st.builds(Move, st.sampled_from((*PLACES, "D0"))),
)
