// Made by tools/client_types.py from the structs of the wire; not written by hand.
// What scenes mean is in docs/scenes.md, what the rest means in docs/protocol.md.

/** A name or sentence in the reader's language, or a number. */
export type Words = string | number;
/** Where something lies in a scene. */
export type Path = (string | number)[];
/** Changes of a scene: what lies at a path is set, or (without a value) taken away; or, in a list, from a place on so many
 * members are taken out and others put in. */
export type Patch = ([Path, unknown] | [Path] | [Path, number, number, unknown[]])[];

// ---- what the table sends

export interface Stat {
  id?: string;
  label?: Words;
  value?: Words;
  icon?: string;
  tone?: string;
  hint?: Words;
}
export interface Icon {
  icon: string;
  noun?: string;
  label?: Words;
  count?: number;
  tone?: string;
}
export interface Piece {
  id: string;
  shape: string;
  noun?: string;
  at?: string;
  tone?: string;
  letter?: Words;
  label?: Words;
  count?: number;
  badge?: Words;
  icons?: Icon[];
  face_down?: boolean;
  faded?: boolean;
  blocked?: boolean;
  parts?: Piece[];
}
export interface Card {
  id: string;
  noun?: string;
  title?: Words;
  kind?: Words;
  picture?: string;
  portrait?: string;
  tone?: string;
  seal?: Words;
  ribbon?: Words;
  lines?: Words[];
  icons?: Icon[];
  pieces?: Piece[];
  under?: Card[];
  column?: number;
  lane?: number;
  needs?: string[];
  face_down?: boolean;
  turned?: boolean;
  faded?: boolean;
  reconstructed?: Words;
}
export interface Space {
  id: string;
  x: number;
  y: number;
  shape?: string;
  size?: number;
  width?: number;
  height?: number;
  label?: Words;
  terrain?: string;
  tone?: string;
  home?: string;
  arms?: string;
  ring?: boolean;
  icons?: Icon[];
  slots?: Piece[];
  lines?: Words[];
  outline?: string;
  principal?: boolean;
  silent?: boolean;
  beside?: string;
  reconstructed?: Words;
}
export interface Link {
  a: string;
  b: string;
  kind?: string;
  tone?: string;
  label?: Words;
  via?: [number, number][];
}
export interface Board {
  id: string;
  title?: Words;
  brief?: Words;
  icon?: string;
  key?: Words;
  kind?: string;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  whole?: number;
  spaces?: Space[];
  links?: Link[];
  pieces?: Piece[];
  backdrop?: string;
  realms?: string[];
  labels?: Label[];
  lenses?: Lens[];
}
export interface Label {
  text: Words;
  x: number;
  y: number;
  size?: number;
  style?: string;
}
export interface Lens {
  title: Words;
  source: [number, number, number, number];
  target: [number, number, number, number];
}
export interface Row {
  id: string;
  title?: Words;
  kind?: string;
  seat?: number | null;
  cards?: Card[];
  count?: number;
  brief?: Words;
  in_view?: boolean;
  panel?: string;
  board?: string;
  columns?: Words[];
  lanes?: Words[];
}
export interface Way {
  id: string;
  title: Words;
  steps: number;
  markers?: Piece[];
  awake?: boolean;
  state?: Words;
  note?: Words;
}
export interface Track {
  id: string;
  title?: Words;
  steps?: Words[];
  ids?: string[];
  markers?: Piece[];
  circular?: boolean;
}
export interface Panel {
  seat: number;
  id?: string;
  title?: Words;
  brief?: Words;
  tone?: string;
  letter?: Words;
  active?: boolean;
  stats?: Stat[];
  cards?: Card[];
  lines?: Words[];
  progress?: number;
  ties?: Piece[];
}
export interface Pool {
  id: string;
  title?: Words;
  stats?: Stat[];
}
export interface Side {
  seat?: number | null;
  title?: Words;
  tone?: string;
  role?: Words;
  letter?: Words;
  arms?: string;
  stats?: Stat[];
  cards?: Card[];
  pieces?: Piece[];
  lines?: Words[];
  commanders?: Commander[];
  modifiers?: Modifier[];
  total?: Stat | null;
  dice?: Die[];
  dice_words?: Words;
  lost?: Piece[];
  won?: boolean;
  seal?: string;
}
export interface Spotlight {
  id: string;
  title: Words;
  at?: string;
  sides?: Side[];
  steps?: Words[];
  step?: number;
  lines?: Words[];
  stage?: string;
  stakes?: Stat[];
  odds?: Chance[];
  odds_words?: Words;
  stops?: Stop[];
  stop?: number;
  clauses?: Clause[];
  after?: Words[];
  treaties?: Treaty[];
  verdict?: Words;
}
export interface Price {
  words: Words;
  amount?: number;
  icon?: string;
}
export interface Choice {
  answer: (string | number)[];
  words: Words;
  group?: Words;
  price?: Price[];
  touches?: string[];
  any_of?: string[];
  odds?: Words;
  preview?: Preview | null;
}
export interface Refusing {
  answer: (string | number)[];
  rule: string;
  why: Words;
  touches?: string[];
}
export interface Asked {
  serial: number;
  seat: number;
  prompt: Words;
  rule?: string;
  window?: string;
  at?: string;
  about?: string[];
  choices?: Choice[];
  refused?: Refusing[];
}
export interface Source {
  id: string;
  words: Words;
  points: number[];
}
export interface Outcome {
  winners: number[];
  scores: number[];
  ending: Words;
  sources?: Source[];
}
export interface Scene {
  boards?: Board[];
  rows?: Row[];
  tracks?: Track[];
  panels?: Panel[];
  pools?: Pool[];
  charts?: Chart[];
  spotlight?: Spotlight | null;
  headline?: Words;
  ways?: Way[];
  victory?: Stat[];
  legend?: Icon[];
  game?: string;
  seat?: number | null;
  position?: number;
  question?: Asked | null;
  waiting?: number[];
  talks?: number[][];
  showable?: string[];
  outcome?: Outcome | null;
}
export interface Commander {
  noun: string;
  name: Words;
  portrait?: string;
  lines?: Words[];
}
export interface Modifier {
  label: Words;
  value: Words;
  noun?: string;
}
export interface Die {
  face?: number;
  hit?: boolean;
  sides?: number;
}
export interface Chance {
  label: Words;
  percent: number;
  tone?: string;
}
export interface Stop {
  noun: string;
  label: Words;
  tone?: string;
  letter?: Words;
  icon?: string;
  value?: Words;
}
export interface Clause {
  id: string;
  title: Words;
  icon?: string;
  giver?: number | null;
  taker?: number | null;
  mutual?: boolean;
  text?: Words;
  note?: Words;
  why_not?: Words;
  giver_id?: string;
  taker_id?: string;
}
export interface Signatory {
  id: string;
  name: Words;
  tone?: string;
  letter?: Words;
  seal?: string;
}
export interface Treaty {
  id: string;
  title: Words;
  note?: Words;
  clauses?: Clause[];
  after?: Words[];
  parties?: Signatory[];
  yours?: boolean;
}
export interface Reckoned {
  side: number;
  total: Words;
  modifiers?: Modifier[];
  title?: Words;
  tone?: string;
  label?: Words;
}
export interface Preview {
  sides?: Reckoned[];
  odds?: Chance[];
  title?: Words;
  odds_words?: Words;
}
export interface Head {
  label: Words;
  id?: string;
  tone?: string;
  letter?: Words;
  icon?: string;
  hint?: Words;
  apart?: boolean;
}
export interface Cell {
  words?: Words;
  icon?: string;
  tone?: string;
  hint?: Words;
  barred?: boolean;
}
export interface ChartRow {
  head: Head;
  cells: Cell[];
  seat?: number | null;
}
export interface Chart {
  id: string;
  title: Words;
  brief?: Words;
  icon?: string;
  key?: Words;
  columns?: Head[];
  rows?: ChartRow[];
  lines?: Words[];
}
export interface Arrow {
  n: number;
  path: string[];
  tone?: string;
}
export interface Drawing {
  board: Board;
  letters: Record<string, Words>;
  about: string[];
  marked: string[];
  arrows: Arrow[];
}
export interface Span {
  text: string;
  style?: '' | 'strong' | 'em' | 'code';
  rule?: string;
}
export interface Block {
  kind: 'Block';
}
export interface Paragraph {
  kind: 'paragraph';
  spans: Span[];
}
export interface Example {
  kind: 'example';
  spans: Span[];
}
export interface Ruling {
  kind: 'ruling';
  spans: Span[];
}
export interface Item {
  spans: Span[];
  blocks?: (Paragraph | Example | Ruling | Items | Grid | Verbatim | Figure)[];
}
export interface Items {
  kind: 'list';
  ordered: boolean;
  items: Item[];
}
export interface Grid {
  kind: 'table';
  head: Span[][];
  rows: Span[][][];
}
export interface Verbatim {
  kind: 'verbatim';
  text: string;
}
export interface Figure {
  kind: 'figure';
  figure: string;
  spans: Span[];
}
export interface PointView {
  position: number;
  chances: number[];
}
export interface BetterView {
  position: number;
  seat: number;
  when: string;
  given: string;
  better: string;
  loss: number;
  prompt: string;
}
export interface DecidedView {
  seat: number;
  prompt: string;
  given: string;
}
export interface TurnView {
  start: number;
  end: number;
  seat: number;
  change: number;
  when: string;
  lines: string[];
  better: BetterView | null;
  agreed: boolean;
  decided: DecidedView | null;
  pictured: boolean;
}
export interface SeatAgreement {
  seat: number;
  searched: number;
  agreed: number;
}
export interface RoundView {
  position: number;
  name: string;
}
export interface AnalysisView {
  curve: PointView[];
  turns: TurnView[];
  better: BetterView[];
  agreement: SeatAgreement[];
  searched: number;
  rounds: RoundView[];
}
export interface AnalysisReply {
  state: string;
  possible: boolean;
  progress: number;
  analysis: AnalysisView | null;
}
export interface StandingView {
  seat: number;
  window: string;
  answer: (string | number)[];
  only_if_nothing_else: boolean;
  unless: [string, string | number][];
}
export interface RefusalView {
  rule: string;
  why: string;
}
export interface ChoiceView {
  value: string | number | boolean;
  label: string;
}
export interface OptionView {
  id: string;
  label: string;
  about: string;
  players: number[] | null;
  choices: ChoiceView[];
  choices_for: Record<string, ChoiceView[]>;
}
export interface Labelled {
  id: string;
  label: string;
}
export interface Reconstructed {
  heading: string;
  things: string[];
}
export interface GuideOffer {
  title: string;
  about: string;
  players: number;
}
export interface GameView {
  id: string;
  title: string;
  in_short: string;
  about: string;
  tone: string;
  cover: string | null;
  players: number[];
  minutes: number[];
  weight: number;
  stage: string;
  stage_words: string;
  reconstructed: Reconstructed[];
  options: OptionView[];
  windows: Labelled[];
  talks: boolean;
  agreements: boolean;
  rules_version: number;
  guide: GuideOffer | null;
  more_guides: GuideOffer[];
}
export interface Games {
  games: GameView[];
}
export interface Bots {
  bots: Labelled[];
}
export interface SceneReply {
  scene: Scene;
}
export interface ShowcaseReply {
  game: string;
  title: string;
  when: string;
  lines: string[];
  nouns: string[];
  scene: Scene;
}
export interface Health {
  ok: boolean;
  store: string;
  version: string;
  cause: string;
}
export interface Line {
  position: number;
  key: string;
  words: (string | [string, string])[];
  before?: boolean;
  gone?: boolean;
  icon?: string;
  heading?: string;
  banner?: boolean;
  path?: string[];
  stage?: boolean;
}
export interface LogReply {
  lines: Line[];
  earlier: boolean;
}
export interface StagesReply {
  stages: Spotlight[];
}
export interface StepView {
  position: number;
  seat: number;
  at: number;
}
export interface Bookmark {
  position: number;
  words: string;
}
export interface Timeline {
  first: number;
  steps: StepView[];
  bookmarks: Bookmark[];
}
export interface LeagueView {
  id: string;
  name: string;
  game: string;
  game_title: string;
  kind: string;
  players: number;
  rounds: number;
  days: number;
  state: string;
  round: number;
  deadline: number | null;
  members: number;
}
export interface Leagues {
  leagues: LeagueView[];
}
export interface Standing {
  name: string;
  points: number;
  won: number;
  lost_in: number | null;
}
export interface LeagueTable {
  round: number;
  table: string;
  status: string;
  players: string[];
  winners: string[];
}
export interface LeagueReply {
  league: LeagueView;
  joined: boolean;
  standings: Standing[];
  tables: LeagueTable[];
}
export interface UserView {
  id: string;
  name: string;
  guest: boolean;
  language: string;
  webhook: string;
  email: string;
  notify: string[];
  whispers: string[];
}
export interface Me {
  user: UserView | null;
  csrf: string;
  languages: string[];
  email_possible: boolean;
  push_key: string;
  version: string;
  now: number;
}
export interface ExportedPerson {
  id: string;
  name: string;
  guest: boolean;
  has_password: boolean;
  language: string;
  webhook: string;
  email: string;
  notify: string[];
  whispers: string[];
  created: number;
  seen: number;
}
export interface ExportedSession {
  created: number;
  used: number;
}
export interface ExportedDevice {
  endpoint: string;
  created: number;
}
export interface ExportedSeat {
  table: string;
  seat: number;
}
export interface ExportedAct {
  seat: number;
  at: number;
  kind: string;
  what: string;
}
export interface ExportedTable {
  id: string;
  game: string;
  title: string;
  status: string;
  created: number;
  creator: boolean;
  seats: number[];
  acts: ExportedAct[];
}
export interface ExportedLine {
  table: string;
  at: number;
  text: string;
}
export interface ExportedNote {
  table: string;
  text: string;
}
export interface PersonalData {
  at: number;
  person: ExportedPerson;
  sessions: ExportedSession[];
  addresses_last_used: number[];
  devices: ExportedDevice[];
  tables: ExportedTable[];
  stood_in: ExportedSeat[];
  chat: ExportedLine[];
  notes: ExportedNote[];
  called_aside: string[];
}
export interface RatingView {
  game: string;
  rating: number;
  provisional: boolean;
  games: number;
}
export interface Ranked {
  name: string;
  rating: RatingView;
}
export interface Ranking {
  ranking: Ranked[];
}
export interface Named {
  name: string;
  account: boolean;
}
export interface PlayedView {
  table: string;
  game: string;
  title: string;
  status: string;
  at: number;
  others: Named[];
  won: boolean | null;
  change: number | null;
}
export interface Profile {
  name: string;
  since: number;
  mine: boolean;
  ratings: RatingView[];
  games: PlayedView[];
}
export interface RatingChange {
  seat: number;
  rating: number;
  change: number;
  provisional: boolean;
}
export interface RatingChanges {
  changes: RatingChange[];
}
export interface ErrorFields {
  code: string;
  message: string;
  rule?: string | null;
  field?: string | null;
  retry_after?: number | null;
}
export interface ErrorReply {
  error: ErrorFields;
}
export interface RuleView {
  rule: string;
  title: string;
  lead: Span[];
  blocks: (Paragraph | Example | Ruling | Items | Grid | Verbatim | Figure)[];
}
export interface RuleReply {
  rule: string;
  title: string;
  rules: RuleView[];
}
export interface BookPart {
  title: string;
  rules: string[];
}
export interface BookChapter {
  title: string;
  parts: BookPart[];
}
export interface RuleHit {
  rule: string;
  section: string;
  words: string;
}
export interface BookReply {
  title: string;
  chapters: BookChapter[];
  found: RuleHit[];
}
export interface PartView {
  rule: string;
  title: string;
  blocks: (Paragraph | Example | Ruling | Items | Grid | Verbatim | Figure)[];
  rules: RuleView[];
}
export interface ChapterReply {
  parts: PartView[];
}
export interface FigureReply {
  drawing: Drawing;
}
export interface Parent {
  table: string;
  position: number;
}
export interface You {
  creator: boolean;
  seats: number[];
  player: boolean;
  played: boolean;
}
export interface StandIn {
  kind: string;
  bot?: string | null;
  name?: string | null;
}
export interface AgainView {
  began: boolean;
  mine: boolean;
  there: string[];
  awaited: string[];
}
export interface SeatView {
  seat: number;
  kind: string;
  name: string;
  mine: boolean;
  online: boolean;
  bot: string | null;
  resigned: boolean;
  absent: boolean;
  stand_in: StandIn | null;
  link: string | null;
  account: boolean;
  awaited: string | null;
}
export interface ClockView {
  kind: string;
  seconds?: number;
  increment?: number;
  left?: number[];
  running?: number[];
  at?: number;
  talks?: number;
  talks_until?: number | null;
}
export interface OptionWords {
  label: string;
  value: string;
}
export interface ResultView {
  winners: number[];
  scores: number[];
  ending: string;
}
export interface ProposalView {
  id: string;
  kind: string;
  by: number;
  words: string;
  needed: number[];
  agreed?: number[];
  position?: number | null;
  seat?: number | null;
  with?: string | null;
}
export interface TableView {
  id: string;
  game: string;
  game_title: string;
  title: string;
  players: number;
  options: Record<string, string | number | boolean>;
  options_words: OptionWords[];
  status: string;
  private: boolean;
  sandbox: boolean;
  rated: boolean;
  study: boolean;
  rematch: string | null;
  again: AgainView | null;
  parent: Parent | null;
  created: number;
  started: number | null;
  updated: number;
  creator: string;
  creator_account: boolean;
  you: You;
  seats: SeatView[];
  clock: ClockView;
  position: number;
  waiting: number[];
  commitment: string | null;
  seed: string | null;
  result: ResultView | null;
  proposals: ProposalView[];
  spectators: number;
}
export interface TableReply {
  table: TableView;
}
export interface SeatReply {
  table: TableView;
  seat: number;
  waiting?: boolean;
  notice?: string | null;
}
export interface Tables {
  tables: TableView[];
  before: string | null;
}
export interface ChatLine {
  id: number;
  at: number;
  name: string;
  seat: number | null;
  mine: boolean;
  text: string;
}
export interface ChatReply {
  chat: ChatLine[];
  earlier: boolean;
}
export interface WhisperLine {
  id: number;
  at: number;
  seat: number;
  mine: boolean;
  text: string;
  items: string[];
  withdrawn: boolean;
  earlier: boolean;
  shown: Card[];
  treaty?: Treaty;
}
export interface ProposalItem {
  item: (string | number)[];
  words: string;
  clause?: Clause;
}
export interface ProposalItems {
  items: ProposalItem[];
  treaty?: Treaty;
}
export interface DraftItem {
  words: string;
  drafted?: boolean;
  why?: string;
  rule?: string;
}
export interface DraftOffer {
  seats: number[];
  line: number;
  by: number;
  items: DraftItem[];
}
export interface DraftOffers {
  offers: DraftOffer[];
}
export interface TalkRoom {
  seats: number[];
  lines: WhisperLine[];
  fresh: boolean;
}
export interface TalksReply {
  talks: TalkRoom[];
}
export interface UndoView {
  may: boolean;
  code?: string | null;
  why?: string | null;
  position?: number | null;
}
export interface ViewLog {
  since: number;
  lines: Line[];
  earlier: boolean;
}
export interface HintView {
  id: string;
  words: string;
  rule: string;
  touches: string[];
  step: number;
}
export interface GuideView {
  title: string;
  off: boolean;
  steps: number;
  hint: HintView | null;
  earlier: HintView[];
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
  patch?: Patch;
  log: ViewLog;
  undo: UndoView | null;
  turn_since: number | null;
  clock?: ClockView;
  cover: number | null;
  guide?: GuideView;
}
export interface Done {
  re?: number | string | null;
  ok: true;
}
export interface Moved {
  re?: number | string | null;
  ok: true;
  position: number;
}
export interface WhyReply {
  re?: number | string | null;
  ok: true;
  refusal: RefusalView | null;
}
export interface StandingReply {
  re?: number | string | null;
  ok: true;
  standing: StandingView[];
}
export interface ProposalReply {
  re?: number | string | null;
  ok: true;
  proposal: ProposalView | null;
}
export interface Drafted {
  re?: number | string | null;
  ok: true;
  position: number;
  items: DraftItem[];
}
export interface AdviceReply {
  re?: number | string | null;
  ok: true;
  answer: (string | number)[];
  words: string;
  why: string;
  serial: number;
}
export interface Greeted {
  id: string;
  name: string;
  guest: boolean;
}
export interface HelloReply {
  re?: number | string | null;
  ok: true;
  user: Greeted | null;
  now: number;
}
export interface PingReply {
  re?: number | string | null;
  ok: true;
  now: number;
}
export interface OpenReply {
  re?: number | string | null;
  ok: true;
  table: TableView;
  standing: StandingView[];
  note: string;
  chat: ChatLine[];
  talks: TalkRoom[];
}
export interface Refused {
  re: number | string | null;
  error: ErrorFields;
}
export interface TableNews {
  type: 'table';
  table: TableView;
}
export interface ChatNews {
  type: 'chat';
  table: string;
  line: ChatLine;
}
export interface WhisperNews {
  type: 'whisper';
  table: string;
  seats: number[];
  line: WhisperLine;
}
export interface TurnNews {
  type: 'turn';
  table: string;
  seat: number;
  game_title: string;
  title: string;
}
export interface AsideNews {
  type: 'aside';
  table: string;
  game_title: string;
  title: string;
}
export interface PassingNews {
  type: 'told';
  table: string;
  words: string;
}
export interface GoneNews {
  type: 'gone';
  table: string;
}
export interface Bye {
  type: 'bye';
  reason: 'stopping' | 'session';
}
export type AnyBlock = Paragraph | Example | Ruling | Items | Grid | Verbatim | Figure;
export type ActionReply = Done | Moved | Drafted | WhyReply | StandingReply | ProposalReply | AdviceReply;
export type News =
  View | TableNews | ChatNews | WhisperNews | TurnNews | AsideNews | PassingNews | GoneNews | Bye;
/** What a request is answered with, by method and address. */
export type ReplyOf<M extends string, P extends string> = `${M} ${P}` extends
  | `GET /api/tables/${string}/analysis/${string}/drawing`
  | `GET /api/tables/${string}/analysis/${string}/drawing?${string}`
  ? FigureReply
  : `${M} ${P}` extends
        `GET /api/games/${string}/book/${string}` | `GET /api/games/${string}/book/${string}?${string}`
    ? ChapterReply
    : `${M} ${P}` extends
          | `GET /api/games/${string}/figures/${string}`
          | `GET /api/games/${string}/figures/${string}?${string}`
      ? FigureReply
      : `${M} ${P}` extends
            `GET /api/games/${string}/rules/${string}` | `GET /api/games/${string}/rules/${string}?${string}`
        ? RuleReply
        : `${M} ${P}` extends
              | `PUT /api/tables/${string}/seats/${string}`
              | `PUT /api/tables/${string}/seats/${string}?${string}`
          ? TableReply
          : `${M} ${P}` extends `GET /api/games/${string}/book` | `GET /api/games/${string}/book?${string}`
            ? BookReply
            : `${M} ${P}` extends
                  `GET /api/games/${string}/ranking` | `GET /api/games/${string}/ranking?${string}`
              ? Ranking
              : `${M} ${P}` extends
                    `GET /api/games/${string}/scene` | `GET /api/games/${string}/scene?${string}`
                ? SceneReply
                : `${M} ${P}` extends
                      `POST /api/leagues/${string}/join` | `POST /api/leagues/${string}/join?${string}`
                  ? LeagueReply
                  : `${M} ${P}` extends
                        `POST /api/leagues/${string}/leave` | `POST /api/leagues/${string}/leave?${string}`
                    ? LeagueReply
                    : `${M} ${P}` extends
                          | `GET /api/tables/${string}/analysis`
                          | `GET /api/tables/${string}/analysis?${string}`
                      ? AnalysisReply
                      : `${M} ${P}` extends
                            | `POST /api/tables/${string}/analysis`
                            | `POST /api/tables/${string}/analysis?${string}`
                        ? AnalysisReply
                        : `${M} ${P}` extends
                              | `DELETE /api/tables/${string}/analysis`
                              | `DELETE /api/tables/${string}/analysis?${string}`
                          ? AnalysisReply
                          : `${M} ${P}` extends
                                `GET /api/tables/${string}/chat` | `GET /api/tables/${string}/chat?${string}`
                            ? ChatReply
                            : `${M} ${P}` extends
                                  `POST /api/tables/${string}/do` | `POST /api/tables/${string}/do?${string}`
                              ? Done
                              : `${M} ${P}` extends
                                    | `GET /api/tables/${string}/drafts`
                                    | `GET /api/tables/${string}/drafts?${string}`
                                ? DraftOffers
                                : `${M} ${P}` extends
                                      | `POST /api/tables/${string}/fork`
                                      | `POST /api/tables/${string}/fork?${string}`
                                  ? TableReply
                                  : `${M} ${P}` extends
                                        | `POST /api/tables/${string}/join`
                                        | `POST /api/tables/${string}/join?${string}`
                                    ? SeatReply
                                    : `${M} ${P}` extends
                                          | `POST /api/tables/${string}/leave`
                                          | `POST /api/tables/${string}/leave?${string}`
                                      ? TableReply
                                      : `${M} ${P}` extends
                                            | `GET /api/tables/${string}/log`
                                            | `GET /api/tables/${string}/log?${string}`
                                        ? LogReply
                                        : `${M} ${P}` extends
                                              | `GET /api/tables/${string}/proposals`
                                              | `GET /api/tables/${string}/proposals?${string}`
                                          ? ProposalItems
                                          : `${M} ${P}` extends
                                                | `GET /api/tables/${string}/ratings`
                                                | `GET /api/tables/${string}/ratings?${string}`
                                            ? RatingChanges
                                            : `${M} ${P}` extends
                                                  | `POST /api/tables/${string}/rematch`
                                                  | `POST /api/tables/${string}/rematch?${string}`
                                              ? TableReply
                                              : `${M} ${P}` extends
                                                    | `GET /api/tables/${string}/stages`
                                                    | `GET /api/tables/${string}/stages?${string}`
                                                ? StagesReply
                                                : `${M} ${P}` extends
                                                      | `GET /api/tables/${string}/talks`
                                                      | `GET /api/tables/${string}/talks?${string}`
                                                  ? TalksReply
                                                  : `${M} ${P}` extends
                                                        | `GET /api/tables/${string}/timeline`
                                                        | `GET /api/tables/${string}/timeline?${string}`
                                                    ? Timeline
                                                    : `${M} ${P}` extends
                                                          | `GET /api/tables/${string}/view`
                                                          | `GET /api/tables/${string}/view?${string}`
                                                      ? View
                                                      : `${M} ${P}` extends
                                                            | `GET /api/me/export`
                                                            | `GET /api/me/export?${string}`
                                                        ? PersonalData
                                                        : `${M} ${P}` extends
                                                              | `GET /api/games/${string}`
                                                              | `GET /api/games/${string}?${string}`
                                                          ? GameView
                                                          : `${M} ${P}` extends
                                                                | `GET /api/join/${string}`
                                                                | `GET /api/join/${string}?${string}`
                                                            ? SeatReply
                                                            : `${M} ${P}` extends
                                                                  | `POST /api/join/${string}`
                                                                  | `POST /api/join/${string}?${string}`
                                                              ? SeatReply
                                                              : `${M} ${P}` extends
                                                                    | `GET /api/leagues/${string}`
                                                                    | `GET /api/leagues/${string}?${string}`
                                                                ? LeagueReply
                                                                : `${M} ${P}` extends
                                                                      | `GET /api/people/${string}`
                                                                      | `GET /api/people/${string}?${string}`
                                                                  ? Profile
                                                                  : `${M} ${P}` extends
                                                                        | `GET /api/tables/${string}`
                                                                        | `GET /api/tables/${string}?${string}`
                                                                    ? TableReply
                                                                    : `${M} ${P}` extends
                                                                          | `PATCH /api/tables/${string}`
                                                                          | `PATCH /api/tables/${string}?${string}`
                                                                      ? TableReply
                                                                      : `${M} ${P}` extends
                                                                            | `POST /api/account`
                                                                            | `POST /api/account?${string}`
                                                                        ? Me
                                                                        : `${M} ${P}` extends
                                                                              | `GET /api/bots`
                                                                              | `GET /api/bots?${string}`
                                                                          ? Bots
                                                                          : `${M} ${P}` extends
                                                                                | `GET /api/games`
                                                                                | `GET /api/games?${string}`
                                                                            ? Games
                                                                            : `${M} ${P}` extends
                                                                                  | `POST /api/guest`
                                                                                  | `POST /api/guest?${string}`
                                                                              ? Me
                                                                              : `${M} ${P}` extends
                                                                                    | `GET /api/leagues`
                                                                                    | `GET /api/leagues?${string}`
                                                                                ? Leagues
                                                                                : `${M} ${P}` extends
                                                                                      | `POST /api/login`
                                                                                      | `POST /api/login?${string}`
                                                                                  ? Me
                                                                                  : `${M} ${P}` extends
                                                                                        | `GET /api/me`
                                                                                        | `GET /api/me?${string}`
                                                                                    ? Me
                                                                                    : `${M} ${P}` extends
                                                                                          | `PATCH /api/me`
                                                                                          | `PATCH /api/me?${string}`
                                                                                      ? Me
                                                                                      : `${M} ${P}` extends
                                                                                            | `POST /api/password`
                                                                                            | `POST /api/password?${string}`
                                                                                        ? Me
                                                                                        : `${M} ${P}` extends
                                                                                              | `POST /api/records`
                                                                                              | `POST /api/records?${string}`
                                                                                          ? TableReply
                                                                                          : `${M} ${P}` extends
                                                                                                | `GET /api/showcase`
                                                                                                | `GET /api/showcase?${string}`
                                                                                            ? ShowcaseReply
                                                                                            : `${M} ${P}` extends
                                                                                                  | `GET /api/tables`
                                                                                                  | `GET /api/tables?${string}`
                                                                                              ? Tables
                                                                                              : `${M} ${P}` extends
                                                                                                    | `POST /api/tables`
                                                                                                    | `POST /api/tables?${string}`
                                                                                                ? TableReply
                                                                                                : any;

// ---- what it is sent

export interface NewGuest {
  name?: string | null;
  language?: 'en' | 'de' | null;
}
export interface NewAccount {
  name: string;
  password: string;
  language?: 'en' | 'de' | null;
}
export interface Login {
  name: string;
  password: string;
}
export interface NewPassword {
  old: string;
  new: string;
}
export interface ChangeMe {
  name?: string;
  language?: 'en' | 'de';
  webhook?: string;
  email?: string;
  notify?: ('webhook' | 'email')[];
  whispers?: ('push' | 'webhook' | 'email')[];
}
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
}
export interface NoPush {
  endpoint: string;
}
export interface RemoveMe {
  password?: string | null;
}
export interface Wish {
  kind: 'me' | 'open' | 'link' | 'bot';
  bot?: string | null;
}
export interface ClockWish {
  kind?: 'none' | 'pace' | 'bank';
  seconds?: number;
  increment?: number;
  talks?: number;
}
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, boolean | number | string>;
  seats?: Wish[];
  clock?: ClockWish;
  private?: boolean;
  title?: string;
  rated?: boolean;
  study?: boolean | null;
  guide?: boolean;
}
export interface ChangeTable {
  title?: string;
  private?: boolean;
}
export interface Join {
  seat?: number | null;
}
export interface Leave {
  seat: number;
}
export interface Fork {
  seat?: number | null;
  position?: number | null;
  seats?: Wish[] | null;
}
export interface Action {
  do: 'Action';
  id?: number | string | null;
}
export interface TableAction {
  do: 'TableAction';
  id?: number | string | null;
  table: string;
}
export interface SeatAction {
  do: 'SeatAction';
  id?: number | string | null;
  table: string;
  seat?: number | null;
}
export interface Hello {
  do: 'hello';
  id?: number | string | null;
  csrf?: string;
  lang?: 'en' | 'de' | null;
  splices?: boolean;
}
export interface ChangeLanguage {
  do: 'language';
  id?: number | string | null;
  lang: 'en' | 'de';
}
export interface Ping {
  do: 'ping';
  id?: number | string | null;
}
export interface Open {
  do: 'open';
  id?: number | string | null;
  table: string;
  seat?: number | null;
  spare?: boolean;
}
export interface Look {
  do: 'look';
  id?: number | string | null;
  table: string;
  seat: number | null;
}
export interface SendView {
  do: 'view';
  id?: number | string | null;
  table: string;
}
export interface Close {
  do: 'close';
  id?: number | string | null;
  table: string;
}
export interface GiveAnswer {
  do: 'answer';
  id?: number | string | null;
  table: string;
  seat?: number | null;
  serial: number;
  answer: (string | number)[];
  unless_final?: boolean;
}
export interface Why {
  do: 'why';
  id?: number | string | null;
  table: string;
  seat?: number | null;
  answer: (string | number)[];
}
export interface WhyTouch {
  do: 'untouchable';
  id?: number | string | null;
  table: string;
  seat?: number | null;
  touches: string[];
}
export interface Undo {
  do: 'undo';
  id?: number | string | null;
  table: string;
  seat?: number | null;
}
export interface Stand {
  do: 'stand';
  id?: number | string | null;
  table: string;
  seat?: number | null;
  window: string;
  answer: (string | number)[] | null;
  only_if_nothing_else?: boolean;
  unless?: [string, string | number][];
}
export interface Propose {
  do: 'propose';
  id?: number | string | null;
  table: string;
  seat?: number | null;
  kind: 'rewind' | 'replace';
  position?: number | null;
  who?: number | null;
  with?: string | null;
}
export interface Vote {
  do: 'vote';
  id?: number | string | null;
  table: string;
  seat?: number | null;
  proposal: string;
  agree: boolean;
}
export interface Return {
  do: 'return';
  id?: number | string | null;
  table: string;
  seat?: number | null;
}
export interface Resign {
  do: 'resign';
  id?: number | string | null;
  table: string;
  seat?: number | null;
}
export interface Advise {
  do: 'advise';
  id?: number | string | null;
  table: string;
  seat?: number | null;
}
export interface Say {
  do: 'chat';
  id?: number | string | null;
  table: string;
  text: string;
}
export interface Whisper {
  do: 'whisper';
  id?: number | string | null;
  table: string;
  seat?: number | null;
  to: number[];
  text?: string;
  items?: (string | number)[][];
  show?: string[];
}
export interface Withdraw {
  do: 'withdraw';
  id?: number | string | null;
  table: string;
  seat?: number | null;
  to: number[];
  line: number;
}
export interface TakeOver {
  do: 'draft';
  id?: number | string | null;
  table: string;
  seat?: number | null;
  serial: number;
  to: number[];
  line: number;
}
export interface KeepNote {
  do: 'note';
  id?: number | string | null;
  table: string;
  text: string;
}
export interface Heed {
  do: 'guide';
  id?: number | string | null;
  table: string;
  seat?: number | null;
  got?: string | null;
  off?: boolean | null;
}
/** Actions over the WebSocket, by what they do. */
export interface Actions {
  Action: Action;
  TableAction: TableAction;
  SeatAction: SeatAction;
  hello: Hello;
  language: ChangeLanguage;
  ping: Ping;
  open: Open;
  look: Look;
  view: SendView;
  close: Close;
  answer: GiveAnswer;
  why: Why;
  untouchable: WhyTouch;
  undo: Undo;
  stand: Stand;
  propose: Propose;
  vote: Vote;
  return: Return;
  resign: Resign;
  advise: Advise;
  chat: Say;
  whisper: Whisper;
  withdraw: Withdraw;
  draft: TakeOver;
  note: KeepNote;
  guide: Heed;
}
