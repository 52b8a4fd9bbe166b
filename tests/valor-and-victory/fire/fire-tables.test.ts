import { expect, test } from 'vitest';
import {
  AUTOMATIC,
  armourElimination,
  frontOrRear,
  LETTERS,
  toHit,
} from '../../../rulesets/valor-and-victory/armour/tables.js';
import { book } from '../../../rulesets/valor-and-victory/book.js';
import { rallyNumbers } from '../../../rulesets/valor-and-victory/casualties/tables.js';
import {
  AP_ROWS,
  apFire,
  fireNumbers,
  opportunity,
} from '../../../rulesets/valor-and-victory/fire/tables.js';
import { movementPoints } from '../../../rulesets/valor-and-victory/movement/tables.js';
import {
  MISSIONS,
  missions,
  scatterDiagram,
  smokePlaced,
  supportDie,
} from '../../../rulesets/valor-and-victory/support/tables.js';
import { GROUND, PROHIBITED, terrainCost } from '../../../rulesets/valor-and-victory/terrain/tables.js';
import { valourNumbers } from '../../../rulesets/valor-and-victory/valour/tables.js';
import type { PrintedTable } from '../../../src/rules/book.js';

const rowsOf = (id: string) => (book.tables as Record<string, PrintedTable>)[id]!.rows;
const numberIn = (text: string | number | undefined) => Number(/\d+/.exec(`${text}`)![0]);
const valuesOf = <V>(cells: Readonly<Record<string | number, { readonly value: V }>>): V[] =>
  Object.values(cells).map(({ value }) => value);

test.each(AP_ROWS)('(vv:beyond.14.5) row %s of the AP Fire Table', (row) => {
  const [, ...points] = rowsOf('vv:table.ap-fire').find(([name]) => name === row)!;
  expect(valuesOf({ row: apFire.cells[row] }).flatMap((cells) => Object.values(cells))).toEqual(
    points.map((cell) => (cell === '-' ? 0 : cell)),
  );
});
test.each(LETTERS)('(vv:beyond.18.4) ATFP %s of the Armor Elimination Table', (atfp) => {
  const [, ...numbers] = rowsOf('vv:table.armour-elimination').find(([name]) => name === atfp)!;
  expect(Object.values(armourElimination.cells[atfp].value)).toEqual(
    numbers.map((cell) => (cell === 'E' ? AUTOMATIC : cell === '-' ? 0 : cell)),
  );
});
test.each([
  ['vv:beyond.13.8', 'vv:table.opportunity-fire-modifiers', opportunity.cells],
  ['vv:beyond.14.8', 'vv:table.rally-attempt', rallyNumbers.cells],
] as const)('(%s) the numbers of %s', (_, id, cells) => {
  expect(valuesOf<number>(cells)).toEqual(rowsOf(id).map(([, text]) => numberIn(text)));
});
test('(vv:beyond.18.3) the numbers to hit', () => {
  const rows = rowsOf('vv:table.at-to-hit-roll').map(([, text]) => numberIn(text));
  expect(valuesOf(toHit.cells)).toEqual(rows);
});
test('(vv:beyond.16.2) the valour check of a leader', () => {
  expect(valourNumbers.cells.leader.value).toBe(numberIn(rowsOf('vv:table.valour-check')[2]![1]));
});
test('(vv:beyond.18.5) front armour on 1 to 3', () => {
  expect(rowsOf('vv:table.front-or-rear-armour')[0]![0]).toBe(`1-${frontOrRear.cells.front.value}`);
});
test('(vv:beyond.21.4) accuracy and direction', () => {
  expect(rowsOf('vv:table.support-mission-die').map(([, effect]) => effect)).toEqual([
    'Hit',
    '1 hex scatter',
    '2 hex scatter',
  ]);
  expect(valuesOf(supportDie.cells)).toEqual([0, 0, 0, 0, 1, 2]);
  expect(valuesOf(scatterDiagram.cells)).toEqual(
    rowsOf('vv:table.artillery-scatter-diagram').map(([, direction]) => direction),
  );
});
test('(vv:beyond.21.5) the rows of the missions', () => {
  expect(MISSIONS.map((mission) => Object.values(missions.cells[mission].value))).toEqual(
    rowsOf('vv:table.artillery-and-air-attack').map(([, ...rows]) => rows),
  );
});
test('(vv:beyond.11) smoke, and the numbers of the text', () => {
  expect(valuesOf(smokePlaced.cells).map((of) => Object.values(of))).toEqual(
    rowsOf('vv:table.smoke').map(([, ...numbers]) => numbers),
  );
  // The same numbers, in an order of their own.
  const sorted = (numbers: readonly unknown[]) => numbers.map(Number).sort((a, b) => a - b);
  expect(sorted(valuesOf(fireNumbers.cells))).toEqual(
    sorted(rowsOf('vv:table.fire-numbers').map(([, number]) => number)),
  );
});
test('(vv:beyond.6.31) infantry movement points', () => {
  const [leader, squad, half] = rowsOf('vv:table.infantry-movement-points').map(([, text]) => `${text}`);
  expect(leader).toBe(`${movementPoints.cells.leader.value}`);
  for (const [text, row] of [
    [squad, 'squad'],
    [half, 'half-squad'],
  ] as const) {
    expect(text).toBe(
      `${movementPoints.cells[row].value} (with a leader: ${movementPoints.cells['with a leader'].value})`,
    );
  }
  expect(rowsOf('vv:table.portage')[0]![2]).toBe(`Heavy -${movementPoints.cells['heavy weapon'].value} MP`);
});

const ROWS: Partial<Record<(typeof GROUND)[number], RegExp>> = {
  road: /^Roads/,
  bridge: /^Roads/,
  building: /^Buildings/,
  woods: /^Woods/,
  jungle: /^Woods/,
  stream: /^Stream/,
  gully: /^Stream/,
  wadi: /^Stream/,
  orchard: /^Orchard/,
  'hay-stack': /^Orchard/,
  'palm-grove': /^Orchard/,
  farmland: /^Farmland \(Open/,
  crops: /^Farmland \(Crops/,
  water: /^Canal/,
};
test.each(GROUND.filter((terrain) => terrain !== 'hill'))(
  '(vv:beyond.10) movement points of %s',
  (terrain) => {
    const row = rowsOf('vv:table.terrain').find(([name]) => (ROWS[terrain] ?? /^Open/).test(`${name}`))!;
    const [foot, vehicle] = row.slice(1, 3).map((cell) => (cell === 'Proh.' ? PROHIBITED : Number(cell)));
    expect(terrainCost.cells[`foot ${terrain}`].value).toBe(foot);
    expect(terrainCost.cells[`vehicle ${terrain}`].value).toBe(vehicle);
  },
);
test('(vv:beyond.10) hills and hexsides', () => {
  const cost = (row: RegExp) =>
    numberIn(rowsOf('vv:table.terrain').find(([name]) => row.test(`${name}`))![1]);
  expect([cost(/^Hill/), cost(/^Walls/)]).toEqual([
    terrainCost.cells['foot uphill'].value,
    terrainCost.cells['foot hexside'].value,
  ]);
});
