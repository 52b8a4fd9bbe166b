import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { isThere, menIn } from '../roster/deeds.js';
import { inPeriod, periodOf, state } from '../state.js';
import { action, inTheMainRules } from '../words.js';
import { type Crash, glide, hover, returnFire, shotDown } from './craft.js';
import { type Dropped, drop } from './drop.js';
import { airConflict, airInputs, airNeeds, type Landing, landingMode } from './input.js';
import { isDown, lander } from './roles.js';
import { asTarget, FIRE, type OnGround, onGround } from './targets.js';

type Result = Dropped & Partial<OnGround & Crash & { points: number; lands: boolean; periods: number }>;

export const airLanding = action({
  name: 'air-landing',
  says: 'Paratroops, gliders and helicopters: landing, and being fired at',
  inputs: airInputs,
  requires: airNeeds,
  conflict: airConflict,
  examples: [
    ['wg air-landing --men 10 --rough 4', 'ten paratroops, four of them in a wood'],
    ['wg air-landing --men 10 --rough 4 --odds', 'the chances instead of a roll'],
    ['wg air-landing --men 10 --rough 4 --dice "1 3 6 2"', 'dice thrown by hand'],
    ['wg air-landing --period 2', 'who may fire in the second period on the ground'],
    ['wg air-landing --by helicopter --clearance 1 --men 12', 'men down a rope'],
    ['wg air-landing --by glider --hits 2 --men 8', 'two men hit in a glider with eight more aboard'],
  ],
  result: {
    casualties: { help: 'men who fall or are lost' },
    weaponsLost: { help: 'heavy weapons that are lost' },
    fire: { help: 'who may fire in the period', order: FIRE },
    lands: { help: 'there is room to land', order: ['false', 'true'] },
    periods: { help: 'periods until all are out' },
    points: { help: 'points for the fire at them, or for theirs' },
    down: { help: 'the aircraft is brought down', order: ['false', 'true'] },
  },
  reminders: [
    ['wrg:air.1', ({ by }) => by === 'parachute'],
    ['wrg:air.8', ({ by }) => by !== 'parachute'],
  ],
  roles: [lander],
  memory: state,
  *resolve(input, table): Rule<Result> {
    yield* inPeriod();
    yield* inTheMainRules('wrg:air.1', 'air landing');
    return yield* comingDown(input, periodOf(table));
  },
  luck: ({ hits }) =>
    hits === undefined
      ? { of: 'men lost in landing', read: ({ casualties }) => casualties, fewer: true }
      : { of: 'aircraft brought down', read: ({ down }) => Number(down), fewer: true },
  announce: (result, input) => said(result, input),
});

function* comingDown(input: Landing, period: number): Rule<Result> {
  switch (landingMode(input)!) {
    case 'hits':
      return yield* shotDown(input, period);
    case 'run':
      return yield* aircraftIsDown(input, period, yield* glide(input));
    case 'clearance':
      return yield* aircraftIsDown(input, period, yield* hover(input));
    case 'doorGuns':
      return yield* returnFire(input);
    case 'targets':
      return yield* asTarget(input);
    case 'period':
      return yield* onGround(input);
    default:
      return yield* drop(input, period);
  }
}

/** Whoever was in it is on the ground from this period on. */
function* aircraftIsDown(input: Landing, period: number, result: Result): Rule<Result> {
  const { target, men } = input;
  if (target === undefined) return result;
  yield* isThere(lander, 'wrg:air.12');
  yield* isDown(input, period, true);
  for (const of of menIn(lander))
    yield* result.lands
      ? of.set('wrg:air.12', { inAircraft: true })
      : of.set('wrg:air.11', { onRope: true, ...(men !== undefined && { aloft: men }) });
  return result;
}

function said(result: Result, { by, doorGuns }: Landing): string {
  const { fire, lands, periods, points, down, casualties, weaponsLost = 0 } = result;
  if (fire) {
    return { nobody: 'nobody may fire', 'small-arms': 'small arms may fire', everybody: 'all may fire' }[
      fire
    ];
  }
  if (lands !== undefined) {
    return lands ? `the ${by} lands` : `all down the rope in ${counted(periods!, 'period')}`;
  }
  if (points !== undefined) {
    return doorGuns
      ? `${counted(points, 'point')} of return fire`
      : `${counted(points, 'point')} for the target`;
  }
  const weapons = weaponsLost > 0 ? [`${counted(weaponsLost, 'heavy weapon')} lost`] : [];
  if (down === false) return `the ${by} flies on`;
  const men = casualties === undefined ? [] : [`${counted(casualties, 'man', 'men')} lost`];
  const losses = [...men, ...weapons].join(', ') || 'no losses';
  return down ? `the ${by} is down: ${losses}` : losses;
}
