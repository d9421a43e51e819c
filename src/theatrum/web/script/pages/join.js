/** An invitation: what it leads to, and a chair to take. */

import { h, morph } from '../base/dom.js';
import { get, post } from '../base/api.js';
import { trouble } from '../base/announce.js';
import { t } from '../base/i18n.js';
import { go } from '../base/route.js';
import { named } from '../base/session.js';
import { nameNode } from '../things/panel.js';
import { between } from './entries.js';
import { frame } from './frame.js';
import { fillPictures, picture } from './picture.js';

const ASK_AGAIN_MS = 4000;

export class JoinPage {
  /** @param {HTMLElement} root @param {string} key */
  constructor(root, key) {
    this.root = root;
    this.key = key;
    /** @type {import('../types').TableView | null} */
    this.table = null;
    this.seat = 0;
    /** What one should know before one sits down for somebody else. */
    this.notice = '';
    this.waiting = false;
    this.error = '';
    this.leaving = new AbortController();
  }

  async start() {
    for (const type of ['prefs', 'me'])
      document.addEventListener(type, () => this.draw(), { signal: this.leaving.signal });
    this.draw();
    try {
      const found = await get(`/api/join/${this.key}`);
      [this.table, this.seat, this.notice] = [found.table, found.seat, found.notice ?? ''];
    } catch (error) {
      this.error = error instanceof Error ? error.message : String(error);
    }
    this.draw();
  }

  stop() {
    this.leaving.abort();
  }

  async join() {
    try {
      if (!(await named())) return;
      const { table, waiting } = await post(`/api/join/${this.key}`);
      if (!waiting) return go(`/table/${table.id}`);
      this.waiting = true;
      setTimeout(() => this.leaving.signal.aborted || this.join(), ASK_AGAIN_MS);
    } catch (error) {
      this.waiting = false;
      trouble(error);
    }
    this.draw();
  }

  draw() {
    if (this.leaving.signal.aborted) return;
    const table = this.table;
    morph(
      this.root,
      frame(
        'join',
        table
          ? h(
              'section',
              { class: 'sheet-like invitation', 'data-key': 'invitation' },
              h('h1', null, t('invited', { name: table.creator })),
              h(
                'p',
                { class: 'lead' },
                t('invited-to', {
                  game: table.title ? `${table.game_title} – ${table.title}` : table.game_title,
                  n: this.seat + 1,
                }),
              ),
              h(
                'p',
                { class: 'invited-with' },
                between(
                  table.seats.map((seat) =>
                    seat.name ? nameNode(seat.name, seat.account) : t(`seat-${seat.kind}`),
                  ),
                ),
              ),
              this.notice ? h('p', { class: 'notice' }, this.notice) : null,
              h(
                'p',
                null,
                h(
                  'button',
                  {
                    type: 'button',
                    class: 'main huge',
                    disabled: this.waiting,
                    onclick: () => this.join(),
                  },
                  t(this.waiting ? 'waiting-for-the-others' : 'sit-here'),
                ),
              ),
              picture(table.game, 'join', table.players),
            )
          : h('p', { class: 'notice', 'data-key': 'none' }, this.error || t('loading')),
      ),
    );
    fillPictures(this.root);
  }
}
