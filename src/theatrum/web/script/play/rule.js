/** The text of a rule, in our own words, one tap away. */

import { h } from '../base/dom.js';
import { Trouble } from '../base/api.js';
import { dialog } from '../base/dialog.js';
import { t } from '../base/i18n.js';
import { once } from '../base/session.js';

/** @param {string} game @param {string} number */
export async function showRule(game, number) {
  const body = h('div', { class: 'rule-text' }, h('p', null, t('loading')));
  dialog(number, [body]);
  try {
    const rule = await once(`/api/games/${encodeURIComponent(game)}/rules/${encodeURIComponent(number)}`);
    body.replaceChildren(
      rule.title ? h('h3', null, rule.title) : '',
      ...String(rule.text)
        .split(/\n+/)
        .map((line) => h('p', null, line)),
    );
  } catch (error) {
    body.replaceChildren(
      h('p', null, error instanceof Trouble && error.status === 404 ? t('rule-none') : String(error)),
    );
  }
}
