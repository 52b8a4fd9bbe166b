import { action, barring } from '../../src/rules/action.js';
import { choice, count, type InputOf, list, toggle } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { counted, list as inWords } from '../../src/rules/say.js';
import { lastly, onward } from '../../src/rules/words.js';
import { aboardConflict, aboardOf } from './aboard.js';
import { armourOf, unsavedOf, vehicleSave } from './armour.js';
import { type Battle, known, weaponsLeft } from './battle.js';
import { damage } from './damage.js';
import { memory } from './game.js';
import { inPlay } from './in-play.js';
import * as fields from './inputs.js';
import { fateOfPassengers } from './passengers.js';
import { ARMOUR, LEVELS } from './tables.js';
import { EFFECTS, type Effect, FACINGS, VEHICLE_ARMOUR } from './vehicle-tables.js';
import { refuse, step } from './words.js';

const before = { group: 'What it suffered before' };
const aboard = { group: 'Those aboard' };

/** Effects in a flag: one, or several with commas. */
export const effectsIn = (entries: readonly string[] = []): Effect[] =>
  entries
    .flatMap((entry) => entry.toLowerCase().split(','))
    .map((word) => word.trim())
    .filter((word): word is Effect => EFFECTS.includes(word as Effect));

/** What a vehicle suffered before, and who is aboard: the flags of every action that damages one. */
export const vehicleFields = {
  facing: choice(FACINGS, 'the side of the vehicle that is hit', {}),
  effects: list('effects it has suffered this turn already, with commas', {
    ...before,
    metavar: 'effects',
    max: 4,
    fault: (entry) => {
      const wrong = entry.split(',').find((word) => !EFFECTS.includes(word.trim().toLowerCase() as Effect));
      return wrong === undefined ? undefined : { takes: inWords(EFFECTS), word: [wrong.trim(), EFFECTS] };
    },
  }),
  immobilised: toggle('it was immobilised in a turn before this', before),
  weapons: count('weapons it has left', { ...before, max: 6 }),
  passengerName: {
    ...fields.name,
    ...aboard,
    help: 'name of the unit aboard, whose figures are the passengers',
  },
  passengers: count('figures aboard, crew and passengers', { ...aboard, min: 1, max: 12 }),
  passengerLevel: choice(LEVELS, 'their training', aboard),
  passengerArmour: choice(ARMOUR, 'personal armour of most of them; else as on record, or none', aboard),
  take: {
    ...fields.take,
    help: 'how those aboard take unsaved hits: suppressed as far as may be, as casualties, or so many suppressed',
  },
  secondWreck: toggle('another vehicle has been destroyed this turn', aboard),
};

const inputs = {
  name: { ...fields.name, help: 'name of the vehicle, which the game then remembers' },
  hits: count('hits scored on the vehicle', { max: 12 }),
  unsaved: count('in place of --hits: hits that it has not saved', { max: 12 }),
  armour: choice(VEHICLE_ARMOUR, 'armour of the vehicle; else as on record', {}),
  ...vehicleFields,
  facing: { ...vehicleFields.facing, required: true as const },
};
type Input = InputOf<typeof inputs>;

export type VehicleResult = { unsaved: number; effects: string[]; casualties?: number; suppressed?: number };

export const vehicleDamage = action({
  name: 'vehicle-damage',
  says: 'What hits do to a vehicle and to those aboard',
  inputs,
  requires: ({ passengers, passengerName, unsaved, name }) => [
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
    suppressed: { help: 'figures aboard that are suppressed' },
  },
  views: {
    worst: ({ effects }: VehicleResult) => effects.at(-1) ?? 'nothing',
    unsaved: ({ unsaved }: VehicleResult) => unsaved,
    casualties: ({ casualties }: VehicleResult) => casualties,
    suppressed: ({ suppressed }: VehicleResult) => suppressed,
  },
  memory,
  *resolve(input, battle): Rule<VehicleResult> {
    const of = known(battle, input.name);
    inPlay(of);
    const hit = { ...input, ...aboardOf(input, battle) };
    if (input.unsaved !== undefined) {
      return yield* vehicleStruck(
        { ...hit, hits: input.unsaved, unsaved: input.unsaved },
        battle,
        input.name,
      );
    }
    const armour = input.armour ?? (of?.vehicle && (yield* armourOf(of.vehicle)));
    if (!armour) return refuse('fubar:vehicle.6', 'Its armour is not on record.', 'Give --armour.');
    const save = yield* vehicleSave(armour);
    const hits = input.hits!;
    return yield* onward(
      'the saves',
      () => unsavedOf(hits, save ? [save] : []),
      (unsaved) => vehicleStruck({ ...hit, hits, unsaved }, battle, input.name),
    );
  },
  luck: ({ unsaved: known }) =>
    known === undefined
      ? { of: 'hits not saved', read: ({ unsaved }) => unsaved }
      : { of: 'vehicles destroyed', read: ({ effects }) => Number(effects.includes('destroyed')) },
  announce: (result) => damageAnnounced(result),
});

/** A vehicle that was hit. */
type VehicleHit = Omit<Input, 'armour' | 'name'> & { readonly hits: number; readonly unsaved: number };

/** What unsaved hits do to a vehicle and those aboard. */
function* vehicleStruck(hit: VehicleHit, battle: Battle, name: string | undefined): Rule<VehicleResult> {
  const { hits, unsaved, passengers, passengerLevel, passengerArmour = 'none' } = hit;
  const of = known(battle, name);
  const { facing, immobilised } = hit;
  const weapons = hit.weapons ?? (of && weaponsLeft(of));
  const effects = yield* damage(unsaved, {
    facing,
    weapons,
    effects: hit.effects ? effectsIn(hit.effects) : (of?.effects ?? []),
    immobilised: immobilised || (of?.earlier.includes('immobilised') ?? false),
  });
  const none = 'a vehicle cannot be suppressed';
  if (unsaved > 0) yield* step({ id: 'no-suppression', clause: 'fubar:vehicle.9', value: 0, text: none });
  if (passengers === undefined || passengerLevel === undefined) {
    if (effects.includes('destroyed')) yield* everyoneOut();
    return { unsaved, effects };
  }
  if (unsaved < hits) {
    const text = 'where the vehicle saved, those aboard need not';
    yield* step({ id: 'shielded', clause: 'fubar:fire.8', value: hits - unsaved, text });
  }
  const isDestroyed = effects.includes('destroyed');
  return yield* lastly({
    // All that those aboard see of the effects is whether the vehicle is destroyed.
    name: `aboard ${unsaved} ${isDestroyed}`,
    part: () =>
      fateOfPassengers({ ...hit, passengers, passengerLevel, passengerArmour }, unsaved, isDestroyed),
    to: (fate): VehicleResult => ({ unsaved, effects, ...fate }),
  });
}

function* everyoneOut(): Rule<void> {
  const text = 'crew and passengers bail out, each takes a hit: give --passengers for their fate';
  yield* step({ id: 'bail-out', clause: 'fubar:damage.5', value: true, text, ruling: 'fubar:R61' });
}

/** What a vehicle suffered, as an umpire would say it. */
export function damageAnnounced({ unsaved, effects, casualties, suppressed }: VehicleResult): string {
  const weapons = effects.filter((effect) => effect === 'weapon-destroyed').length;
  const said = EFFECTS.toReversed().flatMap((effect) => {
    if (!effects.includes(effect)) return [];
    if (effect !== 'weapon-destroyed') return [effect];
    return [weapons === 1 ? 'a weapon destroyed' : `${weapons} weapons destroyed`];
  });
  const vehicle = effects.length > 0 ? inWords(said) : unsaved === 0 ? 'no damage' : 'no more damage';
  if (casualties === undefined) return vehicle;
  return `${vehicle}; aboard ${counted(casualties, 'casualty', 'casualties')}, ${suppressed} suppressed`;
}
