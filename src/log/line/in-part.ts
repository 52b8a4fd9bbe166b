import type { Resolution } from '../../rules/record.js';
import type { ToldOfEvent } from './line.js';
import { type DoneBy, doneByIn, EventParts } from './parts.js';
import { type InLog, isKnown, read } from './read.js';

/*
 * Events without what nobody asks for. The answer is the longest part of one by far, and what is left out is never read.
 */

/** An event by what it did to the table and what it was resolved from, without the lines of its answer. */
export type EventDone = ToldOfEvent & {
  readonly record: Pick<Resolution, 'ruleset' | 'action' | 'input' | 'rng' | 'effects'>;
};

/** The event that was read last without its answer: whoever goes through a log asks for it several times. */
let last: { readonly at: InLog; readonly done: EventDone | undefined } | undefined;

/** What an event did to the table. */
export function readDone(at: InLog): EventDone | undefined {
  if (isKnown(at)) return read('event', at);
  if (last?.at !== at) last = { at, done: donePart(at) ?? read('event', at) };
  return last.done;
}

function donePart({ of, text }: InLog): EventDone | undefined {
  const parts = of.kind === 'event' ? EventParts.of(text) : undefined;
  const effects = parts?.effects;
  if (!parts || !effects) return undefined;
  const { doneBy, basis, n } = parts;
  return { ...doneBy, ...(n !== undefined && { n }), record: { ...basis, effects } };
}

/** What was done by an event, and by whom. */
export const readDoneBy = (at: InLog): DoneBy | undefined =>
  at.of.kind === 'event' ? (doneByIn(at.text) ?? read('event', at)) : undefined;
