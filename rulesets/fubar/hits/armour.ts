import type { Rule } from '../../../src/rules/rule.js';
import { list, outOf } from '../../../src/rules/text/say.js';
import { dice, rounds } from '../../../src/rules/words.js';
import { onFaces } from '../say.js';
import { faceNeeded } from '../turn/activation.js';
import { type Vehicle, type VehicleArmour, vehicleKinds, vehicleSaves } from '../vehicles/tables.js';
import { type ClauseId, look, ruling, step } from '../words.js';
import { ARMOUR, type Armour, armourSaves } from './tables.js';

/** A save: the lowest face that saves (7 where nothing does), and where it comes from. */
export interface Save {
  readonly lowest: number;
  readonly clause: ClauseId;
  readonly by: string;
}

/** How many figures wear what: `light:3`. */
export function worn(entry: string): { armour: Armour; n: number } | undefined {
  const [, word, n] = /^([a-z]+):(\d+)$/i.exec(entry) ?? [];
  const armour = ARMOUR.find((name) => name === word?.toLowerCase());
  return armour && Number(n) >= 1 && Number(n) <= 20 ? { armour, n: Number(n) } : undefined;
}

/**
 * The armour that most of the figures wear (armour.1); the better of two that are level, unless so ruled (R29).
 * @param figures of the unit, where they are known: those of whom nothing is said wear none
 */
export function* majority(entries: readonly string[], figures = 0): Rule<Armour> {
  const wearing = new Map<Armour, number>();
  for (const { armour, n } of entries.map((entry) => worn(entry)!)) {
    wearing.set(armour, (wearing.get(armour) ?? 0) + n);
  }
  const bare = figures - [...wearing.values()].reduce((sum, n) => sum + n, 0);
  if (bare > 0) wearing.set('none', (wearing.get('none') ?? 0) + bare);
  const most = Math.max(...wearing.values());
  const level = ARMOUR.filter((armour) => wearing.get(armour) === most);
  const tied = level.length > 1;
  const value = tied && (yield* ruling('fubar:R29')) === 2 ? level[0]! : level.at(-1)!;
  const said = tied ? `${list(level)} are level: the unit saves as ${value}` : `most wear ${value}`;
  yield* step({
    id: 'majority',
    clause: 'fubar:armour.1',
    value,
    text: said,
    ...(tied && { ruling: 'fubar:R29' as const }),
  });
  return value;
}

/**
 * The save of personal armour (armour.2); none without it.
 * @param side begins the line, where there are two sides
 */
export function* personalSave(armour: Armour, side = ''): Rule<Save | undefined> {
  if (armour === 'none') return undefined;
  const { value, ...from } = yield* look(armourSaves.cells[armour]);
  const lowest = yield* faceNeeded(value);
  const by = `${armour} armour`;
  const text = `${side ? `${side}s: ` : ''}${by} saves ${onFaces(lowest)}`;
  const id = side ? `${side}-armour` : 'armour';
  yield* step({ id, clause: 'fubar:armour.2', value: lowest, text, from: { value, ...from } });
  return { lowest, clause: 'fubar:fire.7', by };
}

/** The row of a vehicle in the armour table. */
export function* armourOf(vehicle: Vehicle): Rule<VehicleArmour> {
  const from = yield* look(vehicleKinds.cells[vehicle]!);
  return from.value;
}

/** The save of a vehicle (vehicle.6); an unarmoured one has none if so ruled (R54). */
export function* vehicleSave(armour: VehicleArmour): Rule<Save | undefined> {
  const line = { id: 'vehicle-save', clause: 'fubar:vehicle.6' as const };
  if (armour === 'none' && (yield* ruling('fubar:R54')) === 3) {
    yield* step({ ...line, value: 7, text: 'no armour: no save', ruling: 'fubar:R54' });
    return undefined;
  }
  const { value, ...from } = yield* look(vehicleSaves.cells[armour]);
  const lowest = yield* faceNeeded(value);
  const by = armour === 'none' ? 'an unarmoured vehicle' : `${armour.replace('-', ' ')} vehicle armour`;
  yield* step({ ...line, value: lowest, text: `${by} saves ${onFaces(lowest)}`, from: { value, ...from } });
  return { lowest, clause: 'fubar:vehicle.6', by };
}

/** Hits between two saves: those that are left, and how many saves were made. */
interface Saving {
  readonly left: number;
  readonly made: number;
}

/**
 * Rolls saves against hits (fire.7), one kind after the other.
 * @param id names the dice and the lines
 * @returns the hits that are left
 */
export function* unsavedOf(hits: number, saves: readonly Save[], id = 'save'): Rule<number> {
  if (saves.length < 2) return saves[0] ? yield* throughSave(hits, saves[0], id) : hits;
  const { left } = yield* rounds<Saving>({
    name: id,
    start: { left: hits, made: 0 },
    isOver: ({ left, made }) => left === 0 || made === saves.length,
    *round({ left, made }) {
      const name = made === 0 ? id : `${id}-${made + 1}`;
      return { left: yield* throughSave(left, saves[made]!, name), made: made + 1 };
    },
    key: ({ left, made }) => `${left} ${made}`,
  });
  return left;
}

/** The hits that a save lets through. */
function* throughSave(hits: number, { lowest, clause, by }: Save, name: string): Rule<number> {
  if (hits === 0) return 0;
  const { saved } = yield* dice({
    dice: [name],
    times: hits,
    tally: ['saved'],
    read: (face) => ({ saved: face >= lowest ? 1 : 0 }),
  });
  const left = hits - saved;
  const several = () => `${outOf(saved, hits)} hits saved${saved > 0 && left > 0 ? `, ${left} unsaved` : ''}`;
  const text = () => `${by}: ${hits === 1 ? `the hit is ${saved ? 'saved' : 'not saved'}` : several()}`;
  yield* step({ id: name, clause, value: saved, text });
  return left;
}
