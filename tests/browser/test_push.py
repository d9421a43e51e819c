"""Web push in the browser: switched on in the settings, shown by the service worker, switched off again."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.sitting import Sitter

Sit = Callable[..., Sitter]
SUBSCRIBED = """
  const endpoint = 'https://push.example.org/device';
  const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  const keys = { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  let subscription = null;
  PushManager.prototype.subscribe = async function (wish) {
    window.subscribedWith = wish.applicationServerKey;
    subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => ((subscription = null), true) };
    return subscription;
  };
  PushManager.prototype.getSubscription = async () => subscription;
"""
"""A browser's maker would have to be reached to subscribe: here he is played."""
DEVICES = "async () => (await (await fetch('/api/me/export')).json()).devices.map((one) => one.endpoint)"
SHOWN = """async () => {
  const notes = await (await navigator.serviceWorker.ready).getNotifications();
  return notes.map((one) => [one.title, one.body, one.data.url]);
}"""
WORDS = "Tell this device when it’s my turn"


def until(one: Sitter, script: str, wanted: object) -> None:
    for _ in range(200):
        found = one.page.evaluate(script)
        if found == wanted:
            return
        one.page.wait_for_timeout(50)
    raise AssertionError(f"{found} and not {wanted}")


def test_a_device_is_told_when_the_reader_wants_it(sitter: Sit) -> None:
    anna = sitter(apart=True)
    anna.context.grant_permissions(["notifications"])
    anna.context.add_init_script(SUBSCRIBED)
    anna.play_against_bots("parley")
    anna.page.get_by_role("button", name="Settings").first.click()
    box = anna.page.get_by_label(WORDS)
    box.check()
    until(anna, DEVICES, ["https://push.example.org/device"])
    key = anna.page.evaluate("async () => (await (await fetch('/api/me')).json()).push_key")
    assert anna.page.evaluate("window.subscribedWith") == key != ""

    devtools = anna.context.new_cdp_session(anna.page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    for _ in range(100):
        if registrations:
            break
        anna.page.wait_for_timeout(50)
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": anna.house.address,
            "registrationId": registrations[0],
            "data": '{"text": "Your turn: Parley", "table": "x1", "url": "/table/x1"}',
        },
    )
    until(anna, SHOWN, [["Theatrum", "Your turn: Parley", "/table/x1"]])

    box.uncheck()
    until(anna, DEVICES, [])
    expect(box).not_to_be_checked()


def test_where_there_is_nobody_yet_it_is_not_offered(sitter: Sit) -> None:
    """A device is told for somebody: who has not sat down anywhere has no turns."""
    anna = sitter()
    anna.goto("/")
    anna.page.get_by_role("button", name="Settings").first.click()
    expect(anna.page.get_by_label("Browser notification")).to_be_visible()
    expect(anna.page.get_by_label(WORDS)).to_have_count(0)
