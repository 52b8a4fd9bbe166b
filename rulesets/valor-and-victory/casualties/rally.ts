import type { Conflict } from '../../../src/rules/action.js';
import { count, type InputOf, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted, list as listed } from '../../../src/rules/text/say.js';
import { addUp, sumOf } from '../../../src/rules/words.js';
import { leaderThere, tableTells } from '../turn/from-table.js';
import { recover } from '../units/fates.js';
import { byHex } from '../units/place.js';
import { pinnedUnits, rallyLeader } from '../units/roles.js';
import { unitsField, unitsIn } from '../units/unit-spec.js';
import { type Counter, isInfantry, isLeader, unitSaid } from '../units/units.js';
import { action, look, permits, step } from '../words.js';
import { rallyNumbers } from './tables.js';
import { triesDue } from './tries-due.js';

const inputs = {
  unit: unitsField('pinned units by name', { required: true }),
  leader: count('modifier of an unpinned leader in the hex, 1 for -1', { max: 5, default: 0 }),
  command: toggle('in the Command Phase of their player: no dice', {}),
  unpinned: toggle('some of them are not pinned', {}),
  tried: toggle('some of them have tried to rally in this phase', {}),
  leaderPinned: toggle('the leader is pinned', {}),
};
type Input = InputOf<typeof inputs>;

export const rally = action({
  name: 'rally',
  says: 'Pinned units try to rally in the After-Action Phase of their player',
  inputs,
  conflict: rallyConflict,
  roles: [pinnedUnits, rallyLeader],
  permits: permits<Input>(
    {
      clause: 'vv:beyond.14.8',
      word: 'unpinned',
      when: ({ unpinned }) => unpinned,
      says: 'Only pinned units rally.',
    },
    {
      clause: 'vv:beyond.14.8',
      word: 'tried',
      when: ({ tried, command }) => tried && !command,
      says: 'A pinned unit tries to rally once in the After-Action Phase: that has been done.',
    },
    {
      clause: 'vv:14.7a',
      word: 'pinned',
      when: ({ leaderPinned }) => leaderPinned,
      says: 'The leader is pinned and can do nothing.',
    },
  ),
  fromTable: tableTells(leaderThere),
  waits: (table) =>
    [...byHex(triesDue(table), table.units)].map(([says, units]) => ({
      units: [units.map(({ name }) => name)],
      says,
    })),
  examples: [
    ['wg rally -r vv --unit 2xsquad:4-6-4 --leader 1', 'two squads with a leader'],
    ['wg rally -r vv --unit squad:4-6-5:elite --odds', 'elite infantry, the chances'],
    ['wg rally -r vv --unit squad:4-6-4,leader:-1 --command', 'in the Command Phase'],
    ['wg rally -r vv --unit squad:4-6-4 --dice "3 3"', 'dice thrown by hand'],
  ],
  result: { rallied: { help: 'units that are pinned no more' } },
  *resolve({ unit, leader, command }): Rule<{ rallied: number }> {
    const units = unitsIn(unit);
    if (command) {
      const text = `${counted(units.length, 'pinned unit')} of the active player ${units.length === 1 ? 'recovers' : 'recover'} without dice`;
      yield* step({ id: 'command-rally', clause: 'vv:beyond.5.31', value: units.length, text });
      for (const number of numbersOf(units)) yield* recover('vv:beyond.5.31', pinnedUnits.name, number);
      return { rallied: units.length };
    }
    if (leader > 0) {
      const text = `unpinned leader in the hex: -${leader}`;
      yield* step({ id: 'leader', clause: 'vv:beyond.14.8', value: -leader, text });
    }
    const places = numbersOf(units);
    yield* pinnedUnits.as.unit.set('vv:beyond.14.8', { tried: true });
    return yield* addUp(
      ['rallied'],
      units.map((each, i) => () => attempt(each, { leader, number: i + 1, place: places[i]! })),
    );
  },
  luck: () => ({ of: 'units rallied', read: ({ rallied }) => rallied }),
  announce: ({ rallied }, { unit }) => {
    const all = unitsIn(unit).length;
    return all === 1
      ? rallied
        ? 'the unit rallies'
        : 'the unit stays pinned'
      : `${rallied} of ${all} units rally`;
  },
});

/** The number of each, those whom they carry counted. */
function numbersOf(units: readonly Counter[]): number[] {
  let next = 1;
  return units.map(({ load }) => {
    const number = next;
    next += 1 + load.length;
    return number;
  });
}

/** Two dice, at or below the number of the unit; what it carries rallies with it (14.8). */
function* attempt(
  unit: Counter,
  { leader, number, place }: { leader: number; number: number; place: number },
): Rule<{ rallied: number }> {
  const from = yield* look(rallyNumbers.cells[rowOf(unit)]);
  const natural = yield* sumOf(2, `rally-${number}`, () => `rallying ${unitSaid(unit)} (${number})`);
  const roll = natural - leader;
  const value = roll <= from.value;
  const rolled = leader > 0 ? `${natural} - ${leader} = ${roll}` : `${roll}`;
  const text = `${unitSaid(unit)} (${number}), ${from.value} or less: ${rolled}, ${value ? 'rallies' : 'pinned still'}`;
  yield* step({ id: `rally-${number}`, clause: 'vv:beyond.14.8', value, text, from });
  const aboard = unit.load.filter(isInfantry);
  if (value && aboard.length > 0) {
    const said = `with it rallies what it carries: ${listed(aboard.map(unitSaid))}`;
    yield* step({ id: `rally-${number}-aboard`, clause: 'vv:beyond.14.8', value: aboard.length, text: said });
  }
  if (value) yield* recover('vv:beyond.14.8', pinnedUnits.name, place);
  return { rallied: value ? 1 : 0 };
}

function rowOf(unit: Counter): 'leader' | 'elite' | 'infantry' | 'vehicle' | 'gun' {
  if (isLeader(unit)) return 'leader';
  if (isInfantry(unit)) return unit.elite ? 'elite' : 'infantry';
  return unit.kind === 'gun' ? 'gun' : 'vehicle';
}

/** It is asked of what the table fills in as well, before anybody has said which unit. */
function rallyConflict({ unit = [], leader, command }: Partial<Input>): Conflict | undefined {
  const units = unitsIn(unit);
  if (units.some(({ kind }) => kind === 'afv'))
    return { input: 'unit', message: 'takes no AFV: they are never pinned' };
  if (units.some(({ aboard, towed }) => aboard || towed))
    return {
      input: 'unit',
      message: 'a unit aboard stands behind its carrier: vehicle:cr=4,squad:4-6-4:aboard',
    };
  return command && (leader ?? 0) > 0
    ? { input: 'leader', message: 'does not go with --command: no dice are thrown' }
    : undefined;
}
