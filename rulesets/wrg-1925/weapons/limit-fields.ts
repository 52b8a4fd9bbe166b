import type { Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, toggle } from '../../../src/rules/field.js';
import type { Weapon } from './weapons.js';

const limits = { group: 'Whether it may fire' };

/** How figures can have moved before they fire (fire.6, foot.7). */
const OWN_MOVES = ['walked', 'turned', 'crawled', 'dashed', 'waded', 'climbed', 'doubled'] as const;

/** What tells whether weapons may fire at a target at all, men or armour. */
export const limitFields = {
  notLocated: toggle('the target has not been located', limits),
  goneToCover: toggle('it was located and fired on, and has gone to cover without moving since', limits),
  outOfArc: toggle('the target is not in the arc of fire, and does not pass through it', limits),
  commanderSees: toggle('the driver or commander of the vehicle has it in his field of vision', limits),
  ownMove: choice(
    OWN_MOVES,
    'how the firers moved this period, or ended their move: they count as having moved',
    limits,
  ),
  carried: toggle('they ride in a vehicle that has moved this period', limits),
  onGround: count('their period on the ground after they landed from the air, the first one is 1', {
    ...limits,
    min: 1,
    max: 9999,
  }),
  byAircraft: toggle('they landed in a glider or helicopter, and did not drop', limits),
  fromBunker: toggle('the weapons fire from inside a bunker', limits),
  antiTankRifles: toggle(
    'the one-man anti-tank weapons are no rockets but rifles: they fire from bunkers',
    limits,
  ),
};
export type Limits = Pick<InputOf<typeof limitFields>, keyof typeof limitFields>;

/** What goes only with something else. */
const NEEDS = [
  ['commanderSees', 'outOfArc', '--out-of-arc'],
  ['goneToCover', 'notLocated', '--not-located'],
  ['byAircraft', 'onGround', '--on-ground'],
  ['antiTankRifles', 'fromBunker', '--from-bunker'],
] as const;

/** What does not go together, of these. */
export function limitConflict(input: Limits, weapons: readonly Weapon[]): Conflict | undefined {
  const stray = NEEDS.find(([name, needs]) => input[name] && !input[needs]);
  if (stray) return { input: stray[0], message: `needs ${stray[2]}` };
  return input.antiTankRifles && !weapons.includes('one-man')
    ? { input: 'antiTankRifles', message: 'needs a one-man anti-tank weapon that fires' }
    : undefined;
}
