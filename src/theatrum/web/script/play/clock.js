/** Time left, as the table says it and running on by itself. */

import { h, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';

/** @typedef {import('../types').ClockView} ClockView */

/** Milliseconds left of a seat now. @param {ClockView} clock @param {number} seat @param {number} skew how far the server's time is ahead */
export function left(clock, seat, skew) {
  const then = clock.left?.[seat];
  if (clock.kind === 'none' || then === undefined || then === null) return null;
  const gone = clock.running?.includes(seat) ? Date.now() + skew - (clock.at ?? 0) : 0;
  return Math.max(then - Math.max(gone, 0), 0);
}

/** @param {ClockView} clock @param {number} seat @param {number} skew */
export function clockNode(clock, seat, skew) {
  const ms = left(clock, seat, skew);
  if (ms === null) return null;
  return h(
    'span',
    {
      class: classes('clock', clock.running?.includes(seat) && 'running', ms < 30000 && 'short'),
      role: 'timer',
      'aria-label': t('time-left'),
    },
    spell(ms),
  );
}

/** How long secret talks are still open, where a clock ends them. @param {ClockView} clock @param {number} skew */
export function talkClockNode(clock, skew) {
  if (!clock.talks_until) return null;
  const ms = Math.max(clock.talks_until - Date.now() - skew, 0);
  return h(
    'p',
    { class: classes('talk-clock', ms < 30000 && 'short'), 'data-key': 'talk-clock' },
    icon('hourglass'),
    h('strong', { role: 'timer', 'aria-label': t('time-left') }, spell(ms)),
    h('span', null, t('talks-end')),
  );
}

/** @param {number} ms */
export function spell(ms) {
  const seconds = Math.ceil(ms / 1000);
  const days = Math.floor(seconds / 86400);
  if (days > 1) return t('days', { n: days }); // below that hours say more
  const two = (/** @type {number} */ value) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  return hours
    ? `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
    : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
