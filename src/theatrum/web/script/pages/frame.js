/** What every page but a table's has around it. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { LANGUAGES, spoken, t } from '../base/i18n.js';
import { prefer, prefs } from '../base/prefs.js';
import { session } from '../base/session.js';
import { changeLanguage, settings } from './settings.js';

/** @typedef {import('../types').Child} Child */

/** @param {string} page @param {...Child} body */
export function frame(page, ...body) {
  const user = session.me?.user;
  const dark = document.documentElement.dataset.theme === 'dark';
  const other = LANGUAGES.find((language) => language !== spoken()) ?? 'en';
  return h(
    'main',
    { id: 'page', 'data-page': page },
    h(
      'header',
      { class: 'site-head' },
      h(
        'a',
        { href: '/', class: 'brand' },
        h('span', { class: 'brand-mark', 'aria-hidden': 'true' }, 'Θ'),
        h('span', { class: 'brand-name' }, 'Theatrum'),
      ),
      h(
        'nav',
        { class: 'site-pages', 'aria-label': t('pages') },
        [
          ['/', t('page-home')],
          ['/rules', t('rulebooks')],
          ['/ranking', t('ranking')],
          ['/league', t('leagues')],
          ...(user && !user.guest ? [[`/person/${encodeURIComponent(user.name)}`, t('profile')]] : []),
        ].map(([href, words]) =>
          h('a', { href, class: 'tool', 'aria-current': isHere(href) ? 'page' : null }, words),
        ),
      ),
      h(
        'nav',
        { 'aria-label': t('site') },
        h(
          'button',
          { type: 'button', class: 'tool', lang: other, onclick: () => changeLanguage(other) },
          { en: 'English', de: 'Deutsch' }[other] ?? other,
        ),
        h(
          'button',
          {
            type: 'button',
            class: 'round',
            'aria-label': t(dark ? 'theme-light' : 'theme-dark'),
            title: t(dark ? 'theme-light' : 'theme-dark'),
            onclick: () => prefer({ theme: dark ? 'light' : 'dark' }),
          },
          icon(dark ? 'sun' : 'candle'),
        ),
        h(
          'button',
          {
            type: 'button',
            class: 'round',
            'aria-label': t('settings'),
            title: t('settings'),
            onclick: settings,
          },
          icon('gear'),
        ),
        h('a', { href: '/account', class: 'tool' }, icon('person'), user ? user.name : t('sign-in')),
      ),
    ),
    body,
    h(
      'footer',
      { class: 'site-foot' },
      h('p', null, t('foot')),
      h('p', { class: 'faint' }, session.me?.version ? `Theatrum ${session.me.version}` : ''),
    ),
  );
}

/**
 * The games in a row, each with a page of the same kind.
 * @param {import('../types').GameView[]} games @param {string} now @param {(game: string) => string} addressOf
 */
export function gamesNode(games, now, addressOf) {
  return h(
    'nav',
    { class: 'buttons', 'aria-label': t('games'), 'data-key': 'games' },
    games.map(({ id, title }) =>
      h(
        'a',
        {
          class: classes('plain', id === now && 'now'),
          href: addressOf(id),
          'aria-current': id === now ? 'page' : null,
        },
        title,
      ),
    ),
  );
}

/** Does an address lead to this page, or to the list it belongs to? @param {string} href */
function isHere(href) {
  return location.pathname === href || (href !== '/' && location.pathname.startsWith(`${href}/`));
}

export { prefs };
