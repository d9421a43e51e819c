/** Who is sitting here, and the one connection they have. */

import { ask, carry, get, post } from './api.js';
import { askName } from './dialog.js';
import { pick, spoken } from './i18n.js';
import { Net } from './net.js';
import { prefer, prefs } from './prefs.js';

/** @typedef {import('../types').Me} Me */
/** @typedef {import('../types').GameView} GameView */
/** @typedef {import('../types').Labelled} Labelled */

export const net = new Net();

/** `skew`: how far the server's clock is ahead of ours. @type {{me: Me | null, skew: number}} */
export const session = { me: null, skew: 0 };

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/** @param {Me} me */
export function become(me) {
  session.me = me;
  carry(me.csrf);
  net.restart();
  document.dispatchEvent(new CustomEvent('me'));
  return me;
}

/** Who am I? Asked once when the page opens. */
export async function arrive() {
  const me = await get('/api/me');
  session.me = me;
  session.skew = me.now - Date.now();
  carry(me.csrf);
  net.start();
}

/** Nobody needs an account to sit down. */
export async function sit() {
  if (session.me?.user) return;
  become(await post('/api/guest', { language: spoken() }));
}

/** Who plays with others is asked for a name, once. False: he would rather not. */
export async function named() {
  const user = session.me?.user;
  if (user && (!user.guest || prefs.named)) return true;
  const name = await askName(user?.name ?? '');
  if (name === null) return false;
  prefer({ named: true });
  if (user) {
    if (name && name !== user.name) become(await ask('PATCH', '/api/me', { name }));
  } else become(await post('/api/guest', { language: spoken(), ...(name ? { name } : {}) }));
  return true;
}

/** @returns {Promise<GameView[]>} */
export async function games() {
  return (await once('/api/games')).games;
}

/** @returns {Promise<Labelled[]>} */
export async function bots() {
  return (await once('/api/bots')).bots;
}

/**
 * What stays the same in one language.
 * @template {string} P @param {P} path @returns {Promise<import('../types').ReplyOf<'GET', P>>}
 */
export function once(path) {
  const key = `${spoken()} ${path}`;
  let promise = kept.get(key);
  if (!promise) {
    promise = get(path);
    promise.catch(() => kept.delete(key));
    kept.set(key, promise);
  }
  return promise;
}

/** The language to begin with. */
export function firstLanguage() {
  return pick(prefs.language || new URLSearchParams(location.search).get('lang'));
}
