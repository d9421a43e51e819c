/** A proposal in a secret talk is composed from what those in the room might agree on. */

import { h } from '../base/dom.js';
import { get } from '../base/api.js';
import { trouble } from '../base/announce.js';
import { dialog } from '../base/dialog.js';
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
  /** @type {Set<ProposalItem>} */
  const chosen = new Set();
  const button = h(
    'button',
    {
      type: 'button',
      class: 'main',
      disabled: true,
      onclick: () => {
        send(reply.items.filter((one) => chosen.has(one)).map((one) => one.item));
        sheet.close();
      },
    },
    icon('treaty'),
    t('propose-send'),
  );
  const box = (/** @type {ProposalItem} */ one) =>
    h(
      'li',
      null,
      h(
        'label',
        { class: 'box' },
        h('input', {
          type: 'checkbox',
          onchange: (/** @type {any} */ event) => {
            if (event.target.checked) chosen.add(one);
            else chosen.delete(one);
            button.toggleAttribute('disabled', !chosen.size);
          },
        }),
        h('span', null, one.words),
      ),
    );
  const sheet = dialog(
    t('propose'),
    [
      h('p', null, t('propose-about')),
      reply.items.length
        ? h('ul', { class: 'propose-items' }, reply.items.map(box))
        : h('p', null, t('propose-nothing')),
      h('p', { class: 'buttons' }, button),
    ],
    { className: 'proposing' },
  );
}
