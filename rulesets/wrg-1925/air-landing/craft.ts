import type { Tally } from '../../../src/rules/draw.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted, outOf } from '../../../src/rules/text/say.js';
import { addUp, dice, part } from '../../../src/rules/words.js';
import { metres } from '../say.js';
import { effectAt } from '../weapons/effect.js';
import { refuse, step } from '../words.js';
import type { LandedBy, Landing } from './input.js';
import { hasLanded, isDown, lander } from './roles.js';
import { ROPE } from './rope.js';

/** Room that a glider and a helicopter need, in metres (air.9, air.10). */
const GLIDER_RUN = 100;
const ROTOR_CLEARANCE = 2;
/** Crew of an aircraft (air.16). */
const CREW: Readonly<Record<Exclude<LandedBy, 'parachute'>, number>> = { glider: 2, helicopter: 4 };

/** A glider needs room for its run (air.9), and those who get out leave a vehicle (air.12). */
export function* glide({ run, scale }: Landing): Rule<{ lands: boolean }> {
  if (run! < GLIDER_RUN) {
    const needs = metres(GLIDER_RUN, scale);
    refuse(
      'wrg:air.9',
      `A glider needs ${needs} after a tree or hedge to land; this is ${metres(run!, scale)}.`,
    );
  }
  const text = `${metres(run!, scale)} from the last tree or hedge: it lands`;
  yield* step({ id: 'lands', clause: 'wrg:air.9', value: true, text });
  yield* leaving();
  return { lands: true };
}

/** A helicopter lands where its rotors have room, or hovers while men go down a rope (air.10, air.11). */
export function* hover({ clearance, men, scale }: Landing): Rule<{ lands: boolean; periods?: number }> {
  const lands = clearance! >= ROTOR_CLEARANCE;
  const room = `${metres(clearance!, scale)} clear beyond the rotor disks`;
  const text = `${room}: ${lands ? 'it lands' : `it cannot land, which takes ${ROTOR_CLEARANCE}`}`;
  yield* step({ id: 'lands', clause: 'wrg:air.10', value: lands, text });
  if (lands) {
    yield* leaving();
    return { lands, ...(men !== undefined && { periods: 1 }) };
  }
  const periods = Math.ceil(men! / ROPE);
  const rope = `it hovers: ${counted(men!, 'man', 'men')} down a rope, ${ROPE} a period: ${counted(periods, 'period')}`;
  yield* step({ id: 'periods', clause: 'wrg:air.11', value: periods, text: rope });
  return { lands, periods };
}

/** On the ground an aircraft is a vehicle to those who leave it (air.12). */
function* leaving(): Rule<void> {
  const text = 'those who get out leave a vehicle: 10 metres off their move, and they count as erect';
  yield* step({ id: 'leaving', clause: 'wrg:air.12', value: -10, text });
}

/** A helicopter fires back with one machine gun to a side, that of a pintle (air.14, R16). */
export function* returnFire({ by, doorGuns, range, scale }: Landing): Rule<{ points: number }> {
  if (by === 'glider') refuse('wrg:air.14', 'A glider cannot return fire; only a helicopter can.');
  if (doorGuns! > 1)
    refuse('wrg:air.14', `A helicopter has one pivot machine gun on each side, not ${doorGuns}.`);
  const from = yield* effectAt('mg-pintle', range!);
  const text = `one machine gun to that side, at ${metres(range!, scale)}: ${counted(from.value, 'point')}`;
  yield* step({
    id: 'return-fire',
    clause: 'wrg:air.14',
    value: from.value,
    text,
    from,
    ruling: 'wrg:R16',
  });
  return { points: from.value };
}

const ABOARD = ['passengers', 'crew'] as const;
type Lost = Tally<(typeof ABOARD)[number]>;
const NOBODY: Lost = { passengers: 0, crew: 0 };
/** What they get out of a crash with. */
const KEEPS = { passengers: 'personal weapons', crew: 'pistols' } as const;

/** What ground fire comes to for an aircraft and those aboard. */
export type Crash = { down: boolean; casualties: number; weaponsLost?: number };

/** A 1 among the men hit aboard brings the aircraft down, and everyone else must live through it (air.15, air.16). */
export function* shotDown(input: Landing, period: number): Rule<Crash> {
  const { by, hits, hw, men = 0, target } = input;
  const crew = input.crew ?? CREW[by as keyof typeof CREW];
  const down = yield* part(broughtDown, by, hits!);
  const lost = down
    ? yield* addUp(ABOARD, [() => survival('passengers', men), () => survival('crew', crew)])
    : NOBODY;
  const weaponsLost = hw === undefined ? undefined : down ? hw : 0;
  if (down && hw !== undefined) {
    const text = `${counted(hw, 'heavy weapon')} lost in the crash`;
    yield* step({ id: 'weapons-lost', clause: 'wrg:air.16', value: hw, text });
  }
  // The crew is that of the aircraft, and none of the group.
  yield* hasLanded(input, { men: lost.passengers, weaponsLost }, 'wrg:air.16');
  if (target !== undefined)
    yield* down ? isDown(input, period, true) : lander.on.add('wrg:air.15', { aboardDiced: hits! });
  const casualties = lost.passengers + lost.crew;
  return { down, casualties, ...(weaponsLost !== undefined && { weaponsLost }) };
}

function* broughtDown(by: LandedBy, hits: number): Rule<boolean> {
  const { ones } = yield* dice({
    dice: ['hit-aboard'],
    times: hits,
    tally: ['ones'],
    read: (face) => ({ ones: face === 1 ? 1 : 0 }),
  });
  const down = ones > 0;
  const text = `a die for each of ${counted(hits, 'man', 'men')} hit aboard, a 1 brings the ${by} down: ${down ? 'down' : 'it flies on'}`;
  return yield* step({ id: 'down', clause: 'wrg:air.15', value: down, text });
}

function* survival(who: keyof Lost, n: number): Rule<Lost> {
  if (n === 0) return NOBODY;
  const { lost } = yield* dice({
    dice: [who],
    times: n,
    tally: ['lost'],
    read: (face) => ({ lost: face < 4 ? 1 : 0 }),
  });
  const text = () => `${who}, alive on 4, 5 or 6: ${outOf(n - lost, n)}, with ${KEEPS[who]}`;
  yield* step({ id: who, clause: 'wrg:air.16', value: lost, text });
  return { ...NOBODY, [who]: lost };
}
