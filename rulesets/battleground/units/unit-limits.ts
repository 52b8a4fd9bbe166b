import type { Rule } from '../../../src/rules/rule.js';
import { counted, list } from '../../../src/rules/text/say.js';
import { type HeavyWeapons, heavyWeaponFigures } from '../shooting/inputs.js';
import { step } from '../words.js';
import { MOST_FIGURES } from './figures.js';
import type { Grade } from './tables.js';

/** An infantry unit as it is made up, or as it is by now. */
interface Unit extends HeavyWeapons {
  readonly grade: Grade;
  readonly figures: number;
  readonly leaders: number;
  /** It is made up at the start: the limits on its size and its special figures bind (unit.6). */
  readonly atStart: boolean;
}

/** Whether a unit is a legal one: its size, its leaders and its heavy weapons (unit.1 to unit.6, grade.1). */
export function* unitLimits(unit: Unit): Rule<boolean> {
  const { grade, figures, leaders } = unit;
  yield* step({ id: 'grade', clause: 'bg:grade.1', value: grade, text: GRADE_MARKERS[grade] });
  const men = `${counted(figures, 'figure')}: ${figures} to ${5 * figures} men`;
  yield* step({ id: 'men', clause: 'bg:unit.1', value: 5 * figures, text: men });
  const size = yield* sizeLimit(unit);
  const ofLeaders = yield* specialLimit(unit, { id: 'leaders', clause: 'bg:unit.4', n: leaders, per: 4 });
  const heavy = heavyWeaponFigures(unit);
  const ofHeavy = yield* specialLimit(unit, { id: 'heavy-weapons', clause: 'bg:unit.5', n: heavy, per: 6 });
  yield* classes(unit);
  return size && ofLeaders && ofHeavy;
}

const GRADE_MARKERS: Record<Grade, string> = {
  A: 'grade A, a good unit: blue marks it',
  B: 'grade B, a good unit: blue marks it',
  C: 'grade C, the average: no marker',
  D: 'grade D, a poor unit: red marks it',
};

/** From 2 figures, one of them then a leader, to 12 at the start (unit.2); later on never more than 12 (combine.2). */
function* sizeLimit({ figures, leaders, atStart }: Unit): Rule<boolean> {
  const few = figures <= MOST_FIGURES;
  if (!atStart) {
    const text = few
      ? `not more than ${MOST_FIGURES} figures, and by now it may have any fewer`
      : `${figures} figures: too many, the group has to divide`;
    return yield* step({ id: 'size', clause: 'bg:combine.2', value: few, text });
  }
  const led = figures !== 2 || leaders > 0;
  const legal = figures >= 2 && few && led;
  const text = legal
    ? `${counted(figures, 'figure')}: within 2 to ${MOST_FIGURES}`
    : !few
      ? `${figures} figures: too many, at most ${MOST_FIGURES}`
      : led
        ? '1 figure: too few, at least 2'
        : '2 figures without a leader: a unit of 2 starts with one';
  return yield* step({ id: 'size', clause: 'bg:unit.2', value: legal, text });
}

interface Limit {
  readonly id: 'leaders' | 'heavy-weapons';
  readonly clause: 'bg:unit.4' | 'bg:unit.5';
  readonly n: number;
  /** One for every so many figures, rounded up. */
  readonly per: number;
}

/** The most special figures of a kind that a unit may have at the start: later on it may have more (unit.6). */
function* specialLimit({ figures, atStart }: Unit, { id, clause, n, per }: Limit): Rule<boolean> {
  const most = Math.ceil(figures / per);
  const has = counted(n, id === 'leaders' ? 'leader' : 'heavy weapon');
  const among = `among ${counted(figures, 'figure')}`;
  if (n <= most) {
    return yield* step({ id, clause, value: true, text: `${has}: at most ${most} ${among}` });
  }
  if (atStart) {
    return yield* step({ id, clause, value: false, text: `${has}: too many, at most ${most} ${among}` });
  }
  const text = `${has}, over the ${most} of the start: that limit binds no more`;
  return yield* step({ id, clause: 'bg:unit.6', value: true, text });
}

/** Optional rule: heavy weapons by class, as their models show (hw.1). */
function* classes({ hwPersonnel, hwArmour, hwPiat, hwFlame }: Unit): Rule<void> {
  const armour = hwArmour + hwPiat;
  const all = [
    ...(hwPersonnel ? [`${hwPersonnel} against infantry`] : []),
    ...(armour ? [`${armour} against armour`] : []),
    ...(hwFlame ? [`${counted(hwFlame, 'flame thrower')}`] : []),
  ];
  if (all.length === 0) return;
  const text = `by the weapons of the models: ${list(all)}`;
  yield* step({ id: 'classes', clause: 'bg:hw.1', value: hwPersonnel + armour + hwFlame, text });
}
