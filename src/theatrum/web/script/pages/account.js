/** Who one is: guest or account, how to be told that it is one's turn. */

import { h, morph } from '../base/dom.js';
import { ask, get, post } from '../base/api.js';
import { toast, trouble } from '../base/announce.js';
import { confirmed } from '../base/dialog.js';
import { spoken, t } from '../base/i18n.js';
import { prefer } from '../base/prefs.js';
import { pushOff } from '../base/push.js';
import { become, session } from '../base/session.js';
import { frame } from './frame.js';

export class AccountPage {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.leaving = new AbortController();
  }

  async start() {
    for (const type of ['prefs', 'me'])
      document.addEventListener(type, () => this.draw(), { signal: this.leaving.signal });
    this.draw();
  }

  stop() {
    this.leaving.abort();
  }

  /** @param {string} method @param {string} path @param {object} [body] @param {string} [said] */
  async change(method, path, body, said = t('saved')) {
    try {
      const me = (await ask(method, path, body)) ?? (await get('/api/me'));
      become(me);
      toast(said);
    } catch (error) {
      trouble(error);
    }
    this.draw();
  }

  draw() {
    if (this.leaving.signal.aborted) return;
    const user = session.me?.user;
    morph(
      this.root,
      frame(
        'account',
        h('h1', { 'data-key': 'title' }, user ? t('account-of', { name: user.name }) : t('sign-in')),
        user?.guest && h('p', { class: 'lead', 'data-key': 'guest' }, t('guest-about')),
        h(
          'div',
          { class: 'columns', 'data-key': 'columns' },
          (!user || user.guest) &&
            this.form(
              'login',
              t('login'),
              t('login-about'),
              [
                ['name', 'text', 'username'],
                ['password', 'password', 'current-password'],
              ],
              (fields) => this.change('POST', '/api/login', fields, t('welcome', { name: fields.name })),
            ),
          (!user || user.guest) &&
            this.form(
              'account',
              t('account-new'),
              t(user ? 'account-keep' : 'account-about'),
              [
                ['name', 'text', 'username'],
                ['password', 'password', 'new-password'],
              ],
              (fields) =>
                this.change(
                  'POST',
                  '/api/account',
                  { ...fields, language: spoken() },
                  t('welcome', { name: fields.name }),
                ),
            ),
          user?.guest &&
            this.form('name', t('guest-name'), '', [['name', 'text', 'nickname', user.name]], (fields) =>
              this.change('PATCH', '/api/me', fields),
            ),
          user &&
            this.form(
              'tell',
              t('be-told'),
              t('be-told-about'),
              [
                ['webhook', 'url', 'off', user.webhook ?? ''],
                ...(session.me?.email_possible ? [['email', 'email', 'email', user.email ?? '']] : []),
              ],
              ({ told, webhook_told, ...fields }) =>
                this.change('PATCH', '/api/me', {
                  ...fields,
                  notify: Object.keys(fields).filter((name) => fields[name]),
                  whispers: [...(told ? ['email', 'push'] : []), ...(webhook_told ? ['webhook'] : [])],
                }),
              [
                box('told', t('whispers-tell'), user.whispers.includes('push')),
                box('webhook_told', t('whispers-webhook'), user.whispers.includes('webhook')),
              ],
            ),
          user &&
            !user.guest &&
            this.form(
              'password',
              t('password-change'),
              t('password-about'),
              [
                ['old', 'password', 'current-password'],
                ['new', 'password', 'new-password'],
              ],
              (fields) => this.change('POST', '/api/password', fields),
            ),
        ),
        user &&
          h(
            'p',
            { class: 'buttons', 'data-key': 'leave' },
            h('button', { type: 'button', class: 'plain', onclick: () => this.leave() }, t('logout')),
            h(
              'button',
              { type: 'button', class: 'link bad', onclick: () => this.forget() },
              t('account-delete'),
            ),
          ),
      ),
    );
  }

  /**
   * @param {string} key @param {string} title @param {string} about @param {(string | undefined)[][]} fields
   * @param {(values: Record<string, string>) => void} send @param {HTMLElement[]} [more]
   */
  form(key, title, about, fields, send, more = []) {
    return h(
      'form',
      {
        class: 'sheet-like',
        'data-key': key,
        onsubmit: (/** @type {SubmitEvent} */ event) => {
          event.preventDefault();
          const form = /** @type {HTMLFormElement} */ (event.target);
          send(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));
        },
      },
      h('h2', null, title),
      about && h('p', null, about),
      fields.map(([name, type, autocomplete, value]) =>
        h(
          'label',
          { class: 'field' },
          h('span', null, t(`field-${name}`)),
          h('input', {
            name,
            type,
            autocomplete,
            value: value ?? '',
            id: `${key}-${name}`,
            required: key !== 'tell',
            minlength: key === 'tell' ? null : type === 'password' ? 8 : 2,
            maxlength: type === 'password' ? 200 : type === 'text' ? 24 : 300,
          }),
        ),
      ),
      more,
      h(
        'p',
        { class: 'buttons' },
        h('button', { type: 'submit', class: 'main' }, key === 'tell' ? t('save') : title),
      ),
    );
  }

  async leave() {
    if (session.me?.user?.guest && !(await confirmed(t('logout'), t('logout-guest'), t('logout')))) return;
    try {
      await pushOff();
      prefer({ push: false });
      await post('/api/logout');
      become(await get('/api/me'));
    } catch (error) {
      trouble(error);
    }
    this.draw();
  }

  async forget() {
    if (!(await confirmed(t('account-delete'), t('account-delete-about'), t('account-delete')))) return;
    const password = /** @type {HTMLInputElement | null} */ (this.root.querySelector('#password-old'))?.value;
    try {
      await ask('DELETE', '/api/me', password ? { password } : {});
      become(await get('/api/me'));
    } catch (error) {
      trouble(error);
    }
    this.draw();
  }
}

/** @param {string} name @param {string} words @param {boolean} checked */
function box(name, words, checked) {
  return h(
    'label',
    { class: 'box' },
    h('input', { type: 'checkbox', name, checked }),
    h('span', null, words),
  );
}
