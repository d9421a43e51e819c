/** Asking the table over HTTP. What goes wrong arrives as a `Trouble`, in the reader's words. */

import { spoken, t } from './i18n.js';

/** @typedef {import('../types').ErrorFields} ErrorFields */

export class Trouble extends Error {
  /** @param {ErrorFields} error @param {number} [status] */
  constructor(error, status = 0) {
    super(error.message);
    this.code = error.code;
    this.status = status;
  }
}

let token = '';

/** @param {string} csrf */
export function carry(csrf) {
  token = csrf;
}

export function csrf() {
  return token;
}

/**
 * @template {string} M
 * @template {string} P
 * @param {M} method @param {P} path @param {unknown} [body] JSON, or a string that is sent as it is
 * @returns {Promise<import('../types').ReplyOf<M, P>>}
 */
export async function ask(method, path, body) {
  const plain = typeof body === 'string';
  /** @type {Record<string, string>} */
  const headers = { Accept: 'application/json' };
  if (method !== 'GET') {
    headers['Content-Type'] = plain ? 'text/plain' : 'application/json';
    if (token) headers['X-CSRF-Token'] = token;
  }
  const address = `${path}${path.includes('?') ? '&' : '?'}lang=${spoken()}`;
  let reply;
  try {
    reply = await fetch(address, {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? undefined : plain ? /** @type {string} */ (body) : JSON.stringify(body),
    });
  } catch {
    throw new Trouble({ code: 'unreachable', message: t('unreachable') });
  }
  if (reply.status === 204) return /** @type {any} */ (null);
  const kind = reply.headers.get('Content-Type') ?? '';
  const said = kind.includes('json') ? await reply.json() : await reply.text();
  if (reply.ok) return said;
  const { error } = /** @type {Partial<import('../types').ErrorReply>} */ (said ?? {});
  throw new Trouble(error ?? { code: 'unknown', message: t('went-wrong') }, reply.status);
}

/** @template {string} P @param {P} path */
export const get = (path) => ask('GET', path);
/** @template {string} P @param {P} path @param {unknown} [body] */
export const post = (path, body) => ask('POST', path, body);
