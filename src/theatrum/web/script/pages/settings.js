/** What the reader may choose for this browser. */

import { h } from '../base/dom.js';
import { ask } from '../base/api.js';
import { toast, trouble } from '../base/announce.js';
import { dialog } from '../base/dialog.js';
import { LANGUAGES, speak, spoken, t } from '../base/i18n.js';
import { prefer, prefs } from '../base/prefs.js';
import { pushOff, pushOn, pushPossible } from '../base/push.js';
import { net, session } from '../base/session.js';
import { play } from '../base/sound.js';

export function settings() {
  const sheet = dialog(
    t('settings'),
    [
      form(() => {
        sheet.close();
        settings();
      }),
    ],
    { className: 'settings' },
  );
}

/** @param {() => void} again */
function form(again) {
  const choice = (
    /** @type {string} */ name,
    /** @type {string} */ now,
    /** @type {[string, string][]} */ options,
    /** @type {(value: string) => void} */ set,
  ) =>
    h(
      'fieldset',
      { class: 'choice' },
      h('legend', null, t(name)),
      h(
        'div',
        { class: 'choices' },
        options.map(([value, words]) =>
          h(
            'label',
            null,
            h('input', { type: 'radio', name, value, checked: value === now, onchange: () => set(value) }),
            h('span', null, words),
          ),
        ),
      ),
    );
  const box = (
    /** @type {string} */ name,
    /** @type {boolean} */ now,
    /** @type {(on: boolean) => void} */ set,
  ) =>
    h(
      'label',
      { class: 'box' },
      h('input', {
        type: 'checkbox',
        checked: now,
        onchange: (/** @type {any} */ event) => set(event.target.checked),
      }),
      h('span', null, t(name)),
    );
  return h(
    'form',
    { onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
    choice(
      'language',
      spoken(),
      LANGUAGES.map((one) => [one, { en: 'English', de: 'Deutsch' }[one] ?? one]),
      (language) => changeLanguage(language).then(again),
    ),
    choice(
      'theme',
      prefs.theme,
      [
        ['system', t('theme-system')],
        ['light', t('theme-light')],
        ['dark', t('theme-dark')],
      ],
      (theme) => prefer({ theme: /** @type {any} */ (theme) }),
    ),
    choice(
      'motion',
      prefs.motion,
      [
        ['system', t('motion-system')],
        ['full', t('motion-full')],
        ['less', t('motion-less')],
      ],
      (motion) => prefer({ motion: /** @type {any} */ (motion) }),
    ),
    choice(
      'pace',
      prefs.pace,
      [
        ['slow', t('pace-slow')],
        ['normal', t('pace-normal')],
        ['fast', t('pace-fast')],
        ['none', t('pace-none')],
      ],
      (pace) => prefer({ pace: /** @type {any} */ (pace) }),
    ),
    choice(
      'confirm',
      prefs.confirm,
      [
        ['needed', t('confirm-needed')],
        ['always', t('confirm-always')],
        ['never', t('confirm-never')],
      ],
      (confirm) => prefer({ confirm: /** @type {any} */ (confirm) }),
    ),
    box('text-view', prefs.text, (text) => prefer({ text })),
    box('spare-about', prefs.spare, (spare) => prefer({ spare })),
    box('keys-on', prefs.keys, (keys) => prefer({ keys })),
    box('sound-about', prefs.sound, (sound) => {
      prefer({ sound });
      play('turn');
    }),
    box('notify-browser', prefs.notify, allow),
    pushPossible() && box('notify-push', prefs.push, allowPush),
    h('p', { class: 'faint' }, h('a', { href: '/account' }, t('notify-more'))),
  );
}

/** @param {string} language */
export async function changeLanguage(language) {
  await speak(language);
  prefer({ language });
  if (net.state === 'open')
    net.send('language', { lang: /** @type {'en' | 'de'} */ (language) }).catch(() => {});
  if (session.me?.user) ask('PATCH', '/api/me', { language }).catch(() => {});
  document.dispatchEvent(new CustomEvent('language'));
}

/** @param {boolean} on */
async function allow(on) {
  if (on && 'Notification' in window && Notification.permission !== 'granted') {
    const said = await Notification.requestPermission();
    if (said !== 'granted') toast(t('notify-denied'), 'bad');
    on = said === 'granted';
  }
  prefer({ notify: on });
}

/** @param {boolean} on */
async function allowPush(on) {
  let is = false;
  try {
    if (on) is = await pushOn();
    else await pushOff();
    if (on && !is) toast(t('notify-denied'), 'bad');
  } catch (error) {
    trouble(error);
  }
  prefer({ push: is });
}
