import { type Effect, notLate } from '../../rules/effect.js';
import type { OnTheSpot } from '../../rules/heard.js';
import type { Ask, CellAsk, EffectAsk, PermitAsk, RulingAsk, StepAsk, Value } from '../../rules/rule.js';
import type { Walk } from './walk.js';

/** What nobody has to be asked for, and no chance decides. */
type Answered = StepAsk | RulingAsk | CellAsk | EffectAsk | PermitAsk;

export const isAnswered = (ask: Ask): ask is Answered =>
  ask.kind === 'step' ||
  ask.kind === 'effect' ||
  ask.kind === 'ruling' ||
  ask.kind === 'cell' ||
  ask.kind === 'permit';

/**
 * What is answered without a draw, and noted as met: which option of a ruling is played, the players' own cell.
 * @param effects what was done so far, where that is followed; what is done by this is put behind it
 */
export function answered(ask: Answered, walk: Walk, effects: Effect[]): unknown {
  if (ask.kind === 'effect') {
    const does = walk.deeds && notLate(ask.effect);
    if (does) effects.push(walk.deeds!.one(does));
    // What is done to the table is nothing that a rule reads back.
    return undefined;
  }
  if (ask.kind === 'permit') return walk.anyway;
  if (ask.kind === 'step') {
    const { ruling } = ask.step;
    if (ruling) option(ruling, walk);
    return undefined;
  }
  return ask.kind === 'ruling' ? option(ask.id, walk) : ownCell(ask.id, walk);
}

function option(ruling: string, walk: Walk): number {
  const plays = walk.rulings[ruling] ?? 1;
  walk.met.rulings[ruling] = plays;
  return plays;
}

function ownCell(id: string, walk: Walk): Value | undefined {
  const value = walk.cells[id];
  if (value !== undefined) walk.met.house[id] = value;
  return value;
}

/** The same for rules that have it answered without asking: each counts as asked for. */
export const onTheSpot = (walk: Walk): OnTheSpot => ({
  option: (ruling) => {
    walk.asks++;
    return option(ruling, walk);
  },
  cell: (id) => {
    walk.asks++;
    return ownCell(id, walk);
  },
});
