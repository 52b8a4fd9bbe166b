import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { mustBeLeft } from '../fire/on-record.js';
import {
  boundToMelee,
  canDrive,
  doneByCombat,
  firedBefore,
  mayAct,
  oneAction,
  oneMove,
  unaimedBefore,
} from '../permits.js';
import { meets, unitOf } from '../roster/meets.js';
import { far } from '../say.js';
import { state } from '../state.js';
import { byVehicle } from '../vehicles/driving.js';
import { droveOn } from '../vehicles/reach.js';
import { listed } from '../weapons/lists.js';
import { figuresWith, firesOnWalk, isCarried, type Weapon } from '../weapons/tables.js';
import { action, type Forbids, permits } from '../words.js';
import { takes } from './acting.js';
import { type Move, moveConflict, moveInputs, mover } from './move-inputs.js';
import { CLAUSES, FIRE, type Moved, movesOnFoot, SAYS } from './on-foot.js';
import { ACTIONS, type ActivationAction, CALLED } from './tables.js';

const who = ({ name }: Partial<Move>): string | undefined => name;

/** A vehicle that does not stand; of one alone nobody knows yet. */
const drives = ({ vehicle, action, distance }: Partial<Move>): boolean =>
  vehicle !== undefined && action === undefined && distance !== 0;

const isBare = ({ vehicle, action }: Partial<Move>): boolean => vehicle === undefined && action === undefined;
/** Actions that are taken where the unit stands. */
const STANDS: readonly ActivationAction[] = ['on-guard', 'aimed-fire'];

/** Those actions that are without fire: whoever has fired in an activation does not take them. */
const AFTER_FIRE = ACTIONS.filter((did) => ['none', 'reaction'].includes(CLAUSES[did][1]));

/** Of a unit on foot alone nobody asks what it does, where there is nothing left that it could (activate.5, activate.6). */
const onFootNoMore: readonly Forbids<Move>[] = [
  {
    clause: 'fubar:activate.6',
    word: 'on guard',
    when: (input) => isBare(input) && input.failed && input.took === 'on-guard',
    says: (input) => `${who(input) ?? 'It'} has had its try of this turn and is On Guard: it does not move.`,
  },
  {
    clause: 'fubar:activate.5',
    word: 'acted',
    when: (input) =>
      isBare(input) &&
      input.took !== undefined &&
      ((input.moved && !input.gone) || STANDS.includes(input.took) || input.failed),
    says: (input) =>
      `${who(input) ?? 'It'} took ${CALLED[input.took!]} in this activation, and moves no more.`,
  },
];

/** What was fired before the walk was told is what a walk allows (action.2, R16). */
const walksWith = (option: 1 | 2 | 3, allows: (weapon: Weapon) => boolean): Forbids<Move> => {
  const fired = ({ action, vehicle, spent = [] }: Partial<Move>) =>
    action === 'walk' || (action === undefined && vehicle === undefined)
      ? spent.flatMap(listed).find(({ weapon }) => !allows(weapon))
      : undefined;
  return {
    clause: 'fubar:action.2',
    word: 'fired',
    when: fired,
    says: (input) => {
      const { n, weapon } = fired(input)!;
      return `${who(input) ?? 'It'} has fired with ${figuresWith(n, weapon)}: no Walk, which is with small arms or thrown grenades.`;
    },
    under: { ruling: 'fubar:R16', option },
  };
};

export const move = action({
  name: 'move',
  says: 'How far an action or a vehicle goes, and what it forbids',
  inputs: moveInputs,
  requires: ({ vehicle }) => (vehicle ? [] : ['action']),
  conflict: (input) => moveConflict(input),
  examples: [
    ['wg move -r fubar --action walk', 'a walk'],
    ['wg move -r fubar --action duck-and-weave --through soft', 'dodging through a wood'],
    ['wg move -r fubar --action gone-to-ground --to-cover 2 --odds', 'nothing is left to chance here'],
    ['wg move -r fubar --vehicle medium-tank --through moderate', 'a tank through a wall'],
    ['wg move -r fubar --action run --unit in', 'where the players use inches'],
  ],
  result: {
    distance: { help: 'how far it goes, in the unit that is played' },
    fire: { help: 'what it may fire', order: FIRE },
  },
  roles: [mover],
  permits: permits<Move>(
    canDrive<Move>(who, drives, 'Give --distance 0 if it stands.'),
    mayAct<Move>(who),
    ...onFootNoMore,
    ...oneAction<Move>(who, ({ action }) => action, goes),
    oneMove<Move>(who, goes),
    ...firedBefore<Move>(who, drives),
    ...AFTER_FIRE.map(
      (did): Forbids<Move> => ({
        clause: CLAUSES[did][0],
        word: 'fired',
        when: ({ fired, action }) => fired && action === did,
        says: (input) => `${who(input) ?? 'It'} has fired in this activation: no ${CALLED[did]}.`,
        ...(did === 'assault' && { under: { ruling: 'fubar:R23', option: 1 } }),
      }),
    ),
    ...([1, 3] as const).map((option) => walksWith(option, firesOnWalk)),
    walksWith(2, isCarried),
    unaimedBefore<Move>(who, ({ action, vehicle }) => vehicle === undefined && action === 'aimed-fire'),
    boundToMelee<Move>(who),
    doneByCombat<Move>(who),
  ),
  memory: state,
  *resolve(input, table): Rule<Moved> {
    const { vehicle } = input;
    const reach: Moved = vehicle
      ? yield* byVehicle({ ...input, vehicle })
      : yield* movesOnFoot(input, input.action!);
    yield* meets(table, mover.as, { ...input, kind: vehicle ? 'vehicle' : 'infantry', is: { vehicle } });
    yield* moved(input, reach);
    if (!vehicle) yield* fallen(input, table);
    if (input.distance === undefined) return reach;
    return { ...reach, distance: input.distance };
  },
  announce: ({ distance, fire }, { distance: typed, unit: u }) =>
    `${distance === 0 ? 'it stays where it is' : `${typed === undefined ? 'up to ' : 'it goes '}${far(distance, u)}`}, ${SAYS[fire]}`,
});

/** Whether it is said to do anything: of a unit alone nobody knows yet. */
function goes(input: Partial<Move>): unknown {
  return input.action !== undefined || drives(input);
}

/** What it did stands for this turn: a unit on foot takes an action, a vehicle drives. */
function* moved(input: Move, { distance, fire }: Moved): Rule<void> {
  const { action, vehicle } = input;
  if (action) yield* takes(mover.on, 'fubar:activate.5', action);
  if (!vehicle) yield* mover.as.infantry.set('fubar:activate.5', wentOn(distance, input));
  else if (drives(input) && (fire === 'one-weapon' || fire === 'none'))
    yield* mover.as.vehicle.set('fubar:vehicle.3', droveOn(distance, input));
}

/** Of a unit on record those are suppressed of whom it is told with the move, where the fire was not told (suppress.1). */
function* fallen({ name, suppressed = 0 }: Move, table: State): Rule<void> {
  const { marks = {}, profile = {} } = unitOf(table, name) ?? {};
  if (name === undefined || suppressed <= Number(marks.suppressed ?? 0)) return;
  if (typeof profile.figures === 'number') mustBeLeft(name, profile.figures, { suppressed });
  yield* mover.as.infantry.set('fubar:suppress.1', { suppressed, downed: suppressed });
}

/** How a unit on foot stands after a part of its move, or all of it: on its way it may fire, and be fired at (action.2, R22). */
function wentOn(left: number, { action, distance: told, gone = 0, fired }: Move) {
  const distance = told ?? left;
  const all = gone + distance;
  const some = distance < left && all > 0;
  return {
    moved: all > 0,
    // Of an Assault it is kept to its end: melee tells the rest of it.
    ...((some || gone > 0) && { gone: some ? all : null }),
    ...(action === 'assault' && told !== undefined && all > 0 && { gone: all }),
    ...(fired && distance > 0 && { wentOn: true }),
  };
}
