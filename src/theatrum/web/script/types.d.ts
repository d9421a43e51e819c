// The words of the protocol (docs/protocol.md) and of scenes (core/scene.py), for the type checker only.

export type Noun = string;
export type Answer = (string | number)[];

export interface Stat {
  id?: string;
  label?: string;
  value?: string | number;
  icon?: string;
  tone?: string;
  hint?: string;
}
export interface Icon {
  noun?: Noun;
  icon: string;
  label?: string;
  count?: number;
  tone?: string;
}
export interface Piece {
  id: string;
  shape: string;
  noun?: Noun;
  at?: string;
  tone?: string;
  letter?: string;
  label?: string;
  count?: number;
  badge?: string | number;
  icons?: Icon[];
  face_down?: boolean;
  faded?: boolean;
  blocked?: boolean;
  parts?: Piece[];
}
export interface Card {
  id: string;
  noun?: Noun;
  title?: string;
  kind?: string;
  tone?: string;
  seal?: string | number;
  ribbon?: string;
  lines?: string[];
  icons?: Icon[];
  pieces?: Piece[];
  under?: Card[];
  column?: number;
  lane?: number;
  needs?: string[];
  face_down?: boolean;
  turned?: boolean;
  faded?: boolean;
  reconstructed?: string;
}
export interface Space {
  id: string;
  x: number;
  y: number;
  shape?: string;
  size?: number;
  width?: number;
  height?: number;
  label?: string;
  terrain?: string;
  tone?: string;
  home?: string;
  ring?: boolean;
  icons?: Icon[];
  slots?: Piece[];
  lines?: string[];
  outline?: string;
  beside?: string;
  reconstructed?: string;
}
export interface Link {
  a: string;
  b: string;
  kind?: string;
  tone?: string;
  label?: string;
  via?: [number, number][];
}
export interface BoardLabel {
  text: string;
  x: number;
  y: number;
  size?: number;
  style?: string;
}
export interface Lens {
  title: string;
  source: [number, number, number, number];
  target: [number, number, number, number];
}
export interface Board {
  id: string;
  title?: string;
  kind?: string;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  spaces?: Space[];
  links?: Link[];
  pieces?: Piece[];
  backdrop?: string;
  labels?: BoardLabel[];
  lenses?: Lens[];
}
export interface Row {
  id: string;
  title?: string;
  kind?: string;
  seat?: number | null;
  cards?: Card[];
  count?: number;
}
export interface Track {
  id: string;
  title?: string;
  steps?: string[];
  ids?: Noun[];
  markers?: Piece[];
  circular?: boolean;
}
export interface Panel {
  seat: number;
  id?: Noun;
  title?: string;
  tone?: string;
  letter?: string;
  active?: boolean;
  stats?: Stat[];
  cards?: Card[];
  lines?: string[];
}
export interface Pool {
  id: string;
  title?: string;
  stats?: Stat[];
}
export interface Side {
  seat?: number | null;
  title?: string;
  tone?: string;
  stats?: Stat[];
  cards?: Card[];
  pieces?: Piece[];
  lines?: string[];
}
export interface Spotlight {
  id: string;
  title: string;
  at?: string;
  sides?: Side[];
  steps?: string[];
  step?: number;
  lines?: string[];
}
export interface Choice {
  answer: Answer;
  words: string;
  touches?: Noun[];
  odds?: string;
}
export interface Refusing {
  answer: Answer;
  rule: string;
  why: string;
  touches?: Noun[];
}
export interface Asked {
  serial: number;
  seat: number;
  prompt: string;
  rule?: string;
  window?: string;
  choices?: Choice[];
  refused?: Refusing[];
  names?: Record<Noun, string>;
}
export interface Outcome {
  winners: number[];
  scores: number[];
  ending: string;
}
export interface Scene {
  boards?: Board[];
  rows?: Row[];
  tracks?: Track[];
  panels?: Panel[];
  pools?: Pool[];
  spotlight?: Spotlight | null;
  headline?: string;
  victory?: Stat[];
  legend?: Icon[];
  game?: string;
  seat?: number | null;
  position?: number;
  question?: Asked | null;
  waiting?: number[];
  outcome?: Outcome | null;
}

// ---- the table ----------------------------------------------------------------------------------------------------
export type Words = (string | [Noun, string])[];
export interface LogLine {
  position: number;
  key: string;
  words: Words;
  gone?: boolean;
}
export interface View {
  type: 'view';
  table: string;
  seat: number | null;
  version: number;
  position: number;
  newest: number;
  scene?: Scene;
  base?: number;
  patch?: ([(string | number)[], unknown] | [(string | number)[]])[];
  log: { since: number; lines: LogLine[]; earlier: boolean };
  undo?: { may: boolean; code?: string; why?: string; position?: number } | null;
  turn_since?: number | null;
  cover?: number | null;
  guide?: Guide | null;
}
export interface GuideHint {
  id: string;
  words: string;
  rule: string;
  touches: string[];
  step: number;
}
export interface Guide {
  title: string;
  off: boolean;
  steps: number;
  hint: GuideHint | null;
  earlier: GuideHint[];
}
export interface SeatInfo {
  seat: number;
  kind: 'user' | 'open' | 'link' | 'bot';
  name: string;
  mine: boolean;
  online: boolean;
  bot: string | null;
  resigned: boolean;
  absent: boolean;
  stand_in: { kind: string; bot?: string; name?: string } | null;
  link: string | null;
}
export interface Clock {
  kind: 'none' | 'pace' | 'bank';
  seconds?: number;
  increment?: number;
  left?: number[];
  running?: number[];
  at?: number;
}
export interface Proposal {
  id: string;
  kind: 'rewind' | 'replace';
  by: number;
  position?: number;
  seat?: number;
  with?: string;
  words: string;
  needed: number[];
  agreed?: number[];
}
export interface Table {
  id: string;
  game: string;
  game_title: string;
  title: string;
  players: number;
  options: Record<string, string | number | boolean>;
  options_words?: { label: string; value: string }[];
  status: 'gathering' | 'playing' | 'over';
  private: boolean;
  sandbox: boolean;
  parent: { table: string; position: number } | null;
  created: number;
  started: number | null;
  updated: number;
  creator: string;
  you: { creator: boolean; seats: number[]; player: boolean };
  seats: SeatInfo[];
  clock: Clock;
  position: number;
  waiting: number[];
  commitment: string | null;
  seed: string | null;
  result: { winners: number[]; scores: number[]; ending: string } | null;
  proposals: Proposal[];
  spectators: number;
}
export interface ChatLine {
  id: number;
  at: number;
  name: string;
  seat: number | null;
  mine: boolean;
  text: string;
}
export interface Standing {
  window: string;
  answer: Answer;
  words?: string;
  only_if_nothing_else?: boolean;
  unless?: [string, string | number][];
}
export interface OptionInfo {
  id: string;
  label: string;
  about?: string;
  players: number[] | null;
  choices: { value: string | number | boolean; label: string }[];
  choices_for?: Record<string, { value: string | number | boolean; label: string }[]>;
}
export interface GameInfo {
  id: string;
  title: string;
  about: string;
  players: number[];
  minutes: [number, number];
  weight: number;
  stage: string;
  stage_words: string;
  reconstructed: string[];
  options: OptionInfo[];
  windows: { id: string; label: string }[];
  rules_version: number;
  guide?: { title: string; about: string; players: number } | null;
}
export interface Bot {
  id: string;
  label: string;
}
export interface User {
  id: string;
  name: string;
  guest: boolean;
  language: string;
  webhook?: string;
  email?: string;
  notify?: string[];
}
export interface Me {
  user: User | null;
  csrf: string;
  languages: string[];
  email_possible: boolean;
  version: string;
  now: number;
}
export interface TimeLine {
  first: number;
  steps: { position: number; seat: number | null; at: number }[];
  bookmarks: { position: number; words: string }[];
}

// ---- inside the client --------------------------------------------------------------------------------------------
export type Child = Node | string | number | null | undefined | false | Child[];
export type Attributes = Record<string, unknown>;

/** What every drawn thing may ask of the table it lies on. */
export interface Context {
  /** What a noun is called, as far as the scene says. */
  name(noun: Noun): string;
  /** Would touching it answer (part of) the question? */
  glows(noun: Noun): boolean;
  /** Has it been touched already, on the way to an answer? */
  chosen(noun: Noun): boolean;
  /** Is it named by the log line the reader points at? */
  pointed(noun: Noun): boolean;
  touch(noun: Noun): void;
  inspect(noun: Noun): void;
  /** What touching it would say, in words; empty if it says nothing. */
  hint(noun: Noun): string;
  /** The letter of a tone's player, so that colour is never alone. */
  letterOf(tone: string | undefined): string;
}

// ---- rules --------------------------------------------------------------------------------------------------------
export interface Span {
  text: string;
  style?: '' | 'strong' | 'em' | 'code';
  rule?: string;
}
export interface Item {
  spans: Span[];
  blocks?: AnyBlock[];
}
export interface Grid {
  kind: 'table';
  head: Span[][];
  rows: Span[][][];
}
export type AnyBlock =
  | { kind: 'paragraph' | 'example' | 'ruling'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | Grid
  | { kind: 'verbatim'; text: string };
export interface RuleReply {
  rule: string;
  title: string;
  rules: { rule: string; title: string; lead: Span[]; blocks: AnyBlock[] }[];
}
