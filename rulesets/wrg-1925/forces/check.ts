import type { Check, Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted, list } from '../../../src/rules/text/say.js';
import { isHard } from '../movement/movers.js';
import { armsIn, counting } from '../roster/arms.js';
import { type Force, known, type Troops } from '../roster/kinds.js';
import { isGroundHeavy, isLmg } from '../weapons/kinds.js';
import { step } from '../words.js';
import { armyOf } from './army.js';
import { afvsOf, commanders, lacking } from './crews.js';
import type { Army } from './list.js';
import { armyCost, billsOf } from './points.js';
import { exact } from './price.js';

/** The lines that say what a force or a unit has to be, by their ids. */
const LIMITS = [
  'builds',
  'commanders',
  'crew-arms',
  'limit',
  'leaders',
  'no2',
  'served',
  'grenades',
  'weight',
];

/** What each side costs, against what was agreed; and units as they were when they came into the game. */
export function check(units: readonly Unit[]): Check[] {
  const sides = [...new Set(units.map(({ side }) => side))];
  return [
    ...units.flatMap((unit): Check[] => {
      const of = known({ ...unit, profile: unit.began });
      return of.kind === 'force' ? [] : [{ of: of.name, rule: () => ofUnit(of), limits: LIMITS }];
    }),
    ...sides.map((side) => {
      const own = units.filter((unit) => unit.side === side);
      return { of: side ?? 'the force', rule: () => ofForce(own, side), limits: LIMITS, tells: ['total'] };
    }),
  ];
}

/** The points of a side, and what its points have to buy (points.1, points.16, points.17, option.5). */
function* ofForce(units: readonly Unit[], side = ''): Rule<boolean> {
  const army = armyOf(side, units);
  const force = units.map(known).find((of) => of.kind === 'force');
  const bills = yield* billsOf(army);
  const all = yield* armyCost(army, bills, force?.scale);
  const lines = [
    yield* mayBuild(army),
    yield* areCommanded(army),
    yield* areArmed(army),
    yield* withinLimit(all, force),
  ];
  return lines.every(Boolean);
}

function* mayBuild({ defender, defences, groups }: Army): Rule<boolean> {
  const built = defences.length > 0 || groups.some(({ items }) => items.some(({ emplaced }) => emplaced));
  if (!built) return true;
  const text = `field defences: ${defender ? 'its side is the agreed defender' : 'only the agreed defender builds them'}`;
  return yield* step({ id: 'builds', clause: 'wrg:option.5', value: defender, text });
}

function* areCommanded(army: Army): Rule<boolean> {
  const afvs = afvsOf(army);
  return afvs.length === 0 || (yield* commanders(afvs));
}

function* areArmed(army: Army): Rule<boolean> {
  let all = true;
  for (const { name, items } of army.groups) {
    for (const afv of afvsOf({ groups: [{ name, starts: 'on-table', items }] })) {
      const lacks = lacking(afv);
      const arms = lacks.length > 0 ? `lacks ${list(lacks)}` : 'has its 2 SMGs, and grenades for one man';
      const text = `${name}: its crew ${arms}`;
      all =
        (yield* step({ id: 'crew-arms', clause: 'wrg:points.17', value: lacks.length === 0, text })) && all;
    }
  }
  return all;
}

function* withinLimit(all: number, force: Force | undefined): Rule<boolean> {
  const limit = force?.limit;
  const cost = counted(all, 'point');
  const left = limit === undefined ? 0 : exact(limit - all);
  const against =
    limit === undefined ? '' : `, ${Math.abs(left)} ${left < 0 ? 'more' : 'less'} than the ${limit} agreed`;
  yield* step({ id: 'total', clause: 'wrg:points.1', value: all, text: `${cost} in all${against}` });
  if (limit === undefined) return true;
  const text = left < 0 ? `${-left} over the ${limit} points agreed` : `within the ${limit} points agreed`;
  return yield* step({ id: 'limit', clause: 'wrg:points.1', value: left >= 0, text });
}

/** Each figure is one man (scale.4): what so many men can be, serve and carry. */
function* ofUnit(of: Troops): Rule<boolean> {
  const men = of.kind === 'vehicle' ? of.crew : of.men;
  const leaders = of.leaders?.length ?? 0;
  const arms = armsIn(of.weapons);
  const heavy = of.kind === 'gun' ? of.pieces : of.kind === 'group' ? counting(arms, isGroundHeavy) : 0;
  const no2s = counting(arms, (weapon) => weapon === 'lmg-no2');
  const lmgs = counting(arms, isLmg);
  const grenades = of.kind === 'gun' ? 0 : of.grenades;
  const who = counted(men, 'man', 'men');
  let all = true;
  if (of.kind === 'vehicle' && isHard(of) && of.weight === undefined) {
    const text = 'an AFV costs by its weight, which is not given';
    all = yield* step({ id: 'weight', clause: 'wrg:points.12', value: false, text });
  }
  if (leaders > men) {
    const text = `${counted(leaders, 'leader')} among ${who}`;
    all = yield* step({ id: 'leaders', clause: 'wrg:scale.4', value: false, text });
  }
  if (no2s > lmgs) {
    const text = `${counted(no2s, 'No. 2')} for ${counted(lmgs, 'LMG')}: one for each at most`;
    all = yield* step({ id: 'no2', clause: 'wrg:fire.8', value: false, text });
  }
  if (heavy > men) {
    const text = `${counted(heavy, 'heavy weapon')} for ${who}: one man, one weapon`;
    all = yield* step({ id: 'served', clause: 'wrg:fire.4', value: false, text });
  }
  if (grenades > men || (heavy > 0 && grenades > 0)) {
    const text =
      heavy > 0 ? 'nobody in a heavy weapons group throws grenades' : `grenades for ${grenades} of ${who}`;
    all = yield* step({ id: 'grenades', clause: 'wrg:fire.4', value: false, text });
  }
  return all;
}
