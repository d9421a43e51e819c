/** The whole sheet, small, with a frame around what is seen. Shown when one is near. */

import { s } from '../base/dom.js';
import { round } from './geometry.js';

/** @typedef {import('./geometry.js').Plan} Plan */
/** @typedef {import('./camera.js').Camera} Camera */

const LONG = 150;

/**
 * @param {Plan} plan @param {Camera} camera @param {(x: number, y: number) => void} go
 * @returns {SVGElement | null}
 */
export function overview(plan, camera, go) {
  if (camera.scale < camera.fitting * 1.3) return null;
  const k = LONG / Math.max(plan.width, plan.height);
  const move = (/** @type {PointerEvent} */ event) => {
    if (event.type === 'pointermove' && !event.buttons) return;
    const rect = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    go(
      ((event.clientX - rect.left) / rect.width) * plan.width,
      ((event.clientY - rect.top) / rect.height) * plan.height,
    );
  };
  return s(
    'svg',
    {
      class: 'overview',
      width: round(plan.width * k),
      height: round(plan.height * k),
      viewBox: `0 0 ${round(plan.width)} ${round(plan.height)}`,
      'aria-hidden': 'true',
      onpointerdown: move,
      onpointermove: move,
    },
    s('rect', { width: plan.width, height: plan.height, class: 'overview-sheet' }),
    [...plan.spaces.values()].map((space) => {
      const at = plan.at.get(space.id) ?? { x: 0, y: 0 };
      const tone = space.tone || space.home;
      return s('circle', {
        cx: round(at.x),
        cy: round(at.y),
        r: plan.kind === 'map' ? 16 : 46,
        class: `overview-dot ${tone ? `tone-${tone}` : ''}`,
      });
    }),
    s('rect', {
      class: 'overview-seen',
      x: round(-camera.x / camera.scale),
      y: round(-camera.y / camera.scale),
      width: round(camera.width / camera.scale),
      height: round(camera.height / camera.scale),
      'stroke-width': round(2 / k),
    }),
  );
}
