/** The end of a game: points by where they came from, chances over time, turning points, what the bot would have done. */

import { h, s, classes } from '../base/dom.js';
import { icon } from '../base/icons.js';
import { figure, t } from '../base/i18n.js';
import { ratingNode, signed as change } from '../pages/person.js';
import { turnPicture } from '../play/figures.js';
import { across, apart, at, lines, named } from '../play/curve.js';
import { nameNode } from '../things/panel.js';

/** @typedef {import('../pages/table.js').TablePage} Page */
/** @typedef {import('../types').AnalysisView} AnalysisView */
/** @typedef {import('../types').BetterView} BetterView */
/** @typedef {import('../types').DecidedView} DecidedView */
/** @typedef {import('../types').TurnView} TurnView */

/** A chart, in the pixels of a middling sheet; on a phone it is drawn narrower, so that its letters keep their size. */
const BROAD = { width: 640, height: 250, left: 40, right: 74 };
const NARROW = { width: 270, height: 190, left: 40, right: 60 };
/** The more seats, the higher the reckoning beside the curve: from the fourth on it grows by so much with each. */
const FEW_SEATS = 3;
const A_SEAT = 30;
/** The width of a letter of the axis. */
const LETTER = 7;
const PHONE = '(max-width: 560px)';

/** @param {Page} page */
export function ending(page) {
  const { reply } = page.ending;
  const found = reply?.analysis;
  return h(
    'section',
    { class: 'stage ending', 'data-key': 'ending', 'aria-label': t('ending') },
    !page.ending.over && soFar(page),
    h(
      'div',
      { class: 'ending-row' },
      points(page),
      found?.curve.length ? chances(page, found) : askFor(page),
    ),
    found && found.curve.length > 0 && turnsOf(page, found),
    found && found.better.length > 0 && betterOf(page, found),
    found && found.curve.length > 0 && agreementOf(page, found),
    page.ending.ratings.length > 0 && ratingsOf(page),
  );
}

/** A record that is not over is looked back at as far as it goes. @param {Page} page */
function soFar(page) {
  return h(
    'div',
    { class: 'ending-so-far', 'data-key': 'so-far' },
    h('p', null, t('ending-so-far')),
    h(
      'button',
      { type: 'button', class: 'plain', onclick: () => page.ending.show(false) },
      icon('map'),
      t('to-the-board'),
    ),
  );
}

/** @param {Page} page @param {number} seat */
function panelOf(page, seat) {
  return page.model.scene.panels?.find((panel) => panel.seat === seat);
}

/** Who has played. @param {Page} page @param {number} seat */
function playerOf(page, seat) {
  const found = page.model.table?.seats[seat];
  return found?.name ? nameNode(found.name, found.account) : '';
}

/** @param {Page} page @param {number} seat */
function toneOf(page, seat) {
  const tone = panelOf(page, seat)?.tone;
  return tone ? `tone-${tone}` : '';
}

/** @param {Page} page @param {number} seat */
function crest(page, seat) {
  return h(
    'span',
    { class: classes('crest', toneOf(page, seat)), 'aria-hidden': 'true' },
    panelOf(page, seat)?.letter || String(seat + 1),
  );
}

// ---- points -------------------------------------------------------------------------------------------------------
/** @param {Page} page */
function points(page) {
  const outcome = page.model.scene.outcome;
  if (!outcome) return null;
  const sources = outcome.sources ?? [];
  const gained = (/** @type {number} */ seat) =>
    sources.reduce((sum, source) => sum + Math.max(0, source.points[seat]), 0);
  const most = Math.max(1, ...outcome.scores, ...outcome.scores.map((_, seat) => gained(seat)));
  const order = outcome.scores.map((_, seat) => seat);
  const won = (/** @type {number} */ seat) => Number(outcome.winners.includes(seat));
  order.sort((a, b) => outcome.scores[b] - outcome.scores[a] || won(b) - won(a));
  return h(
    'section',
    { class: 'sheet points', 'data-key': 'points' },
    h('h2', null, t(sources.length ? 'points-by-source' : 'points')),
    h(
      'ol',
      { class: 'point-rows' },
      order.map((seat) =>
        h(
          'li',
          { 'data-key': String(seat) },
          crest(page, seat),
          h(
            'span',
            { class: 'point-name' },
            h('strong', null, page.model.seatName(seat)),
            h('small', null, playerOf(page, seat) || t('bot')),
          ),
          h(
            'span',
            { class: 'point-bar', 'aria-hidden': 'true' },
            sources.map(
              (source, n) =>
                source.points[seat] !== 0 &&
                h(
                  'i',
                  {
                    class: classes('source', `source-${n % 8}`, source.points[seat] < 0 && 'lost'),
                    'data-key': source.id,
                    title: `${source.words}: ${figure(source.points[seat])}`,
                    style: { width: `${(80 * Math.abs(source.points[seat])) / most}%` },
                  },
                  figure(source.points[seat]),
                ),
            ),
          ),
          h('strong', { class: 'point-sum' }, figure(outcome.scores[seat])),
          h(
            'span',
            { class: 'unseen' },
            sources
              .filter((source) => source.points[seat])
              .map((source) => `${source.words}: ${figure(source.points[seat])}`)
              .join(', '),
          ),
        ),
      ),
    ),
    sources.length > 0 &&
      h(
        'ul',
        { class: 'point-legend' },
        sources.map(
          (source, n) =>
            source.points.some((points) => points) &&
            h('li', null, h('i', { class: `source source-${n % 8}` }), String(source.words)),
        ),
      ),
  );
}

// ---- chances ------------------------------------------------------------------------------------------------------
/** @param {Page} page @param {AnalysisView} found */
function chances(page, found) {
  const { curve } = found;
  const narrow = matchMedia(PHONE).matches;
  const { width, left, right, ...low } = narrow ? NARROW : BROAD;
  const many = Math.max(0, curve[0].chances.length - FEW_SEATS);
  const height = low.height + (narrow ? 0 : A_SEAT * many);
  const x = across(curve, width);
  const marks = apart(
    found.turns.map((turn) => x(turn.end)),
    21,
    width + 11,
  );
  const ends = curve[curve.length - 1].chances;
  const heights = apart(
    ends.map((chance) => height * (1 - chance)),
    22,
    height,
  );
  const told = ends.map((chance, seat) => `${page.model.seatName(seat)} ${percent(chance)}`).join(', ');
  return h(
    'section',
    { class: 'sheet chances', 'data-key': 'chances' },
    h('h2', null, t('winning-chances'), h('small', null, t('winning-chances-about', { n: found.searched }))),
    s(
      'svg',
      {
        viewBox: `0 0 ${left + width + right} ${height + 46}`,
        role: 'img',
        'aria-label': t('winning-chances-told', { chances: told }),
      },
      s(
        'g',
        { transform: `translate(${left} 26)` },
        [0, 0.25, 0.5, 0.75, 1].map((share) => [
          s('path', { class: 'grid', d: `M0 ${height * (1 - share)}H${width}` }),
          s(
            'text',
            { class: 'axis', x: -6, y: height * (1 - share) + 4, 'text-anchor': 'end' },
            percent(share),
          ),
        ]),
        found.rounds.length > 0 && roundsOf(found, x, width, height),
        found.turns.map((turn, n) =>
          turnMark(page, turn, n, { x: x(turn.end), above: marks[n] }, curve, height),
        ),
        lines(curve, width, height).map((d, seat) =>
          s('path', { class: classes('line', `dash-${seat % 6}`, toneOf(page, seat)), d }),
        ),
        ends.map((chance, seat) =>
          s(
            'g',
            {
              class: classes('line-end', toneOf(page, seat)),
              transform: `translate(${width + 8} ${heights[seat]})`,
            },
            s('path', { class: 'arms', d: 'M0 -9h14v9c0 5-4 7-7 8-3-1-7-3-7-8Z' }),
            s(
              'text',
              { class: 'arms-letter', x: 7, y: 3, 'text-anchor': 'middle' },
              panelOf(page, seat)?.letter || String(seat + 1),
            ),
            s('text', { class: 'axis strong', x: 20, y: 4 }, percent(chance)),
          ),
        ),
        !found.rounds.length && [
          s('text', { class: 'axis', x: 0, y: height + 16 }, t('winning-chances-begin')),
          s(
            'text',
            { class: 'axis', x: width, y: height + 16, 'text-anchor': 'end' },
            t(page.ending.over ? 'winning-chances-end' : 'now'),
          ),
        ],
      ),
    ),
  );
}

/** When rounds began. @param {AnalysisView} found @param {(position: number) => number} x @param {number} width @param {number} height */
function roundsOf(found, x, width, height) {
  const marks = named(found.rounds, x, width, (name) => 8 + LETTER * name.length);
  return marks.map((mark) => [
    mark.name && s('path', { class: 'grid round', d: `M${mark.x} 0V${height + 5}` }),
    mark.name && s('text', { class: 'axis', x: mark.x + 2, y: height + 18 }, mark.name),
  ]);
}

/** @param {Page} page @param {TurnView} turn @param {number} n @param {{x: number, above: number}} where its number stands apart from others @param {AnalysisView['curve']} curve @param {number} height */
function turnMark(page, turn, n, { x, above }, curve, height) {
  const chance = at(curve, turn.end).chances[turn.seat];
  return s(
    'g',
    { class: classes('turn-mark', toneOf(page, turn.seat)) },
    s('path', { class: 'turn-line', d: `M${above} -4L${x} 4V${height}` }),
    s('circle', { class: 'turn-number', cx: above, cy: -13, r: 10 }),
    s('text', { class: 'turn-digit', x: above, y: -9, 'text-anchor': 'middle' }, String(n + 1)),
    s('circle', { class: 'turn-point', cx: x, cy: height * (1 - chance), r: 5 }),
  );
}

/** @param {Page} page */
function askFor(page) {
  const { ending: state } = page;
  const reply = state.reply;
  if (!reply) return null;
  const done = Math.round(100 * (reply.progress ?? 0));
  return h(
    'section',
    { class: 'sheet chances asking', 'data-key': 'ask' },
    h('h2', null, t('analysis')),
    reply.analysis
      ? h('p', null, t('analysis-none'))
      : state.running
        ? [
            h('progress', { max: 100, value: done, 'aria-label': t('analysis') }, `${done}\u00a0%`),
            h(
              'p',
              null,
              t(reply.state === 'waiting' ? 'analysis-waits' : 'analysis-runs', { percent: done }),
            ),
            h(
              'button',
              { type: 'button', class: 'plain', onclick: () => state.cancel() },
              t('analysis-cancel'),
            ),
          ]
        : [
            h('p', null, t(reply.state === 'failed' ? 'analysis-failed' : 'analysis-about')),
            reply.possible &&
              h(
                'button',
                { type: 'button', class: 'main', id: 'analyse', onclick: () => state.begin() },
                icon('eye'),
                t('analysis-begin'),
              ),
          ],
  );
}

// ---- turning points -----------------------------------------------------------------------------------------------
/** @param {Page} page @param {AnalysisView} found */
function turnsOf(page, found) {
  return h(
    'section',
    { class: 'sheet', 'data-key': 'turns' },
    h('h2', null, t('turning-points'), h('small', null, t('turning-points-about'))),
    found.turns.length
      ? h(
          'ol',
          { class: 'turns' },
          found.turns.map((turn, n) =>
            h(
              'li',
              { 'data-key': String(n) },
              h('span', { class: 'turn-n', 'aria-hidden': 'true' }, String(n + 1)),
              h(
                'div',
                { class: 'turn-told' },
                h('small', null, turn.when),
                turn.lines.map((line) => h('p', null, line)),
              ),
              h(
                'span',
                { class: classes('turn-change', turn.change > 0 ? 'up' : 'down') },
                h('strong', null, signed(turn.change)),
                h('small', null, page.model.seatName(turn.seat)),
              ),
              h(
                'div',
                { class: 'turn-better' },
                turn.better
                  ? [decidedNode(page, turn.better), insteadNode(turn.better)]
                  : turn.agreed && [
                      turn.decided && decidedNode(page, turn.decided),
                      h('p', null, t('bot-agrees')),
                    ],
              ),
              h(
                'div',
                { class: 'turn-look' },
                turn.pictured && turnPicture(page.model.id, n, turn.lines.join(' ')),
                lookButton(page, turn.start),
              ),
            ),
          ),
        )
      : h('p', null, t('no-turning-points')),
  );
}

/** @param {Page} page @param {AnalysisView} found */
function betterOf(page, found) {
  return h(
    'section',
    { class: 'sheet', 'data-key': 'better' },
    h('h2', null, t('better-moves'), h('small', null, t('better-moves-about'))),
    h(
      'ol',
      { class: 'turns better' },
      found.better.map((one) =>
        h(
          'li',
          { 'data-key': String(one.position) },
          crest(page, one.seat),
          h('div', { class: 'turn-told' }, h('small', null, one.when), decidedNode(page, one)),
          h('span', { class: 'turn-change down' }, h('strong', null, signed(-one.loss))),
          h('div', { class: 'turn-better' }, insteadNode(one)),
          lookButton(page, one.position),
        ),
      ),
    ),
  );
}

/** Who was asked what, and what he answered. @param {Page} page @param {BetterView | DecidedView} one */
function decidedNode(page, { seat, prompt, given }) {
  return h(
    'p',
    null,
    h('span', { class: 'turn-asked' }, `${page.model.seatName(seat)}: ${prompt} `),
    h('strong', null, given),
  );
}

/** @param {BetterView} one */
function insteadNode({ better, loss }) {
  return h('p', null, icon('star'), ' ', t('bot-instead', { better, percent: Math.round(100 * loss) }));
}

/** @param {Page} page @param {number} position */
function lookButton(page, position) {
  return h(
    'a',
    {
      class: 'plain',
      href: `/table/${page.model.id}?at=${position}`,
      onclick: (/** @type {Event} */ event) => {
        event.preventDefault();
        page.travel.to(position, page.ending.over ? 'open' : page.model.seat);
      },
    },
    icon('play'),
    t('look-there'),
  );
}

/** @param {Page} page @param {AnalysisView} found */
function agreementOf(page, found) {
  return h(
    'section',
    { class: 'sheet agreement', 'data-key': 'agreement' },
    h('h2', null, t('agreement'), h('small', null, t('agreement-about'))),
    h(
      'ul',
      { class: 'agreements' },
      found.agreement
        .filter((one) => one.searched > 0)
        .map((one) =>
          h(
            'li',
            { 'data-key': String(one.seat) },
            crest(page, one.seat),
            h('span', null, page.model.seatName(one.seat)),
            h('meter', { min: 0, max: one.searched, value: one.agreed, class: toneOf(page, one.seat) }),
            h('strong', null, t('agreement-of', { agreed: one.agreed, searched: one.searched })),
          ),
        ),
    ),
  );
}

/** @param {Page} page */
function ratingsOf(page) {
  return h(
    'section',
    { class: 'sheet', 'data-key': 'ratings' },
    h('h2', null, t('ratings')),
    h(
      'ul',
      { class: 'agreements' },
      page.ending.ratings.map((one) =>
        h(
          'li',
          { 'data-key': String(one.seat) },
          crest(page, one.seat),
          h('span', null, playerOf(page, one.seat)),
          h('strong', { class: one.change < 0 ? 'down' : 'up' }, change(one.change)),
          ratingNode(one),
        ),
      ),
    ),
  );
}

/** @param {number} share */
const percent = (share) => `${Math.round(100 * share)}\u00a0%`;
/** @param {number} share */
const signed = (share) => `${share > 0 ? '+' : '−'}${Math.abs(Math.round(100 * share))}\u00a0%`;
