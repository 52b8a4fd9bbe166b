import type { Check, Unit } from '../../../src/rules/roster.js';
import { isRefusal, type Rule } from '../../../src/rules/rule.js';
import { likeness, sameName } from '../../../src/rules/text/likeness.js';
import { list } from '../../../src/rules/text/say.js';
import { mustBeOpenToVehicles } from '../movement/move-cost.js';
import { mustBePinnedTogether, mustCarry, mustFitIn, mustStack, stackOf } from '../movement/stack.js';
import { mustFit, mustHoldLoads } from '../movement/transport.js';
import { POSITIONS } from '../positions/tables.js';
import { mustSupport, placeSaid } from '../terrain/cover.js';
import { TERRAIN } from '../terrain/tables.js';
import { byCarriers, specsOf } from '../units/as-typed.js';
import { placeOf } from '../units/place.js';
import { unitsIn } from '../units/unit-spec.js';
import { type Counter, isInfantry, unitSaid } from '../units/units.js';
import { isExpendable } from '../weapons/weapons.js';
import { type ClauseId, refuse, step } from '../words.js';
import { type KnownUnit, known } from './kinds.js';

/** The lines that say what is against the rules. */
const LIMITS = ['carries', 'load', 'stack', 'position', 'shared'];

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
    ...sharedHexes(here).map(({ name, sides }) => looked(name, () => shared(sides))),
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
const carries = ({ counter }: KnownUnit): Rule<boolean> =>
  allowed('carries', function* () {
    const own = counter.weapons.filter((weapon) => !isExpendable(weapon) || !isInfantry(counter));
    yield* mustCarry([{ ...counter, weapons: own }]);
  });

const countersOf = (units: readonly KnownUnit[]): readonly Counter[] => unitsIn(specsOf(units, ['pinned']));

/** Transport capacity (8.21), and who is pinned with his carrier (14.7). */
const loaded = (carrier: KnownUnit, load: readonly KnownUnit[]): Rule<boolean> =>
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
function* stacked(units: readonly KnownUnit[]): Rule<boolean> {
  const told = new Set(units.flatMap(({ terrain, entrenchment }) => [terrain, entrenchment]));
  const grounds = TERRAIN.filter((name) => told.has(name));
  const positions = POSITIONS.filter((name) => told.has(name));
  const [terrain] = grounds;
  const stands = yield* allowed('stack', () => mustStack(stackOf(countersOf(units)), 'here there are'));
  const fits = yield* allowed('position', function* () {
    const counters = countersOf(units);
    for (const all of [grounds, positions])
      if (all.length > 1)
        refuse('vv:20.3', `All of a hex are in the same place, and not in ${list(all.map(placeSaid))}.`);
    for (const of of positions) yield* mustFitIn(of, counters);
    if (grounds[0] && positions[0]) mustSupport(grounds[0], positions[0]);
    if (terrain === 'building' && units.some(({ largeGun, aboard }) => largeGun && !aboard))
      refuse('vv:beyond.10', 'A large Gun may not be in a building hex.');
    if (counters.some(({ kind }) => kind === 'afv' || kind === 'vehicle'))
      yield* mustBeOpenToVehicles(terrain);
  });
  return stands && fits;
}

/** Where units of both sides are: no hex is shared (6.8). */
function* shared(sides: readonly string[]): Rule<boolean> {
  const text = `${list(sides)} are in one hex, which only a close assault or an overrun enters`;
  return yield* step({ id: 'shared', clause: 'vv:6.8', value: false, text });
}

/** The hexes in which units of several sides are, with those. */
function sharedHexes(units: readonly Unit[]): { name: string; sides: string[] }[] {
  const stacks = stacksOf(units);
  const firsts = stacks.filter(({ name }, i) => stacks.findIndex((of) => sameName(of.name, name)) === i);
  return firsts
    .map(({ name }) => ({
      name,
      sides: stacks.flatMap((of) => (sameName(of.name, name) && of.side !== undefined ? [of.side] : [])),
    }))
    .filter(({ sides }) => sides.length > 1);
}

interface Stacked {
  readonly name: string;
  readonly side: string | undefined;
  readonly stack: readonly KnownUnit[];
}

/** The units of each side by hexes. */
function stacksOf(units: readonly Unit[]): Stacked[] {
  const stacks = new Map<string, Stacked>();
  for (const unit of units) {
    const hex = placeOf(unit, units);
    if (hex === undefined) continue;
    const key = JSON.stringify([likeness(hex), unit.side]);
    const stack = stacks.get(key) ?? { name: hex, side: unit.side, stack: [] };
    stacks.set(key, { ...stack, stack: [...stack.stack, known(unit)] });
  }
  return [...stacks.values()];
}
