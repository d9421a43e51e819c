/** The client begins here: words, theme, who is there, and the page of the address. */

import { announcer, toast, trouble } from './base/announce.js';
import { h } from './base/dom.js';
import { entitle, notify, notifyAside, spokenTo } from './base/attention.js';
import { speak, t } from './base/i18n.js';
import { letters } from './base/letters.js';
import { dress } from './base/prefs.js';
import { followLinks } from './base/route.js';
import { arrive, firstLanguage, net } from './base/session.js';
import { patterns } from './board/defs.js';
import { AccountPage } from './pages/account.js';
import { GamePage } from './pages/game.js';
import { JoinPage } from './pages/join.js';
import { LeaguePage, LeaguesPage } from './pages/league.js';
import { LobbyPage } from './pages/lobby.js';
import { PersonPage, RankingPage } from './pages/person.js';
import { RulesPage } from './pages/rules.js';
import { TablePage } from './pages/table.js';

/** @typedef {{root: HTMLElement, start(): Promise<void>, stop(): void}} Page */

/** @type {Page | null} */
let page = null;
let address = '';

/** @param {HTMLElement} root @returns {Page} */
function pageOf(root) {
  const [, kind, id, place] = location.pathname.split('/');
  if (kind === 'table' && id) return new TablePage(root, id, new URLSearchParams(location.search));
  if (kind === 'game' && id) return new GamePage(root, id);
  if (kind === 'join' && id) return new JoinPage(root, id);
  if (kind === 'person' && id) return new PersonPage(root, decodeURIComponent(id));
  if (kind === 'league') return id ? new LeaguePage(root, id) : new LeaguesPage(root);
  if (kind === 'ranking') return new RankingPage(root, id ?? '');
  if (kind === 'rules')
    return new RulesPage(root, decodeURIComponent(id ?? ''), decodeURIComponent(place ?? ''));
  if (kind === 'account') return new AccountPage(root);
  return new LobbyPage(root);
}

/** @param {boolean} [again] even if the address is the same */
function turn(again = false) {
  if (!again && location.pathname === address) return;
  address = location.pathname;
  page?.stop();
  const root = h('main', { id: 'page' });
  document.getElementById('page')?.replaceWith(root);
  entitle('Theatrum', false);
  page = pageOf(root);
  page.start().catch(trouble);
  scrollTo(0, 0);
}

async function begin() {
  dress();
  await Promise.all([speak(firstLanguage()), letters()]);
  document.body.append(patterns(), ...announcer());
  followLinks();
  addEventListener('popstate', () => turn());
  document.addEventListener('language', () => turn(true));
  net.on('turn', (news) => notify(`${t('your-turn')}: ${news.title || news.game_title}`, news.table));
  net.on('aside', (news) => {
    spokenTo(news.table, true);
    toast(notifyAside(news.title || news.game_title, news.table));
  });
  await arrive().catch(trouble);
  turn(true);
}

begin().catch((error) => {
  document.getElementById('page')?.replaceChildren(h('p', { class: 'notice' }, String(error)));
});
