/** "Your turn": in the tab's title, in its little picture, and as a notification if the reader wants it. */

import { file } from './files.js';
import { t } from './i18n.js';
import { prefs } from './prefs.js';
import { play } from './sound.js';

let title = 'Theatrum';
let turn = false;

/** @param {string} words @param {boolean} mine is it my turn there? */
export function entitle(words, mine) {
  title = words;
  turn = mine;
  document.title = `${turn ? `● ${t('your-turn')} – ` : ''}${title}`;
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="icon"]'));
  const wanted = file(turn ? 'favicon-turn.svg' : 'favicon.svg');
  if (link && !link.href.endsWith(wanted)) link.href = wanted;
}

/** @param {string} words @param {string} table */
export function notify(words, table) {
  play('turn');
  if (
    !prefs.notify ||
    document.visibilityState === 'visible' ||
    !('Notification' in window) ||
    Notification.permission !== 'granted'
  )
    return;
  const note = new Notification('Theatrum', { body: words, tag: table, icon: file('favicon-turn.svg') });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
