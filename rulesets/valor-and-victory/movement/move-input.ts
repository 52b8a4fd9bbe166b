import { barring, type Conflict } from '../../../src/rules/action.js';
import type { InputOf } from '../../../src/rules/field.js';
import { choice, count, list, text, toggle } from '../../../src/rules/field.js';
import { POSITIONS } from '../positions/tables.js';
import { TERRAIN } from '../terrain/tables.js';
import { unitsField, unitsIn } from '../units/unit-spec.js';
import { isTransport, TRANSPORT_TAKES } from '../units/units.js';
import { wrong } from '../words.js';
import { PATH_METAVAR, PATH_WORDS, pathFault } from './move-path.js';

const infantry = 'Infantry';
const vehicle = 'AFVs and vehicles';
const end = 'Where it ends';
const start = 'Where it begins';

export const moveFields = {
  type: choice(['squad', 'half-squad', 'leader', 'gun', 'vehicle', 'afv'], 'what moves', {
    default: 'squad',
  }),
  through: list('hexes that are entered, in order; water: canal, pond, marsh, ocean or river', {
    metavar: PATH_METAVAR,
    max: 30,
    words: PATH_WORDS,
    fault: pathFault,
  }),
  to: text('the hex where it ends, as the players call it', { metavar: 'hex', max: 80 }),
  withLeader: toggle('it moves with a leader all the way', { group: infantry }),
  assaultMove: toggle('an assault move', { group: infantry }),
  advance: toggle('an advance of one hex, in the Advance and Assault Phase', {}),
  heavyWeapon: toggle('it carries a Heavy weapon', { group: infantry }),
  mp: count('movement points on its counter', { group: vehicle, max: 40 }),
  transport: text('its transport class: T1, T2, TH', { group: vehicle, metavar: 'T2', max: 2 }),
  tow: toggle('a dash below the class: it can tow a Gun', { group: vehicle }),
  largeGun: toggle('the Gun is a large one', { group: vehicle }),
  load: unitsField('what it carries or tows', { group: vehicle }),
  pinned: toggle('some of them are pinned', {}),
  immobile: toggle('the AFV is immobile', { group: vehicle }),
  aboard: toggle('they ride in a carrier', {}),
  unload: toggle('they get off their carrier first, in the Movement Phase', {}),
  carrier: text('the carrier that they get on, in its hex; with --unload off', { metavar: 'unit', max: 80 }),
  passing: toggle(
    'they go on from there, or come to take somebody on: till then the hex may hold too many',
    {},
  ),
  together: toggle('as one stack with those who have moved last, each on its own points', {}),
  terrain: choice(TERRAIN, 'terrain of the hex where it ends, where no way is told', { group: end }),
  infantryThere: count('infantry units in the hex where it ends, itself among them', { group: end, max: 60 }),
  vehiclesThere: count('AFVs, vehicles and Guns in that hex, itself among them', { group: end, max: 60 }),
  position: choice(POSITIONS, 'fortification or entrenchment there, where no way tells it', { group: end }),
  wireThere: toggle('barbed wire is in that hex', { group: end }),
  enemyThere: toggle('enemies are in that hex', { group: end }),
  taken: toggle('it is a bunker that they have taken by assault, and go into', { group: end }),
  turnsOnly: toggle('it stays in its hex, and only turns', {}),
  transferred: toggle('the carrier took on or let off somebody this turn', { group: vehicle }),
  used: count('movement points that it has spent in this move before', { max: 99, default: 0 }),
  infantryHere: count('who gets off: infantry units in that hex, itself among them', {
    group: start,
    max: 60,
  }),
  vehiclesHere: count('AFVs, vehicles and Guns in it, itself among them', { group: start, max: 60 }),
};

export type Move = InputOf<typeof moveFields>;

/** Whether infantry moves; a Gun is moved, and others are driven. */
export const onFoot = ({ type }: Pick<Move, 'type'>): boolean => !isDriven({ type }) && type !== 'gun';
export const isDriven = ({ type }: Pick<Move, 'type'>): boolean => type === 'vehicle' || type === 'afv';

/** Whether they get on a carrier. */
export const getsOn = ({
  carrier,
  unload,
}: {
  readonly carrier?: unknown;
  readonly unload?: unknown;
}): boolean => carrier !== undefined && unload !== true;

/** Whether they get off their carrier, and stay where it is. */
export const getsOffAlone = ({
  unload,
  through,
  infantryHere,
}: Pick<Move, 'unload' | 'through' | 'infantryHere'>): boolean =>
  unload && through === undefined && infantryHere === undefined;

/** The first thing that means nothing beside the rest. */
export function moveConflict(input: Move): Conflict | undefined {
  const barred = barring(input);
  const { type, transport, load } = input;
  const advance = wrong(input.advance && input.assaultMove, 'assaultMove', 'does not go with --advance');
  if (advance) return advance;
  if (getsOn(input)) {
    const moves = [
      'through',
      'to',
      'advance',
      'assaultMove',
      'withLeader',
      'together',
      'mp',
      'taken',
    ] as const;
    const none = barred(moves, 'does not go with a carrier: whoever gets on moves no more');
    return none ?? wrong(isDriven(input), 'carrier', 'is for infantry and Guns');
  }
  if (type === 'gun') {
    const driven = ['mp', 'transport', 'tow', 'load', 'immobile'] as const;
    return (
      barred(driven, 'is for AFVs and vehicles: a Gun has one movement point, or none') ??
      barred(['withLeader', 'assaultMove', 'heavyWeapon', 'taken'], 'is for infantry')
    );
  }
  if (onFoot(input)) {
    const driven = ['mp', 'transport', 'tow', 'largeGun', 'load'] as const;
    const led = type === 'leader' ? (['withLeader', 'heavyWeapon'] as const) : [];
    return (
      barred(driven, 'is for AFVs and vehicles: --type vehicle') ??
      barred(led, 'is for squads and half squads')
    );
  }
  const guns = unitsIn(load ?? []).filter(({ kind }) => kind === 'gun');
  return (
    barred(['withLeader', 'assaultMove', 'heavyWeapon', 'taken'], 'is for infantry') ??
    wrong(transport && !isTransport(transport), 'transport', TRANSPORT_TAKES) ??
    (load ? undefined : barred(['transport', 'tow', 'largeGun'], 'needs --load')) ??
    wrong(input.largeGun && guns.length === 0, 'largeGun', 'needs a gun in --load, or --type gun')
  );
}
