/**
 * Small symbols, drawn by us in one stroke width on a field of 24 × 24. A scene names them; what it names and we
 * have not drawn becomes a lozenge with the first letter.
 */

import { s } from './dom.js';

/** Filled shapes begin with "F"; everything else is stroked. @type {Record<string, string[]>} */
const DRAWN = {
  // what the land gives and what is paid
  food: [
    'M12 22V8',
    'M12 11c-4 0-5-3-5-5 3 0 5 2 5 5Z',
    'M12 11c4 0 5-3 5-5-3 0-5 2-5 5Z',
    'M12 16c-4 0-5-3-5-5 3 0 5 2 5 5Z',
    'M12 16c4 0 5-3 5-5-3 0-5 2-5 5Z',
    'M12 8c-2-2-2-4 0-6 2 2 2 4 0 6Z',
  ],
  metal: ['M3 19l3-7h12l3 7Z', 'M6 12l2-6h8l2 6', 'M8 6l-2 6M16 6l2 6', 'M7 16h10'],
  coin: ['M12 3a9 9 0 1 0 .01 0Z', 'M12 7v10M9 9.5c0-3 6-3 6 0s-6 2-6 5 6 3 6 0'],
  gold: ['M12 3a9 9 0 1 0 .01 0Z', 'M12 6.5a5.5 5.5 0 1 0 .01 0Z'],
  wood: ['M4 8h12a4 4 0 0 1 0 8H4Z', 'M4 8a3 4 0 0 0 0 8', 'M8 11h6M9 14h6'],
  stone: ['M4 20l2-8 6-4 6 3 2 9Z', 'M6 12l5 3 7-4M11 15l-1 5'],
  cloth: ['M5 4h14v16H5Z', 'M5 9h14M10 4v16M5 14h14'],
  wine: ['M8 3h8l-1 7a3 3 0 0 1-6 0Z', 'M12 13v7M8 21h8'],
  fish: ['M3 12c5-7 11-6 15 0-4 6-10 7-15 0Z', 'M18 12l4-4v8Z', 'F M7.5 11a.9.9 0 1 0 .01 0Z'],
  exchange: ['M4 9h14l-4-4', 'M20 15H6l4 4'],
  // people and arms
  population: ['M12 4a3.5 3.5 0 1 0 .01 0Z', 'M5 21c0-6 3-9 7-9s7 3 7 9Z'],
  growth: ['M12 21V9', 'M12 13C6 13 5 8 5 5c5 0 7 3 7 8Z', 'M12 11c0-4 2-7 7-7 0 4-2 7-7 7Z'],
  infantry: ['M7 21L17 3', 'M17 3l1 4-3 .5Z', 'M8 6a2 2 0 1 0 .01 0Z', 'M4 20v-6l4-3 3 4'],
  cavalry: ['M5 21c0-7 1-11 6-14l-1-4 4 3c4 1 5 5 5 8l-3 1-2-2c-1 3-1 5 1 8Z', 'F M14 8.4a.8.8 0 1 0 .01 0Z'],
  horse: ['M5 21c0-7 1-11 6-14l-1-4 4 3c4 1 5 5 5 8l-3 1-2-2c-1 3-1 5 1 8Z', 'F M14 8.4a.8.8 0 1 0 .01 0Z'],
  archer: ['M7 3c9 3 9 15 0 18', 'M7 3v18', 'M3 12h17', 'M17 9l3 3-3 3'],
  musket: ['M3 17l14-9 4-1', 'M3 17l2 3 5-4', 'M13 11l1 3'],
  artillery: ['M4 13l13-6 2 4-12 6Z', 'M9 15a3.5 3.5 0 1 0 .01 0Z', 'M3 15l-1 1'],
  cannon: ['M4 13l13-6 2 4-12 6Z', 'M9 15a3.5 3.5 0 1 0 .01 0Z', 'M3 15l-1 1'],
  sword: ['M19 3l-1 4-9 9-2-2 9-9Z', 'M5 12l7 7', 'M8 16l-4 4'],
  swords: ['M4 4l12 12', 'M20 4L8 16', 'M13 19l6-6M5 13l6 6', 'M17 17l3 3M7 17l-3 3'],
  shield: ['M5 4h14v8c0 5-4 8-7 9-3-1-7-4-7-9Z'],
  general: ['M12 3a4 4 0 1 0 .01 0Z', 'M4 21c0-6 3-8 8-8s8 2 8 8Z', 'M8 13l4 5 4-5', 'M6 5l12-2'],
  leader: ['M12 3a4 4 0 1 0 .01 0Z', 'M4 21c0-6 3-8 8-8s8 2 8 8Z', 'M8 13l4 5 4-5'],
  supply: [
    'M3 9h13v8H3Z',
    'M16 12h3l2 3v2h-5Z',
    'M7 17a2 2 0 1 0 .01 0Z',
    'M18 17a2 2 0 1 0 .01 0Z',
    'M3 9c3-4 10-4 13 0',
  ],
  march: ['M4 20c3-1 3-5 7-6s4-5 9-7', 'M15 5l5 2-2 5'],
  retreat: ['M20 20c-3-1-3-5-7-6s-4-5-9-7', 'M9 5L4 7l2 5'],
  skull: [
    'M9 21v-4c-3-1-4-3-4-6a7 7 0 0 1 14 0c0 3-1 5-4 6v4Z',
    'M12 18v3',
    'F M9.3 9.6a1.7 1.7 0 1 0 .01 0Z',
    'F M14.7 9.6a1.7 1.7 0 1 0 .01 0Z',
  ],
  bars: ['M4 3h16M4 21h16', 'M6 3v18M10 3v18M14 3v18M18 3v18'],
  // on the water
  ship: ['M3 16h18l-3 5H6Z', 'M12 16V3', 'M12 4c5 1 6 6 5 9h-5Z', 'M12 6c-4 1-5 4-5 7h5'],
  galley: ['M2 14c5 3 14 3 20-1l-3 6H6Z', 'M8 18l-2 4M12 18l-1 4M16 18v4', 'M12 14V4l6 7Z'],
  anchor: ['M12 8v13', 'M12 3a2.5 2.5 0 1 0 .01 0Z', 'M7 11h10', 'M4 14c0 4 4 7 8 7s8-3 8-7'],
  wave: ['M2 9c3-3 5-3 7 0s5 3 7 0 4-3 6-1', 'M2 15c3-3 5-3 7 0s5 3 7 0 4-3 6-1'],
  wreck: ['M5 15l2-6 13 3-2 4', 'M12 10l3-7', 'M13 6l5 1-1.5 4', 'M2 18c3-3 5-3 7 0s5 3 7 0 4-3 6-1'],
  // places
  fortress: ['M4 21V8h3v2h3V8h4v2h3V8h3v13Z', 'M10 21v-5a2 2 0 0 1 4 0v5'],
  tower: ['M7 21V9L6 5h2v2h3V5h2v2h3V5h2l-1 4v12Z', 'M10.5 21v-5h3v5'],
  city: ['M3 21V11l4-4 4 4v10', 'M11 21V7h3V4h3v3h4v14', 'M3 21h18'],
  house: ['M4 11l8-7 8 7', 'M6 10v11h12V10'],
  temple: ['M2 21h20', 'M4 21v-4h16v4', 'M6.5 17v-4h11v4', 'M9 13V9h6v4', 'M10.5 9V5h3v4', 'M12 21V9'],
  storm: ['M5 13a4 4 0 0 1 1-7 5 5 0 0 1 9-1 4 4 0 0 1 4 8Z', 'M12 13l-3 4h4l-3 5'],
  rain: ['M5 13a4 4 0 0 1 1-7 5 5 0 0 1 9-1 4 4 0 0 1 4 8Z', 'M8 16l-1 4M12.5 16l-1 4M17 16l-1 4'],
  fog: ['M6 11a4 4 0 0 1 1-6 5 5 0 0 1 9 0 4 4 0 0 1 2 6', 'M3 14h18M5 17.5h14M8 21h9'],
  barrel: ['M7 3h10c2 5 2 13 0 18H7C5 16 5 8 7 3Z', 'M5.8 9h12.4M5.8 15h12.4'],
  compass: ['M12 3a9 9 0 1 0 .01 0Z', 'M15.5 8.5l-2 5-5 2 2-5Z'],
  settler: ['M9 4h6v3M6 7h12', 'M12 8.5a2.6 2.6 0 1 0 .01 0Z', 'M5 21c0-5 3-7 7-7s7 2 7 7Z'],
  church: ['M12 2v6M9.5 4.5h5', 'M6 21V12l6-4 6 4v9Z', 'M10 21v-5h4v5'],
  capital: ['M4 21h16', 'M5 18V9M19 18V9M10 18V9M14 18V9', 'M3 9l9-6 9 6Z', 'M4 18h16'],
  mountain: ['M2 20l7-13 4 7 3-4 6 10Z', 'M9 7l-1 6 3 3'],
  forest: [
    'M8 20v-4M8 16c-6 0-5-6-2-6-1-5 5-6 6-2 4 0 4 8-4 8Z',
    'M17 21v-4M17 17c-4 0-4-5 0-7 4 2 4 7 0 7Z',
  ],
  plains: ['M3 18c5-3 8 1 18-2', 'M6 13v-3M8 13l1-3M14 12V9M16 12l1-2', 'M4 21h14'],
  // honours, faiths, knowledge
  star: ['F M12 2l2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7Z'],
  victory: [
    'M12 21c-7-2-9-9-7-16',
    'M12 21c7-2 9-9 7-16',
    'M5 9l3 1M6 13l3 0M8 17l2-2M19 9l-3 1M18 13h-3M16 17l-2-2',
  ],
  laurel: [
    'M12 21c-7-2-9-9-7-16',
    'M12 21c7-2 9-9 7-16',
    'M5 9l3 1M6 13l3 0M8 17l2-2M19 9l-3 1M18 13h-3M16 17l-2-2',
  ],
  crown: ['M3 8l4 5 5-8 5 8 4-5-2 11H5Z', 'M5 21h14'],
  cross: ['M12 3v18M6 9h12'],
  crescent: [
    'M16 4a9 9 0 1 0 0 16 7 7 0 0 1 0-16Z',
    'F M17 12l1-2 1 2 2 .3-1.5 1.5.4 2-1.9-1-1.9 1 .4-2L15 12.3Z',
  ],
  book: ['M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1Z', 'M12 6v14'],
  technology: ['M9 3h6M10 3v6l-5 9c-1 2 0 3 2 3h10c2 0 3-1 2-3l-5-9V3', 'M7 15h10'],
  scroll: ['M6 3h12v14a3 3 0 0 0 3 3H9a3 3 0 0 1-3-3Z', 'M9 8h6M9 12h6', 'M6 3a3 3 0 0 0-3 3h3'],
  treaty: ['M6 3h12v18H6Z', 'M9 8h6M9 12h6', 'M12 15a2 2 0 1 0 .01 0Z'],
  alliance: ['M2 13l5-6 5 3 5-3 5 6', 'M7 7l-1 9 5 4 6-4 1-9', 'M9 14l4 3'],
  era: ['M12 3a9 9 0 1 0 .01 0Z', 'M12 7v5l4 3'],
  hourglass: ['M6 3h12M6 21h12', 'M7 3c0 5 3 6 5 9-2 3-5 4-5 9M17 3c0 5-3 6-5 9 2 3 5 4 5 9', 'M10 18h4'],
  politics: ['M4 21h16M6 18h12', 'M7 18V9M12 18V9M17 18V9', 'M4 9l8-6 8 6Z'],
  power: ['M4 21h16M6 18h12', 'M7 18V9M12 18V9M17 18V9', 'M4 9l8-6 8 6Z'],
  // chessmen, as they stand in cities and on cards
  pawn: ['M12 3a4 4 0 1 0 .01 0Z', 'M9 11h6', 'M10 11c0 5-1 7-4 9h12c-3-2-4-4-4-9', 'M5 21h14'],
  rook: ['M6 4h3v2.5h2V4h2v2.5h2V4h3v6H6Z', 'M8 10l-1 8h10l-1-8', 'M5 21h14v-3H5Z'],
  knight: [
    'M7 18c0-5 4-6 4-9l-5 3-2-3 6-5 1-3 2 3c5 1 6 8 5 14',
    'F M11 6.3a.8.8 0 1 0 .01 0Z',
    'M5 21h14v-3H5Z',
  ],
  bishop: [
    'M12 2v2',
    'M12 4c5 4 6 8 3 11H9C6 12 7 8 12 4Z',
    'M12 7.5v5M10 10h4',
    'M9 15l-1 3h8l-1-3',
    'M5 21h14v-3H5Z',
  ],
  queen: ['M6 18L4 7l4 5 1-8 3 7 3-7 1 8 4-5-2 11Z', 'M5 21h14v-3H5Z'],
  king: ['M12 2v5M10 4h4', 'M7 18c-5-5-3-10 2-9l3-2 3 2c5-1 7 4 2 9Z', 'M5 21h14v-3H5Z'],
  // on the table
  card: ['M6 3h12v18H6Z', 'M9 7h6M9 10h6'],
  cards: ['M8 3h11v15H8Z', 'M8 6H5v15h11v-3'],
  deck: ['M8 3h11v15H8Z', 'M8 6H5v15h11v-3'],
  hand: ['M8 3h11v15H8Z', 'M8 6H5v15h11v-3'],
  dice: [
    'M4 4h16v16H4Z',
    'F M8.5 7.5a1 1 0 1 0 .01 0Z',
    'F M15.5 14.5a1 1 0 1 0 .01 0Z',
    'F M12 11a1 1 0 1 0 .01 0Z',
  ],
  flag: ['M6 22V3', 'M6 4c5-2 7 2 13 0v9c-6 2-8-2-13 0'],
  pennant: ['M6 22V3', 'M6 4l14 4-14 4'],
  cube: ['M12 3l8 4v10l-8 4-8-4V7Z', 'M4 7l8 4 8-4M12 11v10'],
  battle: ['M4 4l12 12', 'M20 4L8 16', 'M13 19l6-6M5 13l6 6', 'M17 17l3 3M7 17l-3 3'],
  attack: ['M19 3l-1 4-9 9-2-2 9-9Z', 'M5 12l7 7', 'M8 16l-4 4'],
  defence: ['M5 4h14v8c0 5-4 8-7 9-3-1-7-4-7-9Z', 'M12 4v17M5 11h14'],
  event: ['M13 2L5 13h5l-1 9 9-12h-6Z'],
  tactic: ['M4 20l4-4M4 16l4 4', 'M15 5a3 3 0 1 0 .01 0Z', 'M8 14c2-5 2 1 6-5', 'M17 15l4 4M21 15l-4 4'],
  tiles: ['M12 2l9 5v10l-9 5-9-5V7Z'],
  land: ['M2 19c4-9 7-9 10-4 2-4 6-4 10 4Z', 'M9 12l2 2'],
  coup: ['M12 2l3 4-2 9h-2L9 6Z', 'M7 15h10M12 15v7'],
  basic: ['M6 3h12v18H6Z', 'M9 12h6'],
  advanced: ['M6 3h12v18H6Z', 'F M12 7l1.5 3.4 3.5.3-2.7 2.3.9 3.5-3.200-1.9-3.200 1.9.9-3.5L7 10.7l3.5-.3Z'],
  spent: ['M6 3h12v18H6Z', 'M6 21L18 3'],
  plus: ['M12 5v14M5 12h14'],
  // furniture of the page
  sun: [
    'M12 7.5a4.5 4.5 0 1 0 .01 0Z',
    'M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19',
  ],
  candle: ['M9 11h6v10H9Z', 'M12 11V8.5', 'M12 2c3 3 2 6 0 6.5s-3-3.5 0-6.5Z', 'M6 21h12'],
  menu: ['M4 7h16M4 12h16M4 17h16'],
  close: ['M6 6l12 12M18 6L6 18'],
  minus: ['M5 12h14'],
  back: ['M15 5l-7 7 7 7'],
  forward: ['M9 5l7 7-7 7'],
  first: ['M18 5l-7 7 7 7M7 5v14'],
  last: ['M6 5l7 7-7 7M17 5v14'],
  play: ['F M8 5l11 7-11 7Z'],
  pause: ['M8 5v14M16 5v14'],
  undo: ['M9 6L4 11l5 5', 'M4 11h10a6 6 0 0 1 0 12h-2'],
  zoomin: ['M10.5 4a6.5 6.5 0 1 0 .01 0Z', 'M15.5 15.5L21 21', 'M7.5 10.5h6M10.5 7.5v6'],
  zoomout: ['M10.5 4a6.5 6.5 0 1 0 .01 0Z', 'M15.5 15.5L21 21', 'M7.5 10.5h6'],
  lens: ['M3 3h18v18H3Z', 'M11 11h8v8h-8Z', 'M5 5h3v3H5Z'],
  fit: ['M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'],
  help: ['M12 3a9 9 0 1 0 .01 0Z', 'M9 9.5c0-4 6-4 6-.5 0 2.5-3 2.5-3 5', 'F M12 16.5a1 1 0 1 0 .01 0Z'],
  gear: ['M3 7h8M17 7h4M14 4.5a2.5 2.5 0 1 0 .01 0Z', 'M3 17h4M13 17h8M10 14.5a2.5 2.5 0 1 0 .01 0Z'],
  text: ['M4 6h16M4 11h16M4 16h10'],
  panes: ['M3 4h11v9H3Z', 'M17 4h4v9h-4Z', 'M3 16h6v4H3Z', 'M12 16h9v4h-9Z'],
  map: ['M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2Z', 'M9 4v14M15 6v14'],
  people: [
    'M8.5 5a3 3 0 1 0 .01 0Z',
    'M2.5 20c0-5 2.5-7 6-7s6 2 6 7',
    'M16 6a2.5 2.5 0 1 0 .01 0Z',
    'M16 13c3.5 0 5.5 2 5.5 6',
  ],
  person: ['M12 4a4 4 0 1 0 .01 0Z', 'M4 21c0-6 3-8 8-8s8 2 8 8'],
  bot: ['M5 9h14v10H5Z', 'M12 9V5', 'M12 3a1 1 0 1 0 .01 0Z', 'M9 13v2M15 13v2'],
  log: ['M5 4h14v16H5Z', 'M8 8h8M8 12h8M8 16h5'],
  chat: ['M4 5h16v11H11l-5 4v-4H4Z'],
  note: ['M5 3h14v12l-5 6H5Z', 'M19 15h-5v6', 'M8 8h8M8 12h5'],
  link: ['M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1', 'M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1'],
  fork: ['M12 21v-7', 'M12 14C6 13 6 9 6 5M12 14c6-1 6-5 6-9', 'M3.5 7.5L6 4l2.5 3.5M15.5 7.5L18 4l2.5 3.5'],
  clock: ['M12 3a9 9 0 1 0 .01 0Z', 'M12 7v5l4 3'],
  eye: ['M2 12c5-8 15-8 20 0-5 8-15 8-20 0Z', 'M12 9a3 3 0 1 0 .01 0Z'],
  bell: ['M6 17c1-2 1-4 1-7a5 5 0 0 1 10 0c0 3 0 5 1 7Z', 'M10 20a2 2 0 0 0 4 0'],
  check: ['M5 13l5 5L20 6'],
  curtain: ['M3 3h18', 'M4 3v17c3-1 5-7 5-17', 'M20 3v17c-3-1-5-7-5-17', 'M9 20h6'],
  search: ['M10.5 4a6.5 6.5 0 1 0 .01 0Z', 'M15.5 15.5L21 21'],
  keyboard: ['M3 7h18v11H3Z', 'M6 10.5h1M10 10.5h1M14 10.5h1M18 10.5h0M7 14.5h10'],
  question: ['M12 3a9 9 0 1 0 .01 0Z', 'M9 9.5c0-4 6-4 6-.5 0 2.5-3 2.5-3 5', 'F M12 16.5a1 1 0 1 0 .01 0Z'],
  unsure: ['M3 20L12 4l9 16Z', 'M12 10v5', 'F M12 16.6a1 1 0 1 0 .01 0Z'],
};

/** Names that games may use for the same drawing. @type {Record<string, string>} */
const SAME = {
  atk: 'attack',
  def: 'defence',
  event_slot: 'event',
  events: 'event',
  techcards: 'technology',
  resource: 'coin',
  money: 'coin',
  florin: 'coin',
  ducat: 'coin',
  grain: 'food',
  iron: 'metal',
  tech: 'technology',
  vp: 'victory',
  points: 'victory',
  battles: 'battle',
  army: 'shield',
  fleet: 'ship',
  galleon: 'ship',
  squadron: 'ship',
  regiment: 'infantry',
  light_infantry: 'infantry',
  heavy_infantry: 'shield',
  muskets: 'musket',
  archers: 'archer',
  light_cavalry: 'cavalry',
  heavy_cavalry: 'horse',
  fortresses: 'fortress',
  ships: 'ship',
  sea: 'wave',
  mountains: 'mountain',
  commander: 'general',
  generals: 'general',
  political: 'politics',
  movement: 'march',
  round: 'hourglass',
  turn: 'hourglass',
  castle: 'fortress',
  religion: 'church',
  christian: 'cross',
  muslim: 'crescent',
  paradigm: 'era',
  defense: 'defence',
  upkeep: 'supply',
};

/**
 * A symbol as an SVG of its own, for HTML.
 * @param {string} name @param {string} [className]
 */
export function icon(name, className = '') {
  return s(
    'svg',
    { class: `icon ${className}`, viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    iconParts(name),
  );
}

/**
 * The strokes of a symbol on its field of 24 × 24, to be placed inside another drawing.
 * @param {string} name
 */
export function iconParts(name) {
  const drawn = DRAWN[name] ?? DRAWN[SAME[name] ?? ''];
  if (!drawn) {
    return [
      s('path', { d: 'M12 2l10 10-10 10L2 12Z', class: 'icon-line' }),
      s(
        'text',
        { x: 12, y: 16, class: 'icon-letter', 'text-anchor': 'middle' },
        name.slice(0, 1).toUpperCase(),
      ),
    ];
  }
  return drawn.map((d) =>
    d.startsWith('F ')
      ? s('path', { d: d.slice(2), class: 'icon-fill' })
      : s('path', { d, class: 'icon-line' }),
  );
}

/** @param {string} name */
export function isDrawn(name) {
  return name in DRAWN || name in SAME;
}
