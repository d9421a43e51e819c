/**
 * Web push: shows "your turn", or that somebody speaks to one, where no page of the table is open, and leads there. It does nothing else: no page passes
 * through it, nothing is kept.
 */

const scope = /** @type {any} */ (self);

scope.addEventListener('push', (/** @type {any} */ event) => {
  const { text, url } = event.data.json();
  event.waitUntil(
    scope.registration.showNotification('Theatrum', {
      body: text,
      tag: text, // of the same words at the same table one is enough
      icon: '/favicon-turn.svg',
      data: { url },
    }),
  );
});

scope.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, scope.location.origin).href;
  event.waitUntil(
    scope.clients.matchAll({ type: 'window' }).then((/** @type {any[]} */ pages) => {
      const there = pages.find((page) => page.url.split('?')[0] === url);
      return there ? there.focus() : scope.clients.openWindow(url);
    }),
  );
});
