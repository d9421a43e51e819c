// What the table sends is in wire.d.ts; here is what only the client knows. For the type checker only.

export * from './wire';

import type {
  Actions,
  AdviceReply,
  Done,
  HelloReply,
  Moved,
  OpenReply,
  PingReply,
  Drafted,
  ProposalReply,
  StandingReply,
  WhyReply,
} from './wire';

/** What an action is sent with, beside its number and what it does. */
export type Fields<D extends keyof Actions> = Omit<Actions[D], 'do' | 'id'>;
/** What an action is answered with. */
export type ReplyTo<D extends keyof Actions> = D extends keyof Replies ? Replies[D] : Done;
interface Replies {
  hello: HelloReply;
  ping: PingReply;
  open: OpenReply;
  answer: Moved;
  undo: Moved;
  resign: Moved;
  why: WhyReply;
  untouchable: WhyReply;
  stand: StandingReply;
  propose: ProposalReply;
  draft: Drafted;
  advise: AdviceReply;
}

/** Kind, colon, id: what answers, events and scenes call a thing. */
export type Noun = string;
export type Child = Node | string | number | null | undefined | false | Child[];
export type Attributes = Record<string, unknown>;

/** What every drawn thing may ask of the table it lies on. */
export interface Context {
  /** What a noun is called, as far as the scene says. */
  name(noun: Noun): string;
  /** Would touching it answer (part of) the question? `place`: where it lies, if others are called alike. */
  glows(noun: Noun, place?: Noun): boolean;
  /** Would touching `noun` lead to an answer that names `other`, too? */
  pairs?(noun: Noun, other: Noun): boolean;
  /** The place that the question is about ("who goes from here?"), if something there answers it. */
  origin(): Noun;
  /** Has it been touched already, on the way to an answer? */
  chosen(noun: Noun): boolean;
  /** Is it named by the log line the reader points at? */
  pointed(noun: Noun): boolean;
  touch(noun: Noun, place?: Noun): void;
  inspect(noun: Noun): void;
  /** What touching it would say, in words; empty if it says nothing. */
  hint(noun: Noun): string;
  /** The letter of a tone's player, so that colour is never alone. */
  letterOf(tone: string | undefined): string;
}
