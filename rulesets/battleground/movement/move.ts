import { barring, type Conflict } from '../../../src/rules/action.js';
import { count, type InputOf, measure, toggle } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { sumOf } from '../../../src/rules/words.js';
import { VEHICLE_GROUP } from '../roster/groups.js';
import { action, inches, look, ruling, step } from '../words.js';
import { distance, onRoad } from './distance.js';
import { mayMove, movePermits } from './may-move.js';
import { carrier, INTO_COVER, mover, ON_FOOT, ON_THE_WAY } from './roles.js';
import { isFoot, movementDice } from './tables.js';
import { type VehicleRoll, vehicleMove } from './vehicle-dice.js';

const onFoot = ON_FOOT;
const vehicles = VEHICLE_GROUP;
const way = 'The way';
const building = INTO_COVER;

const inputs = {
  ...inputsOf(mover, carrier),
  run: toggle('infantry runs, or moves after digging out', { group: onFoot }),
  digIn: toggle('dig in, in place of moving', { group: onFoot }),
  digOut: toggle('dig out; with --run also move', { group: onFoot }),
  mount: toggle('cavalry mounts and then moves', { group: onFoot }),
  dismount: toggle('cavalry moves and then dismounts', { group: onFoot }),
  leaveHorses: toggle('the horses are taken off for good, nobody holds them', { group: onFoot }),
  diceCount: count('movement dice to roll; all it has, if not given', { group: vehicles, min: 1, max: 4 }),
  reverse: measure('part of the roll made in reverse, which counts a third', {
    group: vehicles,
    unit: 'inches',
    max: 200,
    default: 0,
  }),
  road: toggle('takes the road bonus', { group: way }),
  offRoad: measure('part of the roll made off the road; slow ground and a ford lie there first', {
    group: way,
    unit: 'inches',
    max: 200,
    default: 0,
  }),
  obstacles: count('walls and fences to cross', { group: way, max: 20, default: 0 }),
  turn: measure('turned so far at the end (on foot) or in all (vehicles)', {
    group: way,
    unit: 'degrees',
    max: 720,
    default: 0,
  }),
  slow: measure('part of the roll made in hills, brush or forest, which counts half', {
    group: way,
    unit: 'inches',
    max: 200,
    default: 0,
  }),
  clear: measure('inches in the clear before slow terrain begins: all after them counts half', {
    group: way,
    unit: 'inches',
    max: 200,
  }),
  ford: measure('part of the roll made in a ford, which counts half', {
    group: way,
    unit: 'inches',
    max: 200,
    default: 0,
  }),
  intoEnemy: toggle('into or through an enemy unit', { group: way }),
  declared: measure('the distance declared, if it was less than the roll might give', {
    group: way,
    unit: 'inches',
    max: 200,
  }),
  intoBuilding: toggle('into a building', { group: building }),
  occupants: count('figures in it already', { group: building, max: 18, default: 0 }),
  occupyingUnits: count('units in it already', { group: building, max: 2, default: 0 }),
};
export type Move = InputOf<typeof inputs>;
type Result = { inches: number; immobilised: boolean };

export const move = action({
  name: 'move',
  says: 'How far a unit or vehicle moves',
  inputs,
  requires: ({ type = 'infantry', board, intoBuilding, figures }) =>
    (board || intoBuilding) && isFoot(type) && !figures ? ['figures'] : [],
  conflict: (input) => moveConflict(input),
  examples: [
    ['wg move', 'infantry walks'],
    ['wg move --run --road', 'runs along a road'],
    ['wg move --type tank --turn 90', 'a tank turns a quarter on the way'],
    ['wg move --type car --dice-count 3', 'a car that takes no risk of breaking down'],
    ['wg move --clear 2 --dice 6', 'two inches in the clear, then woods, rolled by hand'],
    ['wg move --type cavalry --dismount --figures 8', 'cavalry moves and dismounts'],
  ],
  result: {
    inches: { help: 'how far it moves, in inches' },
    immobilised: { help: 'it broke down and cannot move any more', order: ['false', 'true'] },
  },
  reminders: [
    'bg:move.2',
    'bg:hidden.1',
    'bg:hidden.2',
    'bg:terrain.5',
    ['bg:move.1', ({ type }) => isFoot(type)],
    ['bg:move.4', ({ type }) => isFoot(type)],
    ['bg:move.10', ({ type, road }) => road && isFoot(type)],
    'bg:move.11',
    ['bg:mine.8', ({ digIn }) => digIn],
    ['bg:nonstand.2', ({ type }) => isFoot(type)],
  ],
  roles: [mover, carrier],
  permits: movePermits,
  *resolve(input): Rule<Result> {
    yield* mayMove(input);
    yield* mover.on.set('bg:card.3', { hasMoved: true });
    if (input.digIn) return yield* digIn();
    if (input.board) return yield* boarded(input);
    if (input.digOut && !input.run) return yield* digOutOnly(input);
    const { moved: rolled, brokeDown } = yield* movementRoll(input);
    const immobilised = brokeDown !== undefined;
    if (brokeDown) yield* mover.as.vehicle.set(brokeDown, { stoppedBy: 'breakdown' });
    if (immobilised && rolled === 0) return { inches: 0, immobilised };
    const moved = yield* distance(input, rolled);
    if (isFoot(input.type) && moved > 0) yield* deadLeft();
    yield* markers({ ...input, road: (yield* onRoad(input, rolled)) > 0 });
    return { inches: moved, immobilised };
  },
  announce: ({ inches: n, immobilised }, { digIn, digOut, run, board }) =>
    immobilised
      ? `broken down for good${n > 0 ? ` after ${inches(n)}` : ''}`
      : digIn
        ? 'dug in'
        : board
          ? 'on or off, no move'
          : digOut && !run
            ? 'out of its position, no move'
            : `moves up to ${inches(n)}`,
});

function* digIn(): Rule<Result> {
  yield* step({ id: 'dig-in', clause: 'bg:dig.1', value: true, text: 'digs in, which is its whole move' });
  yield* step({ id: 'dig-marker', clause: 'bg:mark.1', value: 'brown', text: 'takes the brown marker' });
  const text = 'and the green one besides, until its next card';
  yield* step({ id: 'run-marker', clause: 'bg:mark.2', value: 'green', text });
  yield* step({ id: 'dig-unit', clause: 'bg:dig.4', value: true, text: 'the unit is dug in, not the place' });
  yield* mover.as.infantry.set('bg:dig.1', { dugIn: true, ran: true });
  yield* mover.as.infantry.set('bg:move.9', { road: null });
  return { inches: 0, immobilised: false };
}

/** Digging out is a whole move (dig.2); whether it counts as running is ruled (R19). */
function* digOutOnly(input: Move): Rule<Result> {
  const text = 'digs out, which is its whole move';
  yield* step({ id: 'dig-out', clause: 'bg:dig.2', value: 0, text, ruling: 'bg:R19' });
  yield* markers({ ...input, run: (yield* ruling('bg:R19')) === 2 });
  return { inches: 0, immobilised: false };
}

function* boarded(input: Move): Rule<Result> {
  const { figures, vehicles } = input;
  const near = vehicles === 1 ? 'it' : 'the one they ride in';
  const text = `${counted(figures!, 'figure')} on or off ${counted(vehicles, 'vehicle')}: a whole walk, within 1 in of ${near}`;
  yield* step({ id: 'board', clause: 'bg:pass.2', value: figures!, text, ruling: 'bg:R29' });
  yield* step({
    id: 'vehicle-waits',
    clause: 'bg:pass.2',
    value: true,
    text: `the ${vehicles === 1 ? 'vehicle does' : 'vehicles do'} not move on this card`,
  });
  yield* markers(input);
  yield* deadLeft();
  if (input.riding) yield* mover.as.infantry.set('bg:pass.2', { aboard: null });
  else {
    yield* mover.as.infantry.bind('bg:pass.2', 'aboard', 'carrier');
    // The field attacks them in this move; from then on it is the vehicle that stands there, or does not.
    if (input.mined) yield* mover.as.infantry.set('bg:mine.12', { mined: null }, 'card');
  }
  yield* carrier.as.vehicle.set('bg:pass.2', { boarded: true });
  return { inches: 0, immobilised: false };
}

/** The movement dice: of infantry (move.5, move.6, dig.2), cavalry (cav.1, cav.4) and vehicles. */
function* movementRoll(input: Move): Rule<VehicleRoll> {
  const { type } = input;
  if (!isFoot(type)) return yield* vehicleMove({ ...input, type });
  const how = type === 'infantry' ? footMove(input) : horseMove(input);
  const from = yield* look(movementDice.cells[how.kind]);
  const rolled = yield* sumOf(from.value, 'move');
  const text = `${how.doing} ${from.value}D6: ${inches(rolled)}`;
  yield* step({ id: 'roll', clause: how.clause, value: rolled, text, from });
  return { moved: rolled };
}

const footMove = ({ run, digOut }: Move) =>
  digOut
    ? ({ kind: 'digging out', clause: 'bg:dig.2', doing: 'digs out and moves' } as const)
    : run
      ? ({ kind: 'run', clause: 'bg:move.6', doing: 'runs' } as const)
      : ({ kind: 'walk', clause: 'bg:move.5', doing: 'walks' } as const);

const horseMove = ({ mount, dismount }: Move) =>
  mount || dismount
    ? ({
        kind: 'mounting',
        clause: 'bg:cav.4',
        doing: mount ? 'mounts and moves' : 'moves and dismounts',
      } as const)
    : ({ kind: 'cavalry', clause: 'bg:cav.1', doing: 'moves' } as const);

/** A medic tries for those who fell where his unit stands: those who go away leave them behind (medic.6). */
const deadLeft = (): Rule<void> => mover.as.infantry.set('bg:medic.6', { dead: null });

/** The markers the move leaves (dig.2, move.6, move.7, move.9), and the horses of cavalry (cav.5, cav.6). */
function* markers(input: Move): Rule<void> {
  const { type, run, road, ran, mount, dismount, leaveHorses, figures } = input;
  const { infantry } = mover.as;
  if (input.digOut) yield* infantry.set('bg:dig.2', { dugIn: null });
  if (type === 'infantry' && run) {
    yield* step({
      id: 'run-marker',
      clause: 'bg:move.7',
      value: true,
      text: 'takes the run marker (green) until it next shoots or moves',
    });
    yield* infantry.set('bg:move.7', { ran: true });
  } else if (ran) {
    yield* step({ id: 'run-marker', clause: 'bg:move.7', value: false, text: 'its run marker comes off' });
    yield* infantry.set('bg:move.7', { ran: null });
  }
  if (type === 'cavalry') {
    yield* step({
      id: 'no-marker',
      clause: 'bg:cav.2',
      value: true,
      text: 'cavalry loses no grade for moving',
    });
  }
  if (road && isFoot(type)) {
    yield* step({
      id: 'road-marker',
      clause: 'bg:move.9',
      value: true,
      text: 'takes the road marker (white) until it next moves or is shot at',
    });
  }
  if (isFoot(type)) yield* infantry.set('bg:move.9', { road: road || null });
  if (mount) yield* infantry.set('bg:cav.4', { mounted: true, horses: null });
  if (!dismount) return;
  yield* infantry.set(leaveHorses ? 'bg:cav.6' : 'bg:cav.5', {
    mounted: null,
    horses: leaveHorses ? null : true,
  });
  if (leaveHorses) {
    yield* step({
      id: 'horses',
      clause: 'bg:cav.6',
      value: false,
      text: 'the horses go for good: all fight on foot',
    });
  } else {
    const left = figures === undefined ? 'the rest' : `${figures - 1} of ${figures}`;
    yield* step({
      id: 'horses',
      clause: 'bg:cav.5',
      value: 1,
      text: `one figure holds the horses, ${left} fight on foot`,
    });
  }
}

function moveConflict(input: Move): Conflict | undefined {
  const { type } = input;
  const barred = barring(input);
  return (
    (type !== 'infantry' ? barred(['run', 'digOut'], 'is for infantry: --type infantry') : undefined) ||
    (type !== 'cavalry'
      ? barred(['mount', 'dismount', 'leaveHorses'], 'is for cavalry: --type cavalry')
      : undefined) ||
    (isFoot(type)
      ? barred(
          ['diceCount', 'diceMost', 'tracked', 'reverse', 'damage', 'stoppedBy', 'boarded'],
          'is for vehicles: --type car or tank',
        )
      : undefined) ||
    (!isFoot(type)
      ? barred(['intoBuilding'], 'is for infantry and cavalry: a vehicle does not enter a building') ||
        barred(
          ['ran', 'figures', 'board', 'routing', 'riding', 'mounted', 'mined'],
          'is for infantry and cavalry',
        )
      : undefined) ||
    (input.digIn ? barred(['dugIn'], 'and --dig-in exclude each other: it is dug in already') : undefined) ||
    (input.digIn
      ? barred(['run', 'digOut', 'board', 'intoBuilding', ...ON_THE_WAY], 'does not go with --dig-in')
      : undefined) ||
    (input.board ? barred(['run', 'digOut', ...ON_THE_WAY], 'does not go with --board') : undefined) ||
    (input.digOut && !input.run ? barred(ON_THE_WAY, 'needs --run with --dig-out') : undefined) ||
    (input.mount && input.dismount
      ? { input: 'mount', message: 'and --dismount exclude each other' }
      : undefined) ||
    (input.slow > 0 && input.clear !== undefined
      ? { input: 'clear', message: 'and --slow exclude each other' }
      : undefined) ||
    (input.leaveHorses && !input.dismount
      ? { input: 'leaveHorses', message: 'needs --dismount' }
      : undefined) ||
    (!input.intoBuilding ? barred(['occupants', 'occupyingUnits'], 'needs --into-building') : undefined) ||
    (isFoot(type) && input.turn > 180
      ? { input: 'turn', message: 'is at most 180 on foot or on horseback' }
      : undefined) ||
    (!input.road ? barred(['offRoad'], 'needs --road') : undefined) ||
    (input.offRoad > 0 ? barred(['clear'], 'does not go with --off-road: say --slow') : undefined) ||
    (!input.board ? barred(['vehicleMoved', 'prisoners'], 'needs --board') : undefined) ||
    (!input.board && input.vehicles > 1 ? { input: 'vehicles', message: 'needs --board' } : undefined)
  );
}
