import type { HouseRules } from '../rules/house.js';
import type { Resolution } from '../rules/record.js';
import type { Change, Muster } from '../rules/roster.js';
import type { Value } from '../rules/rule.js';
import type { InRoles } from '../rules/state.js';
import { prevIn } from './chain.js';
import { bytesFrom } from './file.js';
import { isShaped } from './shape.js';

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
export interface Opening extends Any {
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
export interface Said extends Any {
  readonly word: string;
}

/** The units of the roster that a line named. */
export interface Named {
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
export const wordsFor = ({ names, groups }: Pick<Named, 'names' | 'groups'>): readonly string[] =>
  groups?.map(({ said }) => said) ?? names;

/** What was to be said of a line besides what it came to, with the rule behind it. */
export interface Remark {
  readonly clause: string;
  readonly text: string;
}

/** What a line tells of a resolution besides what it came to. */
export interface Told {
  /** For actions that build on what the game remembers: the number of this event among them, from 1. */
  readonly n?: number;
  /** The side that acted, where it is known. */
  readonly by?: string;
  readonly units?: Named;
  /** What the turn spoke against, and what nobody has told. */
  readonly remarks?: readonly Remark[];
}

/** A resolution, and where it stands among those that build on one another. */
export interface Event extends Any, Told {
  readonly record: Resolution;
}

/** A resolution before its dice: all that decides it. */
export interface Intended extends Told, Pick<Resolution, 'wg' | 'ruleset' | 'action' | 'input' | 'rulings'> {
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
export interface Agreed extends Any {
  readonly house: HouseRules | null;
}

export interface Mustered extends Any {
  readonly roster: Muster | Change;
}

/** An event is taken back: the line with this name, which stays where it is. */
export interface Undone extends Any {
  readonly undo: string;
}

/** The game is over. */
export interface End extends Any {
  readonly end: true;
  /** The secret of a sealed game, revealed: the seeds of its events follow from it. */
  readonly secret?: string;
}

export type Line = Opening | Said | Intent | Event | Agreed | Mustered | Undone | End;

type Without<L> = L extends unknown ? Omit<L, keyof Any> : never;
/** A line, but for what gives it its place and time. */
export type Body = Without<Line>;

/** What a line is, by the first of its own parts. */
export type Kind = 'opening' | 'word' | 'intent' | 'event' | 'agreed' | 'roster' | 'undone' | 'end';

const KINDS: Readonly<Record<string, Kind>> = {
  log: 'opening',
  word: 'word',
  intent: 'intent',
  n: 'event',
  by: 'event',
  units: 'event',
  remarks: 'event',
  record: 'event',
  house: 'agreed',
  roster: 'roster',
  undo: 'undone',
  end: 'end',
};

/** What can be told of a line without reading all of it. */
export interface Head {
  readonly prev: string;
  readonly id: string;
  readonly kind: Kind;
}

const START = /^\{"id":"([^"\\]*)","at":"[^"\\]*","(\w+)":/;

/** What can be told of a line at a glance; undefined where it is none, or a torn one. */
export function headOf(text: string): Head | undefined {
  const [, id, part] = START.exec(text) ?? [];
  const prev = prevIn(text);
  const kind = KINDS[part ?? ''];
  return kind && prev !== undefined ? { prev, id: id!, kind } : undefined;
}

/** Bytes at the start of a line where what is told at a glance stands as a rule. */
const STARTS = 160;
/** Bytes at its end where the name of the line before it has to stand. */
export const ENDS = 96;

/** The same of its bytes, without a look at what stands in its middle. */
export function headIn(line: Buffer): Head | undefined {
  if (line.length <= STARTS + ENDS) return headOf(line.toString());
  const prev = prevIn(line.toString('latin1', line.length - ENDS));
  if (prev === undefined) return undefined;
  const [, id, part] = START.exec(line.toString('utf8', 0, STARTS)) ?? START.exec(line.toString()) ?? [];
  const kind = KINDS[part ?? ''];
  if (!kind) return undefined;
  return { prev, id: id!, kind };
}

/** A line as it is written. */
export const written = (id: string, at: string, body: Body, prev: string): string =>
  JSON.stringify({ id, at, ...body, prev });

interface Kinds {
  opening: Opening;
  word: Said;
  intent: Intent;
  event: Event;
  agreed: Agreed;
  roster: Mustered;
  undone: Undone;
  end: End;
}

/** A line as it stands in a log. */
interface InLog {
  readonly of: Head;
  readonly text: string;
}

/** The line that was read last: whoever goes through a log asks for the same one several times. */
let last: { readonly at: InLog; readonly line: Line | undefined } | undefined;

/** A line of one kind; undefined where it is of another, cannot be read, or lacks what such a line has. */
export function read<K extends Kind>(kind: K, at: InLog): Kinds[K] | undefined {
  if (at.of.kind !== kind) return undefined;
  if (last?.at !== at) last = { at, line: readAnew(at) };
  return last.line as Kinds[K] | undefined;
}

/** The line that stands there in a log; undefined where it cannot be read. @throws LogError when the log cannot be */
export function lineFrom(path: string, { from, to }: { readonly from: number; readonly to: number }) {
  const text = bytesFrom(path, from, to).toString();
  const of = headOf(text);
  return of && readAnew({ of, text });
}

/** What was done by an event, and by whom, without what it came to. */
export type Deed = Pick<Told, 'by' | 'units' | 'remarks'> & {
  readonly record: Pick<Resolution, 'ruleset' | 'action'>;
};

const RECORD = ',"record":{';
const OF = /^,"record":\{"wg":"[^"\\]*","ruleset":"([\w-]+)","action":"([\w-]+)",/;
/** What is another in every line. */
const OWN = /^\{"id":"[^"\\\p{Cc}]*","at":"[^"\\\p{Cc}]*"(?:,"n":(?:0|[1-9]\d{0,14}))?,/u;

/** Deeds by the text that tells them: in a long game most were done before. */
const deeds = new Map<string, Deed>();
const MOST_DEEDS = 1_000;

/** What was done by an event, and by whom; its record, the longest part of it by far, is not read. */
export function readDeed(at: InLog): Deed | undefined {
  if (at.of.kind !== 'event') return undefined;
  const { text } = at;
  const own = OWN.exec(text)?.[0].length;
  const end = text.indexOf(RECORD);
  const [of, ruleset, action] = OF.exec(text.slice(end, end + STARTS)) ?? [];
  if (own === undefined || of === undefined) return read('event', at);
  const told = text.slice(own, end + of.length);
  const known = deeds.get(told);
  if (known) return known;
  try {
    const deed: unknown = {
      ...JSON.parse(`{${text.slice(own, end)}}`),
      record: { ruleset, action },
    };
    if (!isShaped('event', deed)) return undefined;
    if (deeds.size >= MOST_DEEDS) deeds.clear();
    deeds.set(told, deed as Deed);
    return deed as Deed;
  } catch {
    return read('event', at);
  }
}

/** An event by all that it was resolved from. */
export interface Put extends Any, Told {
  readonly record: Omit<Resolution, 'steps' | 'result' | 'effects' | 'anyway'>;
}

/** What stands behind the answer of an event that was played against a clause; the dice of one that players threw stand in it. */
const [ANYWAY, ENTERED] = [',"anyway":[', '"rng":"entered"'];

/**
 * What an event was resolved from, where none of that stands in its answer: the answer is not read.
 * @returns undefined where somebody has to
 */
export function readPut(at: InLog): Put | undefined {
  const { of, text } = at;
  const from = text.indexOf(STEPS, text.indexOf(RECORD));
  if (of.kind !== 'event' || from < 0 || text.includes(ENTERED) || text.includes(ANYWAY, from))
    return undefined;
  return readAnew({ of, text: `${text.slice(0, from)}}${text.slice(text.lastIndexOf(PREV))}` }) as
    | Put
    | undefined;
}

/** Has a line known by what it is known to say. */
export function knownAs(at: InLog, line: Line): void {
  last = { at, line };
}

/** An event by what it did to the table and what it was resolved from, without the lines of its answer. */
export type Done = Told & {
  readonly record: Pick<Resolution, 'ruleset' | 'action' | 'input' | 'rng' | 'effects'>;
};

const [STEPS, EFFECTS] = [',"steps":[', ',"effects":['];

/** The event that was read last without its answer. */
let lastDone: { readonly at: InLog; readonly done: Done | undefined } | undefined;

/** What an event did to the table; the lines of its answer, the longest part of it, are not read. */
export function readDone(at: InLog): Done | undefined {
  if (at.of.kind !== 'event' || last?.at === at) return read('event', at);
  if (lastDone?.at !== at) lastDone = { at, done: readDoneAnew(at) };
  return lastDone.done;
}

function readDoneAnew(at: InLog): Done | undefined {
  const { of, text } = at;
  const from = text.indexOf(STEPS, text.indexOf(RECORD));
  const to = text.lastIndexOf(EFFECTS);
  if (from < 0 || to < from) return read('event', at);
  // What is left out is whole, or the rest would be no JSON, or no event.
  const done = readAnew({ of, text: text.slice(0, from) + text.slice(to) });
  return (done ?? read('event', at)) as Done | undefined;
}

function readAnew({ of, text }: InLog): Line | undefined {
  try {
    const found: unknown = JSON.parse(text);
    const isStrange = mayBeStrange(text) && !isPlain(found);
    return isShaped(of.kind, found) && !isStrange ? (found as Line) : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing that wg writes is a tenth as deep; whoever goes through what is deeper comes to the end of his stack. */
const DEEPEST = 1_000;

/** What stands before the name at the end of a line. */
const PREV = ',"prev":"';

/** As a number may begin that is beyond all numbers: JSON has them, and wg writes none. */
const HUGE = /\de\+?\d{3}|\d{200}/i;

/**
 * Whether it is worth a look at every part of a line: the name at its end is no part that could be so, and what is opened is
 * closed, or it is none.
 */
const mayBeStrange = (text: string): boolean =>
  HUGE.test(text.slice(0, text.lastIndexOf(PREV))) ||
  (text.length > 2 * DEEPEST && opens(text, '{') + opens(text, '[') > DEEPEST);

/** How often a bracket is opened in a text, as far as anybody needs to know. */
function opens(text: string, bracket: string): number {
  let n = 0;
  for (let at = text.indexOf(bracket); at >= 0 && n <= DEEPEST; at = text.indexOf(bracket, at + 1)) n++;
  return n;
}

/** Whether data is no deeper than that, and no number in it infinite. */
const isPlain = (of: unknown, left = DEEPEST): boolean =>
  typeof of === 'object' && of !== null
    ? left > 0 && Object.values(of).every((each) => isPlain(each, left - 1))
    : typeof of !== 'number' || Number.isFinite(of);
