import type { Rule } from '../../../src/rules/rule.js';
import { fireNumbers } from '../fire/tables.js';
import { enemiesThere, immobile, pinnedSaid } from '../permits.js';
import { ENTRENCHMENTS, FORTIFICATIONS } from '../positions/tables.js';
import { TERRAIN } from '../terrain/tables.js';
import { tableTells } from '../turn/from-table.js';
import { carrier, mover } from '../units/roles.js';
import { unitsIn } from '../units/unit-spec.js';
import { action, type ClauseId, ends, look, permits, refuse, step } from '../words.js';
import { boards, carriesNoMore, loadWith, transferred } from './board.js';
import { type Moving, mustBeOpenTo, pathCost } from './move-cost.js';
import { getsOffAlone, getsOn, isDriven, type Move, moveConflict, moveFields, onFoot } from './move-input.js';
import { pathIn } from './move-path.js';
import { isBunker, mustFitBunker, mustStack, overStacked } from './stack.js';
import { movementPoints } from './tables.js';
import { mustFit } from './transport.js';
import { wayBehind, whereItGoes } from './where.js';

type Result = { mp: number; spent: number; left: number; cover: number };

export const move = action({
  name: 'move',
  says: 'Movement points: what a unit has, and what its way costs',
  inputs: moveFields,
  requires: ({ type = 'squad', load }) => [
    ...(isDriven({ type }) ? ['mp'] : []),
    ...(load ? ['transport'] : []),
  ],
  conflict: moveConflict,
  roles: [mover, carrier],
  ways: [{ says: 'off its carrier', input: { unload: true } }],
  permits: permits<Move>(
    pinnedSaid('move'),
    immobile,
    {
      clause: 'vv:8.1',
      word: 'aboard',
      when: ({ aboard, unload }) => aboard && !unload,
      says: 'It rides in a carrier, and moves with it.',
      way: 'Name the carrier; with --unload it gets off.',
    },
    {
      clause: 'vv:beyond.6.32',
      word: 'large',
      when: (input) => isLargeGun(input) && !getsOn(input) && !(input.unload && input.through === undefined),
      says: 'A large Gun moves in tow alone.',
      way: 'Name its carrier.',
    },
    enemiesThere,
  ),
  fromTable: tableTells(wayBehind, whereItGoes, loadWith),
  examples: [
    ['wg move -r vv --type squad --with-leader --through 2xopen,woods:up', 'a squad with its leader'],
    ['wg move -r vv --assault-move', 'an assault move'],
    [
      'wg move -r vv --type afv --mp 10 --through road,road:turn=2,woods:reverse',
      'an AFV that turns and reverses',
    ],
    [
      'wg move -r vv --type vehicle --mp 14 --transport T2 --tow --load 2xsquad:4-6-4,gun:cr=3',
      'a loaded truck',
    ],
    ['wg move -r vv --carrier Truck --transport T2 --load squad:4-6-4', 'a squad gets on it'],
  ],
  result: {
    mp: { help: 'movement points it has' },
    spent: { help: 'movement points of its way' },
    left: { help: 'movement points that are left' },
    cover: { help: 'what an assault move adds to its cover' },
  },
  *resolve(input): Rule<Result> {
    if (getsOn(input) || input.taken) {
      yield* input.taken ? goesIn(input) : boards(input);
      return { mp: 0, spent: 0, left: 0, cover: 0 };
    }
    const mp = yield* pointsOf(input);
    if (input.load) {
      const { transport, tow, largeGun } = input;
      yield* mustFit(unitsIn(input.load), { transport: transport!.toUpperCase(), tow, largeGun });
    }
    const spent = input.through ? yield* wayOf(input, input.through, mp) : 0;
    if (!onFoot(input)) yield* mustBeOpenTo(input.type as Exclude<Moving, 'foot'>, input);
    const passing = yield* mustFindRoom(input);
    const cover = input.assaultMove ? (yield* look(fireNumbers.cells['assault move'])).value : 0;
    if (cover > 0)
      yield* step({
        id: 'cover',
        clause: 'vv:beyond.6.31',
        value: cover,
        text: `assault move: cover +${cover}`,
      });
    if (input.to !== undefined)
      yield* step({ id: 'to', clause: 'vv:beyond.10', value: input.to, text: `it ends in ${input.to}` });
    yield* arrives({ ...input, passing }, spent);
    return { mp, spent, left: Math.max(0, mp - input.used - spent), cover };
  },
  announce: ({ mp, spent, left }, input) => {
    const { through, used, carrier: onto, unload, taken, to } = input;
    if (getsOn({ carrier: onto, unload })) return `on ${onto}`;
    if (getsOffAlone(input)) return `off ${onto ?? 'their carrier'}`;
    if (taken) return to === undefined ? 'in the bunker' : `in the bunker in ${to}`;
    const all = used > 0 ? `${spent} MP more of ${mp}` : `${spent} MP of ${mp}`;
    if (!through) return `${mp} MP`;
    return `${all}, ${isStopped(input, through) ? 'and the wire stops it' : `${left || 'none'} left`}`;
  },
});

/** What the way costs: no more than it has, but for one hex; an advance and a Gun go one hex whatever it costs (5.35, 6.32). */
function* wayOf(input: Move, through: readonly string[], mp: number): Rule<number> {
  const { type, advance, assaultMove, unload, used, wireThere } = input;
  const hexes = pathIn(through);
  if (assaultMove && hexes.some(({ steep }) => steep))
    refuse('vv:beyond.10.7', 'Nobody makes an assault move between the ground and a Level 2 hill.');
  const cost = yield* pathCost(through, onFoot(input) ? 'foot' : (type as Moving), { all: mp, wireThere });
  const one = (clause: ClauseId, who: string) => {
    if (hexes.length > 1) refuse(clause, `${who} goes one hex, not ${hexes.length}.`);
  };
  if (unload) one('vv:beyond.8.3', 'Who gets off');
  if (advance) {
    const turn = hexes.at(-1)?.turn ?? 0;
    one('vv:beyond.5.35', 'An advance');
    if (turn > 1) refuse('vv:beyond.7.3', `After an advance it turns one hexside, not ${turn}.`);
    yield* step({
      id: 'advance',
      clause: 'vv:beyond.5.35',
      value: 0,
      text: 'an advance: one hex, whatever it costs',
    });
    return 0;
  }
  if (type === 'gun') {
    one('vv:beyond.6.32', 'A Gun that its crew moves');
    return Math.min(mp, cost);
  }
  const left = mp - used;
  if (used > 0) {
    const text = `it goes on: ${used} MP of ${mp} are spent, ${Math.max(0, left)} left`;
    yield* step({ id: 'used', clause: 'vv:beyond.13.8', value: used, text });
  }
  if (cost > left && (used > 0 || !(yield* isLeastMove(cost, mp, hexes.length)))) {
    const has = used > 0 ? `${Math.max(0, left) || 'none'} left of ${mp}` : mp;
    refuse(
      onFoot(input) ? 'vv:beyond.6.31' : 'vv:beyond.10',
      `That way costs ${cost} MP, and it has ${has}.`,
    );
  }
  return cost;
}

/** Two of those who have taken a bunker go into it, once their points are met (15.8). */
function* goesIn(input: Move): Rule<void> {
  const { to, position } = input;
  yield* mustFindRoom(input);
  const text = 'into the bunker that they have taken';
  yield* step({ id: 'taken', clause: 'vv:15.8c', value: true, text, ruling: 'vv:R13' });
  const terrain = FORTIFICATIONS.find((name) => name === position) ?? null;
  yield* mover.as.unit.set('vv:15.8a', { hex: to ?? null, terrain, entrenchment: null, enters: null });
}

const PASSING = 'Whoever goes on from there, or comes to take somebody on: --passing.';
const GOES_ON = 'Whoever gets off where there is no room goes on one hex: --through open --to C4.';

/** Where it ends there is room for it (6.9, 20.4, 20.5); whoever gets off goes on where there is none alone (8.3). @returns whether they pass a full hex */
function* mustFindRoom(input: Move): Rule<boolean> {
  const { infantryThere = 0, vehiclesThere = 0, infantryHere, vehiclesHere = 0 } = input;
  if (infantryHere !== undefined && !(yield* overStacked({ infantry: infantryHere, vehicles: vehiclesHere })))
    refuse(
      'vv:beyond.8.3',
      'There is room for it where it gets off: it moves no further.',
      'Leave out --through and --to.',
    );
  const there = { infantry: infantryThere, vehicles: vehiclesThere };
  // Nobody goes on from where he has advanced (5.35).
  if (input.passing && !input.advance && (yield* overStacked(there))) {
    const text = 'the hex is full: they go on from there, or one of them is taken on';
    return yield* step({ id: 'passing', clause: 'vv:6.9', value: true, text });
  }
  const way = getsOffAlone(input) ? GOES_ON : input.advance ? undefined : PASSING;
  yield* mustStack(there, 'there would be', way);
  const position = (input.through && pathIn(input.through).at(-1)?.position) ?? input.position;
  if (isBunker(position)) yield* mustFitBunker(there);
  return false;
}

/** Whether barbed wire in the hex where it ends stops infantry on its way (20.8). */
const isStopped = (input: Move, through: readonly string[]): boolean =>
  !input.advance && onFoot(input) && (input.wireThere || pathIn(through).at(-1)?.wire === true);

/** A Gun that its crew cannot move (6.32). */
const isLargeGun = ({ type, largeGun, mp }: Partial<Move>): boolean =>
  type === 'gun' && (largeGun === true || mp === 0);

/** The points of those who go anywhere: whoever gets off where there is room moves no more (8.3). */
function* pointsOf(input: Move): Rule<number> {
  if (getsOffAlone(input)) return 0;
  if (onFoot(input)) return yield* infantryPoints(input);
  // A Gun that its crew moves has one movement point (6.32).
  return isDriven(input) ? input.mp! : 1;
}

/** A unit may always move one hex that it may enter, and then no more (6.6). */
function* isLeastMove(spent: number, mp: number, hexes = 0): Rule<boolean> {
  if (hexes !== 1) return false;
  const text = `one hex is always possible: it costs ${spent} MP, and it has ${mp}`;
  return yield* step({ id: 'least', clause: 'vv:beyond.6.6', value: true, text });
}

/** A unit that has moved is where it was said to be; what is aboard goes with it. */
function* arrives(input: Move, spent: number): Rule<void> {
  const { through, to, advance, assaultMove, aboard, unload, used, together, passing, turnsOnly } = input;
  const goesNowhere = through === undefined && to === undefined;
  // Who gets off, or turns, has done so wherever he is.
  if (goesNowhere && !unload && !turnsOnly) return;
  // Whoever moved before, and not with them, has ended his move (6.1); who gets off, or turns, enters no hex (13.8).
  if (!advance && !together) yield* ends('vv:beyond.6.1', 'move');
  const moving = (through !== undefined || !unload) && !turnsOnly;
  const last = through && pathIn(through).at(-1);
  const position = last?.position ?? (through === undefined && !isDriven(input) ? input.position : undefined);
  const fortification = FORTIFICATIONS.find((name) => name === position);
  const terrain = fortification ?? TERRAIN.find((name) => name === last?.terrain) ?? input.terrain;
  const entrenchment = ENTRENCHMENTS.find((name) => name === position);
  const place = { hex: to ?? null, terrain: terrain ?? null, entrenchment: entrenchment ?? null };
  yield* mover.as.unit.set('vv:beyond.10', {
    ...(!(goesNowhere && turnsOnly) && place),
    ...(aboard && { aboard: null }),
    ...(advance ? { advanced: true } : { marked: true, moved: true, ...(moving && { moving }) }),
    // Wire stops infantry: it goes no further (20.8).
    ...(!advance && spent > 0 && !isStopped(input, through ?? []) && { spent: used + spent }),
    ...(to !== undefined && last?.wire && (onFoot(input) || input.wireThere) && { wire: to }),
    ...(assaultMove && { assaultMove }),
    ...(passing && { passing }),
  });
  if (input.transferred) yield* carriesNoMore(mover.name);
  if (unload) yield* transferred('unloaded');
}

/** What infantry has: by its kind, with a leader, less a Heavy weapon, halved in an assault move (6.31, 6.4, 12.2). */
function* infantryPoints({ type, withLeader, assaultMove, heavyWeapon }: Move): Rule<number> {
  const row = withLeader ? 'with a leader' : (type as 'squad' | 'half-squad' | 'leader');
  const from = yield* look(movementPoints.cells[row]);
  const weapon = heavyWeapon ? (yield* look(movementPoints.cells['heavy weapon'])).value : 0;
  // An assault move halves before anything else is taken off (6.4).
  const value = (assaultMove ? Math.floor(from.value / 2) : from.value) - weapon;
  const why = [
    `${type.replace('-', ' ')}${withLeader ? ' with a leader' : ''} ${from.value}`,
    ...(assaultMove ? ['assault move, half'] : []),
    ...(heavyWeapon ? [`Heavy weapon -${weapon}`] : []),
  ].join(', ');
  return yield* step({ id: 'mp', clause: 'vv:beyond.6.31', value, text: `${why}: ${value} MP`, from });
}
