/** A proposal in a secret talk: read, and withdrawn by who made it. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';

/** @typedef {import('../types').WhisperLine} WhisperLine */

/** A proposal as it stands in a room. @param {WhisperLine} line @param {(() => void) | null} withdraw */
export function proposalNode(line, withdraw) {
  return h(
    'div',
    { class: classes('proposal', line.withdrawn && 'withdrawn') },
    h(
      'p',
      { class: 'proposal-head' },
      icon('treaty'),
      h('strong', null, t('proposal')),
      h('span', { class: 'tag' }, t(line.withdrawn ? 'proposal-withdrawn' : 'proposal-promise')),
    ),
    h(
      'ul',
      null,
      line.items.map((words) => h('li', null, words)),
    ),
    withdraw &&
      line.mine &&
      !line.withdrawn &&
      h('button', { type: 'button', class: 'link', onclick: withdraw }, t('proposal-withdraw')),
  );
}
