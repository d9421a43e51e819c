#!/usr/bin/env python3
"""Write the client's types from the structs of the wire: `src/theatrum/web/script/wire.d.ts`.

    tools/client_types.py           write the file
    tools/client_types.py --check   is it up to date?
    tools/client_types.py --unread  which fields does the client never read?

What is sent and read is written down once, in Python. TypeScript refuses a field that is read and not sent. For one that
is sent and not read, `--unread` checks the client against types in which every field is private: the compiler then
complains about each place that reads one, and what it does not complain about is read nowhere. Fields that other
readers need are listed in UNREAD, with the reason; a field that is listed and read fails as well.
"""

from __future__ import annotations

import enum
import importlib
import pkgutil
import re
import subprocess
import sys
import tempfile
import types
import typing
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from theatrum.core import chart, figures, rule_text, scene, stage
from theatrum.table.server import (
    api_analysis,
    api_games,
    api_leagues,
    api_people,
    api_ratings,
    api_rules,
    api_tables,
)
from theatrum.table.server.endpoints import Endpoint
from theatrum.table.wire import messages, news, replies
from theatrum.table.wire.replies import personal_data

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "src" / "theatrum" / "web" / "script"
TARGET = SCRIPT / "wire.d.ts"
REPLIES = [
    importlib.import_module(f"{replies.__name__}.{m.name}") for m in pkgutil.iter_modules(replies.__path__)
]
SENT = (scene, stage, chart, figures, rule_text, *REPLIES, news)
HEAD = """// Made by tools/client_types.py from the structs of the wire; not written by hand.
// What scenes mean is in docs/scenes.md, what the rest means in docs/protocol.md.

/** A name or sentence in the reader's language, or a number. */
export type Words = string | number;
/** Where something lies in a scene. */
export type Path = (string | number)[];
/** Changes of a scene: what lies at a path is set, or (without a value) taken away; or, in a list, from a place on so many
 * members are taken out and others put in. */
export type Patch = ([Path, unknown] | [Path] | [Path, number, number, unknown[]])[];
"""
RAW = {
    ("View", "scene"): "Scene",
    ("View", "patch"): "Patch",
    ("SceneReply", "scene"): "Scene",
    ("ShowcaseReply", "scene"): "Scene",
    ("FigureReply", "drawing"): "Drawing",
    ("StagesReply", "stages"): "Spotlight",
    ("WhisperLine", "shown"): "Card",
    ("WhisperLine", "treaty"): "Treaty",
    ("ProposalItem", "clause"): "Clause",
    ("ProposalItems", "treaty"): "Treaty",
}
"""What is put together from encoded parts."""


def structs(*modules: types.ModuleType) -> Iterator[type[msgspec.Struct]]:
    """The structs that a module itself defines, in its order; bases that only hold settings left out."""
    for module in modules:
        for value in vars(module).values():
            if (
                isinstance(value, type)
                and issubclass(value, msgspec.Struct)
                and value.__module__ == module.__name__
            ):
                if value.__struct_fields__ or value.__struct_config__.tag is not None:
                    yield value


BECAUSE = {
    "a file for the person it is about, to take along": [
        f"{kind.__name__}.{field}" for kind in structs(personal_data) for field in kind.__struct_encode_fields__
    ],
    "a word of scenes that no client of ours draws yet": ["Link.label", "Board.kind"],
    "programs that play by the protocol want it": [
        "ErrorFields.rule", "ErrorFields.field", "ErrorFields.retry_after", "UserView.id",
        "UserView.language", "Me.languages", "GameView.rules_version", "StandIn.bot", "ProposalView.position",
        "ProposalView.seat", "ProposalView.with", "TableView.created", "TableView.started", "Tables.before",
        "StepView.seat", "StepView.at", "ChatReply.chat", "ChatReply.earlier", "UndoView.code",
        "View.newest", "StandingView.seat", "StandingView.unless", "RefusalView.rule", "RefusalView.why",
        "Moved.position", "Drafted.position", "ProposalReply.proposal", "Greeted.id", "Greeted.name",
        "Greeted.guest", "HelloReply.user", "HelloReply.now", "PingReply.now", "TurnNews.seat", "Bye.reason",
        "UserView.notify", "RuleReply.rule",
    ],
    "hosts ask for it": ["Health.ok", "Health.store", "Health.cause", "Health.version"],
    "the scene tells the same": [
        "TableView.result", "ResultView.winners", "ResultView.scores", "ResultView.ending",
    ],
    "the connection reads it before it knows what it is": [
        "Done.re", "AdviceReply.re", "Moved.re", "Drafted.re", "WhyReply.re", "StandingReply.re", "ProposalReply.re", "HelloReply.re",
        "PingReply.re", "OpenReply.re", "Refused.re", "Refused.error", "ErrorReply.error",
    ],
}  # fmt: skip
UNREAD = {field: reason for reason, all_fields in BECAUSE.items() for field in all_fields}


class Kind(enum.Enum):
    """What the table sends leaves out defaults where its struct says so; who asks may always leave them out."""

    SENT = enum.auto()
    ASKED = enum.auto()


# ---- types -----------------------------------------------------------------------------------------------------------
def typescript(kind: Any, name: str = "") -> str:
    """A Python annotation as a type of TypeScript."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any:
        return "Words"
    if kind is type(None) or kind is None:
        return "null"
    if kind is bool:
        return "boolean"
    if kind in (int, float):
        return "number"
    if kind is str:
        return "string"
    if kind is msgspec.Raw:
        return RAW[name.split(".")[0], name.split(".")[1]]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    if origin is typing.Annotated:
        return typescript(args[0], name)
    if origin is Literal:
        return " | ".join("true" if a is True else "false" if a is False else repr(a) for a in args)
    if origin in (typing.Union, types.UnionType):
        members = [a for a in args if a is not msgspec.UnsetType]
        if len(members) > 1:  # what is encoded already is what it would be encoded from
            members = [a for a in members if not _is_raw(a)]
        return " | ".join(dict.fromkeys(typescript(a, name) for a in members))
    if origin is list:
        return f"({typescript(args[0], name)})[]"
    if origin is tuple:
        if args[-1] is Ellipsis:
            return f"({typescript(args[0], name)})[]"
        return f"[{', '.join(typescript(a, name) for a in args)}]"
    if origin is dict:
        return f"Record<{typescript(args[0], name)}, {typescript(args[1], name)}>"
    raise TypeError(f"{name}: no type of TypeScript for {kind!r}")


def _is_raw(kind: Any) -> bool:
    return kind is msgspec.Raw or msgspec.Raw in get_args(kind)


def fields(struct: type[msgspec.Struct], kind: Kind) -> Iterator[tuple[str, bool, str]]:
    """Name, whether it may be missing, and type of every field, as it is on the wire."""
    config = struct.__struct_config__
    if config.tag is not None:
        yield config.tag_field, False, repr(config.tag)
    hints = typing.get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        hint = hints[field.name]
        unset = msgspec.UnsetType in get_args(hint)
        missing = unset or (not field.required and (kind is Kind.ASKED or config.omit_defaults))
        yield field.encode_name, missing, typescript(hint, f"{struct.__name__}.{field.encode_name}")


def is_tag(what: str) -> bool:
    """A field of one value only tells what kind of thing it is in; nobody has to read it."""
    return re.fullmatch(r"'\w+'|true", what) is not None


def declared(struct: type[msgspec.Struct], kind: Kind, private: bool) -> str:
    lines = [
        f"  {'private ' if private and not is_tag(what) else ''}{name}{'?' if missing else ''}: {what};"
        for name, missing, what in fields(struct, kind)
    ]
    head = f"export {'declare class' if private else 'interface'} {struct.__name__} {{"
    return "\n".join([head, *lines, "}"])


def unions(*modules: types.ModuleType) -> Iterator[str]:
    """The named unions of structs."""
    seen: set[str] = set()
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, types.UnionType) and name not in seen:
                seen.add(name)
                members = get_args(value)
                if all(isinstance(m, type) and issubclass(m, msgspec.Struct) for m in members):
                    yield f"export type {name} = {' | '.join(m.__name__ for m in members)};"


def actions() -> list[type[msgspec.Struct]]:
    return [
        s for s in structs(messages) if issubclass(s, messages.Action) and s.__struct_config__.tag is not None
    ]


def endpoints() -> str:
    """What an address replies with, as a type: the longest pattern that fits."""
    every: list[Endpoint] = [
        *api_games.ENDPOINTS,
        *api_rules.ENDPOINTS,
        *api_people.ENDPOINTS,
        *api_tables.ENDPOINTS,
        *api_analysis.ENDPOINTS,
        *api_ratings.ENDPOINTS,
        *api_leagues.ENDPOINTS,
    ]
    lines = ["export type ReplyOf<M extends string, P extends string> ="]
    for endpoint in sorted(every, key=lambda e: (-e.path.count("/"), e.path.count("{"), e.path)):
        if isinstance(endpoint.reply, type) and issubclass(endpoint.reply, msgspec.Struct):
            address = re.sub(r"\{\w+\}", "${string}", f"{endpoint.method} {endpoint.path}")
            lines.append(
                f"  `${{M}} ${{P}}` extends `{address}` | `{address}?${{string}}` ? {endpoint.reply.__name__} :"
            )
    return "\n".join([*lines, "  any;"])


def document(private: bool = False) -> str:
    """The whole file. `private`: with fields that nobody may read, to find out who does."""
    sent = [declared(s, Kind.SENT, private) for s in structs(*SENT)]
    asked = [declared(s, Kind.ASKED, False) for s in structs(messages)]
    does = "\n".join(f"  {s.__struct_config__.tag}: {s.__name__};" for s in actions())
    return "\n".join(
        [
            HEAD,
            "// ---- what the table sends\n",
            *sent,
            *unions(rule_text, news),
            "/** What a request is answered with, by method and address. */",
            endpoints(),
            "\n// ---- what it is sent\n",
            *asked,
            "/** Actions over the WebSocket, by what they do. */",
            f"export interface Actions {{\n{does}\n}}",
        ]
    )


# ---- the checks ------------------------------------------------------------------------------------------------------
def formatted(text: str) -> str:
    prettier = ["--packages", "node_modules/prettier/bin/prettier.cjs", "--stdin-filepath", "wire.d.ts"]
    run = subprocess.run(
        [ROOT / "tools" / "node", *prettier], cwd=ROOT, input=text, capture_output=True, text=True
    )
    if run.returncode:
        raise SystemExit(run.stderr)
    return run.stdout


def formless(text: str) -> str:
    """What stays the same whoever formats it."""
    return re.sub(r"[\s();,|]|//.*", "", text)


READ = [
    re.compile(r"Property '(\w+)' is private and only accessible within class '(\w+)'"),
    re.compile(r"Property '(\w+)' is private in type '(\w+)' but not in type"),
    re.compile(r"Property '(\w+)' does not exist on type '([\w |]+)'"),
]


def read_fields() -> set[str]:
    """`Struct.field` for every field that the client reads somewhere."""
    with tempfile.TemporaryDirectory(dir=ROOT / "node_modules") as folder:
        copy = Path(folder) / "script"
        for path in SCRIPT.rglob("*"):
            if path.suffix in (".js", ".ts"):
                (copy / path.relative_to(SCRIPT)).parent.mkdir(parents=True, exist_ok=True)
                (copy / path.relative_to(SCRIPT)).write_text(path.read_text())
        (copy / "wire.d.ts").write_text(document(private=True))
        config = Path(folder) / "tsconfig.json"
        config.write_text('{"extends": "../../tsconfig.json", "include": ["script/**/*"], "exclude": []}')
        tsc = [
            "--packages",
            "node_modules/typescript/bin/tsc",
            "--noEmit",
            "--pretty",
            "false",
            "-p",
            str(config),
        ]
        run = subprocess.run([ROOT / "tools" / "node", *tsc], cwd=ROOT, capture_output=True, text=True)
    return {
        f"{of}.{match[1]}"
        for form in READ
        for match in form.finditer(run.stdout)
        for of in match[2].split(" | ")
    }


def sent_fields() -> Iterable[str]:
    for struct in structs(*SENT):
        for name, _, what in fields(struct, Kind.SENT):
            if not is_tag(what):
                yield f"{struct.__name__}.{name}"


def check_unread() -> list[str]:
    sent, read = list(sent_fields()), read_fields()
    wrong = [f"{f} is sent, and the client never reads it" for f in sent if f not in read and f not in UNREAD]
    wrong += [f"{f} is read, and should leave the list of those that are not" for f in UNREAD if f in read]
    return wrong + [f"{f} is listed as unread, and is not sent" for f in UNREAD if f not in sent]


def main() -> None:
    wanted = sys.argv[1:]
    if wanted == ["--unread"]:
        wrong = check_unread()
    elif wanted == ["--check"]:
        same = TARGET.is_file() and formless(TARGET.read_text()) == formless(document())
        wrong = (
            []
            if same
            else [f"{TARGET.relative_to(ROOT)} is not what the structs say; run tools/client_types.py"]
        )
    else:
        TARGET.write_text(formatted(document()))
        wrong = []
    for line in wrong:
        print(line)
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
