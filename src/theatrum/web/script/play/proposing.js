/** A proposal in a secret talk is composed from what those in the room might agree on. */

import { h } from '../base/dom.js';
import { get } from '../base/api.js';
import { trouble } from '../base/announce.js';
import { choosing } from '../base/dialog.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';

/** @typedef {import('../types').ProposalItem} ProposalItem */

/**
 * Choose what to propose.
 * @param {string} table @param {number} seat @param {number[]} others @param {(items: ProposalItem['item'][]) => void} send
 */
export async function compose(table, seat, others, send) {
  const path = /** @type {`/api/tables/${string}/proposals?${string}`} */ (
    `/api/tables/${table}/proposals?seat=${seat}&to=${others.join(',')}`
  );
  const reply = await get(path).catch(trouble);
  if (!reply) return;
  choosing(
    t('propose'),
    'proposing',
    [icon('treaty'), t('propose-send')],
    (/** @type {(one: ProposalItem) => boolean} */ toggle) => [
      h('p', null, t('propose-about')),
      reply.items.length
        ? h(
            'ul',
            { class: 'propose-items' },
            reply.items.map((one) =>
              h(
                'li',
                null,
                h(
                  'label',
                  { class: 'box' },
                  h('input', { type: 'checkbox', onchange: () => toggle(one) }),
                  h('span', null, one.words),
                ),
              ),
            ),
          )
        : h('p', null, t('propose-nothing')),
    ],
    (chosen) => send(reply.items.filter((one) => chosen.has(one)).map((one) => one.item)),
  );
}
