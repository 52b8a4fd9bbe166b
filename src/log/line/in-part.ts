import type { Resolution } from '../../rules/record.js';
import type { Any, Told } from './line.js';
import { type InLog, isKnown, PREV, read, readText } from './read.js';
import { isShaped } from './shape.js';

/*
 * Events without what nobody asks for. The answer is the longest part of one by far, and what is left out is never read: the
 * rest is JSON, and an event, where all of it is.
 */

const [RECORD, STEPS, EFFECTS] = [',"record":{', ',"steps":[', ',"effects":['];
/** Where a record ends, and the event with it, but for the name that it follows. */
const END = `}${PREV}`;

/**
 * An event without what stands from its steps to what is named.
 * @returns undefined where it has not both
 */
function withoutStepsTo(end: string, { of, text }: InLog): InLog | undefined {
  const from = text.indexOf(STEPS, text.indexOf(RECORD));
  const to = text.lastIndexOf(end);
  if (of.kind !== 'event' || from < 0 || to < from) return undefined;
  return { of, text: text.slice(0, from) + text.slice(to) };
}

/** An event by what it did to the table and what it was resolved from, without the lines of its answer. */
export type Done = Told & {
  readonly record: Pick<Resolution, 'ruleset' | 'action' | 'input' | 'rng' | 'effects'>;
};

/** The event that was read last without its answer: whoever goes through a log asks for it several times. */
let last: { readonly at: InLog; readonly done: Done | undefined } | undefined;

/** What an event did to the table. */
export function readDone(at: InLog): Done | undefined {
  if (isKnown(at)) return read('event', at);
  if (last?.at !== at) {
    const part = withoutStepsTo(EFFECTS, at);
    last = { at, done: (part && (readText(part) as Done | undefined)) ?? read('event', at) };
  }
  return last.done;
}

/** An event by all that it was resolved from. */
export interface Put extends Any, Told {
  readonly record: Omit<Resolution, 'steps' | 'result' | 'effects' | 'anyway'>;
}

/** What stands behind the answer of an event that was played against a clause; the dice of one that players threw stand in it. */
const [ANYWAY, ENTERED] = [',"anyway":[', '"rng":"entered"'];

/**
 * What an event was resolved from, where none of that stands in its answer.
 * @returns undefined where somebody has to read all of it
 */
export function readPut(at: InLog): Put | undefined {
  if (at.text.includes(ENTERED) || at.text.includes(ANYWAY)) return undefined;
  const part = withoutStepsTo(END, at);
  return part && (readText(part) as Put | undefined);
}

/** What was done by an event, and by whom, without what it came to. */
export type Deed = Pick<Told, 'by' | 'units' | 'remarks'> & {
  readonly record: Pick<Resolution, 'ruleset' | 'action'>;
};

/** The start of a record, to its action. */
const OF = /^,"record":\{"wg":"[^"\\]*","ruleset":"[\w-]+","action":"[\w-]+",/;
/** The longest start of one that is looked for. */
const LONGEST_OF = 160;
/** What is another in every event. */
const OWN = /^\{"id":"[^"\\\p{Cc}]*","at":"[^"\\\p{Cc}]*"(?:,"n":(?:0|[1-9]\d{0,14}))?,/u;

/** Deeds by the text that tells them: in a long game most were done before. */
const deeds = new Map<string, Deed>();
const MOST_DEEDS = 1_000;

/** What was done by an event, and by whom. */
export function readDeed(at: InLog): Deed | undefined {
  if (at.of.kind !== 'event') return undefined;
  const { text } = at;
  const own = OWN.exec(text)?.[0].length;
  const end = text.indexOf(RECORD);
  const of = OF.exec(text.slice(end, end + LONGEST_OF))?.[0].length;
  if (own === undefined || of === undefined) return read('event', at);
  const told = text.slice(own, end + of - 1);
  const known = deeds.get(told);
  if (known) return known;
  try {
    const deed: unknown = JSON.parse(`{${told}}}`);
    if (!isShaped('event', deed)) return undefined;
    if (deeds.size >= MOST_DEEDS) deeds.clear();
    deeds.set(told, deed as Deed);
    return deed as Deed;
  } catch {
    return read('event', at);
  }
}
