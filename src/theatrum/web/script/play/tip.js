/** The pointer attends to a thing: resting on it tells its name, holding it down looks at it closely. */

import { h } from '../base/dom.js';

const REST = 450;
const HOLD = 520;

/**
 * @param {HTMLElement} root
 * @param {{signal: AbortSignal, tell: (noun: string) => {name: string, more: string, hint: string} | null, look: (noun: string) => void}} at
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
    const noun = nounOf(event.target);
    if (!noun || event.pointerType !== 'mouse' || event.buttons) return;
    resting = window.setTimeout(() => {
      const said = at.tell(noun);
      if (!said) return;
      tip = h(
        'div',
        { class: 'tip', 'aria-hidden': 'true' },
        h('strong', null, said.name),
        said.more && h('span', { class: 'faint' }, said.more),
        said.hint && h('span', { class: 'tip-hint' }, said.hint),
      );
      document.body.append(tip);
      const { width, height } = tip.getBoundingClientRect();
      tip.style.left = `${Math.min(event.clientX + 14, innerWidth - width - 8)}px`;
      tip.style.top = `${event.clientY + 18 + height > innerHeight ? event.clientY - height - 12 : event.clientY + 18}px`;
    }, REST);
  });
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

/** @param {EventTarget | null} target */
function nounOf(target) {
  return target instanceof Element
    ? (target.closest('[data-noun]')?.getAttribute('data-noun') ?? null)
    : null;
}
