/** What the reader chose for this browser: theme, language, motion, view. Kept in local storage. */

/** @typedef {{theme: 'system'|'light'|'dark', language: string, motion: 'system'|'full'|'less', text: boolean, keys: boolean,
 *   notify: boolean, confirm: 'always'|'needed'|'never', command: boolean, lens: boolean, named: boolean, pace: 'slow'|'normal'|'fast'|'none', sound: boolean, spare: boolean, push: boolean}} Prefs */

const KEY = 'theatrum';
/** @type {Prefs} */
const DEFAULTS = {
  theme: 'system',
  language: '',
  motion: 'system',
  text: false,
  keys: true,
  notify: false,
  confirm: 'needed',
  command: false,
  lens: false,
  named: false,
  pace: 'normal',
  sound: false,
  spare: true,
  push: false,
};

/** @type {Prefs} */
export const prefs = { ...DEFAULTS, ...read() };

/** @returns {Partial<Prefs>} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept.confirm === 'boolean') kept.confirm = kept.confirm ? 'always' : 'needed'; // as it was kept before
    return kept;
  } catch {
    return {};
  }
}

/** @param {Partial<Prefs>} change */
export function prefer(change) {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that keeps nothing still plays.
  }
  dress();
  document.dispatchEvent(new CustomEvent('prefs', { detail: change }));
}

/** Carry theme and motion over to the page. */
export function dress() {
  const dark =
    prefs.theme === 'dark' ||
    (prefs.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.dataset.motion = moves() ? 'full' : 'less';
}

/** May things move on the page? */
export function moves() {
  if (prefs.motion !== 'system') return prefs.motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', dress);
