"""HTTP: people."""

from __future__ import annotations

from theatrum.core.texts import LANGUAGES
from theatrum.table.people.export import personal_data
from theatrum.table.server.endpoints import Call, Endpoint
from theatrum.table.store.people import User
from theatrum.table.version import VERSION
from theatrum.table.wire import messages as m
from theatrum.table.wire.replies.people import Me, UserView
from theatrum.table.wire.replies.personal_data import PersonalData


def me_view(call: Call) -> Me:
    user = call.user
    return Me(
        user=None if user is None else user_view(user),
        csrf="" if call.session is None else call.session.csrf,
        languages=list(LANGUAGES),
        email_possible=call.services.notifier.email_possible,
        push_key=call.services.notifier.push.key,
        version=VERSION,
        now=call.services.runtime.now(),
    )


def user_view(user: User) -> UserView:
    return UserView(
        id=user.id,
        name=user.name,
        guest=user.guest,
        language=user.language,
        webhook=user.webhook,
        email=user.email,
        notify=user.notify.split(),
        whispers=user.whispers.split(),
    )


async def who_am_i(call: Call) -> Me:
    return me_view(call)


async def be_guest(call: Call) -> Me:
    body: m.NewGuest = call.body
    if call.user is None:
        guest = await call.services.accounts.new_guest(body.name, body.language or call.language)
        await call.begin_session(guest)
    return me_view(call)


async def register(call: Call) -> Me:
    body: m.NewAccount = call.body
    user = await call.services.accounts.register(
        call.user, body.name, body.password, body.language or call.language
    )
    await call.services.login_limits.succeeded(user, call.client)
    await call.begin_session(user)
    return me_view(call)


async def log_in(call: Call) -> Me:
    body: m.Login = call.body
    await call.services.login_limits.check(body.name, call.client)
    user = await call.services.accounts.log_in(call.user, body.name, body.password)
    await call.services.login_limits.succeeded(user, call.client)
    await call.begin_session(user)
    return me_view(call)


async def log_out(call: Call) -> None:
    await call.end_session()


async def new_password(call: Call) -> Me:
    body: m.NewPassword = call.body
    user = call.me
    call.services.limits.spend("login", f"user {user.id}")
    await call.services.accounts.change_password(user, body.old, body.new)
    await call.begin_session(user)
    return me_view(call)


async def change_me(call: Call) -> Me:
    call.change_user(await call.services.accounts.change_me(call.me, call.body))
    return me_view(call)


async def remove_me(call: Call) -> None:
    body: m.RemoveMe = call.body
    call.services.limits.spend("login", f"user {call.me.id}")
    await call.services.accounts.remove_me(call.me, body.password)
    call.session = None
    await call.end_session()


async def push_here(call: Call) -> None:
    await call.services.devices.add(call.me.id, call.body, call.services.runtime.now())


async def no_push_here(call: Call) -> None:
    body: m.NoPush = call.body
    await call.services.devices.remove(call.me.id, body.endpoint)


async def export_me(call: Call) -> PersonalData:
    return await personal_data(call.services.store, call.me.id, call.services.runtime.now())


ENDPOINTS = [
    Endpoint("GET", "/api/me", who_am_i, "Who I am, and the CSRF token of my session", Me),
    Endpoint(
        "POST",
        "/api/guest",
        be_guest,
        "Become a guest (or stay who I am)",
        Me,
        m.NewGuest,
        optional_body=True,
        status=201,
        errors=("bad-name",),
        limit="guest",
    ),
    Endpoint(
        "POST",
        "/api/account",
        register,
        "Make an account; a guest becomes it",
        Me,
        m.NewAccount,
        status=201,
        errors=("bad-name", "bad-password", "name-taken"),
        limit="login",
    ),
    Endpoint("POST", "/api/login", log_in, "Log in", Me, m.Login, errors=("wrong-password",), limit="login"),
    Endpoint("POST", "/api/logout", log_out, "End my session", status=204),
    Endpoint(
        "POST",
        "/api/password",
        new_password,
        "Change my password; all other sessions end",
        Me,
        m.NewPassword,
        needs_user=True,
        errors=("wrong-password", "bad-password", "forbidden"),
        limit="login",
    ),
    Endpoint(
        "PATCH",
        "/api/me",
        change_me,
        "Change my name (guests), language and notifications",
        Me,
        m.ChangeMe,
        needs_user=True,
        errors=("invalid", "bad-name", "forbidden"),
    ),
    Endpoint(
        "GET",
        "/api/me/export",
        export_me,
        "Everything that is stored about me",
        PersonalData,
        needs_user=True,
        limit="create",
    ),
    Endpoint(
        "POST",
        "/api/me/push",
        push_here,
        "Tell this device by web push when it is my turn",
        None,
        m.PushWish,
        status=204,
        needs_user=True,
        errors=("invalid", "not-open"),
        limit="create",
    ),
    Endpoint(
        "DELETE",
        "/api/me/push",
        no_push_here,
        "No more of it on this device",
        None,
        m.NoPush,
        status=204,
        needs_user=True,
    ),
    Endpoint(
        "DELETE",
        "/api/me",
        remove_me,
        "Forget me",
        None,
        m.RemoveMe,
        optional_body=True,
        status=204,
        needs_user=True,
        errors=("wrong-password",),
        limit="login",
    ),
]
