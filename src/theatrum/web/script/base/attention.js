/** "Your turn", and "somebody speaks to you": in the tab's title, in its little picture, and as a notification if wanted. */

import { file } from './files.js';
import { t } from './i18n.js';
import { prefs } from './prefs.js';
import { play } from './sound.js';

let turn = false;
/** What stands before the title now. */
let before = '';
/** Tables at which somebody has spoken to me in secret, and I have not looked since. @type {Set<string>} */
const spoken = new Set();

/** @param {string} words @param {boolean} mine is it my turn there? */
export function entitle(words, mine) {
  turn = mine;
  before = '';
  document.title = words;
  mark();
}

/** Is there something for me to read at this table, that was said in secret? @param {string} table @param {boolean} waits */
export function spokenTo(table, waits) {
  if (spoken.has(table) === waits) return;
  if (waits) spoken.add(table);
  else spoken.delete(table);
  mark();
}

/** Whatever the page is called, what waits stands before it. */
function mark() {
  const title = document.title.startsWith(before) ? document.title.slice(before.length) : document.title;
  const words = turn ? t('your-turn') : spoken.size ? t('spoken-to') : '';
  before = words && `● ${words} – `;
  document.title = before + title;
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="icon"]'));
  const wanted = file(words ? 'favicon-turn.svg' : 'favicon.svg');
  if (link && !link.href.endsWith(wanted)) link.href = wanted;
}

/** @param {string} words @param {string} tag what it is about: a later one of the same takes its place @param {string} [sound] */
export function notify(words, tag, sound = 'turn') {
  play(sound);
  if (
    !prefs.notify ||
    document.visibilityState === 'visible' ||
    !('Notification' in window) ||
    Notification.permission !== 'granted'
  )
    return;
  const note = new Notification('Theatrum', { body: words, tag, icon: file('favicon-turn.svg') });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Somebody speaks to me in secret: not what, nor who, for others may see a screen. @param {string} title @param {string} table */
export function notifyAside(title, table) {
  const words = `${t('spoken-to')}: ${title}`;
  notify(words, `${table} aside`, 'told');
  return words;
}
