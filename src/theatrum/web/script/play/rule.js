/** The text of a rule, in our own words, one tap away; the rules that it names are a tap further. */

import { h } from '../base/dom.js';
import { Trouble } from '../base/api.js';
import { dialog } from '../base/dialog.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { rulesAddress } from '../base/route.js';
import { once } from '../base/session.js';
import { fillFigures } from './figures.js';
import { blockNodes, spanNodes } from './ruletext.js';

/** @typedef {import('../types').RuleReply} RuleReply */

/** @param {string} game @param {string} number */
export function showRule(game, number) {
  const body = h('div', { class: 'rule-text', tabindex: -1 });
  const sheet = dialog(number, [body]);
  /** @type {string[]} the way here, for going back */
  const way = [];
  const open = async (/** @type {string} */ wanted) => {
    way.push(wanted);
    body.replaceChildren(h('p', null, t('loading')));
    const content = await read(game, wanted, open);
    if (way[way.length - 1] !== wanted) return;
    sheet.setAttribute('aria-label', wanted);
    sheet.querySelector('h2')?.replaceChildren(wanted);
    body.replaceChildren(
      ...content,
      inBook(game, wanted),
      ...(way.length > 1 ? [backButton(way, open)] : []),
    );
    fillFigures(body, game);
    sheet.scrollTop = 0;
    if (way.length > 1) body.focus({ preventScroll: true });
  };
  open(number);
}

/** @param {string} game @param {string} number @param {(number: string) => void} open */
async function read(game, number, open) {
  try {
    const path = `/api/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(number)}`;
    return ruleNodes(await once(path), open);
  } catch (error) {
    const none = error instanceof Trouble && error.status === 404;
    return [h('p', null, none ? t('rule-none') : String(error))];
  }
}

/** @param {RuleReply} reply @param {(number: string) => void} open */
function ruleNodes(reply, open) {
  const alone = reply.rules.length === 1;
  return [
    h('h3', null, reply.title),
    ...reply.rules.map((rule) =>
      h(
        'section',
        { class: 'rule-part' },
        !alone && h('h4', null, [rule.rule, rule.title].filter(Boolean).join(' ')),
        rule.lead.length > 0 && h('p', { class: 'rule-lead' }, spanNodes(rule.lead, open)),
        blockNodes(rule.blocks, open),
      ),
    ),
  ];
}

/** The same in the rulebook, which opens beside the table. @param {string} game @param {string} number */
function inBook(game, number) {
  return h(
    'a',
    { class: 'tool', href: rulesAddress(game, number), target: '_blank' },
    icon('book'),
    t('rulebook-open'),
  );
}

/** @param {string[]} way @param {(number: string) => void} open */
function backButton(way, open) {
  const back = () => {
    way.pop();
    open(way.pop() ?? '');
  };
  return h('button', { type: 'button', class: 'tool', onclick: back }, icon('back'), way[way.length - 2]);
}
