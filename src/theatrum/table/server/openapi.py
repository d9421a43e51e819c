"""The HTTP part of the protocol as OpenAPI 3.1, made from the endpoints themselves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, get_args

import msgspec
from starlette.responses import Response

from theatrum.table.server.endpoints import Endpoint
from theatrum.table.version import VERSION
from theatrum.table.wire import messages as m
from theatrum.table.wire.errors import STATUS
from theatrum.table.wire.replies.reply import ErrorReply

REF = "#/components/schemas/{name}"
ANYWHERE = ("malformed", "not-found", "rate-limited", "stopping", "unavailable", "failed")


def describe(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The whole document."""
    types = [e.reply for e in endpoints if _is_struct(e.reply)] + [
        e.body for e in endpoints if _is_struct(e.body)
    ]
    everything = [*dict.fromkeys(types), ErrorReply, *get_args(m.OnTable)]
    _, components = msgspec.json.schema_components(everything, ref_template=REF)
    for action in get_args(m.OnTable):
        _as_over_http(components[action.__name__])
    paths: dict[str, dict[str, Any]] = {}
    for e in endpoints:
        paths.setdefault(e.path, {})[e.method.lower()] = _operation(e)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Theatrum's table",
            "version": VERSION,
            "description": "Accounts, tables, seats, views, records. What happens at a table goes over /ws.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": "theatrum"},
                "csrf": {"type": "apiKey", "in": "header", "name": "X-CSRF-Token"},
            },
        },
    }


def _as_over_http(schema: dict[str, Any]) -> None:
    """Over HTTP the table is in the address and nothing has to be numbered."""
    for name in ("table", "id"):
        schema["properties"].pop(name, None)
        if name in schema.get("required", []):
            schema["required"].remove(name)


def _operation(e: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": e.about,
        "operationId": f"{e.method.lower()}_{e.run.__name__}",
        "parameters": [*_path_parameters(e.path), *_query_parameters(e)],
        "responses": {str(e.status): _reply(e), **_errors(e)},
    }
    if e.body is not None:
        operation["requestBody"] = {"required": not e.optional_body, "content": _body(e)}
    if e.needs_user:
        operation["security"] = [{"session": []} if e.method == "GET" else {"session": [], "csrf": []}]
    return operation


def _path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in re.findall(r"{(\w+)}", path)
    ]


def _query_parameters(e: Endpoint) -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = [
        {"name": "lang", "in": "query", "schema": {"enum": ["en", "de"]}, "description": "language of words"}
    ]
    for q in e.query:
        schema: dict[str, Any] = (
            {"type": "integer", "minimum": 0, "maximum": 999_999_999}
            if q.kind is int
            else {"type": "string", "maxLength": 200}
        )
        if q.choices:
            schema = {"enum": list(q.choices)}
        out.append({"name": q.name, "in": "query", "schema": schema, "description": q.about})
    return out


def _body(e: Endpoint) -> dict[str, Any]:
    if e.body is bytes:
        return {"text/plain": {"schema": {"type": "string"}}}
    if e.body is dict:
        refs = [{"$ref": REF.format(name=t.__name__)} for t in get_args(m.OnTable)]
        return {"application/json": {"schema": {"oneOf": refs}}}
    return {"application/json": {"schema": {"$ref": REF.format(name=e.body.__name__)}}}


def _reply(e: Endpoint) -> dict[str, Any]:
    if e.reply is None:
        return {"description": "done"}
    if e.reply is str:
        return {"description": "text", "content": {"text/plain": {"schema": {"type": "string"}}}}
    if e.reply is Response:
        return {"description": "a drawing", "content": {"image/svg+xml": {"schema": {"type": "string"}}}}
    schema = {"$ref": REF.format(name=e.reply.__name__)}
    return {"description": "done", "content": {"application/json": {"schema": schema}}}


def _errors(e: Endpoint) -> dict[str, Any]:
    codes = {*ANYWHERE, *e.errors}
    if e.method != "GET":
        codes |= {"bad-csrf", "bad-origin"}
    if e.body is not None:
        codes |= {"too-large", "bad-type"}
    if e.needs_user:
        codes.add("no-session")
    by_status: dict[int, list[str]] = {}
    for code in sorted(codes):
        by_status.setdefault(STATUS[code], []).append(code)
    content = {"application/json": {"schema": {"$ref": REF.format(name="ErrorReply")}}}
    return {
        str(status): {"description": ", ".join(names), "content": content}
        for status, names in sorted(by_status.items())
        if status != e.status
    }


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
