/** Finding the things of a scene by their nouns. */

/** @typedef {import('../types').Scene} Scene */
/** @typedef {import('../types').Card} Card */
/** @typedef {import('../types').Piece} Piece */
/** @typedef {{kind: 'card' | 'space' | 'piece' | 'slot' | 'stat' | 'row' | 'track' | 'step' | 'panel' | 'pool' | 'spotlight' | 'board', thing: any, name: string, on: string, section: string}} Found */

/**
 * Every noun of a scene: what it is, what it is called, what it lies on (`on`), and in which part of the table
 * (`section`: a board's, row's, track's … id, or `seat 2`).
 * @param {Scene} scene @returns {Map<string, Found>}
 */
export function index(scene) {
  /** @type {Map<string, Found>} */
  const all = new Map();
  /** What a piece stands for is better named by a card of that noun. @type {[string, Found][]} */
  const later = [];
  const put = (/** @type {string} */ noun, /** @type {Found} */ found) => {
    if (noun && !all.has(noun)) all.set(noun, found);
  };
  const piece = (
    /** @type {Piece} */ one,
    /** @type {string} */ section,
    /** @type {string} */ on,
    /** @type {'piece' | 'slot'} */ kind = 'piece',
  ) => {
    const found = /** @type {Found} */ ({
      kind,
      thing: one,
      name: String(one.label || one.letter || ''),
      on,
      section,
    });
    put(one.id, found);
    if (one.noun) later.push([one.noun, found]);
    for (const part of one.parts ?? []) piece(part, section, one.id);
  };
  const card = (/** @type {Card} */ one, /** @type {string} */ section, /** @type {string} */ on) => {
    for (const noun of new Set([one.id, one.noun ?? '']))
      put(noun, { kind: 'card', thing: one, name: String(one.title || ''), on, section });
    for (const part of one.pieces ?? []) piece(part, section, one.id);
    for (const mark of one.icons ?? [])
      put(mark.noun ?? '', { kind: 'card', thing: one, name: String(mark.label || ''), on: one.id, section });
    for (const under of one.under ?? []) card(under, section, one.id);
  };
  const stats = (
    /** @type {import('../types').Stat[] | undefined} */ list,
    /** @type {string} */ section,
  ) => {
    for (const stat of list ?? [])
      if (stat.id)
        put(stat.id, { kind: 'stat', thing: stat, name: String(stat.label || ''), on: section, section });
  };
  for (const board of scene.boards ?? []) {
    for (const space of board.spaces ?? []) {
      put(space.id, {
        kind: 'space',
        thing: space,
        name: String(space.label || ''),
        on: board.id,
        section: board.id,
      });
      for (const slot of space.slots ?? []) piece(slot, board.id, space.id, 'slot');
    }
    for (const one of board.pieces ?? []) piece(one, board.id, one.at ?? board.id);
    put(board.id, {
      kind: 'board',
      thing: board,
      name: String(board.title || ''),
      on: '',
      section: board.id,
    });
  }
  for (const panel of scene.panels ?? []) {
    const section = `seat ${panel.seat}`;
    stats(panel.stats, section);
    for (const one of panel.cards ?? []) card(one, section, section);
    put(panelNoun(panel), { kind: 'panel', thing: panel, name: String(panel.title || ''), on: '', section });
  }
  for (const row of scene.rows ?? []) {
    for (const one of row.cards ?? []) card(one, row.id, row.id);
    put(row.id, { kind: 'row', thing: row, name: String(row.title || ''), on: '', section: row.id });
  }
  for (const track of scene.tracks ?? []) {
    for (const one of track.markers ?? []) piece(one, track.id, track.id);
    (track.ids ?? []).forEach((noun, i) =>
      put(noun, {
        kind: 'step',
        thing: track,
        name: String(track.steps?.[i] ?? ''),
        on: track.id,
        section: track.id,
      }),
    );
    put(track.id, {
      kind: 'track',
      thing: track,
      name: String(track.title || ''),
      on: '',
      section: track.id,
    });
  }
  for (const pool of scene.pools ?? []) {
    stats(pool.stats, pool.id);
    put(pool.id, { kind: 'pool', thing: pool, name: String(pool.title || ''), on: '', section: pool.id });
  }
  const light = scene.spotlight;
  if (light) {
    for (const side of light.sides ?? []) {
      stats(side.stats, light.id);
      for (const one of side.cards ?? []) card(one, light.id, light.id);
      for (const one of side.pieces ?? []) piece(one, light.id, light.id);
    }
    for (const one of light.treaties ?? [])
      put(one.id, { kind: 'stat', thing: one, name: String(one.title), on: light.id, section: light.id });
    put(light.id, { kind: 'spotlight', thing: light, name: String(light.title), on: '', section: light.id });
  }
  stats(scene.victory, 'victory');
  for (const [noun, found] of later) put(noun, found);
  return all;
}

/** What answers call a player. @param {import('../types').Panel} panel */
export function panelNoun(panel) {
  return panel.id || `seat:${panel.seat}`;
}
