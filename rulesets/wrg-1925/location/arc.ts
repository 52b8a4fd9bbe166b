import type { Rule } from '../../../src/rules/rule.js';
import { type ClauseId, look, ruling, step } from '../words.js';
import type { Spot, Viewer } from './input.js';
import { type Arc, arcs } from './tables.js';

/** How far a direction is off another, in degrees from 0 to 180. */
const off = (direction: number, from: number): number => {
  const turned = Math.abs(direction - from) % 360;
  return Math.min(turned, 360 - turned);
};

const WHOSE: Readonly<Record<Viewer, string>> = {
  infantry: 'an infantryman',
  'heavy-weapon': 'a heavy weapon in position',
  turret: 'a turreted vehicle',
  'armed-vehicle': 'an armed vehicle without a turret',
  'head-out': 'a man with head and shoulders out',
  'soft-vehicle': 'a man in a soft vehicle',
};
const CLAUSE: Readonly<Record<Viewer, ClauseId>> = {
  infantry: 'wrg:locate.7',
  'heavy-weapon': 'wrg:locate.8',
  turret: 'wrg:locate.9',
  'armed-vehicle': 'wrg:locate.8',
  'head-out': 'wrg:locate.10',
  'soft-vehicle': 'wrg:locate.10',
};

/** Whether a target is in the arc of vision, and in that of fire. */
export interface InArc {
  readonly sees: boolean;
  readonly bears: boolean;
}
/** Nothing is known of arcs, or they do not count. */
export const EVERYWHERE: InArc = { sees: true, bears: true };

/**
 * Whether the target is in the field of vision (locate.7 to locate.10), and in that of fire where it is narrower.
 * Both sides of an arc are in it.
 */
export function* inTheArc(input: Spot, bearing: number): Rule<InArc> {
  const { viewer, turretBearing = 0 } = input;
  const clause = CLAUSE[viewer];
  if ((yield* ruling('wrg:R54')) === 2) {
    const text = 'the sheet has no arcs: it may look anywhere';
    yield* step({ id: 'vision', clause, value: true, text, ruling: 'wrg:R54' });
    return EVERYWHERE;
  }
  const { row, turns } = yield* arcOf(input);
  const { value: arc, ...from } = yield* look(arcs.cells[row]);
  const aside = Math.min(off(bearing, 0), turns ? off(bearing, turretBearing) : 180);
  const sees = aside <= arc.vision / 2;
  const text = `${saysArc(WHOSE[viewer], arc, turns)}: the target is ${sees ? 'in it' : 'outside'}`;
  const by = viewer === 'armed-vehicle' ? ({ ruling: 'wrg:R105' } as const) : {};
  yield* step({ id: 'vision', clause, value: sees, text, from: { value: arc, ...from }, ...by });
  if (arc.fire === arc.vision) return { sees, bears: sees };
  const bears = aside <= arc.fire / 2;
  const only = `personal and pivot weapons fire through ${arc.fire} degrees: ${bears ? 'they bear' : 'they do not bear'}`;
  yield* step({ id: 'fire', clause, value: bears, text: only });
  return { sees, bears };
}

const saysArc = (whose: string, { vision, fire }: Arc, turns: boolean): string =>
  `${whose} sees${fire === vision ? ' and fires' : ''} through ${vision} degrees ${turns ? 'to its front and along its turret' : 'ahead'}`;

/** The arc of who looks; an armed vehicle without a turret has that of a heavy weapon or, if so ruled, a turret (R105). */
function* arcOf({ viewer, prone }: Spot): Rule<{ row: keyof typeof arcs.cells; turns: boolean }> {
  if (viewer === 'infantry') return { row: prone ? 'infantry-prone' : 'infantry', turns: false };
  if (viewer !== 'armed-vehicle') return { row: viewer, turns: viewer === 'turret' };
  return (yield* ruling('wrg:R105')) === 2
    ? { row: 'turret', turns: true }
    : { row: 'heavy-weapon', turns: false };
}
