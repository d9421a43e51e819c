/** What a reader does at a table besides answering: everything that is sent to the server, and the dialogs before it. */

import { ask, get, post } from '../base/api.js';
import { toast, trouble } from '../base/announce.js';
import { confirmed } from '../base/dialog.js';
import { t } from '../base/i18n.js';
import { go } from '../base/route.js';
import { named, net, sit } from '../base/session.js';
import { standingDialog } from './standing.js';

/** @typedef {import('../types').Asked} Asked */
/** @typedef {import('./model.js').TableModel} TableModel */

export class Acts {
  /** @param {TableModel} model @param {{draw: () => void, opened: (reply: import('../types').OpenReply) => void}} told */
  constructor(model, told) {
    this.model = model;
    this.told = told;
  }

  /**
   * @template {keyof import('../types').Actions} D
   * @param {D} action @param {Omit<import('../types').Fields<D>, 'table'>} fields
   */
  async does(action, fields) {
    try {
      const all = /** @type {any} */ ({ table: this.model.id, ...fields });
      return await net.send(action, all);
    } catch (error) {
      trouble(error);
      return null;
    }
  }

  /**
   * For the seat that is looked from.
   * @template {keyof import('../types').Actions} D
   * @param {D} action @param {Omit<import('../types').Fields<D>, 'table' | 'seat'>} fields
   */
  mine(action, fields) {
    return this.does(action, /** @type {any} */ ({ seat: this.model.seat, ...fields }));
  }

  /** @param {Omit<import('../types').Fields<'stand'>, 'table' | 'seat'>} fields */
  async stand(fields) {
    const reply = await this.mine('stand', fields);
    if (reply) this.model.standing = reply.standing;
    this.told.draw();
  }

  /** @param {Asked} asked @param {{id: string, label: string}[]} windows */
  leaveStanding(asked, windows) {
    const name = windows.find((window) => window.id === asked.window)?.label ?? asked.window ?? '';
    standingDialog(asked, name, (answer, only) =>
      this.stand({ window: asked.window ?? '', answer, only_if_nothing_else: only }),
    );
  }

  /**
   * What would the bot answer? It thinks for a while, so it is asked by HTTP: nothing that is sent meanwhile waits for it.
   * @returns {Promise<import('../types').AdviceReply | null>}
   */
  async advise() {
    try {
      const said = await post(`/api/tables/${this.model.id}/do`, { do: 'advise', seat: this.model.seat });
      return /** @type {import('../types').AdviceReply} */ (said);
    } catch (error) {
      trouble(error);
      return null;
    }
  }

  /** What was proposed in the talks and may be taken over by this seat. @param {number} seat */
  async offers(seat) {
    const reply = await get(`/api/tables/${this.model.id}/drafts?seat=${seat}`).catch(trouble);
    return reply ? reply.offers : [];
  }

  /** Take a proposal over into the draft. @param {import('../types').DraftOffer} offer @param {number} serial */
  async draft(offer, serial) {
    const to = offer.seats.filter((seat) => seat !== this.model.seat);
    const reply = await this.mine('draft', { serial, to, line: offer.line });
    return reply ? reply.items : null;
  }

  /** @param {string} window */
  unstand(window) {
    return this.stand({ window, answer: null });
  }

  /** What those in a room might agree on, and what is chosen of it. @param {number[]} to @param {number[]} chosen */
  async proposals(to, chosen) {
    const { id, seat } = this.model;
    const path = /** @type {`/api/tables/${string}/proposals?${string}`} */ (
      `/api/tables/${id}/proposals?seat=${seat}&to=${to.join()}&chosen=${chosen.join()}`
    );
    return get(path).catch(trouble);
  }

  /** @param {number} seat */
  async resign(seat) {
    const about = t(this.model.others ? 'resign-about' : 'resign-about-bots');
    if (await confirmed(t('resign'), about, t('resign'))) await this.does('resign', { seat });
  }

  /** @param {string} method @param {string} path @param {unknown} [body] */
  async arrange(method, path, body) {
    const { id } = this.model;
    try {
      if (path !== '/join') await sit();
      else if (!(await named())) return null;
      const reply = await ask(method, `/api/tables/${id}${path}`, body);
      if (reply?.table) this.model.seated(reply.table);
      if (path === '/join') this.told.opened(await net.open(id));
      this.told.draw();
      return reply ?? {};
    } catch (error) {
      trouble(error);
      return null;
    }
  }

  async remove() {
    if (!(await confirmed(t('table-remove'), t('table-remove-about'), t('table-remove')))) return;
    if (await this.arrange('DELETE', '')) go('/');
  }

  /** @param {string} text */
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      toast(t('copied'));
    } catch {
      toast(text);
    }
  }

  async olderLog() {
    const { id, log, seat } = this.model;
    const before = log.length ? log[0].position : 0;
    const as = seat === null ? '' : `&seat=${seat}`;
    const reply = await get(`/api/tables/${id}/log?before=${before}${as}`).catch(trouble);
    if (!reply) return;
    this.model.log = [...reply.lines, ...this.model.log];
    this.model.earlier = reply.earlier;
    this.told.draw();
  }

  /** Once more with the same people: at a new table, or at the one that somebody has opened for it. */
  async again() {
    const was = this.model.table;
    if (!was) return;
    if (was.sandbox) {
      const seats = was.seats.map((seat) =>
        seat.kind === 'bot' ? { kind: 'bot', bot: seat.bot } : { kind: 'me' },
      );
      const { game, players, options, title } = was;
      await this.open('/api/tables', { game, players, options, seats, private: true, title });
    } else await this.open(`/api/tables/${was.id}/rematch`, {});
  }

  /** Play on by oneself from a position. @param {number | undefined} position @param {number | 'open' | null} seat */
  async fork(position, seat) {
    const from = {
      ...(position === undefined ? {} : { position }),
      ...(typeof seat === 'number' ? { seat } : {}),
    };
    await sit().catch(trouble);
    if (await this.open(`/api/tables/${this.model.id}/fork`, from)) toast(t('forked'));
  }

  /** Make a table and go there. @param {'/api/tables' | `/api/tables/${string}/fork` | `/api/tables/${string}/rematch`} path @param {object} body */
  async open(path, body) {
    try {
      const { table } = await post(path, body);
      go(`/table/${table.id}`);
      return true;
    } catch (error) {
      trouble(error);
      return false;
    }
  }
}
