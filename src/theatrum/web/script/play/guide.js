/** The guide of a first game: a hint at a time, what came before, and a quiet ring around what it speaks of. */

import { h, classes } from '../base/dom.js';
import { announce } from '../base/announce.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';

/** @typedef {import('../types').GuideView} GuideView */
/** @typedef {import('../types').HintView} HintView */

export class Guiding {
  constructor() {
    /** @type {GuideView | null} */
    this.guide = null;
    /** An earlier hint that is read again. @type {string | null} */
    this.again = null;
    this.said = '';
  }

  /** What the newest view says. Is it a new hint? @param {GuideView | null} guide */
  take(guide) {
    this.guide = guide;
    const hint = guide?.hint ?? null;
    if (!hint || hint.id === this.said) return false;
    this.said = hint.id;
    this.again = null;
    announce(`${guide?.title}: ${hint.words}`);
    return true;
  }

  /** All hints there have been, in the order in which they came. */
  get all() {
    const guide = this.guide;
    return guide
      ? [...guide.earlier, ...(guide.hint ? [guide.hint] : [])].sort((a, b) => a.step - b.step)
      : [];
  }

  /** The hint that is read now. @returns {HintView | null} */
  get shown() {
    return this.all.find((hint) => hint.id === this.again) ?? this.guide?.hint ?? null;
  }

  /** Read the one before or after this one. @param {number} by */
  turn(by) {
    const { all, shown } = this;
    const to = all[(shown ? all.indexOf(shown) : all.length) + by];
    this.again = !to || to === this.guide?.hint ? null : to.id;
    const now = this.shown;
    if (now) announce(now.words);
  }

  /** Ring what the hint speaks of; without one, what is proposed. @param {Element} root @param {string[]} [proposed] */
  point(root, proposed) {
    for (const thing of root.querySelectorAll('.guided')) thing.classList.remove('guided');
    const { touches = [] } = this.shown ?? {};
    for (const noun of touches.length ? touches : (proposed ?? [])) {
      const name = CSS.escape(noun);
      for (const thing of root.querySelectorAll(
        `[data-noun="${name}"], :is(.panel, .strip-box)[data-key="${name}"]`,
      ))
        (thing.closest('.card') ?? thing).classList.add('guided');
    }
  }

  /**
   * @param {{draw: () => void, rule: (rule: string) => void, show: (noun: string) => (() => void) | null, got: (hint: string) => void, off: (off: boolean) => void, advise: (() => void) | null, advice: import('../types').Child}} at
   */
  node(at) {
    const { guide, shown, all } = this;
    if (!guide) return null;
    const place = shown ? all.indexOf(shown) : all.length;
    const turn = (/** @type {number} */ by) => () => {
      this.turn(by);
      at.draw();
    };
    const now = shown !== null && shown === guide.hint;
    const show = shown?.touches.length ? at.show(shown.touches[0]) : null;
    return h(
      'section',
      {
        class: classes('guide', !shown && 'quiet'),
        id: 'guide',
        'data-key': 'guide',
        'aria-label': guide.title,
      },
      h(
        'div',
        { class: 'guide-text' },
        h(
          'h2',
          null,
          guide.title,
          shown && h('span', { class: 'guide-step' }, t('guide-step', { n: shown.step, all: guide.steps })),
        ),
        h(
          'p',
          { class: 'guide-words', id: 'guide-words' },
          shown ? shown.words : t(guide.off ? 'guide-silent' : 'guide-quiet'),
          ' ',
          shown?.rule &&
            h(
              'button',
              { type: 'button', class: 'rule', title: t('rule-about'), onclick: () => at.rule(shown.rule) },
              shown.rule,
            ),
        ),
        at.advice,
      ),
      h(
        'span',
        { class: 'buttons' },
        place > 0 &&
          h(
            'button',
            {
              type: 'button',
              class: 'round',
              'data-key': 'earlier',
              'aria-label': t('guide-earlier'),
              title: t('guide-earlier'),
              onclick: turn(-1),
            },
            icon('back'),
          ),
        shown &&
          !now &&
          h(
            'button',
            {
              type: 'button',
              class: 'round',
              'data-key': 'later',
              'aria-label': t('guide-later'),
              title: t('guide-later'),
              onclick: turn(1),
            },
            icon('forward'),
          ),
        show &&
          h(
            'button',
            { type: 'button', class: 'tool', 'data-key': 'show', onclick: show },
            icon('eye'),
            t('guide-show'),
          ),
        at.advise &&
          !guide.off &&
          h(
            'button',
            { type: 'button', class: 'tool', 'data-key': 'advise', onclick: at.advise },
            icon('bot'),
            t('guide-advise'),
          ),
        now &&
          h(
            'button',
            { type: 'button', class: 'main', 'data-key': 'got', onclick: () => at.got(shown.id) },
            icon('check'),
            t('guide-got'),
            h('kbd', { 'aria-hidden': 'true' }, 'g'),
          ),
        h(
          'button',
          { type: 'button', class: 'tool', 'data-key': 'off', onclick: () => at.off(!guide.off) },
          t(guide.off ? 'guide-on' : 'guide-off'),
        ),
      ),
    );
  }
}
