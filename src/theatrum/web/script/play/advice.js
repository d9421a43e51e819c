/** What the bot would answer, and why: asked for, or coming along with a hint. It holds for one question. */

import { h } from '../base/dom.js';
import { announce } from '../base/announce.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';

export class Advising {
  /** @param {import('./asking.js').Asking} asking @param {import('./acts.js').Acts} acts @param {() => void} draw */
  constructor(asking, acts, draw) {
    this.asking = asking;
    this.acts = acts;
    this.draw = draw;
    /** @type {import('../types').AdviceReply | null} */
    this.reply = null;
    /** The question it thinks about. */
    this.thinking = -1;
  }

  /** What it said to the question that is open now. */
  get now() {
    const { reply, asking } = this;
    return reply && asking.live && reply.serial === asking.serial ? reply : null;
  }

  /** The answer it proposes. */
  get choice() {
    const wanted = this.now && JSON.stringify(this.now.answer);
    const choices = this.asking.live?.asked.choices ?? [];
    return (wanted && choices.find((choice) => JSON.stringify(choice.answer) === wanted)) || null;
  }

  /** Let it think, unless it does or has. @param {boolean} [aloud] was it asked for? */
  async ask(aloud = false) {
    const { serial } = this.asking;
    if (!this.asking.live || this.now || this.thinking === serial) return;
    this.thinking = serial;
    this.draw();
    const reply = await this.acts.advise();
    if (this.thinking === serial) this.thinking = -1;
    if (reply && reply.serial === this.asking.serial) {
      this.reply = reply;
      if (aloud) announce(`${t('advice', { words: reply.words })} ${reply.why}`);
    }
    this.draw();
  }

  /** What it says, with a button that does it. */
  node() {
    const { now, choice } = this;
    if (!now) {
      const thinks = this.thinking >= 0 && this.thinking === this.asking.serial;
      return thinks ? h('p', { class: 'advice thinking' }, icon('bot'), t('advice-comes')) : null;
    }
    return h(
      'div',
      { class: 'advice', 'data-key': 'advice' },
      h('p', null, icon('bot'), h('strong', null, t('advice', { words: now.words })), ' ', now.why),
      choice &&
        h(
          'button',
          {
            type: 'button',
            class: 'plain follow',
            'data-key': 'follow',
            disabled: this.asking.busy || this.asking.sure === choice,
            onclick: () => this.asking.give(choice),
          },
          icon('check'),
          t('advice-follow'),
        ),
    );
  }

  /** The same where no guide stands around it. */
  section() {
    const said = this.node();
    return (
      said &&
      h(
        'section',
        { class: 'guide advised', id: 'advice', 'data-key': 'advised', 'aria-label': t('advise') },
        said,
      )
    );
  }
}
