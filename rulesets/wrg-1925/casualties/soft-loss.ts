import type { Rule } from '../../../src/rules/rule.js';
import { oneDie } from '../fire/potential.js';
import { look, step } from '../words.js';
import { type Figure, isAnimalOrCycle } from './figure.js';
import { softRolls } from './tables.js';

type SoftPace = 'dashing' | 'moving' | 'still';

/** What soft vehicles and radio sets come to. */
export type SoftLoss = {
  radiosOut?: readonly string[];
  vehiclesLost?: readonly string[];
  vehiclesBurning?: readonly string[];
};

/** Whether a figure has something with it that is rolled for. */
export const hasEquipment = ({ radio, rides }: Figure): boolean => radio || rides !== undefined;

/** Horses and pedal cycles are ridden one by one; a vehicle is the same one for all that ride in it. */
const mountOf = (name: string, rider: Figure) => (isAnimalOrCycle(name) ? `${name} of ${rider.name}` : name);

/**
 * The dice for a radio set: whenever its man is rolled for (soft.3, R24).
 * @param name who has it
 */
export function* radioOf(name: string): Rule<boolean> {
  const from = yield* look(softRolls.cells['radio out up to']);
  const out = yield* oneDie('radio', (face) => face <= from.value);
  const text = `the radio of ${name} ${out ? 'is out for the battle' : 'still works'}`;
  return yield* step({ id: 'radio', clause: 'wrg:soft.3', value: out, text, from, ruling: 'wrg:R24' });
}

/** A soft vehicle in which somebody was rolled for: whether it is destroyed, and burns (soft.1, soft.2). */
function* softVehicle(name: string, pace: SoftPace): Rule<'saved' | 'destroyed' | 'burning'> {
  const from = yield* look(softRolls.cells[`${pace} vehicle saved from`]);
  const saved = yield* oneDie('vehicle', (face) => face >= from.value);
  const says = `${name}, ${pace}, saved on ${from.value === 6 ? '6' : from.value === 5 ? '5 or 6' : `${from.value} to 6`}`;
  const lost = isAnimalOrCycle(name)
    ? 'lost; its rider, if he lives, is on foot'
    : 'destroyed; the others in it get out on the spot';
  yield* step({
    id: 'vehicle',
    clause: 'wrg:soft.1',
    value: saved,
    text: `${says}: ${saved ? 'saved' : lost}`,
    from,
    ...(!saved && { ruling: 'wrg:R126' as const }),
  });
  if (saved) return 'saved';
  if (isAnimalOrCycle(name)) {
    const text = `${name}: horses and pedal cycles never burn`;
    yield* step({ id: 'fire', clause: 'wrg:soft.2', value: false, text, ruling: 'wrg:R24' });
    return 'destroyed';
  }
  const fire = yield* look(softRolls.cells['vehicle on fire up to']);
  const burns = yield* oneDie('fire', (face) => face <= fire.value);
  const text = `${name} ${burns ? 'is on fire' : 'does not burn'}`;
  yield* step({ id: 'fire', clause: 'wrg:soft.2', value: burns, text, from: fire });
  return burns ? 'burning' : 'destroyed';
}

/** Equipment that is rolled for: radios by their man, mounts by one who rides there, and how many of each. */
export interface Touched {
  /** Nothing, where no figure has a radio. */
  readonly radios?: readonly (readonly [man: string, n: number])[];
  /** Nothing, where no figure rides. */
  readonly mounts?: readonly (readonly [mount: string, n: number, pace: SoftPace])[];
}

const isVehicle = ([mount]: readonly [string, ...unknown[]]): boolean => !isAnimalOrCycle(mount);
/** Whether a soft vehicle is among it, which has one roll for all in it (soft.1). */
export const hasVehicle = ({ mounts = [] }: Touched): boolean => mounts.some(isVehicle);
export const withoutVehicle = ({ mounts, ...of }: Touched): Touched => ({
  ...of,
  ...(mounts && { mounts: mounts.filter((mount) => !isVehicle(mount)) }),
});

/** What figures have with them at all: radios, and mounts, which go as the first of those who ride there. */
export interface Equipment {
  readonly radios: boolean;
  readonly paces?: Readonly<Record<string, SoftPace>>;
}

export function equipmentOf(figures: readonly Figure[]): Equipment {
  const paces: Record<string, SoftPace> = {};
  for (const of of figures)
    if (of.rides !== undefined)
      paces[mountOf(of.rides, of)] ??= of.dashed ? 'dashing' : of.moving ? 'moving' : 'still';
  const rides = figures.some((of) => of.rides !== undefined);
  return { radios: figures.some(({ radio }) => radio), ...(rides && { paces }) };
}

/** A figure by what it has with it. */
export interface Equipped extends Pick<Figure, 'name' | 'radio'> {
  readonly lot: string;
  readonly mount?: string;
  /** It is ridden by nobody else. */
  readonly alone: boolean;
}

/** What figures who tie are told apart by when lots are drawn among the spared: only equipment counts now. */
export const lotOf = ({ name, radio, rides }: Figure): string => {
  if (radio || (rides !== undefined && isAnimalOrCycle(rides))) return name;
  return rides === undefined ? 'any other' : `in ${rides}`;
};

export function withEquipment(figure: Figure): Equipped {
  const { name, radio, rides } = figure;
  const mount = rides !== undefined && { mount: mountOf(rides, figure) };
  return { name, radio, lot: lotOf(figure), ...mount, alone: rides !== undefined && isAnimalOrCycle(rides) };
}

/** So many of a figure were rolled for, which brings so many radios into it. */
export interface RolledFor {
  readonly of: Equipped;
  readonly n: number;
  readonly radios: number;
}

/** What is rolled for with them: one roll for each vehicle, however many ride in it. */
export function touchedOf({ radios, paces }: Equipment, rolledFor: readonly RolledFor[]): Touched {
  const sets: [string, number][] = [];
  const mounts = new Map<string, number>();
  for (const { of, n, radios: brought } of rolledFor) {
    if (of.radio && brought > 0) sets.push([of.name, brought]);
    if (of.mount !== undefined) mounts.set(of.mount, of.alone ? n : 1);
  }
  return {
    ...(radios && { radios: sets }),
    ...(paces && { mounts: [...mounts].map(([mount, n]) => [mount, n, paces[mount]!] as const) }),
  };
}

/** What is rolled for with figures: a radio for each radio man, and soft vehicles and mounts. */
export function* softLosses({ radios, mounts }: Touched): Rule<SoftLoss> {
  const radiosOut: string[] = [];
  const vehiclesLost: string[] = [];
  const vehiclesBurning: string[] = [];
  for (const [man, n] of radios ?? []) {
    for (let i = 0; i < n; i++) if (yield* radioOf(man)) radiosOut.push(man);
  }
  for (const [mount, n, pace] of mounts ?? []) {
    for (let i = 0; i < n; i++) {
      const fate = yield* softVehicle(mount, pace);
      if (fate !== 'saved') vehiclesLost.push(mount);
      if (fate === 'burning') vehiclesBurning.push(mount);
    }
  }
  return { ...(radios && { radiosOut }), ...(mounts && { vehiclesLost, vehiclesBurning }) };
}
