/** The pointer attends to a thing: resting on it tells its name, holding it down looks at it closely. What is no thing may
 * have something to say, too (`data-says`): to the pointer that rests on it, and to whoever comes to it by the keyboard. */

import { h, classes } from '../base/dom.js';

const REST = 450;
const HOLD = 520;

/** What is said of a thing: a card is shown whole. @typedef {{name: string, more: string, hint: string, card?: Element}} Told */

/**
 * @param {HTMLElement} root
 * @param {{signal: AbortSignal, tell: (noun: string, thing: string) => Told | null, look: (noun: string) => void}} at
 */
export function attend(root, at) {
  let resting = 0;
  let holding = 0;
  let held = false;
  /** @type {HTMLElement | null} */
  let tip = null;
  const hide = () => {
    clearTimeout(resting);
    tip?.remove();
    tip = null;
  };
  const listen = (/** @type {string} */ type, /** @type {(event: any) => void} */ heard, capture = false) =>
    root.addEventListener(type, heard, { signal: at.signal, capture });
  listen('pointerover', (event) => {
    hide();
    if (event.pointerType !== 'mouse' || event.buttons || !(nounOf(event.target) || saysOf(event.target)))
      return;
    const { target, clientX, clientY } = event;
    resting = window.setTimeout(
      () => show(target, { left: clientX, right: clientX, top: clientY, bottom: clientY }),
      REST,
    );
  });
  const show = (
    /** @type {Element} */ target,
    /** @type {{left: number, right: number, top: number, bottom: number}} */ near,
  ) => {
    const noun = nounOf(target);
    const said = noun
      ? at.tell(noun, target.closest('[data-thing]')?.getAttribute('data-thing') ?? noun)
      : told(saysOf(target) ?? '');
    if (!said) return;
    tip = h(
      'div',
      { class: classes('tip', said.card && 'of-card'), 'aria-hidden': 'true' },
      said.card ?? [
        h('strong', null, said.name),
        said.more && h('span', { class: classes('faint', !noun && 'lines') }, said.more),
      ],
      said.hint && !said.card && h('span', { class: 'tip-hint' }, said.hint),
    );
    document.body.append(tip);
    const card = target.closest('.card')?.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const { left, top } = said.card ? beside(card ?? near, width, height) : under(near, width, height);
    tip.style.left = `${left}px`;
    tip.style.top = `${top}px`;
  };
  listen('focusin', (event) => {
    hide();
    const { target } = event;
    if (target instanceof Element && target.matches(':is(.card-touch, [data-says]):focus-visible'))
      show(target, target.getBoundingClientRect());
  });
  listen('focusout', hide);
  listen('pointerleave', hide);
  listen('pointerdown', (event) => {
    hide();
    held = false;
    const noun = nounOf(event.target);
    clearTimeout(holding);
    if (!noun || event.button > 0) return;
    const from = { x: event.clientX, y: event.clientY };
    const cancel = (/** @type {PointerEvent} */ moved) => {
      if (moved.type === 'pointermove' && Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < 8)
        return;
      clearTimeout(holding);
      for (const type of ['pointermove', 'pointerup', 'pointercancel'])
        root.removeEventListener(type, /** @type {any} */ (cancel));
    };
    for (const type of ['pointermove', 'pointerup', 'pointercancel'])
      root.addEventListener(type, /** @type {any} */ (cancel), { signal: at.signal });
    holding = window.setTimeout(() => {
      held = true;
      at.look(noun);
    }, HOLD);
  });
  // The click that ends a long hold touches nothing.
  listen(
    'click',
    (event) => {
      hide();
      if (!held) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
}

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */

/** Right of a card if there is room, else left of it, as low as it can be. @param {Box} box @param {number} width @param {number} height */
function beside(box, width, height) {
  const right = box.right + 10 + width <= innerWidth;
  const left = right ? box.right + 10 : Math.max(box.left - width - 10, 8);
  return { left, top: Math.max(Math.min(box.top - 12, innerHeight - height - 8), 8) };
}

/** Under the pointer, or over it. @param {Box} box @param {number} width @param {number} height */
function under(box, width, height) {
  return {
    left: Math.min(box.left + 14, innerWidth - width - 8),
    top: box.bottom + 18 + height > innerHeight ? box.top - height - 12 : box.bottom + 18,
  };
}

/** @param {EventTarget | null} target */
function nounOf(target) {
  return target instanceof Element
    ? (target.closest('[data-noun]')?.getAttribute('data-noun') ?? null)
    : null;
}

/** What is no thing says, a line each. @param {EventTarget | null} target */
function saysOf(target) {
  return target instanceof Element
    ? (target.closest('[data-says]')?.getAttribute('data-says') ?? null)
    : null;
}

/** @param {string} says @returns {Told} */
function told(says) {
  const [name, ...more] = says.split('\n');
  return { name, more: more.join('\n'), hint: '' };
}
