import { printed, table } from '../../src/rules/cell.js';
import type { Rule } from '../../src/rules/rule.js';
import type { Figure } from './figure.js';
import { oneDie } from './one-die.js';
import { look, step } from './words.js';

/** Rolls for soft equipment (soft.1 to soft.4): the lowest score that saves or serves, the highest that destroys or burns. */
export const softRolls = table({
  id: 'wrg:table.soft-loss',
  title: 'Soft equipment',
  unit: 'on a die',
  must: ['a number from 0 to 7', (n) => n >= 0 && n <= 7],
  cells: {
    'dashing vehicle saved from': printed(4),
    'moving vehicle saved from': printed(5),
    'still vehicle saved from': printed(6),
    'vehicle on fire up to': printed(2),
    'radio out up to': printed(1),
    'taken over from': printed(4),
  },
});

/** What soft vehicles and radio sets come to. */
export type SoftLoss = {
  radiosOut?: readonly string[];
  vehiclesLost?: readonly string[];
  vehiclesBurning?: readonly string[];
};

/** Whether a figure has something with it that is rolled for. */
export const hasEquipment = ({ radio, rides }: Figure): boolean => radio || rides !== undefined;

/** Ridden one by one. */
export const isAnimalOrCycle = (name: string) => /^(horse|bicycle|cycle|pedal)/i.test(name);
/** Horses and pedal cycles are ridden one by one; a vehicle is the same one for all that ride in it. */
const mountOf = (name: string, rider: Figure) => (isAnimalOrCycle(name) ? `${name} of ${rider.name}` : name);

/** The dice for a radio set: whenever its man is rolled for (soft.3, R24). */
export function* radioOf(name: string): Rule<boolean> {
  const from = yield* look(softRolls.cells['radio out up to']);
  const out = yield* oneDie('radio', (face) => face <= from.value);
  const text = `the radio of ${name} ${out ? 'is out for the battle' : 'still works'}`;
  return yield* step({ id: 'radio', clause: 'wrg:soft.3', value: out, text, from, ruling: 'wrg:R24' });
}

/** A soft vehicle in which somebody was rolled for: whether it is destroyed, and burns (soft.1, soft.2). */
export function* softVehicle(name: string, rider: Figure): Rule<'saved' | 'destroyed' | 'burning'> {
  const pace = rider.dashed ? 'dashing' : rider.moving ? 'moving' : 'still';
  const from = yield* look(softRolls.cells[`${pace} vehicle saved from`]);
  const saved = yield* oneDie('vehicle', (face) => face >= from.value);
  const says = `${name}, ${pace}, saved on ${from.value === 6 ? '6' : from.value === 5 ? '5 or 6' : `${from.value} to 6`}`;
  yield* step({
    id: 'vehicle',
    clause: 'wrg:soft.1',
    value: saved,
    text: `${says}: ${saved ? 'saved' : 'destroyed; the others in it get out on the spot'}`,
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

/** Figures of one kind that were rolled for: how many bring their vehicle into it, and how many their radio. */
export interface Touched {
  readonly figure: Figure;
  readonly riders: number;
  readonly radios: number;
}

/** What is rolled for with these figures: a radio for each radio man, one roll for each vehicle however many ride in it. */
export function* softLosses(touched: readonly Touched[], all: readonly Figure[]): Rule<SoftLoss> {
  const radiosOut: string[] = [];
  const vehiclesLost: string[] = [];
  const vehiclesBurning: string[] = [];
  const mounts = new Map<string, Figure>();
  const losing = new Map<string, number>();
  for (const { figure, riders, radios } of touched) {
    if (figure.radio)
      for (let i = 0; i < radios; i++) if (yield* radioOf(figure.name)) radiosOut.push(figure.name);
    if (figure.rides === undefined) continue;
    const mount = mountOf(figure.rides, figure);
    mounts.set(mount, figure);
    losing.set(mount, isAnimalOrCycle(figure.rides) ? riders : 1);
  }
  for (const [mount, rider] of mounts) {
    for (let i = 0; i < losing.get(mount)!; i++) {
      const fate = yield* softVehicle(mount, rider);
      if (fate !== 'saved') vehiclesLost.push(mount);
      if (fate === 'burning') vehiclesBurning.push(mount);
    }
  }
  return {
    ...(all.some(({ radio }) => radio) && { radiosOut }),
    ...(all.some(({ rides }) => rides !== undefined) && { vehiclesLost, vehiclesBurning }),
  };
}
