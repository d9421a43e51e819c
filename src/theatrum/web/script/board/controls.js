/** The buttons along a board's edge, and its overview. */

import { h } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { t } from '../base/i18n.js';
import { prefs } from '../base/prefs.js';
import { overview } from './overview.js';

/** @param {string} name @param {string} words @param {() => void} onclick @param {boolean} [pressed] */
function button(name, words, onclick, pressed = false) {
  const state = pressed ? 'true' : null;
  return h(
    'button',
    { type: 'button', class: 'round', 'aria-label': words, title: words, 'aria-pressed': state, onclick },
    icon(name),
  );
}

/**
 * @param {import('../types').Board} board @param {import('./geometry.js').Plan} plan
 * @param {import('./camera.js').Camera} camera @param {() => void} turnLens
 */
export function controlsNode(board, plan, camera, turnLens) {
  const [lens] = board.lenses ?? [];
  return h(
    'div',
    { class: 'board-controls' },
    overview(plan, camera, (x, y) =>
      camera.pan(
        camera.width / 2 - x * camera.scale - camera.x,
        camera.height / 2 - y * camera.scale - camera.y,
      ),
    ),
    h(
      'div',
      { class: 'board-buttons' },
      lens && button('lens', t('lens', { part: lens.title }), turnLens, prefs.lens),
      button('zoomin', t('zoom-in'), () => camera.zoom(1.35)),
      button('zoomout', t('zoom-out'), () => camera.zoom(0.74)),
      button('fit', t('zoom-fit'), () => camera.fit()),
    ),
  );
}
