import { describe, expect, test } from 'vitest';
import { dieLimits } from '../../rulesets/valor-and-victory/armour/tables.js';
import { closeAssault } from '../../rulesets/valor-and-victory/assault/close-assault.js';
import { defenceApfp, killNumbers } from '../../rulesets/valor-and-victory/assault/tables.js';
import { book } from '../../rulesets/valor-and-victory/book.js';
import { casualties } from '../../rulesets/valor-and-victory/casualties/casualties.js';
import type { Written } from '../../rulesets/valor-and-victory/casualties/listing.js';
import { casualtyActions } from '../../rulesets/valor-and-victory/casualties/tables.js';
import { house, tablesInPlay } from '../../rulesets/valor-and-victory/house.js';
import { stackLimits } from '../../rulesets/valor-and-victory/movement/tables.js';
import { positionCover } from '../../rulesets/valor-and-victory/positions/tables.js';
import { hexsideCover, TERRAIN, terrainCover } from '../../rulesets/valor-and-victory/terrain/tables.js';
import { counters } from '../../rulesets/valor-and-victory/units/tables.js';
import { weaponUse } from '../../rulesets/valor-and-victory/weapons/tables.js';
import { exactOdds } from '../../src/odds/exact.js';
import type { Cell } from '../../src/rules/book/cell.js';
import type { PrintedTable } from '../../src/rules/book.js';
import { inputOf } from '../support/play.js';

const printed = (id: string): PrintedTable => (book.tables as Record<string, PrintedTable>)[id]!;
/** The cell of a printed table, by what its row begins with and its column. */
function printedCell(id: string, row: RegExp, column: number): string | number {
  const found = printed(id).rows.filter(([first]) => row.test(`${first}`));
  expect(found).toHaveLength(1);
  return found[0]![column]!;
}
const firstNumber = (text: string | number): number => Number(/\d+/.exec(`${text}`)?.[0] ?? 0);

const cells = tablesInPlay.flatMap((table) =>
  Object.entries(table.cells as Record<string, Cell<unknown>>).map(
    ([row, cell]) => [`${table.id} ${row}`, cell] as const,
  ),
);

describe('tables in play against those of the book', () => {
  test('each stands for a printed table, and no two cells share a name', () => {
    for (const { id } of tablesInPlay) expect(Object.keys(book.tables)).toContain(id);
    expect(new Set(cells.map(([name]) => name)).size).toBe(cells.length);
    expect(house.tables).toBe(tablesInPlay);
  });

  test('(vv:15.6d) the Close Assault Table', () => {
    const { columns, rows } = printed('vv:table.kill-number');
    const values = Object.fromEntries(columns.slice(1).map((odds, i) => [odds, rows[0]![i + 1]]));
    expect(
      Object.fromEntries(Object.entries(killNumbers.cells).map(([odds, { value }]) => [odds, value])),
    ).toEqual(values);
  });

  const ROWS: Readonly<Record<(typeof TERRAIN)[number], RegExp>> = {
    open: /^Open Ground/,
    beach: /Beach/,
    'river-bank': /River Bank/,
    desert: /Desert/,
    road: /^Roads/,
    bridge: /Bridges$/,
    farmland: /^Farmland \(Open/,
    building: /^Buildings/,
    woods: /^Woods/,
    jungle: /Jungle$/,
    stream: /^Stream/,
    gully: /Gully/,
    wadi: /Wadi$/,
    hill: /^Hill/,
    orchard: /^Orchard/,
    'hay-stack': /Hay Stack/,
    'palm-grove': /Palm Grove$/,
    crops: /^Farmland \(Crops/,
  };
  test.each(TERRAIN)('(vv:10.2) the cover of %s', (terrain) => {
    expect(terrainCover.cells[terrain].value).toBe(
      firstNumber(printedCell('vv:table.terrain', ROWS[terrain], 4)),
    );
  });

  test('(vv:10.10) walls, hedges and hedgerows', () => {
    const walls = firstNumber(printedCell('vv:table.terrain', /^Walls/, 4));
    for (const { value } of Object.values(hexsideCover.cells)) expect(value).toBe(walls);
  });

  test.each([
    ['bunker', /^Bunker, concrete/],
    ['earthen-bunker', /^Bunker, earthen/],
    ['sandbags', /^Sandbags/],
    ['foxholes', /^Foxholes/],
    ['trenches', /^Trenches/],
    ['caves', /^Caves/],
  ] as const)('(vv:20.5a) the cover of %s', (position, row) => {
    expect(positionCover.cells[position].value).toBe(printedCell('vv:table.fortifications', row, 2));
  });

  test('(vv:6.9) (vv:20.5b) stacking', () => {
    const limits = printed('vv:table.stacking').rows.map(([row]) => `${row}`.match(/\d/g)!.map(Number));
    expect(limits).toEqual([
      [stackLimits.cells.infantry.value],
      [stackLimits.cells.vehicles.value],
      [1, stackLimits.cells['beside one vehicle'].value],
    ]);
    expect(printedCell('vv:table.fortifications', /^Bunker, concrete/, 5)).toContain(
      `${stackLimits.cells.bunker.value} infantry`,
    );
  });

  test('(vv:15.5a) (vv:15.10b) what section 15 says of Guns, vehicles and AFVs', () => {
    const apfp = (row: RegExp) => firstNumber(printedCell('vv:table.defence-apfp', row, 1));
    expect([apfp(/^Gun/), apfp(/^Vehicle/), apfp(/^AFV/)]).toEqual(
      Object.values(defenceApfp.cells).map(({ value }) => value),
    );
    const limit = (row: RegExp) => firstNumber(printedCell('vv:table.die-limits', row, 1));
    expect([limit(/^Casualty/), limit(/^Crew/), limit(/^Unit/)]).toEqual(
      Object.values(dieLimits.cells).map(({ value }) => value),
    );
  });

  test('(vv:1.2) all leaders that are known have the same profile', () => {
    const leaders = printed('vv:table.sample-infantry').rows.filter(([name]) => /leader/.test(`${name}`));
    const { apfp, range, rating } = counters.cells.leader.value;
    for (const [, ...numbers] of leaders) expect(numbers.slice(0, 3)).toEqual([apfp, range, rating]);
  });

  test('(vv:12.3b) (vv:12.3c) (vv:12.3d) (vv:12.3e) units and their weapons', () => {
    const says = { both: 'Unit + Weapon APFP', 'weapon alone': 'Weapon APFP only', none: '-' };
    for (const [row, { value }] of Object.entries(weaponUse.cells)) {
      const [unit, of] = row.split(' ');
      const name = { squad: /^Squad/, 'half-squad': /^Half/, leader: /^Leader/ }[unit!]!;
      expect(printedCell('vv:table.support-weapon-apfp', name, of === 'L' ? 1 : 2)).toBe(says[value]);
    }
  });

  test('(vv:14.61b) a pin covers a point', () => {
    expect(casualtyActions.cells.pin.value).toBe(
      firstNumber(printedCell('vv:table.casualty-actions', /^Pin/, 1)),
    );
    expect(casualtyActions.cells.ignored.value).toBe(1);
  });

  test('a number that is ruled names its ruling, which is a switch that has the option', () => {
    for (const [name, { ruling, options }] of cells) {
      if (!ruling) continue;
      const of = (book.rulings as Record<string, { switch?: true; options: object }>)[ruling]!;
      expect(of.switch, name).toBe(true);
      expect(Object.keys(of.options), name).toEqual(expect.arrayContaining(Object.keys(options ?? {})));
    }
  });
});

test('players may put their own number in the place of any cell', () => {
  const given = inputOf(closeAssault, {
    attack: 14,
    defend: 6,
    assaulters: 3,
    defenders: 2,
    terrain: 'woods',
  });
  const own = { 'vv:table.terrain/woods': 5, 'vv:table.kill-number/2-1': 12 };
  const odds = exactOdds(() => closeAssault.resolve(given as never, closeAssault.memory!.start), {
    rulings: {},
    cells: own,
  });
  expect(odds.outcomes).toHaveLength(1);
  expect(odds.outcomes[0]!.value).toEqual({ eliminated: true, assaulterCP: 7, defenderCP: 0 });
  expect(odds.house).toEqual(own);
});

test('(vv:14.64e) a leader with a rating of the players own counts so aboard as well', () => {
  const given = inputOf(casualties, { points: 6, unit: ['vehicle:cr=4,leader:-1:aboard'] });
  const own = { 'vv:table.sample-infantry/leader': { apfp: 1, range: 3, rating: 2 } };
  const [{ value }] = exactOdds(() => casualties.resolve(given as never, undefined as never), {
    rulings: {},
    cells: own,
  }).outcomes as unknown as [{ value: { ways: Written[] } }];
  expect(value.ways).toContainEqual({ choose: ['eliminate:1'], covers: 6 });
});
