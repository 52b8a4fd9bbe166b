import type { Resolution } from '../../rules/record.js';
import { Last } from './last.js';
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

/** The event that was read last without its answer. */
const last = new Last<InLog, EventDone | undefined>((at) => donePart(at) ?? read('event', at));

/** What an event did to the table. */
export const readDone = (at: InLog): EventDone | undefined =>
  isKnown(at) ? read('event', at) : last.get(at);

function donePart({ of, text }: InLog): EventDone | undefined {
  const parts = of.kind === 'event' ? EventParts.of(text) : undefined;
  const effects = parts?.effects;
  if (!parts || !effects) return undefined;
  const { doneBy, basis, n } = parts;
  const { ruleset, action, input, rng } = basis;
  return { ...doneBy, ...(n !== undefined && { n }), record: { ruleset, action, input, rng, effects } };
}

/** What was done by an event, and by whom. */
export const readDoneBy = (at: InLog): DoneBy | undefined =>
  at.of.kind === 'event' ? (doneByIn(at.text) ?? read('event', at)) : undefined;
