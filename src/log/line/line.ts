import type { HouseRules } from '../../rules/book/house.js';
import type { Resolution } from '../../rules/record.js';
import type { Change, Muster } from '../../rules/roster.js';
import type { Value } from '../../rules/rule.js';
import type { InRoles } from '../../rules/state.js';
import { recordText } from './record-json.js';

/** The format of the lines of a log, from the first of them. */
export const FORMAT = 4;

interface Any {
  /** Tells apart lines that are otherwise alike. */
  readonly id: string;
  /** When, in ISO 8601. */
  readonly at: string;
  /** The name of the line before it. */
  readonly prev: string;
}

/** The first line: which game it is. */
interface Opening extends Any {
  readonly log: number;
  readonly game: string;
  /** The rule system it is played by, where one was named. */
  readonly ruleset?: string;
  readonly sides?: readonly string[];
  /** The commitment of a sealed game: SHA-256 of its secret, which nobody sees before it is over. */
  readonly sealed?: string;
  /** What the turn speaks against is refused. */
  readonly strict?: true;
}

/** A word of the other player's at the start of a sealed game: the seeds follow from every line before them, so from it too. */
interface Said extends Any {
  readonly word: string;
}

/** The units of the roster that a line named. */
export interface NamedInLine {
  /** In the order in which they were typed: who acts comes first. */
  readonly names: readonly string[];
  /** Who stood in the roles of the action, where it has any. */
  readonly roles?: InRoles;
  /** The inputs that were filled from them. */
  readonly filled: readonly string[];
  /** Where several acted, or suffered, together: how they were named, and who they were. */
  readonly groups?: readonly NamedTogether[];
  /** None of them acts: it befalls them. */
  readonly befalls?: true;
}

/** Units that were named at once, such as by the place where they are. */
export interface NamedTogether {
  readonly said: string;
  readonly names: readonly string[];
}

/** The words that name the units of a line, as they are typed. */
export const wordsFor = ({ names, groups }: Pick<NamedInLine, 'names' | 'groups'>): readonly string[] =>
  groups?.map(({ said }) => said) ?? names;

/** What was to be said of a line besides what it came to, with the rule behind it. */
export interface Remark {
  readonly clause: string;
  readonly text: string;
}

/** What a line tells of a resolution besides what it came to. */
export interface ToldOfEvent {
  /** For actions that build on what the game remembers: the number of this event among them, from 1. */
  readonly n?: number;
  /** The side that acted, where it is known. */
  readonly by?: string;
  readonly units?: NamedInLine;
  /** What the turn spoke against, and what nobody has told. */
  readonly remarks?: readonly Remark[];
  /** Inputs that were typed as they are by default: it was told that they are so. */
  readonly said?: readonly string[];
}

/** A resolution, and where it stands among those that build on one another. */
export interface Event extends Any, ToldOfEvent {
  readonly record: Resolution;
}

/** A resolution before its dice: all that decides it. */
export interface Intended
  extends ToldOfEvent,
    Pick<Resolution, 'wg' | 'ruleset' | 'action' | 'input' | 'rulings'> {
  /** Table cells of the players' own, whether it looks them up or not. */
  readonly house: Readonly<Record<string, Value>>;
  /** It is played although a clause forbids it. */
  readonly anyway?: true;
}

/** What is about to be rolled in a sealed game. Its seed follows from this line, and the line after it tells what came of it. */
export interface Intent extends Any {
  readonly intent: Intended;
}

/** From now on the game is played by these house rules; null is by the book. */
interface AgreedLine extends Any {
  readonly house: HouseRules | null;
}

export interface Mustered extends Any {
  readonly roster: Muster | Change;
}

/** An event is taken back: the line with this name, which stays where it is. */
interface Undone extends Any {
  readonly undo: string;
}

/** The game is over. */
export interface GameEnd extends Any {
  readonly end: true;
  /** The secret of a sealed game, revealed: the seeds of its events follow from it. */
  readonly secret?: string;
}

export type LogLine = Opening | Said | Intent | Event | AgreedLine | Mustered | Undone | GameEnd;

type Without<L> = L extends unknown ? Omit<L, keyof Any> : never;
/** A line, but for what gives it its place and time. */
export type Body = Without<LogLine>;

/** What a line is, by the first of its own parts. */
export type LineKind = 'opening' | 'word' | 'intent' | 'event' | 'agreed' | 'roster' | 'undone' | 'end';

/** The line of each kind. */
export interface LineOf {
  opening: Opening;
  word: Said;
  intent: Intent;
  event: Event;
  agreed: AgreedLine;
  roster: Mustered;
  undone: Undone;
  end: GameEnd;
}

/** A line as it is written. */
export function written(id: string, at: string, body: Body, prev: string): string {
  if (!('record' in body)) return JSON.stringify({ id, at, ...body, prev });
  const { record, ...told } = body;
  return `${JSON.stringify({ id, at, ...told }).slice(0, -1)},"record":${recordText(record)},"prev":"${prev}"}`;
}
