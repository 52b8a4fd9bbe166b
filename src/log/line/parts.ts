import type { Resolution } from '../../rules/record.js';
import { PREV } from './chain.js';
import type { Event, Told } from './line.js';
import { isShaped } from './shape.js';
import { mayBeStrange } from './strange.js';

/*
 * Events by the parts of their text. Those of a long game say the same again and again: who did what, and from which inputs.
 * What was read once is known by its text from then on. Each part is JSON by itself, so that together they are what the whole
 * line says; where they are not, it has no parts, and is read as a whole.
 */

/** What was done by an event, and by whom, without what it came to. */
export type Deed = Pick<Told, 'by' | 'units' | 'remarks'> & {
  readonly record: Pick<Resolution, 'wg' | 'ruleset' | 'rulesetVersion' | 'action' | 'rng'>;
};

/** What an event was resolved from besides its dice: one and the same for all with the same text that did the same. */
export type Basis = Pick<Resolution, 'input' | 'rulings' | 'house'>;

/** An event, but for its answer. */
export interface Parts extends Pick<Event, 'id' | 'at' | 'n' | 'prev'>, Pick<Resolution, 'seed' | 'index'> {
  readonly deed: Deed;
  readonly basis: Basis;
  /** The rest of its record, as text: its steps, and what stands behind them. */
  readonly answer: string;
}

/** A deed, and from what such were resolved, by the texts that tell them. */
interface Known {
  readonly deed: Deed;
  readonly bases: Map<string, Basis>;
}

const known = new Map<string, Known>();
/** So many texts are known at once, and of events so long: a roster may stand in one. */
const [MOST, LONGEST] = [1_000, 20_000];
let texts = 0;

/** A word as it stands in a text: nothing in it is written otherwise. */
const WORD = '"([^"\\\\\\x00-\\x1f\\x7f-\\x9f]*)"';
const NUMBER = '(0|[1-9]\\d{0,14})';
/** What is another in every event, and stands at its start. */
const OWN = new RegExp(`\\{"id":${WORD},"at":${WORD}(?:,"n":${NUMBER})?`, 'y');
const RECORD = ',"record":{';
/** The start of a record. */
const OF = new RegExp(
  `${RECORD}"wg":${WORD},"ruleset":${WORD}(?:,"rulesetVersion":${WORD})?,"action":${WORD},"rng":${WORD}`,
  'y',
);
/** What is another in every record. */
const DICE = new RegExp(`,"seed":(?:null|${WORD}),"index":${NUMBER}`, 'y');
const STEPS = ',"steps":[';

/** What a pattern finds at a place, and no further on. */
function foundAt(place: number, pattern: RegExp, text: string): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

/** Where a pattern ends that begins at a place; -1 where it does not. */
function endAt(place: number, pattern: RegExp, text: string): number {
  pattern.lastIndex = place;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** Data as a text of JSON has it by itself; undefined where it has not, or could be strange. */
function dataIn(text: string): object | undefined {
  if (mayBeStrange(text)) return undefined;
  try {
    return JSON.parse(`{${text}}`);
  } catch {
    return undefined;
  }
}

/** A deed as it is known, and where the text of it begins and ends. */
interface Found {
  readonly known: Known;
  readonly from: number;
  readonly to: number;
}

function knownIn(text: string): Found | undefined {
  if (text.length > LONGEST) return undefined;
  const from = endAt(0, OWN, text);
  const record = from < 0 ? from : text.indexOf(RECORD, from);
  const to = record < 0 ? record : endAt(record, OF, text);
  if (to < 0) return undefined;
  const of = text.slice(from, to);
  const there = known.get(of);
  if (there) return { known: there, from, to };
  const [, wg, ruleset, rulesetVersion, action, rng] = foundAt(record, OF, text)!;
  const versions = { wg, ruleset, ...(rulesetVersion !== undefined && { rulesetVersion }) };
  const told = text[from] === ',' ? dataIn(text.slice(from + 1, record)) : undefined;
  const deed = { ...told, record: { ...versions, action, rng } } as Deed;
  if (!told || !isShaped('event', deed)) return undefined;
  const made = { deed, bases: new Map() };
  kept(known, of, made);
  return { known: made, from, to };
}

/** Keeps what a text says; where that is too much, all before it is forgotten. */
function kept<T>(all: Map<string, T>, text: string, of: T): void {
  if (texts >= MOST) {
    known.clear();
    texts = 0;
  }
  texts++;
  all.set(text, of);
}

/** What was done by an event, and by whom; undefined where it has no such parts. */
export const deedIn = (text: string): Deed | undefined => knownIn(text)?.known.deed;

/** An event by its parts; undefined where it has none such. @param text of an event that ends as a line does */
export function partsOf(text: string): Parts | undefined {
  const found = knownIn(text);
  const dice = found && foundAt(found.to, DICE, text);
  if (!dice) return undefined;
  const [{ length }, seed = null, index] = dice;
  const from = found.to + length;
  const [steps, prev] = [text.indexOf(STEPS, from), text.lastIndexOf(PREV)];
  if (steps < from || prev <= steps || text[prev - 1] !== '}') return undefined;
  const basis = basisIn(text.slice(from, steps), found.known);
  if (!basis) return undefined;
  const [, id, at, n] = foundAt(0, OWN, text)!;
  return {
    id: id!,
    at: at!,
    ...(n !== undefined && { n: Number(n) }),
    deed: found.known.deed,
    seed,
    index: Number(index),
    basis,
    answer: text.slice(steps + 1, prev - 1),
    prev: text.slice(prev + PREV.length, -2),
  };
}

function basisIn(text: string, { bases }: Known): Basis | undefined {
  const there = bases.get(text);
  if (there) return there;
  const basis = text[0] === ',' ? (dataIn(text.slice(1)) as Basis | undefined) : undefined;
  if (basis) kept(bases, text, basis);
  return basis;
}

/** An event by all that it was resolved from. */
export interface Put extends Pick<Event, 'id' | 'at' | 'prev'>, Told {
  readonly record: Omit<Resolution, 'steps' | 'result' | 'effects' | 'anyway'>;
}

/**
 * An event put together.
 * @param answer the parts of its answer that are wanted
 */
export const putTogether = <A extends object>(
  { id, at, n, deed: { record: of, ...told }, seed, index, basis, prev }: Parts,
  answer: A,
): Put & { readonly record: Put['record'] & A } => ({
  id,
  at,
  ...(n !== undefined && { n }),
  ...told,
  record: { ...of, seed, index, ...basis, ...answer },
  prev,
});

/** The event that a text is, read by its parts; undefined where it has none such. */
export function eventOf(text: string): Event | undefined {
  const parts = partsOf(text);
  const answer = parts && dataIn(parts.answer);
  return answer && (putTogether(parts, answer) as Event);
}

const EFFECTS = ',"effects":[';

/** What is told behind the result of an event; undefined where nothing was done to the table, or somebody has to read all of it. */
export function doneIn({ answer }: Parts): Pick<Resolution, 'effects' | 'anyway'> | undefined {
  const from = answer.lastIndexOf(EFFECTS);
  return from < 0 ? undefined : dataIn(answer.slice(from + 1));
}
