import { barring, type Conflict } from '../../../src/rules/action.js';
import type { InputOf } from '../../../src/rules/field.js';
import { count, text, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { named } from '../../../src/rules/text/likeness.js';
import { list } from '../../../src/rules/text/say.js';
import { d6 } from '../../../src/rules/words.js';
import { pointsSaid } from '../fire/ap-roll.js';
import { sniped } from '../fire/roles.js';
import { fireNumbers } from '../fire/tables.js';
import { state } from '../state.js';
import { coverConflict, coverFields, inAll, onTheWay, protection } from '../terrain/fire-cover.js';
import { smokeOver, sniperThere, tableTells } from '../turn/from-table.js';
import { sideOf, type Turn, turnOf } from '../turn/turns.js';
import { oweTo, someField, tellsGround } from '../units/fates.js';
import { action, look, permits, put, refuse, ruling, step } from '../words.js';
import { ON_THE_MAP, snipersDue } from './snipers-due.js';

const inputs = {
  range: count('range in hexes', { min: 1, max: 60 }),
  ownCover: count(
    'cover of the hex of the sniper, to which hindrances on the way are added: then the check is rolled',
    { max: 30 },
  ),
  ownHex: text('the hex of the sniper, as the players call it', { metavar: 'hex', max: 80 }),
  checkOnly: toggle('the elimination check alone, when the points are applied', {}),
  pinnedOnly: toggle('no unpinned unit is left in the target hex', {}),
  opportunity: toggle('opportunity fire at infantry that moves', {}),
  withdraw: toggle('he is withdrawn, in an After-Action Phase', {}),
  entered: toggle('an enemy has entered his hex: he is eliminated', {}),
  harmless: toggle('those who have brought him ride in an AFV: he appears, and harms nobody', {}),
  targets: someField('those of the hex who have brought him, or who move'),
  side: text('the side whose sniper it is', { metavar: 'Axis', max: 40 }),
  used: toggle('it has made opportunity fire this turn already', {}),
  ...coverFields,
};

type Input = InputOf<typeof inputs>;
type Result = { casualtyPoints: number; sniperEliminated: boolean };

export const sniper = action({
  name: 'sniper',
  says: 'A sniper attacks a hex, and may be found',
  inputs,
  requires: ({ checkOnly, withdraw, entered }) => [
    ...(checkOnly ? ['ownCover'] : []),
    ...(withdraw || entered ? ['side'] : []),
  ],
  conflict: sniperConflict,
  roles: [sniped],
  permits: permits<Input>({
    clause: 'vv:beyond.17.5',
    word: 'used',
    when: ({ opportunity, used }) => opportunity && used,
    says: 'A sniper makes opportunity fire once a turn.',
  }),
  fromTable: tableTells(sniperThere, smokeOver(sniped.name)),
  waits: (table) =>
    snipersDue(table).map(({ units }) => ({
      units: [units.map(({ name }) => name)],
      says: list(units.map(({ name }) => name)),
    })),
  // A line that tells of the hex is an attack on whoever is there.
  lacksWhom: ({ terrain, cover, ...asked }) =>
    terrain === undefined && cover === undefined && !ON_THE_MAP.some((name) => asked[name]),
  memory: state,
  examples: [
    ['wg sniper --terrain woods --range 4', 'at a hex of woods'],
    ['wg sniper --terrain woods --own-cover 3 --odds', 'with its elimination check, the chances'],
    ['wg sniper --check-only --own-cover 3', 'the check alone'],
    ['wg sniper --terrain woods --dice 5', 'a die thrown by hand'],
    ['wg sniper --withdraw --side Axis', 'he leaves the map, till the next natural 12'],
  ],
  result: {
    casualtyPoints: { help: 'Casualty Points on the target hex' },
    sniperEliminated: { help: 'the sniper is eliminated', order: ['false', 'true'] },
  },
  *resolve(input, table: State): Rule<Result> {
    if (input.withdraw || input.entered) return yield* leaves(input, turnOf(table));
    yield* tellsGround(sniped, input);
    if (input.ownCover === 0) refuse('vv:beyond.17.2', 'A sniper is in a cover hex: its cover is 1 or more.');
    if (input.harmless) return yield* appears(input, turnOf(table));
    const { casualtyPoints, way } = input.checkOnly
      ? { casualtyPoints: 0, way: yield* onTheWay({ ...input, smoke: 0 }) }
      : yield* attack(input);
    if (!input.checkOnly && !input.opportunity)
      yield* sniped.as.unit.set('vv:beyond.17.2', { sniperDue: null });
    const whom = input.opportunity ? 'those who move' : 'those who have brought him';
    yield* oweTo(sniped, input.targets, casualtyPoints, { clause: 'vv:beyond.17.5', whom });
    const { found, sought } = yield* isFound(input, way, casualtyPoints);
    yield* remembered(input, turnOf(table), { found, sought });
    return { casualtyPoints, sniperEliminated: found };
  },
  luck: ({ checkOnly, withdraw, entered, harmless }) =>
    harmless
      ? undefined
      : checkOnly || withdraw || entered
        ? {
            of: 'snipers found',
            read: ({ sniperEliminated }) => Number(sniperEliminated),
            fewer: true,
          }
        : { of: 'Casualty Points', read: ({ casualtyPoints }) => casualtyPoints },
  announce: ({ casualtyPoints: n, sniperEliminated }, input) => {
    const { checkOnly, ownCover, withdraw, entered, harmless } = input;
    if (harmless) return 'he appears, and harms nobody';
    if (withdraw) return 'the sniper is withdrawn';
    const found = sniperEliminated ? 'the sniper is eliminated' : 'the sniper stays';
    if (checkOnly || entered) return found;
    const did = n === 0 ? 'no effect' : `${pointsSaid(n)} on the hex`;
    return ownCover === undefined ? did : `${did}; ${found}`;
  },
});

/** Brought by those aboard an AFV he harms nobody, and nobody looks for him (R62). */
function* appears(input: Input, turn: Turn): Rule<Result> {
  const text = 'those who have brought him ride in an AFV: he appears, and harms nobody';
  yield* step({ id: 'harmless', clause: 'vv:14.65b', value: true, text, ruling: 'vv:R62' });
  yield* sniped.as.unit.set('vv:beyond.17.2', { sniperDue: null });
  yield* remembered(input, turn, { found: false });
  return { casualtyPoints: 0, sniperEliminated: false };
}

/** One die against cover and hindrances: what it is above them are Casualty Points (17.5). @returns those on the way too */
function* attack(input: Input): Rule<{ casualtyPoints: number; way: number }> {
  const { value: reach } = yield* look(fireNumbers.cells['snipers reach']);
  const { range, opportunity } = input;
  if (range !== undefined && range > reach) {
    refuse(
      opportunity ? 'vv:beyond.17.5' : 'vv:beyond.17.2',
      `A sniper reaches ${reach} hexes, not ${range}.`,
    );
  }
  if (opportunity) {
    const text = 'opportunity fire: its only one of this turn';
    yield* step({ id: 'opportunity', clause: 'vv:beyond.17.5', value: true, text });
  }
  const protects = yield* protection(input, range === 1);
  const cover = inAll(protects);
  const roll = yield* d6('sniper');
  const value = Math.max(0, roll - cover);
  const text = `${roll} against cover and hindrances of ${cover}: ${pointsSaid(value)}`;
  yield* step({ id: 'points', clause: 'vv:beyond.17.5', value, text });
  return { casualtyPoints: value, way: protects.line - input.smoke };
}

type Sought = 'now' | 'after';

/** What became of the check: whether he was found, and whether he is still to be looked for. */
interface Looked {
  readonly found: boolean;
  readonly sought?: Sought | undefined;
}

/** After each attack, while an unpinned unit is left to look for it (17.6). */
function* isFound({ ownCover, pinnedOnly, side }: Input, way: number, points: number): Rule<Looked> {
  if (pinnedOnly) {
    const text = 'only pinned units in the hex: no elimination check';
    yield* step({ id: 'check', clause: 'vv:beyond.17.6', value: false, text });
    return { found: false };
  }
  if (ownCover === undefined) {
    const text = 'if an unpinned unit is left: a check, --check-only with --own-cover';
    yield* step({ id: 'check', clause: 'vv:beyond.17.6', value: false, text });
    // In no game nobody waits for it.
    const isAfter = side !== undefined && points > 0 && (yield* ruling('vv:R59')) === 2;
    return { found: false, sought: isAfter ? 'after' : 'now' };
  }
  if (points > 0 && (yield* ruling('vv:R59')) === 2) {
    const text = 'when the points are met, if an unpinned unit is left: a check, --check-only';
    yield* step({ id: 'check', clause: 'vv:beyond.17.6', value: false, text, ruling: 'vv:R59' });
    return { found: false, sought: 'after' };
  }
  const cover = ownCover + way;
  const roll = yield* d6('check');
  const value = roll > cover;
  const why = way > 0 ? `${ownCover} and ${way} on the way` : cover;
  const text = `elimination check, above ${why}: ${roll}, ${value ? 'the sniper is eliminated' : 'it stays'}`;
  yield* step({ id: 'check', clause: 'vv:beyond.17.6', value, text });
  return { found: value };
}

/** Where a sniper is, that he has made his opportunity fire of this turn, and that somebody is to look for him, until he is found. */
function* remembered(input: Input, { snipers }: Turn, { found, sought }: Looked): Rule<void> {
  if (input.side === undefined) return;
  if (sought === 'after') yield* sniped.as.unit.set('vv:beyond.17.6', { sniped: true });
  const { [sideOf(input.side)]: _, ...others } = snipers;
  const before = named(snipers, sideOf(input.side));
  const hex = input.ownHex ?? before?.hex;
  const cover = input.ownCover ?? before?.cover;
  const fired = input.opportunity || before?.fired === true;
  // A check by itself tells nothing new of him.
  const isOld = cover === before?.cover && hex === before?.hex && before?.sought === undefined;
  if (input.checkOnly && !found && isOld) return;
  const where = { ...(hex !== undefined && { hex }), ...(cover !== undefined && { cover }) };
  const now = { ...where, ...(fired && { fired }), ...(sought && { sought }) };
  const all = { ...others, [sideOf(input.side)]: found ? { gone: true as const } : now };
  yield* put('vv:beyond.17.5', 'snipers', all);
}

/** Off the map he fires at nobody, until a natural 12 brings him again (17.3); whoever is walked over comes no more (17.6). */
function* leaves({ side, entered }: Input, { snipers }: Turn): Rule<Result> {
  const { [sideOf(side)]: _, ...others } = snipers;
  if (entered) {
    const text = `the enemy has entered the hex of the sniper of ${side}: he is eliminated`;
    yield* step({ id: 'entered', clause: 'vv:beyond.17.6', value: true, text });
    yield* put('vv:beyond.17.6', 'snipers', { ...others, [sideOf(side)]: { gone: true as const } });
    return { casualtyPoints: 0, sniperEliminated: true };
  }
  const text = `the sniper of ${side} leaves the map: a natural 12 of the enemy brings him again`;
  yield* step({ id: 'withdrawn', clause: 'vv:beyond.17.3', value: true, text });
  yield* put('vv:beyond.17.3', 'snipers', Object.keys(others).length > 0 ? others : null);
  return { casualtyPoints: 0, sniperEliminated: false };
}

/** What hinders those who look for him as it hinders him. */
const BETWEEN = ['hindrances', 'smokeBetween', 'along'];

function sniperConflict(input: Input): Conflict | undefined {
  const barred = barring({ ...input, along: input.along?.length ? input.along : undefined });
  const leaves = input.withdraw ? 'withdraw' : input.entered ? 'entered' : undefined;
  if (leaves) {
    const others = (Object.keys(inputs) as (keyof Input)[]).filter(
      (name) => name !== leaves && name !== 'side',
    );
    return barred(others, `does not go with --${leaves}: nobody is attacked`);
  }
  if (input.checkOnly) {
    const names = [
      'range',
      'pinnedOnly',
      'targets',
      'opportunity',
      'used',
      'harmless',
      ...Object.keys(coverFields).filter((name) => !BETWEEN.includes(name)),
    ] as (keyof Input)[];
    const none = barred(names, 'does not go with --check-only: nobody is attacked');
    if (none) return none;
  }
  if (input.pinnedOnly && input.ownCover !== undefined)
    return { input: 'pinnedOnly', message: 'does not go with --own-cover: no check is rolled' };
  if (input.harmless) {
    const none = barred(
      ['opportunity', 'pinnedOnly', 'targets'],
      'does not go with --harmless: nobody is attacked',
    );
    if (none) return none;
  }
  if (input.used && !input.opportunity) return { input: 'used', message: 'needs --opportunity' };
  return coverConflict(input);
}
