import { barring } from '../../../src/rules/action.js';
import { choice, count, type InputOf, list, toggle } from '../../../src/rules/field.js';
import { filledBy } from '../../../src/rules/filled.js';
import type { Input as RecordInput } from '../../../src/rules/record.js';
import { inputsOf } from '../../../src/rules/role.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { list as inWords } from '../../../src/rules/text/say.js';
import { part, rest } from '../../../src/rules/words.js';
import { armourOf, unsavedOf, vehicleSave } from '../hits/armour.js';
import * as fields from '../inputs.js';
import { infantry, type vehicle } from '../roster/kinds.js';
import { meets } from '../roster/meets.js';
import { takenSaid } from '../say.js';
import { state } from '../state.js';
import { action, type Handle, refuse, ruling, step, those } from '../words.js';
import { damage } from './damage.js';
import { damageWaiting } from './owing.js';
import { aboardConflict, aboardOf, fateOfPassengers } from './passengers.js';
import { passenger, struck } from './roles.js';
import {
  type DamageEffect,
  EFFECTS,
  effectsIn,
  FACINGS,
  VEHICLE_ARMOUR,
  type VehicleArmour,
} from './tables.js';

const aboard = { group: 'Those aboard' };

/** What a vehicle suffered before, and who is aboard: the flags of every action that damages one. */
export const vehicleFields = {
  facing: choice(FACINGS, 'the side of the vehicle that is hit', {}),
  ...inputsOf(struck, passenger),
  passengerName: {
    ...fields.name,
    ...aboard,
    help: 'name of the unit aboard, whose figures are the passengers',
  },
  take: {
    ...fields.take,
    help: 'how those aboard take unsaved hits: suppressed as far as may be, as casualties, or so many suppressed',
  },
  secondWreck: toggle('another vehicle has been destroyed this turn', aboard),
  riding: toggle('nobody else is known to ride in it', aboard),
  othersAboard: list('others who ride in it, and take their hits by a line of their own', {
    ...aboard,
    metavar: 'unit',
    max: 8,
    fault: () => undefined,
  }),
};

const inputs = {
  name: { ...fields.name, help: 'name of the vehicle, which the game then remembers' },
  hits: count('hits scored on the vehicle', { max: fields.MOST_DICE }),
  armour: choice(VEHICLE_ARMOUR, 'armour of the vehicle; else as on record', {}),
  ...vehicleFields,
};
type Input = InputOf<typeof inputs>;

type DamageResultOf = { unsaved: number; effects: string[]; casualties?: number; suppressed?: number };

export const vehicleDamage = action({
  name: 'vehicle-damage',
  says: 'What hits do to a vehicle and to those aboard',
  inputs,
  requires: ({ passengers, passengerName, unsaved, name, rolled }) => [
    ...(rolled ? [] : ['facing']),
    ...(unsaved !== undefined ? [] : name === undefined ? ['hits', 'armour'] : ['hits']),
    ...(passengers === undefined || passengerName !== undefined ? [] : ['passengerLevel']),
  ],
  conflict: (input) =>
    (input.unsaved === undefined
      ? undefined
      : barring(input)(['hits', 'armour'], 'does not go with --unsaved, after the saves')) ??
    aboardConflict(input),
  examples: [
    [
      'wg vehicle-damage -r fubar --hits 3 --armour medium --facing front',
      'three hits on the front of a light tank',
    ],
    [
      'wg vehicle-damage -r fubar --hits 2 --armour heavy --facing rear --odds',
      'the chances instead of a roll',
    ],
    ['wg vehicle-damage -r fubar --hits 1 --armour none --facing side --dice "5 4"', 'dice thrown by hand'],
    [
      'wg vehicle-damage -r fubar --hits 2 --armour light --facing side --effects stunned,immobilised',
      'with what it has suffered this turn',
    ],
    [
      'wg vehicle-damage -r fubar --hits 2 --armour light --facing rear --passengers 6 --passenger-level green',
      'with six aboard',
    ],
  ],
  result: {
    unsaved: { help: 'hits that the vehicle did not save' },
    effects: { help: 'what it suffers, in ascending order; a weapon destroyed as often as one is lost' },
    casualties: { help: 'casualties among those aboard' },
    suppressed: { help: 'figures aboard that these hits suppress: those who lay already do not count' },
  },
  views: {
    worst: ({ effects }: DamageResultOf) => effects.at(-1) ?? 'nothing',
    unsaved: ({ unsaved }: DamageResultOf) => unsaved,
    casualties: ({ casualties }: DamageResultOf) => casualties,
    suppressed: ({ suppressed }: DamageResultOf) => suppressed,
  },
  roles: [struck, passenger],
  fromTable: (table: State, named) => ridersOf(table, named),
  waits: damageWaiting,
  memory: state,
  *resolve(input, table): Rule<DamageResultOf> {
    const hit = { ...input, ...aboardOf(input) };
    const { name, vehicle } = input;
    yield* meets(table, struck.as, { name, kind: 'vehicle', is: { vehicle } });
    const of = { name: input.passengerName, kind: 'infantry' as const };
    yield* meets(table, passenger.as, { ...of, is: hit.passengers === undefined ? {} : ofThose(hit) });
    // What was rolled for is owed no more; hits that are told anew stand for all of it.
    if (input.rolled) yield* passenger.as.infantry.set('fubar:fire.8', { owed: null, wrecked: null });
    else if (input.unsaved === undefined) yield* struck.as.vehicle.set('fubar:damage.1', { owed: null });
    else yield* struck.as.vehicle.add('fubar:damage.1', { owed: -input.unsaved });
    if (input.unsaved !== undefined) {
      return yield* vehicleStruck({ ...hit, hits: input.unsaved, unsaved: input.unsaved });
    }
    const armour = input.armour ?? (vehicle && (yield* armourOf(vehicle)));
    if (!armour) return refuse('fubar:vehicle.6', 'Its armour is not on record.', 'Give --armour.');
    const hits = input.hits!;
    const unsaved = yield* part(vehicleSaves, hits, armour);
    return yield* rest(() => vehicleStruck({ ...hit, hits, unsaved }));
  },
  luck: ({ unsaved: known, rolled }) =>
    rolled
      ? { of: 'casualties', read: ({ casualties }) => casualties }
      : known === undefined
        ? { of: 'hits not saved', read: ({ unsaved }) => unsaved }
        : { of: 'vehicles destroyed', read: ({ effects }) => Number(effects.includes('destroyed')) },
  announce: (result) => damageAnnounced(result),
});

/** The hits that the armour of a vehicle lets through. */
function* vehicleSaves(hits: number, armour: VehicleArmour): Rule<number> {
  const save = yield* vehicleSave(armour);
  return yield* unsavedOf(hits, save ? [save] : []);
}

/** A vehicle that was hit. */
type VehicleHit = Omit<Input, 'armour'> & { readonly hits: number; readonly unsaved: number };

/** What was said of those aboard. */
const ofThose = ({ passengers, passengerLevel, passengerLeaderLevel, passengerArmour }: Partial<Input>) => ({
  figures: passengers,
  level: passengerLevel,
  leaderLevel: passengerLeaderLevel,
  armour: passengerArmour,
});

/** The one unit that rides in a vehicle, where nobody was named; of several those who were not. */
function ridersOf({ units }: State, named: Readonly<Record<string, readonly Unit[]>>): RecordInput {
  const [of] = named.vehicle ?? [];
  const [told] = named.passenger ?? [];
  if (!of) return {};
  const others = units.filter(
    (unit) =>
      unit !== told && unit.profile.figures !== 0 && sameName(String(unit.marks.aboard ?? ''), of.name),
  );
  if (others.length > (told ? 0 : 1)) return { othersAboard: others.map(({ name }) => name) };
  const [only] = others;
  if (!only) return {};
  return {
    ...filledBy({ roles: [passenger], inputs }, [[only]], {}),
    riding: true,
  };
}

/** What is done to a vehicle by hits: it is so for good, or until its next roll (damage.2 to damage.5). */
export function* suffersAll(
  on: Handle<typeof vehicle>,
  before: readonly DamageEffect[],
  effects: readonly DamageEffect[],
): Rule<void> {
  if (effects.length === 0) return;
  const lost = effects.filter((effect) => effect === 'weapon-destroyed').length;
  yield* on.set('fubar:damage.9', { suffered: [...new Set([...before, ...effects])] });
  if (effects.includes('stunned')) yield* on.add('fubar:damage.2', { stunned: 1 });
  if (lost > 0) yield* on.add('fubar:damage.3', { lostWeapons: lost });
  if (effects.includes('immobilised')) yield* on.set('fubar:damage.4', { immobilised: true });
  if (effects.includes('destroyed')) yield* on.set('fubar:damage.5', { destroyed: true });
}

/** All who ride in the vehicle, named or not. */
const riders = those({ whose: 'aboard', is: 'vehicle' }, infantry);

/** Whoever gets out of a wreck rides in it no more. */
const getOut = (): Rule<void> => riders.set('fubar:damage.5', { aboard: null });

/** What unsaved hits do to a vehicle and those aboard. */
function* vehicleStruck(hit: VehicleHit): Rule<DamageResultOf> {
  const { hits, unsaved, passengers, passengerLevel, passengerArmour = 'none', othersAboard } = hit;
  const effects = hit.rolled ? [] : yield* damaged(hit);
  const isDestroyed = hit.wreck || effects.includes('destroyed');
  if (othersAboard && !hit.rolled) yield* owing(othersAboard, unsaved, isDestroyed);
  if (passengers === undefined || passengerLevel === undefined) {
    if (isDestroyed && !othersAboard) yield* everyoneOut();
    if (isDestroyed) yield* getOut();
    return { unsaved, effects: [...effects] };
  }
  if (unsaved < hits) {
    const text = 'where the vehicle saved, those aboard need not';
    yield* step({ id: 'shielded', clause: 'fubar:fire.8', value: hits - unsaved, text });
  }
  const aboard = {
    passengers,
    passengerLevel,
    passengerLeaderLevel: hit.passengerLeaderLevel,
    passengerArmour,
    passengersSuppressed: hit.passengersSuppressed,
    take: hit.take,
    secondWreck: hit.secondWreck,
  };
  // All that those aboard see of the effects is whether the vehicle is destroyed.
  const fate = yield* part(fateOfPassengers, aboard, unsaved, isDestroyed);
  const on = hit.riding ? riders : passenger.as.infantry;
  // Short of a wreck it is the hits that the vehicle did not save (R60).
  const clause = isDestroyed ? 'fubar:damage.5' : 'fubar:fire.8';
  yield* on.lose(clause, { figures: fate.casualties });
  const { casualties, suppressed, lying } = fate;
  yield* hit.passengersSuppressed === undefined
    ? on.add(clause, { suppressed: lying })
    : on.set(clause, { suppressed: lying });
  if (isDestroyed && !hit.rolled) yield* getOut();
  return { unsaved, effects: [...effects], casualties, suppressed };
}

/** What hits do to the vehicle itself. */
function* damaged({ unsaved, facing, immobilised, ...hit }: VehicleHit): Rule<readonly DamageEffect[]> {
  const before = effectsIn(hit.effects);
  const weapons = hit.disarmed ? 0 : hit.weapons;
  const effects = yield* part(damage, unsaved, { facing: facing!, weapons, effects: before, immobilised });
  yield* suffersAll(struck.as.vehicle, before, effects);
  const none = 'a vehicle cannot be suppressed';
  if (unsaved > 0) yield* step({ id: 'no-suppression', clause: 'fubar:vehicle.9', value: 0, text: none });
  return effects;
}

/** Of several units aboard each takes its own hits: those that were not named, by lines of their own (damage.5, R60). */
function* owing(others: readonly string[], unsaved: number, isDestroyed: boolean): Rule<void> {
  if (unsaved === 0 || (!isDestroyed && (yield* ruling('fubar:R60')) === 2)) return;
  const clause = isDestroyed ? 'fubar:damage.5' : 'fubar:fire.8';
  yield* riders.add(clause, { owed: unsaved });
  if (isDestroyed) yield* riders.set(clause, { wrecked: true });
  yield* passenger.as.infantry.set(clause, { owed: null, wrecked: null });
  const text = `${inWords(others)}: hits of their own, by wg vehicle-damage with the vehicle and the unit`;
  yield* step({ id: 'others-aboard', clause, value: others.length, text, ruling: 'fubar:R60' });
}

function* everyoneOut(): Rule<void> {
  const text = 'crew and passengers bail out, each takes a hit: give --passengers for their fate';
  yield* step({ id: 'bail-out', clause: 'fubar:damage.5', value: true, text, ruling: 'fubar:R61' });
}

/** What a vehicle suffered, as an umpire would say it. */
export function damageAnnounced({ unsaved, effects, casualties, suppressed }: DamageResultOf): string {
  const weapons = effects.filter((effect) => effect === 'weapon-destroyed').length;
  const said = EFFECTS.toReversed().flatMap((effect) => {
    if (!effects.includes(effect)) return [];
    if (effect !== 'weapon-destroyed') return [effect];
    return [weapons === 1 ? 'a weapon destroyed' : `${weapons} weapons destroyed`];
  });
  const vehicle = effects.length > 0 ? inWords(said) : unsaved === 0 ? 'no damage' : 'no more damage';
  if (casualties === undefined) return vehicle;
  return `${vehicle}; aboard ${takenSaid(casualties, suppressed!)}`;
}
