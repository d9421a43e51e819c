/** A typed command: what is typed finds the legal answers; Enter gives the marked one. */

import { h, classes } from '../base/dom.js';
import { t } from '../base/i18n.js';

/** @typedef {import('../types').Choice} Choice */
/** @typedef {{typed: string, marked: number, open: boolean}} Typing */

const MOST = 9;

/** @returns {Typing} */
export function typing() {
  return { typed: '', marked: 0, open: false };
}

/**
 * Answers that fit: every typed word begins a word of the answer, or is part of its code. Those whose first word begins
 * with what was typed first come first, then those whose code does, then those that hold all of it in words.
 * @param {Choice[]} choices @param {string} typed
 */
export function fitting(choices, typed) {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  if (!wanted.length) return choices;
  const ranked = choices.map((choice) => ({ choice, rank: rankOf(choice, wanted) }));
  return ranked
    .filter(({ rank }) => rank < NONE)
    .sort((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice);
}

const NONE = 4;

/** How well an answer fits; the lower, the better. @param {Choice} choice @param {string[]} wanted */
function rankOf(choice, wanted) {
  const words = plain(String(choice.words))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const code = plain(choice.answer.join(' '));
  const spoken = (/** @type {string} */ part) => words.some((word) => word.startsWith(part));
  if (!wanted.every((part) => spoken(part) || code.includes(part))) return NONE;
  if (words[0]?.startsWith(wanted[0])) return 0;
  if (code.startsWith(wanted[0])) return 1;
  return wanted.every(spoken) ? 2 : 3;
}

/** @param {string} words */
function plain(words) {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * @param {Typing} state @param {Choice[]} choices @param {(choice: Choice) => void} answer @param {() => void} changed
 */
export function commandNode(state, choices, answer, changed) {
  const found = state.open ? fitting(choices, state.typed).slice(0, MOST) : [];
  const marked = Math.min(state.marked, found.length - 1);
  const set = (/** @type {Partial<Typing>} */ change) => {
    Object.assign(state, change);
    changed();
  };
  const take = (/** @type {Choice} */ choice, /** @type {HTMLInputElement} */ input) => {
    input.value = '';
    Object.assign(state, typing());
    answer(choice);
  };
  return h(
    'div',
    { class: 'command', 'data-key': 'command' },
    h('input', {
      type: 'text',
      id: 'command',
      role: 'combobox',
      autocomplete: 'off',
      spellcheck: 'false',
      placeholder: t('command-hint'),
      'aria-label': t('command'),
      'aria-expanded': String(found.length > 0),
      'aria-controls': 'command-list',
      'aria-autocomplete': 'list',
      'aria-activedescendant': found.length ? `command-${marked}` : null,
      onfocus: () => set({ open: true }),
      onblur: () => setTimeout(() => set({ open: false }), 150),
      oninput: (/** @type {any} */ event) => set({ typed: event.target.value, marked: 0, open: true }),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        const input = /** @type {HTMLInputElement} */ (event.target);
        if (event.key === 'ArrowDown') set({ marked: Math.min(marked + 1, found.length - 1), open: true });
        else if (event.key === 'ArrowUp') set({ marked: Math.max(marked - 1, 0) });
        else if (event.key === 'Enter' && found[marked]) take(found[marked], input);
        else if (event.key === 'Escape') {
          input.value = '';
          set(typing());
          input.blur();
        } else return;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
    h(
      'ul',
      {
        class: classes('command-list', !found.length && 'none'),
        role: 'listbox',
        id: 'command-list',
        'aria-label': t('answers'),
      },
      found.map((choice, i) =>
        h(
          'li',
          {
            role: 'option',
            id: `command-${i}`,
            'aria-selected': String(i === marked),
            class: i === marked ? 'marked' : null,
            onpointerdown: (/** @type {PointerEvent} */ event) => {
              event.preventDefault();
              const input = /** @type {HTMLInputElement} */ (document.getElementById('command'));
              take(choice, input);
            },
          },
          choice.words,
        ),
      ),
    ),
  );
}
