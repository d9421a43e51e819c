/** What the table is asked to agree on: going back beyond a barrier, or somebody else in an empty chair. */

import { h } from '../base/dom.js';
import { t } from '../base/i18n.js';

/** @typedef {import('../types').ProposalView} ProposalView */

/** @param {ProposalView[]} proposals @param {number[]} mine @param {(proposal: ProposalView, agree: boolean, seat: number) => void} vote */
export function votesNode(proposals, mine, vote) {
  return proposals.map((proposal) => {
    const agreed = proposal.agreed ?? [];
    const seat = mine.find((one) => proposal.needed.includes(one) && !agreed.includes(one));
    const own = mine.includes(proposal.by);
    return h(
      'div',
      { class: 'banner vote', role: 'group', 'aria-label': t('vote'), 'data-key': proposal.id },
      h(
        'p',
        null,
        proposal.words,
        ' ',
        h('span', { class: 'faint' }, t('vote-count', { n: agreed.length, all: proposal.needed.length })),
      ),
      h(
        'span',
        { class: 'buttons' },
        seat !== undefined && [
          h(
            'button',
            { type: 'button', class: 'plain', onclick: () => vote(proposal, false, seat) },
            t('refuse'),
          ),
          h(
            'button',
            { type: 'button', class: 'main', onclick: () => vote(proposal, true, seat) },
            t('agree'),
          ),
        ],
        seat === undefined &&
          own &&
          h(
            'button',
            { type: 'button', class: 'plain', onclick: () => vote(proposal, false, proposal.by) },
            t('withdraw'),
          ),
      ),
    );
  });
}
