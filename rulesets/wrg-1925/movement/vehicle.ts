import type { Rule } from '../../../src/rules/rule.js';
import { a, counted } from '../../../src/rules/text/say.js';
import { metres } from '../say.js';
import { columnOf, inLight } from '../smoke/light.js';
import { type ClauseId, look, type RulingId, refuse, ruling, step } from '../words.js';
import { type Deduction, noLessThanNothing, takenOff } from './deductions.js';
import type { Move } from './input.js';
import { CROSSING_AFVS, CROSSING_SOFT, ON_TWO_WHEELS, paceOf } from './movers.js';
import { mover } from './roles.js';
import { type VehiclePace, vehicleDeductions, vehiclePaces } from './tables.js';

const GOES: Readonly<Record<VehiclePace, string>> = {
  dash: 'a high speed dash',
  'move-and-fire': 'moving and firing',
  reverse: 'in reverse',
  swim: 'swimming',
  ride: 'on horseback',
};

/**
 * How far a vehicle or rider may move: the pace by the light (vehicle.1, vehicle.2), less what closing down (vehicle.3)
 * and what is done on the way costs (vehicle.4, vehicle.5).
 * @returns metres
 */
export function* inVehicle(input: Move): Rule<number> {
  const pace = paceOf(input) as VehiclePace;
  yield* maySwimOrReverse(input, pace);
  yield* firing(input, pace);
  if (input.obstacles > 0) yield* mayCross(input);
  if (input.brush) yield* mayCrush(input, pace);
  const allowance = yield* allowanceOf(input, pace);
  const left = yield* lessDeductions(allowance, input);
  const far = yield* noLessThanNothing(left, 'wrg:vehicle.4', input.scale);
  if (input.type === 'horse' && input.dismount) yield* holders(input);
  return input.type === 'bicycle' ? yield* cycling(far, input) : far;
}

const paceClause = (pace: VehiclePace): ClauseId =>
  pace === 'dash' || pace === 'move-and-fire' ? 'wrg:vehicle.1' : 'wrg:vehicle.2';

function* maySwimOrReverse({ type }: Move, pace: VehiclePace): Rule<void> {
  if (pace === 'swim') {
    if (ON_TWO_WHEELS.includes(type)) {
      refuse('wrg:vehicle.2', `Only an amphibious vehicle swims, not ${a(type)}.`);
    }
    const text = 'for an amphibious vehicle alone: no other swims';
    yield* step({ id: 'amphibious', clause: 'wrg:vehicle.2', value: true, text });
  }
  if (pace === 'reverse' && (yield* ruling('wrg:R1')) === 2) {
    refuse(
      'wrg:vehicle.2',
      'The main table has no number for reversing.',
      'The sheet has one: --ruling wrg:R1=1.',
    );
  }
}

/** A high speed dash leaves no time to fire. */
function* firing({ fire }: Move, pace: VehiclePace): Rule<void> {
  const may = pace !== 'dash';
  if (fire && !may) refuse('wrg:vehicle.1', 'A high speed dash bars firing.', 'Use --pace move-and-fire.');
  if (may && pace !== 'move-and-fire' && !fire) return;
  const text = may ? 'may fire as well' : 'no firing at this pace';
  yield* step({ id: 'firing', clause: paceClause(pace), value: may, text });
}

/** The metres of the pace in this light, less what moving closed down costs. */
function* allowanceOf({ light, closedDown, scale }: Move, pace: VehiclePace): Rule<number> {
  const { value: row, ...from } = yield* look(vehiclePaces.cells[pace]);
  const value = row[columnOf(light)];
  const text = `${GOES[pace]} ${inLight[light]}: ${metres(value, scale)}`;
  yield* step({ id: 'pace', clause: paceClause(pace), value, text, from: { value, ...from } });
  if (!closedDown) return value;
  const less = `closed down: ${metres(row.closedDown, scale)} less`;
  yield* step({ id: 'closed-down', clause: 'wrg:vehicle.3', value: 0 - row.closedDown, text: less });
  return value - row.closedDown;
}

type Row = keyof typeof vehicleDeductions.cells;

/** Takes off what is done on the way, and what it costs on top closed down. */
function* lessDeductions(allowance: number, input: Move): Rule<number> {
  const { light, closedDown, scale } = input;
  const rows: Deduction[] = [];
  let done = 0;
  let closed = 0;
  const instead = closedDown && (yield* ruling('wrg:R116')) === 2;
  for (const { row, times, clause, what, by, free } of yield* doneOnTheWay(input)) {
    if (times === 0) continue;
    const { value: costs, ...from } = yield* look(vehicleDeductions.cells[row]);
    const open = free ? 0 : costs[columnOf(light)];
    rows.push({ id: row, clause, times, what, each: { value: open, ...from }, ...(by && { ruling: by }) });
    if (free) continue;
    done += times;
    closed += times * (instead ? costs.closedDown - open : costs.closedDown);
  }
  const left = yield* takenOff(allowance, rows, scale);
  if (!closedDown || done === 0) return left;
  const each = `closed down, each of these costs ${instead ? 'that column alone' : 'more'}`;
  const text = `${each}: ${metres(Math.abs(closed), scale)} ${closed < 0 ? 'back' : 'less'}`;
  yield* step({
    id: 'closed-down-each',
    clause: 'wrg:vehicle.3',
    value: 0 - closed,
    text,
    ruling: 'wrg:R116',
  });
  return left - closed;
}

interface Way {
  readonly row: Row;
  readonly times: number;
  readonly what: string;
  readonly clause: ClauseId;
  readonly by?: RulingId;
  readonly free?: boolean;
}

function* doneOnTheWay(input: Move): Rule<Way[]> {
  const clause = 'wrg:vehicle.4';
  const once = (is: boolean) => Number(is);
  return [
    { row: 'brush', times: once(input.brush), what: 'crushing through brush', clause, by: 'wrg:R118' },
    { row: 'obstacle', times: input.obstacles, what: 'crossing an obstacle', clause, by: 'wrg:R8' },
    { row: 'halt', times: input.halts, what: 'accelerating from a halt', clause },
    { row: 'start-up', times: once(input.startUp), what: 'starting up', clause },
    { row: 'limbering', times: input.limbering, what: 'limbering or unlimbering', clause },
    {
      row: 'mounting',
      times: once(input.mount) + once(input.dismount),
      what: 'mounting or dismounting',
      clause,
    },
    { row: 'troops', times: input.troops, what: 'picking up or setting down troops', clause },
    { row: 'steep-slope', times: once(input.steepSlope), what: 'climbing a steep slope', clause },
    ...(yield* turning(input)),
  ];
}

/** What is paid for turning: either line, or both for a turn of over 45 degrees (vehicle.5, R115). */
function* turning({ turns, sharpTurns }: Move): Rule<Way[]> {
  if (turns + sharpTurns === 0) return [];
  const option = yield* ruling('wrg:R115');
  const line = { clause: 'wrg:vehicle.5', by: 'wrg:R115' } as const;
  const small = { ...line, row: 'turn', what: 'turning' } as const;
  const over = { ...line, row: 'turn-over-45', times: sharpTurns, what: 'turning over 45 degrees' } as const;
  if (option === 3) return [{ ...small, what: 'turning up to 45 degrees', times: turns, free: true }, over];
  const each = { ...small, times: turns + sharpTurns };
  return option === 2 ? [each] : [each, over];
}

/** Off hard roads a pedal cycle does half (vehicle.6). */
function* cycling(far: number, { hardRoad, scale }: Move): Rule<number> {
  const value = hardRoad ? far : far / 2;
  const text = hardRoad
    ? 'a bicycle at full speed on a hard road'
    : `half speed off hard roads: ${metres(value, scale)}`;
  return yield* step({ id: 'bicycle', clause: 'wrg:vehicle.6', value, text });
}

/** One horseman in three stays with the horses (vehicle.7), of numbers between one more or, if so ruled, not (R187). */
function* holders({ men, leaveHorses }: Move): Rule<void> {
  const line = { id: 'horses', clause: 'wrg:vehicle.7' } as const;
  if (leaveHorses) {
    yield* step({ ...line, value: 0, text: 'nobody holds the horses: they disappear' });
  } else if (men === undefined) {
    yield* step({ ...line, value: true, text: 'one man in three stays to hold the horses' });
  } else {
    const full = (yield* ruling('wrg:R187')) === 2;
    const stay = full ? Math.max(1, Math.floor(men / 3)) : Math.ceil(men / 3);
    const text = `${counted(stay, 'man', 'men')} of ${men} ${stay === 1 ? 'stays' : 'stay'} to hold the horses`;
    yield* step({ ...line, value: stay, text, ruling: 'wrg:R187' });
    yield* mover.as.group.set('wrg:vehicle.7', { holders: stay });
  }
}

/** Which vehicles cross a hedge, wall, ditch or bank (vehicle.4, R8). */
function* mayCross({ type }: Move): Rule<void> {
  const soft = (yield* ruling('wrg:R8')) === 2;
  if (type === 'horse' || CROSSING_AFVS.includes(type) || (soft && CROSSING_SOFT.includes(type))) return;
  const who = soft ? 'tracked or multi-wheeled vehicles' : 'tracked or multi-wheeled AFVs';
  refuse('wrg:vehicle.4', `Only horses and ${who} cross obstacles, not ${a(type)}.`);
}

/** Which vehicles crush through brush (vehicle.4, R118); a high speed dash keeps to the open (vehicle.1). */
function* mayCrush({ type }: Move, pace: VehiclePace): Rule<void> {
  if (pace === 'dash') {
    refuse('wrg:vehicle.1', 'A high speed dash is for open ground, not brush.', 'Use --pace move-and-fire.');
  }
  const medium = (yield* ruling('wrg:R118')) === 2;
  if (type === 'medium-tank' || (type === 'heavy-tank' && !medium)) return;
  const who = medium ? 'medium tanks' : 'medium and heavy tanks';
  refuse('wrg:vehicle.4', `Only ${who} crush through brush, not ${a(type)}.`);
}
