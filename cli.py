"""The door: words in, one library call, one view. The only place that turns errors into exit codes."""

from __future__ import annotations

import codecs
import contextlib
import gc
import io
import json
import os
import sys
from copy import copy
from importlib import import_module
from itertools import chain, pairwise
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command_name

from rollwrite.errors import ExitCode, RollwriteError, UsageError
from rollwrite.message import message

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from rich.console import RenderableType
    from typer.models import CommandInfo

    from rollwrite.games import Options
    from rollwrite.kinds import File
    from rollwrite.language import Language
    from rollwrite.message import Message
    from rollwrite.report import HeatMap, HeatMaps, Report, Table
    from rollwrite.scored import ScoredFile
    from rollwrite.wolle.mat import Mat
    from vision.decide.fix import Fix
    from vision.show.crop import Crop

Words = TypeVar("Words", str, str | None)  # of an option that need not be given

_spoken: list[str] = []  # the language of --lang, once it has been said


def _speak(lang: str | None) -> str | None:
    """Heard before everything else, so that whatever goes wrong is told in it."""
    if lang is not None:
        from rollwrite.language import language

        _spoken[:] = [language(lang.lower()).code]
    return lang


def _forget() -> None:
    """What an earlier call in the same process has said."""
    _spoken.clear()


def _language() -> Language:
    from rollwrite.language import HOME, language, languages

    if _spoken:
        return language(_spoken[-1])
    # Of a call that cannot be parsed, nobody has heard the language yet.
    typed = (after for word, after in pairwise(sys.argv) if word == "--lang")
    system = (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name))
    code = next(chain(typed, system), HOME)[:2].lower()
    return language(code if code in languages() else HOME)


class _AsGiven:
    """Words and paths are taken as they are typed. All else Typer checks, and loads for that nearly as much as it takes
    to read a photo."""

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        kind = param.type_descriptor.annotation
        if value is None:
            return () if param.multiple or param.nargs == -1 else None
        if kind in (str, int, float) and isinstance(value, kind):
            return value
        if kind is Path:
            return Path(value)
        if kind in (list[str], list[Path]) and not isinstance(value, str):
            return list(map(Path if kind == list[Path] else str, value))
        param._runtime_param = None
        return param.get_runtime_param().coerce(value, param=param, ctx=ctx)


def _taken_as_given(params: list[Any]) -> list[Any]:
    for one in params:
        if getattr(one, "_runtime_param", ...) is None:  # other releases of Typer have no need of this
            vars(one)["_runtime_param"] = _AsGiven()
    return params


class Spoken(TyperCommand):
    """A command whose help is told in the person's language. The English words stand beside each option."""

    def get_params(self, ctx: Any) -> list[Any]:
        return _taken_as_given(super().get_params(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Of an option that stands there twice, the parser itself would drop the first without a word."""
        _, _, order = self.make_parser(ctx).parse_args(args=list(args))
        for option in order:
            if order.count(option) > 1 and not (option.multiple or getattr(option, "is_flag", False)):
                raise UsageError(message("door/option-twice", option=option.opts[-1]))
        return super().parse_args(ctx, args)

    def get_help(self, ctx: Any) -> str:
        _translate(self)
        return super().get_help(ctx)

    def get_help_option(self, ctx: Any) -> Any:
        return _translated(super().get_help_option(ctx), "any-help")


class SpokenOfSeeds(Spoken):
    """A seed may be a number below zero, and no option is one."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        seeds = [word for word in args if word[:1] == "-" and word[1:].isdecimal()]
        if seeds and "--" not in args:
            args = [*(word for word in args if word not in seeds), "--", *seeds]
        return super().parse_args(ctx, args)


class SpokenGroup(TyperGroup):
    """The same for the list of all commands."""

    def get_params(self, ctx: Any) -> list[Any]:
        return _taken_as_given(super().get_params(ctx))

    def get_help(self, ctx: Any) -> str:
        for command in (self, *self.commands.values()):
            _translate(command)
        return super().get_help(ctx)

    def get_help_option(self, ctx: Any) -> Any:
        return _translated(super().get_help_option(ctx), "any-help")


def _translate(command: Any) -> None:
    _translated(command, command.name)
    for option in command.params:
        word = option.name.replace("_", "-")
        _translated(option, f"any-{word}", f"{command.name}-{word}")


def _translated(helpful: Any, *keys: str) -> Any:
    """A command or an option; of its keys, the last that the language has words for."""
    for key in (f"help/{key}" for key in keys if helpful is not None):
        helpful.help = _language().say(key) if _language().knows(key) else helpful.help
    return helpful


app = typer.Typer(
    name="rollwrite",
    cls=SpokenGroup,
    help="Paper games that a computer understands: print the sheets, play at the table, score from a photo.",
    rich_markup_mode=None,  # plain help loads in half the time
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

# Signs without a plain letter inside them, for consoles that have no others.
_PLAIN = (
    {"−": "-", "–": "-", "—": "-", "…": "...", "·": ".", "×": "x", "≥": ">="}
    | {"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"'}
    | {"━": "-", "╍": "-", "┃": "|", "╏": "|", "○": "o", "◉": "@", "♣": "*", "▒": "#", "⌛": "(timer)"}
    | dict.fromkeys("┛┓┫┗┏┣┻┳╋╸╺╹╻", "+")
    | dict.fromkeys("░▓█▪", "#")
    | {"œ": "oe", "ß": "ss"}
)

WORTH_A_BAR = 3  # files or games: fewer are done before anybody has read what is being done
WIDEST_PICTURE = 60  # letters: what fits a small window
MADE_AT_ONCE = 100_000  # objects, before any are looked through for rubbish: loading makes many, and hardly any of that

Json = Annotated[bool, typer.Option("--json", help="One JSON document on standard output, nothing else there.")]
Lang = Annotated[
    str | None,
    typer.Option("--lang", callback=_speak, is_eager=True, help="en, fr or de; left out: as your system says."),
]


def _tell(report: Report, as_json: bool, aside: bool = False) -> NoReturn:
    """`aside`: on standard error, where something else goes to standard output."""
    with contextlib.suppress(BrokenPipeError):  # who does not listen any more changes nothing about the answer
        if as_json:
            typer.echo(_document_text(report.document))
        else:
            for view in report.views:
                typer.echo(view, err=aside) if isinstance(view, str) else _show(view, aside)
    raise typer.Exit(int(report.exit_code))


def _document_text(document: Any) -> str:
    """With every letter as it is; escaped where the console has no such letters, so that none is lost."""
    text = json.dumps(document, ensure_ascii=False)
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return json.dumps(document)
    return text


def _show(view: Table | HeatMaps, aside: bool) -> None:
    from rich.console import Console as RichConsole

    from rollwrite.report import Table

    class Console(RichConsole):
        def on_broken_pipe(self) -> None:
            """Not the end of the program: that has an exit code to give."""
            raise

    console = Console(file=sys.stderr if aside else sys.stdout, soft_wrap=False)
    if isinstance(view, Table):
        console.width = max(console.width, _narrowest(view))
    console.print(_drawn_table(view, console.width) if isinstance(view, Table) else _drawn_maps(view))


def _columns(table: Table) -> list[tuple[str, ...]]:
    return list(zip(table.columns, *table.rows, strict=True))


def _narrowest(table: Table) -> int:
    """Letters a line takes at least if no word is to be cut: names stay whole, whatever the window."""
    return sum(
        max((len(word) for cell in column for word in cell.split()), default=0) + 1 for column in _columns(table)
    )


def _drawn_table(table: Table, width: int) -> RenderableType:
    """With lines round every cell where there is room for them; sentences are wrapped, single words never."""
    from rich.box import HEAVY_HEAD
    from rich.table import Table as RichTable
    from rich.text import Text

    columns = _columns(table)
    roomy = sum(max(map(len, column)) + 3 for column in columns) < width
    drawn = RichTable(
        title=table.title or None,
        title_justify="left",
        title_style="bold",
        box=HEAVY_HEAD if roomy else None,
        padding=(0, 1) if roomy else (0, 1, 0, 0),
        pad_edge=roomy,
    )
    for column in columns:
        drawn.add_column(column[0], no_wrap=not any(" " in cell for cell in column))
    for number, row in enumerate(table.rows):
        drawn.add_row(*map(Text, row), style="red" if number in table.faults else None)
    return drawn


def _drawn_maps(maps: HeatMaps) -> RenderableType:
    from rich.columns import Columns
    from rich.console import Group
    from rich.text import Text

    return Group(Text(f"\n{maps.title}", style="bold"), Columns([_drawn_map(one) for one in maps.maps], padding=(1, 3)))


def _drawn_map(heat_map: HeatMap) -> RenderableType:
    from rich.table import Table as RichTable
    from rich.text import Text

    drawn = RichTable(
        title=Text(heat_map.caption), title_justify="left", title_style="", box=None, show_edge=False, padding=0
    )
    for name in ("", *heat_map.columns):
        drawn.add_column(name, justify="center")
    for name, cells in zip(heat_map.rows, heat_map.cells, strict=True):
        drawn.add_row(f"{name} ", *(Text(words, style=_warm(heat)) for words, heat in cells))
    return drawn


def _warm(heat: float) -> str:
    """From white to deep red behind black letters; a terminal without colours shows the letters alone."""
    return f"black on #{255 - int(35 * heat):02x}{250 - int(190 * heat):02x}{240 - int(200 * heat):02x}"


def _goes_to_standard_output(as_json: bool, *files: Path | None) -> bool:
    """That takes one thing only: a file sent there, or the document for scripts."""
    sent = sum(str(file) == "-" for file in files)
    if sent > 1:
        raise UsageError(message("door/two-files-to-standard-output"))
    if sent and as_json:
        raise UsageError(message("door/two-to-standard-output"))
    return bool(sent)


def _version(wanted: bool) -> None:
    if wanted:
        from rollwrite import __version__

        typer.echo(f"rollwrite {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _rollwrite(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Which this is.")
    ] = False,
) -> None:
    _forget()  # of an earlier call in the same process
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(cls=Spoken)
def score(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Photos, scans (PDF), records, folders of them, or -.")
    ],
    rolls: Annotated[str | None, typer.Option(help="The rolls of the game, as in 6,4,3: is every one obeyed?")] = None,
    face: Annotated[
        str | None, typer.Option(help="Wolle: the face, where its code cannot be read or has no room for it.")
    ] = None,
    fix: Annotated[
        list[str] | None,
        typer.Option(help="Correct a reading: mouse.3=no, cup:D4=yes, K7Q2/paw=no, mouse=ok."),
    ] = None,
    name: Annotated[list[str] | None, typer.Option(help="Whose sheet it is: K7Q2=Ann.")] = None,
    annotate: Annotated[
        Path | None, typer.Option(help="A folder for copies of the photos with what was read drawn over them.")
    ] = None,
    table: Annotated[bool, typer.Option("--table", help="All files are one game at one table: do they agree?")] = False,
    ask: Annotated[bool, typer.Option("--ask", help="Ask about each doubt in turn; kept beside the photo.")] = False,
    csv: Annotated[Path | None, typer.Option(help="A table of all players for a spreadsheet, in UTF-8, or -.")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="How many processes; left out: one a core.")] = None,
    debug: Annotated[Path | None, typer.Option(help="A folder for a picture of every stage of reading.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the table.")] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Read and count sheets from photos, and records, many at once."""
    from rollwrite.games import Options
    from rollwrite.scored import names_told
    from rollwrite.wolle import face_called
    from vision.files import Reading, expanded, read_files

    aside = _goes_to_standard_output(as_json, csv)
    if ask and (as_json or aside or Path("-") in files):
        raise UsageError(message("door/ask-needs-a-person"))
    fixes, names = _fixes(fix or ()), names_told(name or ())
    face = _chosen_face(face)
    faces = () if face is None else (face_called(face),)
    how = Reading(Options(face, rolls), faces, with_pictures=ask or annotate is not None, debug=debug)
    listed = expanded(files)
    with _progress(len(listed), message("door/reading")) as done:
        read = tuple(read_files(listed, how, jobs, lambda: done(1)))

    # Not before: a photo is looked at while what reads it is still being loaded.
    from rollwrite.score_report import score_report, spreadsheet
    from vision.together import at_one_table, taken_together

    if read and all(file.told for file in read):
        _refuse_of_texts({"--annotate": annotate is not None, "--ask": ask, "--debug": debug is not None})
    read = taken_together(read, faces, names, fixes, one_table=table)
    if ask:
        read = at_one_table(_asked(read)) if table else _asked(read)
    if annotate is not None:
        from vision.show.pictures import draw_over

        read = draw_over(read, annotate, _language())
    if csv is not None:
        from rollwrite.files import write_whole

        write_whole(csv, spreadsheet(read, _language(), one_table=table).encode(errors="replace"), force=force)
    _tell(score_report(read, _language(), one_table=table), as_json, aside)


def _refuse_of_texts(asked: dict[str, bool]) -> None:
    """What belongs to photos, where there is none among the files."""
    for option in (option for option, given in asked.items() if given):
        raise UsageError(message("door/no-use-for-option", option=option))


def _fixes(words: Sequence[str]) -> tuple[Fix, ...]:
    """What reads photos is not loaded for nothing: the first one waits for it."""
    if not words:
        return ()
    from vision.decide.fix import fixes_of

    return fixes_of(words)


def _asked(read: tuple[ScoredFile, ...]) -> tuple[ScoredFile, ...]:
    from vision.ask import Person, ask_all

    with _picture_shower() as show:
        return ask_all(read, Person(_language(), lambda question: _ask(question, hidden=False), typer.echo, show))


@contextlib.contextmanager
def _picture_shower() -> Iterator[Callable[[str, Crop], None]]:
    """Shows the place of a field. The files lie in a folder of their own while the talk lasts."""
    from tempfile import TemporaryDirectory

    with TemporaryDirectory(prefix="rollwrite-") as folder:

        def show(field: str, picture: Crop) -> None:
            file = Path(folder) / f"{field.replace(':', '-')}.png"
            picture.save(file, force=True)
            typer.echo(str(file))
            _show_picture(picture)

        yield show


def _show_picture(picture: Crop) -> None:
    """In the terminal itself, where that has colours."""
    from rich.color import Color
    from rich.console import Console
    from rich.style import Style
    from rich.text import Text

    console = Console()
    if not console.is_terminal or console.no_color or console.color_system in (None, "standard"):
        return
    for row in picture.half_blocks(min(WIDEST_PICTURE, console.width)):
        blocks = ((Color.from_rgb(*upper), Color.from_rgb(*lower)) for upper, lower in row)
        console.print(Text.assemble(*(("▀", Style(color=upper, bgcolor=lower)) for upper, lower in blocks)))


@contextlib.contextmanager
def _progress(count: int, words: Message) -> Iterator[Callable[[int], None]]:
    """A bar on standard error for a person who waits; nothing for a script, or where little is to be done."""
    if count < WORTH_A_BAR or not sys.stderr.isatty():
        yield lambda more: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(_language().say(words), total=count)
        yield lambda more: bar.advance(task, more)


@app.command(cls=Spoken)
def validate(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record, a photo, a face file, or a line as GeoJSON or WKT in mm.")
    ],
    face: Annotated[str | None, typer.Option(help="For a line or a photo: A, B, a seed, or a face file.")] = None,
    rolls: Annotated[str | None, typer.Option(help="For a line or a photo: the rolls in order, as in 6,4,3.")] = None,
    variant: Annotated[
        str | None, typer.Option(help="For a line or a photo: standard, no-cups or no-crossing.")
    ] = None,
    cups: Annotated[str | None, typer.Option(help="For a drawn line: the six cups, as in D4,F7,…")] = None,
    picture: Annotated[Path | None, typer.Option(help="Wolle: the mat with the yarn: .svg, .png, .pdf or -.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the picture.")] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Is it legal? Every fault with its turn, its rule and its place."""
    from rollwrite.games import Options
    from rollwrite.kinds import open_file

    aside = _goes_to_standard_output(as_json, picture)
    report, mat = _judged(open_file(file), Options(_chosen_face(face), rolls, variant, cups))
    if picture is not None:
        if mat is None:
            raise UsageError(message("pictures/no-mat", file=str(file)))
        from sheets.games.wolle.picture import mat_picture

        mat_picture(mat).save(picture, force=force)
    _tell(report, as_json, aside)


def _judged(file: File, options: Options) -> tuple[Report, Mat | None]:
    """What is said of the file, and the mat to draw a picture of, where there is one."""
    from rollwrite.games import game_of
    from rollwrite.kinds import Kind

    if file.kind is Kind.PHOTO:
        from vision.validate import judged_photo

        return judged_photo(file, options, _language())
    outcome = file.judged(options)
    return game_of(file.game).report.validation(outcome, _language()), getattr(outcome, "mat", None)


@app.command(cls=Spoken)
def moves(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record of Wolle.")],
    roll: Annotated[int, typer.Option(help="What the die shows.")],
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Every way to continue the yarn of a Wolle record for a roll."""
    from rollwrite.kinds import record_of
    from rollwrite.wolle.record import Record
    from rollwrite.wolle.report import moves as moves_report

    file = record_of("wolle", record)
    _tell(moves_report(file.name, Record.parse(file.text, record.parent).verdict, roll, _language()), as_json)


@app.command(cls=Spoken)
def odds(
    bid: Annotated[str | None, typer.Option(help="14 to 26, or 26+; left out: every bid.")] = None,
    chips: Annotated[int, typer.Option(help="Wool chips that may be spent, after paying for 26+.")] = 0,
    modifier: Annotated[int, typer.Option(help="The plus or minus on top of the herd.")] = 0,
    rolled: Annotated[
        str | None, typer.Option(help="The d12, d10 and d8 show this, as in 12,10,3: what to keep?")
    ] = None,
    kept: Annotated[
        str | None, typer.Option(help="With --rolled, after the second try: the die kept before, as d12.")
    ] = None,
    chart: Annotated[Path | None, typer.Option(help="All bids as a picture: .svg, .png, .pdf or -.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the picture.")] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Volle Wolle: the exact chances of a bid, and the best die to keep."""
    from rollwrite.volle_wolle.odds_report import report

    aside = _goes_to_standard_output(as_json, chart)
    told = report(bid, chips, modifier, rolled, kept, _language())
    if chart is not None:
        from sheets.games.volle_wolle.odds_chart import odds_chart

        odds_chart(chips, modifier, _language()).save(chart, force=force)
    _tell(told, as_json, aside)


@app.command(cls=Spoken)
def balance(
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many.")] = 1000,
    deck: Annotated[str, typer.Option(help="A deck file of your own; left out: the deck of the house.")] = "",
    seed: Annotated[int, typer.Option(help="Another one: other games.")] = 0,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; usually all cores.")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Volle Wolle: computer players among themselves show whether a deck is fair."""
    from rollwrite.volle_wolle.balance import tally_all
    from rollwrite.volle_wolle.balance_report import report
    from rollwrite.volle_wolle.deck import Deck

    cards = Deck.read(deck)
    with _progress(games, message("door/games", count=games)) as done:
        sums = tally_all(cards, games, seed, jobs, done)
    _tell(report(sums, cards, _language()), as_json)


@app.command(cls=Spoken)
def hunt(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record of Uly & Polly.")],
    model: Annotated[Literal["count", "habits"], typer.Option(help="What the dog's side reckons with.")] = "count",
    near: Annotated[
        str | None, typer.Option(help="With habits: the chance of swapping the own tile, dog one step away (0.6).")
    ] = None,
    far: Annotated[str | None, typer.Option(help="With habits: the same, dog further off (0.3).")] = None,
    picture: Annotated[Path | None, typer.Option(help="The fields of the last round: .svg, .png, .pdf or -.")] = None,
    round_number: Annotated[int | None, typer.Option("--round", help="Only this round.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the picture.")] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Where may the wolf be? The chance of every place after every event, from what everybody has seen."""
    from rollwrite.kinds import record_of
    from rollwrite.uly_polly.belief import Habits
    from rollwrite.uly_polly.hunt import Hunt
    from rollwrite.uly_polly.hunt_report import hunt_report
    from rollwrite.uly_polly.record import Record

    aside = _goes_to_standard_output(as_json, picture)
    file = record_of("uly-polly", record)
    trail = Hunt.through(Record.parse(file.text), Habits.asked(model, near, far))
    if round_number is not None:
        trail = trail.only(round_number)
    if picture is not None:
        from sheets.games.uly_polly.hunt_picture import hunt_picture

        hunt_picture(trail, _language()).save(picture, force=force)
    _tell(hunt_report(trail, _language()), as_json, aside)


@app.command(cls=Spoken)
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="wolle, volle-wolle or uly-polly.")],
    player: Annotated[list[str] | None, typer.Option(help="A player's name; once for each, in seating order.")] = None,
    computer: Annotated[list[str] | None, typer.Option(help="A player the computer plays for.")] = None,
    level: Annotated[
        Literal["easy", "strong"] | None, typer.Option(help="How well the computer plays; left out: strong.")
    ] = None,
    auto: Annotated[bool, typer.Option("--auto", help="The program throws the dice and deals the cards.")] = False,
    seed: Annotated[int | None, typer.Option(help="For chance that repeats itself.")] = None,
    save: Annotated[
        Path | None, typer.Option(help="Where the game is kept (GAME.txt): gone on with, if there is one.")
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="Begin anew, over the game that the file holds.")] = False,
    deck: Annotated[str, typer.Option(help="Volle Wolle: a deck file of your own.")] = "",
    face: Annotated[str, typer.Option(help="Wolle: A, B, a seed, new, or a face file.")] = "",
    variant: Annotated[str, typer.Option(help="Wolle: standard, no-cups or no-crossing.")] = "",
    lang: Lang = None,
) -> None:
    """A referee at the table: type what happens, it knows the rules. Saved after every line."""
    from rollwrite import files, referee
    from rollwrite.kept import Wish, open_table

    file = save or Path(f"{game}.txt")
    people, computers = tuple(player or ()), tuple(computer or ())
    names = (*people, *(name for name in computers if name not in people))
    wish = Wish(names, computers, level, auto, seed, deck, _chosen_face(face), variant)
    opened = open_table(game, file, wish, seed=_seed(), new=new)

    def keep() -> None:
        files.write_whole(file, opened.text.encode(), force=True)

    if opened.aside:
        _aside("table/put-aside", file=str(file), aside=str(opened.aside))
    with contextlib.suppress(KeyboardInterrupt):  # as good as 'quit': every line is kept
        referee.conduct(opened.referee, _language(), _ask, typer.echo, _complain, keep)
    _aside("table/kept-over" if opened.referee.over else "table/kept", game=game, file=quote(str(file)))
    for name, record in opened.referee.handouts.items():  # not before: the last line may still be taken back
        _aside("table/handed-out", player=name, file=str(files.write_beside(file, name, record.encode())))


def _ask(question: str, hidden: bool) -> str | None:
    """One line from the person; None when there are no more."""
    from getpass import getpass

    if not sys.stdin.isatty():
        typer.echo(f"{question} ", nl=False)
        line = sys.stdin.buffer.readline().decode(errors="replace")
        typer.echo(line.rstrip("\n") if not hidden else "")
        return line or None
    with contextlib.suppress(ImportError):
        import_module("readline")  # arrow keys and earlier lines, where the machine has them
    try:
        return getpass(f"{question} ") if hidden else input(f"{question} ")
    except EOFError:
        return None


def _complain(reason: str) -> None:
    typer.echo("  " + _language().say("table/no", reason=reason), err=True)


def _aside(key: str, **facts: str) -> None:
    """A word on standard error, for a person."""
    typer.echo(_language().say(key, **facts), err=True)


def _seed() -> int:
    import secrets

    return secrets.randbelow(1_000_000)


@app.command(name="print", cls=Spoken)
def _print(
    game: Annotated[str, typer.Argument(metavar="GAME", help="wolle, volle-wolle or uly-polly")],
    out: Annotated[Path | None, typer.Option(help="The PDF to write; - is standard output.")] = None,
    paper: Annotated[str, typer.Option(help="a4, a5 or letter")] = "a4",
    seed: Annotated[int | None, typer.Option(help="Same seed and options: the same file.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file.")] = False,
    ink: Annotated[str, typer.Option(help="full, or low: outlines instead of fills")] = "full",
    face: Annotated[
        str | None, typer.Option(help="Wolle: A, B, both (two sides), a seed, new, or a face file.")
    ] = None,
    sheets: Annotated[
        int | None, typer.Option(help="How many sheets, or score sheets of the other games; usually one page full.")
    ] = None,
    per_page: Annotated[int | None, typer.Option(help="Of these, 1, 2 or 4 on a page.")] = None,
    cups: Annotated[str | None, typer.Option(help="Wolle: hand, none, random, or six spots like D4,F7,…")] = None,
    player: Annotated[list[str] | None, typer.Option(help="A name to print on a sheet; once for each player.")] = None,
    part: Annotated[
        str | None,
        typer.Option(
            help="Volle Wolle: tables, cards, chips, help, score or all. Uly & Polly: tiles, tokens, dog, score or all."
        ),
    ] = None,
    deck: Annotated[str, typer.Option(help="Volle Wolle: a deck file of your own.")] = "",
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Make a PDF to print at home: sheets, cards, tiles."""
    from rollwrite.wolle import faces_called
    from sheets.press.order import PrintOrder
    from sheets.press.printing import print_game

    aside = _goes_to_standard_output(as_json, out)
    players = tuple(player or ())
    faces = () if face is None else faces_called(_chosen_face(face))
    paper, ink = paper.lower(), ink.lower()
    order = PrintOrder(
        game, out, paper, _language().code, seed, force, ink, faces, sheets, per_page, cups, players, part, deck
    )
    _tell(print_game(order), as_json, aside)


@app.command(name="face", cls=SpokenOfSeeds)
def _face(
    face: Annotated[
        str, typer.Argument(metavar="FACE", help="A, B, a seed such as 2026 or summer-fair, new, or a file.")
    ],
    out: Annotated[Path | None, typer.Option(help="Write it as a face file, to be edited.")] = None,
    picture: Annotated[Path | None, typer.Option(help="The mat as the sheet shows it: .svg, .png, .pdf or -.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the files.")] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Wolle: show a face. Any number or word is one, and the same one for ever."""
    from rollwrite.files import write_together
    from rollwrite.wolle import face_called
    from rollwrite.wolle.face_report import face_report
    from rollwrite.wolle.face_text import face_text

    aside = _goes_to_standard_output(as_json, out, picture)
    words = _chosen_face(face)
    found = face_called(words)
    files = {} if out is None else {out: face_text(found).encode()}
    if picture is not None:
        from rollwrite.wolle.mat import Mat
        from sheets import mat_picture

        files[picture] = mat_picture(Mat(found, (), found.start, (), ())).encoded(picture)
    write_together(files, force=force)
    _tell(face_report(words, found, _language()), as_json, aside)


def _chosen_face(words: Words) -> Words | str:
    """`new` is a seed that nobody has named yet: one is chosen, and told."""
    if words is None or words.lower() != "new":
        return words
    seed = str(_seed())
    typer.echo(_language().say("door/new-face", seed=seed), err=True)
    return seed


@app.command(name="layout", cls=Spoken)
def _layout(
    game: Annotated[str, typer.Argument(metavar="GAME", help="wolle, volle-wolle or uly-polly")],
    face: Annotated[str | None, typer.Option(help="Wolle: A, B, a seed, new, or a face file.")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Tell what is printed where on a game's sheet, in millimetres."""
    from rollwrite.wolle import face_called
    from sheets.layout.document import layout_report

    face = _chosen_face(face)
    _tell(layout_report(game, None if face is None else face_called(face), _language()), as_json)


@app.command(cls=Spoken)
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; left out: all of this machine.")] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one.")] = 8017,
    data: Annotated[Path | None, typer.Option(help="Where evenings are kept; left out: your data folder.")] = None,
    lang: Annotated[
        str | None,
        typer.Option(callback=_speak, is_eager=True, help="en, fr or de; left out: as each phone speaks."),
    ] = None,
    local: Annotated[bool, typer.Option("--local", help="For this machine only: no phones.")] = False,
    new_key: Annotated[bool, typer.Option("--new-key", help="Links and codes given out before let nobody in.")] = False,
    as_json: Json = False,
) -> None:
    """Pages for the phones at the table, in the same wifi: photograph, settle, see who won."""
    from web.serve import EVERYBODY, LOOPBACK, Serving, serve

    if local and host is not None:
        raise UsageError(message("page/local-or-host"))
    where = LOOPBACK if local else host or EVERYBODY[0]
    serve(Serving(data or _data_folder(), where, port, lang, new_key, as_json), _language())


@app.command(cls=Spoken)
def nights(
    data: Annotated[Path | None, typer.Option(help="Where evenings are kept; left out: your data folder.")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """The evenings that `serve` has kept: who played, who won, best and usual scores."""
    from web.nights import nights_report

    _tell(nights_report(data or _data_folder(), _language()), as_json)


def _data_folder() -> Path:
    import platformdirs

    return platformdirs.user_data_path("rollwrite", appauthor=False)


def main() -> None:
    """Whatever goes wrong is told in one line: as a document for scripts, on standard error for people."""
    _plain_letters_where_needed()
    try:
        sys.exit(_app_for(sys.argv[1:])(standalone_mode=False))
    except RollwriteError as error:
        _fail(error.message, error.exit_code)
    except (typer.Abort, KeyboardInterrupt):
        _fail(message("door/stopped"))
    except Exception as error:
        if "ROLLWRITE_TRACEBACK" in os.environ and not isinstance(error, OSError):
            raise
        from rollwrite.complaints import complaint_of

        _fail(complaint_of(error))


def _plain_letters_where_needed() -> None:
    """A console that cannot write a sign gets the nearest plain one: 'Zoe' for 'Zoë', '-' for a minus, '?' for what is
    no letter at all, as in names of files that are no text."""
    codecs.register_error("plain", _plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plain")


def _plain(error: UnicodeError) -> tuple[str, int]:
    import unicodedata

    assert isinstance(error, UnicodeEncodeError)
    signs = error.object[error.start : error.end]
    plain = "".join(_PLAIN.get(sign) or unicodedata.normalize("NFKD", sign) for sign in signs)
    return "".join(letter if letter.isascii() else "" for letter in plain) or "?", error.end


def program() -> NoReturn:
    """The whole process: what is at its end given back to the system piece by piece takes as long as half a photo."""
    gc.set_threshold(MADE_AT_ONCE)
    # NumPy and OpenCV each start threads for large matrices. There are none here, and starting them takes a while.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        main()
        code = 0
    except SystemExit as end:
        code = int(end.code or 0)
    _leave(code)


def _leave(code: int) -> NoReturn:
    """At once, when all was said; whoever has stopped listening, or has no room for it, is not waited for."""
    for stream in filter(None, (sys.stdout, sys.stderr)):  # either may have been closed before we came
        with contextlib.suppress(OSError, ValueError):
            stream.flush()
    os._exit(code)


def _app_for(words: list[str]) -> typer.Typer:
    """With no command but the one that is called, if one is: Typer prepares all there are before it looks."""
    called = [one for one in app.registered_commands if _name(one) in words[:1]]
    if not called:
        return app
    alone = copy(app)
    alone.registered_commands = called
    return alone


def _name(command: CommandInfo) -> str | None:
    return command.name or (get_command_name(command.callback.__name__) if command.callback else None)


def _fail(said: Message, exit_code: ExitCode = ExitCode.UNUSABLE) -> NoReturn:
    line = " ".join(_language().say(said).split())
    with contextlib.suppress(OSError):  # nowhere left to say it: the exit code still does
        if "--json" in sys.argv:
            typer.echo(_document_text({"error": line}))
        else:
            typer.echo(f"rollwrite: {line}", err=True)
    sys.exit(int(exit_code))


if __name__ == "__main__":
    program()
