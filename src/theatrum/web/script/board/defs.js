/** Patterns that all boards share: the sea's hatch, and the heralds' hatchings that tell colours without colour. */

import { s } from '../base/dom.js';

/** In Petra Sancta's manner: gold is dotted, red upright, blue level, green and purple slanted, black crossed.
 * @type {Record<string, string>} */
const TINCTURES = {
  yellow: 'M1.5 1.5h.01M4.5 4.5h.01',
  red: 'M1.5 0V6M4.5 0V6',
  blue: 'M0 1.5H6M0 4.5H6',
  green: 'M-1 -1L7 7M-1 5L1 7M5 -1L7 1',
  purple: 'M7 -1L-1 7M-1 1L1 -1M5 7L7 5',
  black: 'M1.5 0V6M4.5 0V6M0 1.5H6M0 4.5H6',
  orange: 'M1.5 0V6M4.5 0V6M3 3h.01',
  rose: 'M3 0V2M3 4V6M0 1h.01M6 4h.01',
  wine: 'M-1 -1L7 7M7 -1L-1 7',
  sky: 'M0 3H2.5M3.5 0H6M3.5 6H6',
  lime: 'M0 0L3 3M3 3L6 0',
};

/** The page's own definitions, once. */
export function patterns() {
  return s(
    'svg',
    { class: 'definitions', width: 0, height: 0, 'aria-hidden': 'true', focusable: 'false' },
    s(
      'defs',
      null,
      s(
        'pattern',
        { id: 'sea-hatch', width: 6, height: 4.6, patternUnits: 'userSpaceOnUse' },
        s('path', { d: 'M0 2.3H6', class: 'sea-hatch' }),
      ),
      s(
        'pattern',
        { id: 'back-hatch', width: 8, height: 8, patternUnits: 'userSpaceOnUse' },
        s('path', { d: 'M0 8L8 0M-1 1L1 -1M7 9L9 7M0 0L8 8M-1 7L1 9M7 -1L9 1', class: 'back-hatch' }),
      ),
      s(
        'pattern',
        { id: 'ringed-hatch', width: 15, height: 15, patternUnits: 'userSpaceOnUse' },
        s('path', { d: 'M-2 17L17 -2M-2 2L2 -2M13 17L17 13', class: 'ringed-hatch' }),
      ),
      Object.entries(TINCTURES).map(([tone, d]) =>
        s(
          'pattern',
          { id: `tincture-${tone}`, width: 6, height: 6, patternUnits: 'userSpaceOnUse' },
          s('path', { d, class: 'tincture' }),
        ),
      ),
    ),
  );
}
