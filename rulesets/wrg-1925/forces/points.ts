import { barring } from '../../../src/rules/action.js';
import { choice, count, file, type InputOf, list, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { numbered } from '../../../src/rules/text/say.js';
import { SCALES } from '../say.js';
import { action, step } from '../words.js';
import { type Bill, billOf } from './bill.js';
import { crews } from './crews.js';
import { DEFENCES } from './defence-names.js';
import { defenceIn, supportIn } from './defences.js';
import { ITEM_WORDS } from './goods.js';
import { itemIn } from './items.js';
import { type Army, armyIn, entryFault, faultIn, STARTS } from './list.js';
import { exact } from './price.js';
import { emplacements, mayBuild, offTable, works } from './works.js';

/** Entries hold commas and spaces: at a prompt they are told apart by a stroke. */
const BETWEEN = /\s*\/\s*/;

const inputs = {
  list: file(
    'an army in a file: side, defender, groups (each with name, starts, items), defences, off-table',
    { what: 'army list', holds: ['defender'], fault: faultIn },
  ),
  item: list('men, a weapon or a vehicle; or --list with a file', {
    metavar: "'6 x rifle, grenades'",
    words: ITEM_WORDS,
    max: 60,
    between: BETWEEN,
    fault: entryFault(itemIn),
  }),
  defence: list('a field defence of the defender', {
    metavar: "'bunker 5'",
    words: { 'field defences': DEFENCES },
    max: 30,
    between: BETWEEN,
    fault: entryFault(defenceIn),
  }),
  offTable: list('off-table fire', {
    metavar: "'3 periods'",
    between: BETWEEN,
    max: 10,
    fault: entryFault(supportIn),
  }),
  defender: toggle('the agreed defender, whose troops on the table are doubled', {}),
  starts: choice(STARTS, 'where the items are when the battle begins', {}),
  limit: count('the points that were agreed', { min: 1, max: 100_000 }),
  scale: choice(SCALES, 'the figures, whose bases are the man places of a trench', {}),
};
type Input = InputOf<typeof inputs>;
type Result = { points: number; left?: number };

export const points = action({
  name: 'points',
  says: 'What an army costs, from a list in a file or from items',
  inputs,
  requires: (input) => (given(input) ? [] : ['item']),
  conflict(input: Input) {
    const barred = barring(input);
    if (input.list !== undefined) {
      const names = ['item', 'defence', 'offTable', 'defender', 'starts'] as const;
      return barred(names, 'does not go with --list: it stands in the file');
    }
    return input.item ? undefined : barred(['starts'], 'needs --item');
  },
  examples: [
    ['wg points --item "cpl, smg, grenades" --item "6 x rifle, grenades" --item "lmg-belt"', 'a section'],
    [
      'wg points --item "afv 25, afv-gun, mg-turret; cpl, smg, grenades; smg" --limit 300',
      'an AFV with its crew, and whether it is within what was agreed',
    ],
    [
      'wg points --defender --item "mg-tripod, emplaced" --defence "bunker 5" --off-table "2 periods, doubled"',
      'the agreed defender: wg points --list army.yaml reads all of it from a file',
    ],
    ['wg points --item "8 x rifle" --starts air-landed --odds', 'nothing is left to chance'],
  ],
  result: {
    points: { help: 'what the army costs' },
    left: { help: 'what is left of the points that were agreed; below 0 where it costs more' },
  },
  reminders: ['wrg:points.2', 'wrg:points.5', 'wrg:points.18', 'wrg:scale.4', 'wrg:figure.1'],
  *resolve(input): Rule<Result> {
    const army = armyOf(input);
    mayBuild(army);
    const bills = yield* billsOf(army);
    yield* crews(army);
    const all = yield* armyCost(army, bills, input.scale);
    const times = bills.map((bill) => bill.times);
    if (times.some((of) => of > 1)) yield* atSingleValues(bills);
    return yield* within(all, army.side, input.limit);
  },
  announce: ({ points: all, left }, { limit }) =>
    left === undefined ? numbered(all, 'point') : `${numbered(all, 'point')}: ${againstLimit(left, limit!)}`,
});

/** The bills of the groups of an army. */
export function* billsOf({ groups, defender }: Army): Rule<Bill[]> {
  const bills: Bill[] = [];
  for (const group of groups) bills.push(yield* billOf(group, defender));
  return bills;
}

/** What an army costs: its troops by their bills, what is built for them, and off-table fire. */
export function* armyCost(army: Army, bills: readonly Bill[], scale: Input['scale']): Rule<number> {
  const troops = bills.reduce((sum, bill) => sum + bill.points, 0);
  const emplaced = army.groups.some(({ items }) => items.some((item) => item.emplaced));
  const times = bills.map((bill) => bill.times);
  const built = (yield* works(army.defences, scale)) + (emplaced ? yield* emplacements(army, times) : 0);
  return exact(troops + built + (yield* offTable(army.support)));
}

const againstLimit = (left: number, limit: number): string =>
  left < 0 ? `${exact(-left)} more than the ${limit} agreed` : `within the ${limit} agreed, ${left} left`;

/** Something to price. */
const given = ({ list: army, item, defence, offTable: fire }: Partial<Input>): boolean =>
  [army, item, defence, fire].some((of) => of !== undefined);

/** The army of a file, or that of the command line: one group without a name. */
function armyOf({ list: data, item, defence, offTable: fire, defender, starts }: Input): Army {
  if (data !== undefined) return armyIn(data);
  return {
    side: '',
    defender,
    groups: item ? [{ name: '', starts: starts ?? 'on-table', items: item.map(itemIn) }] : [],
    defences: (defence ?? []).map(defenceIn),
    support: (fire ?? []).map(supportIn),
  };
}

/** What the troops come to without the doubling of the defender, which is counted apart at the end (victor.6). */
function* atSingleValues(bills: readonly Bill[]): Rule<void> {
  const single = exact(bills.reduce((sum, bill) => sum + exact(bill.points / bill.times), 0));
  const text = `its troops at single values, as victory takes them: ${numbered(single, 'point')}`;
  yield* step({ id: 'single', clause: 'wrg:victor.6', value: single, text });
}

/** The sum, against what both sides agreed on (points.1). */
function* within(all: number, side: string, limit?: number): Rule<Result> {
  const whose = side ? `${side}: ` : '';
  const text = `${whose}${numbered(all, 'point')} in all${limit === undefined ? '' : `, ${againstLimit(exact(limit - all), limit)}`}`;
  yield* step({ id: 'total', clause: 'wrg:points.1', value: all, text });
  return { points: all, ...(limit !== undefined && { left: exact(limit - all) }) };
}
