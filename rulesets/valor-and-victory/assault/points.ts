import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { coverParts } from '../terrain/cover.js';
import { type ClauseId, type RulingId, ruling, step } from '../words.js';
import type { Side } from './assaulters.js';
import type { Defence } from './defenders.js';
import type { Assault } from './input.js';
import type { Outcome } from './roll.js';

/** Something of the ground that costs the assaulters points: said once the dice are thrown. */
interface Toll {
  readonly id: string;
  readonly clause: ClauseId;
  readonly value: number;
  readonly text: string;
  readonly ruling?: RulingId;
}

/** Casualty Points of the assaulters (15.8): of the ground, of the defenders, and what they failed by. */
export function* assaulterPoints(
  input: Assault,
  defence: Defence,
  { eliminated, margin }: Outcome,
): Rule<number> {
  const ground = yield* groundPoints(input, eliminated);
  const units = defence.units;
  const text = `${counted(units, 'defending unit')}: ${points(units)}`;
  yield* step({ id: 'for-units', clause: 'vv:15.8b', value: units, text, ruling: 'vv:R10' });
  if (margin > 0) {
    const text = `failed by ${margin}: ${points(margin)}`;
    yield* step({ id: 'for-margin', clause: 'vv:15.8e', value: margin, text, ruling: 'vv:R5' });
  }
  const total = ground + units + margin;
  const said = `${points(total)} on the assaulters, by their owner's choice`;
  return yield* step({ id: 'assaulter-points', clause: 'vv:15.8d', value: total, text: said });
}

/** Casualty Points of the defenders, one for each assaulting unit of a failed assault (15.8). */
export function* defenderPoints({ units }: Side): Rule<number> {
  const text = `${counted(units, 'assaulting unit')}: ${points(units)} on the defenders`;
  return yield* step({ id: 'defender-points', clause: 'vv:15.8f', value: units, text, ruling: 'vv:R10' });
}

const points = (n: number): string => counted(n, 'Casualty Point');

/** The points of the ground: cover, hexside and hill add up, unless it is ruled that the best of them counts (R17). */
function* groundPoints(input: Assault, eliminated: boolean): Rule<number> {
  const tolls = yield* tollsOf(input, eliminated);
  const several = tolls.filter(({ value }) => value > 0).length > 1;
  const best =
    several && (yield* ruling('vv:R17')) === 2 ? Math.max(...tolls.map(({ value }) => value)) : undefined;
  for (const toll of tolls) yield* step(toll);
  const sum = best ?? tolls.reduce((all, { value }) => all + value, 0);
  if (several) {
    const text =
      best === undefined ? `the ground in all: ${points(sum)}` : `the highest alone counts: ${points(sum)}`;
    yield* step({ id: 'ground', clause: 'vv:15.8b', value: sum, text, ruling: 'vv:R17' });
  }
  return sum;
}

/** Everything about the ground that can cost points, with what each comes to by the rulings in force. */
function* tollsOf(input: Assault, eliminated: boolean): Rule<Toll[]> {
  const tolls: Toll[] = [];
  for (const { id, what, clause, from, isHindrance } of yield* coverParts(input)) {
    const by: RulingId | undefined = isHindrance ? 'vv:R14' : id === 'hexside' ? 'vv:R16' : undefined;
    const option = isHindrance ? yield* ruling('vv:R14') : id === 'hexside' ? yield* ruling('vv:R16') : 1;
    const value = option === 1 ? from.value : 0;
    tolls.push({ id, clause, value, text: `${what}: ${points(value)}`, ...(by && { ruling: by }) });
  }
  if (input.smoke > 0) {
    const value = (yield* ruling('vv:R15')) === 2 ? input.smoke : 0;
    const text = value > 0 ? `smoke: ${points(value)}` : 'smoke is no cover of the hex: no Casualty Points';
    tolls.push({ id: 'for-smoke', clause: 'vv:11.5', value, text, ruling: 'vv:R15' });
  }
  if (input.uphill > 0) {
    const none = eliminated && (yield* ruling('vv:R18')) === 2;
    const value = none ? 0 : input.uphill;
    const text = `uphill by ${counted(input.uphill, 'level')}: ${points(value)}`;
    tolls.push({ id: 'uphill', clause: 'vv:15.81', value, text, ruling: 'vv:R18' });
  }
  return tolls;
}
