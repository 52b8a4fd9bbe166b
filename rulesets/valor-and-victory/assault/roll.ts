import type { Rule } from '../../../src/rules/rule.js';
import { sumOf } from '../../../src/rules/words.js';
import { coverParts } from '../terrain/cover.js';
import { ruling, step } from '../words.js';
import type { Side } from './assaulters.js';
import type { Assault } from './input.js';
import { grenadeEffect, type KillNumber } from './odds.js';

/** How an assault came out. */
export interface Outcome {
  readonly eliminated: boolean;
  /** By how much it failed. */
  readonly margin: number;
}

/** The assault dice roll (15.7): two dice, lowered by a leader and Grenades, against the Kill Number; never by cover. */
export function* assaultRoll(input: Assault, { leader, grenades }: Side, kill: KillNumber): Rule<Outcome> {
  const modifier = yield* rollModifiers(input, leader, grenades);
  const natural = yield* sumOf(2, 'assault');
  yield* step({
    id: 'roll',
    clause: 'vv:3.2',
    value: natural,
    text: `dice roll of ${natural}`,
    ruling: 'vv:R6',
  });
  const roll = natural + modifier;
  if (modifier !== 0) {
    const text = `assault roll ${natural} ${modifier < 0 ? '-' : '+'} ${Math.abs(modifier)} = ${roll}`;
    yield* step({ id: 'modified', clause: 'vv:15.7a', value: roll, text });
  }
  const reached = roll <= kill.modified;
  const certain = natural === 2 || natural === 12 ? yield* ruling('vv:R4') : 1;
  const eliminated = certain === 2 ? natural === 2 : reached;
  const margin = eliminated ? 0 : yield* marginOf(natural, roll, kill);
  const against = `${roll} against ${kill.modified}`;
  const always = certain === 2 ? `, a natural ${natural} always ${natural === 2 ? 'succeeds' : 'fails'}` : '';
  const text = `${against}${always}: ${eliminated ? 'the defenders are eliminated' : 'the assault fails'}`;
  const ruled = natural === 2 || natural === 12 || kill.modified < 2 ? ({ ruling: 'vv:R4' } as const) : {};
  yield* step({ id: 'outcome', clause: 'vv:15.7c', value: eliminated, text, ...ruled });
  return { eliminated, margin };
}

/** What lowers, or raises, the assault dice roll. */
function* rollModifiers(input: Assault, leader: number, grenades: number): Rule<number> {
  if (leader > 0) {
    const text = `assaulting leader -${leader}`;
    yield* step({ id: 'leader', clause: 'vv:15.3a', value: -leader, text, ruling: 'vv:R1' });
    const again = 'he has modified an attack this turn, and may do so here';
    if (input.leaderUsed) yield* step({ id: 'leader-used', clause: 'vv:15.3c', value: true, text: again });
  }
  const effect = yield* grenadeEffect(grenades);
  if (effect > 0) {
    const text = `assaulting Grenades -${effect}`;
    yield* step({ id: 'grenades', clause: 'vv:12.52a', value: -effect, text, ruling: 'vv:R19' });
  }
  yield* noCover(input);
  return (yield* wire(input)) + (yield* smoke(input)) - leader - effect;
}

/** Cover costs points and does not touch the roll (15.7). */
function* noCover(input: Assault): Rule<void> {
  const cover = (yield* coverParts(input)).reduce((sum, { from }) => sum + from.value, 0);
  if (cover === 0) return;
  const text = `cover of ${cover} does not modify the roll`;
  yield* step({ id: 'no-cover', clause: 'vv:15.7b', value: 0, text });
}

/** Out of barbed wire: no firing, no penalty, unless so ruled (R30). */
function* wire({ fromWire }: Assault): Rule<number> {
  if (!fromWire) return 0;
  const value = (yield* ruling('vv:R30')) === 2 ? 1 : 0;
  const text = value ? 'out of barbed wire +1' : 'barbed wire hinders firing, not assaulting';
  return yield* step({ id: 'wire', clause: 'vv:15.7a', value, text, ruling: 'vv:R30' });
}

/** Smoke is no part of the roll, unless so ruled (R15). */
function* smoke({ smoke: marker }: Assault): Rule<number> {
  if (marker === 0 || (yield* ruling('vv:R15')) !== 3) return 0;
  return yield* step({
    id: 'smoke',
    clause: 'vv:11.5',
    value: marker,
    text: `smoke +${marker}`,
    ruling: 'vv:R15',
  });
}

/** By how much a roll failed: as it was compared, or as it lay (R5). */
function* marginOf(natural: number, roll: number, kill: KillNumber): Rule<number> {
  const asItLay = (yield* ruling('vv:R5')) === 2;
  return Math.max(0, asItLay ? natural - kill.printed : roll - kill.modified);
}
