import { likeness } from '../../../src/rules/likeness.js';
import type { Check, Unit } from '../../../src/rules/roster.js';
import { isRefusal, type Rule } from '../../../src/rules/rule.js';
import { type Known, known } from '../kinds.js';
import { mustBeOpenToVehicles } from '../movement/move-cost.js';
import { mustBePinnedTogether, mustCarry, mustFitIn, mustStack, stackOf } from '../movement/stack.js';
import { mustFit, mustHoldLoads } from '../movement/transport.js';
import { isPosition } from '../positions/tables.js';
import { isExpendable } from '../weapons/weapons.js';
import { type ClauseId, refuse, step } from '../words.js';
import { byCarriers, specsOf } from './as-typed.js';
import { placeOf } from './place.js';
import { unitsIn } from './unit-spec.js';
import { type Unit as Counter, isInfantry, unitSaid } from './units.js';

/** The lines that say what is against the rules. */
const LIMITS = ['carries', 'load', 'stack', 'position'];

/** Every unit by what it carries, every carrier by its load, and every hex by its stack, side by side. */
export const check = (units: readonly Unit[]): Check[] => {
  const here = units.filter(({ marks }) => marks.eliminated !== true);
  const all = byCarriers(here.map(known));
  return [
    ...all.flatMap(([unit, ...load]) => [
      looked(unit.name, function* () {
        const itself = yield* carries(unit);
        return (yield* loaded(unit, load)) && itself;
      }),
      ...load.map((each) => looked(each.name, () => carries(each))),
    ]),
    ...stacksOf(here).map(({ name, stack }) => looked(name, () => stacked(stack))),
  ];
};

const looked = (of: string, rule: Check['rule']): Check => ({ of, rule, limits: LIMITS });

/** What the rules refuse is a line that says so. */
function* allowed(id: string, rule: () => Rule<void>): Rule<boolean> {
  try {
    yield* rule();
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const text = error.message.replace(/\.$/, '');
    return yield* step({ id, clause: error.clause as ClauseId, value: false, text });
  }
}

/** Support weapons of one unit (12.2, 12.5): what it uses up it may have besides. */
const carries = ({ counter }: Known): Rule<boolean> =>
  allowed('carries', function* () {
    const own = counter.weapons.filter((weapon) => !isExpendable(weapon) || !isInfantry(counter));
    yield* mustCarry([{ ...counter, weapons: own }]);
  });

const countersOf = (units: readonly Known[]): readonly Counter[] => unitsIn(specsOf(units, ['pinned']));

/** Transport capacity (8.21), and who is pinned with his carrier (14.7). */
const loaded = (carrier: Known, load: readonly Known[]): Rule<boolean> =>
  allowed('load', function* () {
    if (carrier.aboard !== undefined)
      refuse('vv:8.1', `${carrier.name} rides in ${carrier.aboard}, and no such carrier is there.`);
    if (load.length === 0) return;
    if (isInfantry(carrier.counter) || carrier.counter.kind === 'gun')
      refuse('vv:beyond.8.21', `A ${unitSaid(carrier.counter)} carries nobody.`);
    const [unit] = countersOf([carrier, ...load]);
    const { transport, tow } = carrier;
    if (transport === undefined) mustHoldLoads([unit!]);
    else {
      const largeGun = load.some((each) => each.largeGun);
      yield* mustFit(unit!.load, { transport: transport.toUpperCase(), tow, largeGun });
    }
    mustBePinnedTogether([unit!]);
  });

/** What may stand in one hex (6.9, 20.3 to 20.11). */
function* stacked(units: readonly Known[]): Rule<boolean> {
  const terrain = units.find((unit) => unit.terrain !== undefined)?.terrain;
  const stands = yield* allowed('stack', () => mustStack(stackOf(countersOf(units)), 'here there are'));
  const fits = yield* allowed('position', function* () {
    const counters = countersOf(units);
    for (const of of [terrain, units.find(({ entrenchment }) => entrenchment)?.entrenchment])
      if (isPosition(of)) yield* mustFitIn(of, counters);
    if (counters.some(({ kind }) => kind === 'afv' || kind === 'vehicle'))
      yield* mustBeOpenToVehicles(terrain);
  });
  return stands && fits;
}

/** The units of each side by hexes. */
function stacksOf(units: readonly Unit[]): { name: string; stack: Known[] }[] {
  const stacks = new Map<string, { name: string; stack: Known[] }>();
  for (const unit of units) {
    const hex = placeOf(unit, units);
    if (hex === undefined) continue;
    const key = JSON.stringify([likeness(hex), unit.side]);
    const stack = stacks.get(key) ?? { name: hex, stack: [] };
    stacks.set(key, { ...stack, stack: [...stack.stack, known(unit)] });
  }
  return [...stacks.values()];
}
