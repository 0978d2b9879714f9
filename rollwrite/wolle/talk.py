"""What the referee says aloud at a table of Wolle."""

from rollwrite.message import Fact, Message, message
from rollwrite.referee import Refused, Replies
from rollwrite.wolle.board import Move, walk
from rollwrite.wolle.face import Face
from rollwrite.wolle.judge import reached
from rollwrite.wolle.kept import spelled
from rollwrite.wolle.mat import Mat
from rollwrite.wolle.mat_text import mat_text
from rollwrite.wolle.match import Match
from rollwrite.wolle.match import Seat as Played
from rollwrite.wolle.record import write_runs
from rollwrite.wolle.rules import Play, legal_moves
from rollwrite.wolle.table import Cups, Drawing, End, Event, FirstSet, Roll, Seat, Stop, Table

HELP = tuple(
    message(f"wolle-table/help-{topic}") for topic in ("rolls", "drawings", "paper", "cups", "questions", "end")
)


def _said(key: str, /, **facts: Fact) -> Message:
    return message(f"wolle-table/{key}", **facts)


def _plain(text: str) -> Message:
    return message("door/as-it-is", text=text)


def welcome(table: Table, computers: tuple[str, ...]) -> Replies:
    hello = _said("welcome", players=table.players, face=table.face.name, variant=table.variant)
    circle = () if table.variant == "no-cups" else (_said("circle-cups"),)
    return (hello, *([_said("computers", players=computers)] if computers else []), *circle)


def question(table: Table) -> Message:
    if table.over:
        return _said("ask-nothing")
    if not table.rolls:
        return _said("ask-first-roll")
    facts: dict[str, Fact] = {"number": len(table.rolls), "roll": table.rolls[-1]}
    if late := table.waited_for:
        return _said("ask-drawing", players=tuple(seat.name for seat in late), **facts)
    return _said("ask-end" if table.last_roll else "ask-roll", **facts)


def told(before: Table, event: Event, after: Table) -> Replies:
    """What the whole table hears of an event."""
    return (*_news(before, event, after), *_timer_started(before, after), *(result(after) if after.over else ()))


def _news(before: Table, event: Event, after: Table) -> Replies:
    match event:
        case Roll(roll=roll):
            return (_said("rolled", number=len(after.rolls), roll=roll), *_struck(before, after))
        case Cups(player=player, dots=dots):
            return (_said("circled", player=player, dots=dots),)
        case Drawing():
            return (_drawn(before.seat(event.player), event, after.seat(event.player)),)
        case Stop(player=player):
            return (_said("stopped", player=player),)
        case FirstSet() | End():
            return ()


def _timer_started(before: Table, after: Table) -> Replies:
    if before.timer_from == after.timer_from or after.timer_from is None:
        return ()
    return (_said("timer-starts", number=after.timer_from, top=after.face.timer[0]),)


def _struck(before: Table, after: Table) -> Replies:
    struck = after.clock.struck
    if before.clock.struck == struck:
        return ()
    column = after.face.timer
    if after.last_roll:
        return (_said("last-roll", value=column[struck - 1]),)
    return (_said("struck", value=column[struck - 1], next=column[struck]),)


def _drawn(before: Seat, drawing: Drawing, after: Seat) -> Message:
    if not drawing.runs:
        return _said("passed", player=before.name)
    facts = _reached(before.play, tuple(walk(before.play.end, drawing.runs)))
    key = "drew-and-stopped" if drawing.stop else "drew"
    steps, points = write_runs(drawing.runs), after.play.score.total
    return _said(key, player=before.name, steps=steps, end=after.play.end, points=points, **facts)


def _reached(play: Play, path: tuple[str, ...]) -> dict[str, Fact]:
    """The toys and the cups on a way, in words; `things` counts them."""
    collects, breaks = reached(play, path)
    toys = [message("wolle/toy-at", kind=play.board.face.objects[dot], dot=dot) for dot in collects]
    cups = [_said("cup-at", dot=dot) for dot in breaks]
    return {"things": len(toys) + len(cups), "what": (*toys, *cups)}


def standing(table: Table) -> Replies:
    """The rolls, the timer, and everybody as far as it is known."""
    if table.over:
        return result(table)
    rolls = (_said("rolls-so-far", rolls=_listed(table.rolls)),) if table.rolls else ()
    return (*rolls, _timer(table), *(_seat(seat) for seat in table.seats))


def _timer(table: Table) -> Message:
    if table.timer_from is None:
        return _said("timer-waits")
    left = table.face.timer[table.clock.struck :]
    if not left:
        return _said("timer-out")
    return _said("timer-left", number=table.timer_from, left=_listed(left))


def _seat(seat: Seat) -> Message:
    facts: dict[str, Fact] = {"player": seat.name, "stopped": "yes" if seat.play.stopped else "no"}
    if not seat.tells:
        return _said("seat-on-paper", **facts)
    return _said("seat", end=seat.play.end, points=seat.play.score.total, **facts)


def result(table: Table) -> Replies:
    """Who has won among those who told, what is left to count, and the rolls for whoever reads the photos."""
    paper = tuple(seat.name for seat in table.on_paper)
    left = (_said("count-paper", players=paper),) if paper else ()
    rolls = (_said("rolls", rolls=",".join(map(str, table.rolls))),) if table.rolls else ()
    return (_said("over"), *_ranks(table), *left, *rolls)


def _ranks(table: Table) -> Replies:
    seats = tuple(Played(seat.name, seat.cups, seat.turns) for seat in table.telling)
    if len(seats) < len(table.seats):
        return tuple(_seat(seat) for seat in table.telling)
    ranked = Match(table.face, table.variant, seats).standings()
    return tuple(
        _said("rank", rank=one.rank, player=one.name, points=one.score.total, objects=one.score.objects)
        for one in ranked
    )


def to_draw(table: Table, seat: Seat) -> None:
    """Refused where there is nothing to draw."""
    if not table.rolls:
        raise Refused(_said("roll-first"))
    if seat.play.stopped:
        raise Refused(_said("has-stopped", player=seat.name))
    if not seat.owes(len(table.rolls)):
        raise Refused(_said("has-drawn", player=seat.name))


def moves(table: Table, seat: Seat) -> Replies:
    to_draw(table, seat)
    listed = list(legal_moves(seat.play, table.rolls[-1]))
    title = message("wolle/moves", roll=table.rolls[-1], dot=seat.play.end)
    last = message("wolle/or-pass" if listed else "wolle/nothing-fits")
    return (title, *(_move(seat.play, move) for move in listed), last)


def _move(play: Play, move: Move) -> Message:
    steps = f"{write_runs(move.runs)} stop" if move.stop else write_runs(move.runs)
    return _said("move", steps=steps, end=move.end, **_reached(play, move.path))


def hint(drawing: Drawing) -> Replies:
    return (_said("hint", line=spelled(drawing)),)


def mat(face: Face, seat: Seat) -> Replies:
    play = seat.play
    shown = Mat(face, tuple(play.board.drawn(play.segments)), play.end, seat.cups)
    return _plain(mat_text(shown)), message("wolle/mat-legend")


def _listed(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
