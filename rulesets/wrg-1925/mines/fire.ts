import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { d6, part } from '../../../src/rules/words.js';
import { mined } from '../anti-tank/roles.js';
import { chanceStands, countedBefore, newPotential } from '../fire/before.js';
import { countedFall } from '../fire/counted.js';
import { pointsKept } from '../fire/done.js';
import { targetPoints } from '../fire/tactical.js';
import { targetGroup } from '../fire/target-fields.js';
import { metres } from '../say.js';
import { effectAt } from '../weapons/effect.js';
import { refuse, ruling, step } from '../words.js';
import type { Mines } from './input.js';

/** How far off the operator must be, in metres (mine.2), and the half angle of the cone (mine.3). */
const OPERATOR = 10;
const CONE = 45;

/** Mines are set up: a Claymore at any time, others before the battle (mine.1, mine.2). */
export function* setUp({ type, prepared, scale }: Mines): Rule<{ periods: number }> {
  if (type !== 'claymore') {
    if (!prepared) {
      refuse(
        'wrg:mine.1',
        'Only troops in prepared positions use mines other than the Claymore.',
        'Prepared positions: --prepared.',
      );
    }
    const text = 'laid before the battle, by troops in prepared positions';
    return { periods: yield* step({ id: 'periods', clause: 'wrg:mine.1', value: 0, text }) };
  }
  yield* step({ id: 'periods', clause: 'wrg:mine.2', value: 1, text: 'a Claymore takes a period to set up' });
  const text = `its operator goes ${metres(OPERATOR, scale)} away or more before he fires it`;
  yield* step({ id: 'operator', clause: 'wrg:mine.2', value: OPERATOR, text });
  return { periods: 1 };
}

/** A Claymore or fougasse is fired at all who are in its cone (mine.2 to mine.4). */
export function* mineFire(input: Mines): Rule<{ casualties: number }> {
  yield* mustBeAway(input);
  const keeps = input.target !== undefined;
  const potential = yield* part(potentialOf, input, keeps);
  return yield* countedFall(mined, input, potential, { keeps, more: '' });
}

/** Points on those in the cone, one total with all fire at them in the period, and how many of them may fall (potential.1). */
function* potentialOf(input: Mines, keeps: boolean): Rule<number> {
  const effect = yield* inCone(input);
  const targets = input.targets!;
  const who = `all in the cone are one target: ${counted(targets, 'figure')}`;
  yield* step({ id: 'targets', clause: 'wrg:mine.3', value: targets, text: who, ruling: 'wrg:R175' });
  const { pointsBefore: before } = input;
  const tactical =
    before === undefined
      ? yield* targetPoints(targetGroup({ ...input, figure: undefined }))
      : yield* countedBefore(input);
  const chance = (yield* chanceStands(input)) ? 0 : yield* chanceOf();
  const total = effect + tactical + chance + (before ?? 0);
  const parts = [
    `${effect} fire effect`,
    `${tactical} target and tactical`,
    ...(chance > 0 ? [`${chance} chance`] : []),
    ...(before === undefined ? [] : [`${before} before`]),
  ].join(', ');
  yield* step({ id: 'total', clause: 'wrg:potential.1', value: total, text: `${parts}: total ${total}` });
  yield* pointsKept(mined, input, total, before);
  return yield* newPotential(mined, input, total, keeps);
}

/** The operator of a Claymore must be out of harm's way (mine.2); to that of a fougasse no distance is set (mine.4). */
function* mustBeAway({ type, operator, scale }: Mines): Rule<void> {
  if (operator === undefined || operator >= OPERATOR) return;
  const at = metres(operator, scale);
  if (type === 'claymore') {
    const needs = `${metres(OPERATOR, scale)} away`;
    refuse('wrg:mine.2', `The operator of a Claymore must be ${needs}; he is at ${at}.`);
  }
  const text = `its operator is at ${at}: only that of a Claymore has to keep away`;
  yield* step({ id: 'operator', clause: 'wrg:mine.4', value: operator, text });
}

/** Fire effect of a Claymore in its cone; that of a fougasse is the same (mine.3, mine.4). */
function* inCone({ type, range, angle, scale }: Mines): Rule<number> {
  if (angle > CONE) {
    const cone = `a cone of ${CONE} degrees on either side of the centre line`;
    refuse('wrg:mine.3', `The fragments fly in ${cone}; the target is at ${angle}.`);
  }
  const from = yield* effectAt('claymore', range!);
  const at = metres(range!, scale);
  if (from.value === 0) refuse('wrg:mine.3', `The fragments reach 50 metres; the nearest man is at ${at}.`);
  if (type === 'fougasse') yield* asClaymore();
  const text = `nearest man at ${at}: ${counted(from.value, 'point')}`;
  return yield* step({ id: 'effect', clause: 'wrg:mine.3', value: from.value, text, from });
}

/** A fougasse is oil that burns: it is flame to those who test and, if so ruled, it is not (R176). */
function* asClaymore(): Rule<void> {
  const text = 'a fougasse has the range and effect of a Claymore';
  yield* step({ id: 'fougasse', clause: 'wrg:mine.4', value: true, text });
  const isFlame = (yield* ruling('wrg:R176')) === 1;
  const flame = isFlame ? 'it counts as flame in reaction tests' : 'it is no flame weapon in reaction tests';
  yield* step({ id: 'flame', clause: 'wrg:mine.4', value: isFlame, text: flame, ruling: 'wrg:R176' });
}

/** Nobody fires but the operator: no chance die, unless so ruled (R72). */
function* chanceOf(): Rule<number> {
  const line = { id: 'chance', clause: 'wrg:chance.1', ruling: 'wrg:R72' } as const;
  if ((yield* ruling('wrg:R72')) === 1) {
    return yield* step({ ...line, value: 0, text: 'no chance die for a mine' });
  }
  const roll = yield* d6('chance');
  return yield* step({ ...line, value: roll, text: `chance die: +${roll}` });
}
