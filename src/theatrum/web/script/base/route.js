/** Addresses within the client. */

/** @param {string} path @param {boolean} [replace] */
export function go(path, replace = false) {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Links to our own pages need no new page. */
export function followLinks() {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    if (
      !link ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      link.hasAttribute('download') ||
      link.hasAttribute('target')
    )
      return;
    event.preventDefault();
    go(link.getAttribute('href') ?? '/');
  });
}

/** Where a rule is read. @param {string} game @param {string | number} [place] a rule's number, or that of a chapter */
export function rulesAddress(game, place = '') {
  return `/rules/${encodeURIComponent(game)}${place === '' ? '' : `/${encodeURIComponent(place)}`}`;
}
