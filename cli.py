"""The door: words in, one library call, one view. The only place that turns errors into exit codes."""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from rollwrite.errors import ExitCode, RollwriteError

if TYPE_CHECKING:
    from rollwrite.report import Report, Table

app = typer.Typer(
    name="rollwrite",
    help="Paper games that a computer understands: print the sheets, play at the table, score from a photo.",
    rich_markup_mode=None,  # plain help loads in half the time
    add_completion=False,
    pretty_exceptions_enable=False,
)

Json = Annotated[bool, typer.Option("--json", help="One JSON document on standard output, nothing else there.")]


def _tell(report: Report, as_json: bool) -> NoReturn:
    if as_json:
        typer.echo(json.dumps(report.document, ensure_ascii=False))
    else:
        for view in report.views:
            typer.echo(view) if isinstance(view, str) else _show(view)
    raise typer.Exit(int(report.exit_code))


def _show(table: Table) -> None:
    from rich.console import Console
    from rich.table import Table as RichTable
    from rich.text import Text

    drawn = RichTable(title=table.title or None, title_justify="left", title_style="bold")
    for column in table.columns:
        drawn.add_column(column)
    for number, row in enumerate(table.rows):
        drawn.add_row(*map(Text, row), style="red" if number in table.faults else None)
    Console(file=sys.stdout, soft_wrap=False).print(drawn)


@app.callback(invoke_without_command=True)
def _rollwrite(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Whatever goes wrong is told in one line: as a document for scripts, on standard error for people."""
    try:
        sys.exit(app(standalone_mode=False))
    except RollwriteError as error:
        _fail(str(error), error.exit_code)
    except (typer.Abort, KeyboardInterrupt):
        _fail("stopped", ExitCode.UNUSABLE)
    except Exception as error:
        if "ROLLWRITE_TRACEBACK" in os.environ:
            raise
        # Typer's complaints about a call carry their sentence with them; anything else is a fault of ours.
        complaint = getattr(error, "format_message", None)
        ours = f"this should not happen ({type(error).__name__}: {error}); please report it"
        _fail(complaint() if complaint else ours, ExitCode.UNUSABLE)


def _fail(sentence: str, exit_code: ExitCode) -> NoReturn:
    line = " ".join(sentence.split())
    if "--json" in sys.argv:
        typer.echo(json.dumps({"error": line}, ensure_ascii=False))
    else:
        typer.echo(f"rollwrite: {line}", err=True)
    sys.exit(int(exit_code))


if __name__ == "__main__":
    main()
