import { describe, expect, test } from 'vitest';
import { antiTank } from '../../../rulesets/wrg-1925/anti-tank/anti-tank.js';
import {
  afvClasses,
  antitankModifiers,
  armourDeductions,
  heavyMgLimit,
} from '../../../rulesets/wrg-1925/anti-tank/tables.js';
import { book } from '../../../rulesets/wrg-1925/book.js';
import { type Given, refusalOf, stepOf, withSeed } from '../../support/play.js';
import type { Rulings } from '../../support/proves-exact.js';

/** The points before the die. */
const points = (given: Given, rulings: Rulings = {}) =>
  stepOf(withSeed(antiTank, given, 'test', 0, rulings), 'points').value;
const stepIn = (given: Given, id: string, rulings: Rulings = {}) =>
  stepOf(withSeed(antiTank, given, 'test', 0, rulings), id);

const rows = (id: string) => book.tables[id]!.rows;

/** The weapons of the printed table, in its order. */
const PRINTED: readonly [row: string, given: Given][] = [
  ['One man anti-tank weapon', { weapon: 'one-man' }],
  ['Recoilless anti-tank gun', { weapon: 'recoilless' }],
  ['Conventional anti-tank gun', { weapon: 'gun' }],
  ['Anti-tank guided missile', { weapon: 'missile' }],
  ['AFV shell gun, at least 75mm (-2)', { weapon: 'afv-gun' }],
  ['AFV gun under 75mm, not automatic (-2)', { weapon: 'afv-gun', lightGun: true }],
  ['MG 12.7mm+ or automatic light shell gun in turret (-2)', { weapon: 'heavy-mg' }],
  ['MG 12.7mm+ on pintle (-2)', { weapon: 'heavy-mg', mount: 'pintle' }],
  ['MG 12.7mm+ on tripod or wheels (-2)', { weapon: 'heavy-mg', mount: 'tripod' }],
];

describe('fire effect against armour', () => {
  test('the printed table has these weapons and no others', () => {
    expect(rows('wrg:table.antitank-effect').map(([row]) => row)).toEqual(PRINTED.map(([row]) => row));
  });

  test.each(PRINTED)('wrg:antitank.1 %s has the printed points in every band', (row, given) => {
    const [, ...cells] = rows('wrg:table.antitank-effect').find(([name]) => name === row)!;
    // A printed zero is out of range; let it fire, to see its points.
    const effect = (range: number) => points({ ...given, range }, { 'wrg:R62': 2 });
    expect([25, 50, 100, 250, 400].map(effect)).toEqual(
      cells.slice(0, 5).map((cell) => Number.parseInt(`${cell}`, 10)),
    );
    expect([10, 25.5, 75, 101, 251].map(effect)).toEqual(
      cells.slice(0, 5).map((cell) => Number.parseInt(`${cell}`, 10)),
    );
    if (row !== 'One man anti-tank weapon') expect(effect(1500)).toBe(cells[4]);
  });

  test('wrg:antitank.1 a one-man weapon ends at 500 metres, a gun does not', () => {
    expect(points({ weapon: 'one-man', range: 500 })).toBe(1);
    expect(refusalOf(antiTank, { weapon: 'one-man', range: 501 }).clause).toBe('wrg:antitank.1');
    expect(refusalOf(antiTank, { weapon: 'one-man', range: 501 }, { 'wrg:R62': 2 }).clause).toBe(
      'wrg:antitank.1',
    );
    expect(points({ weapon: 'one-man', range: 501 }, { 'wrg:R61': 2 })).toBe(1);
    expect(points({ weapon: 'gun', range: 1200 })).toBe(3);
  });

  test('wrg:antitank.2 an AFV shell gun deducts 2 from its 8 points', () => {
    const given = { weapon: 'afv-gun', range: 200 };
    expect(stepIn(given, 'effect')).toMatchObject({ clause: 'wrg:antitank.2', value: 8 });
    expect(stepIn(given, 'deduction')).toMatchObject({ clause: 'wrg:antitank.2', value: -2 });
    expect(points(given)).toBe(6);
  });

  test('wrg:antitank.3 a heavy MG deducts 2 as well', () => {
    const given = { weapon: 'heavy-mg', range: 90 };
    expect(stepIn(given, 'deduction')).toMatchObject({ clause: 'wrg:antitank.3', value: -2 });
    expect(points(given)).toBe(8);
  });

  test('wrg:R27 option 1: a tank gun has 8 less 2; option 2: the 3 of an anti-tank gun, whatever its calibre', () => {
    const given = { weapon: 'afv-gun', range: 200 };
    expect(points(given)).toBe(6);
    expect(points(given, { 'wrg:R27': 2 })).toBe(3);
    expect(stepIn(given, 'effect', { 'wrg:R27': 2 }).ruling).toBe('wrg:R27');
    expect(points({ ...given, lightGun: true }, { 'wrg:R27': 2 })).toBe(3);
    expect(points({ ...given, lightGun: true }, { 'wrg:R27': 2, 'wrg:R156': 3 })).toBe(3);
  });

  test('wrg:R156 an AFV gun under 75mm has by option 1: 3 less 2; 2: 3; 3: the 6 of larger ones', () => {
    const given = { weapon: 'afv-gun', lightGun: true, range: 200 };
    expect([1, 2, 3].map((option) => points(given, { 'wrg:R156': option }))).toEqual([1, 3, 6]);
    expect(stepIn(given, 'effect').ruling).toBe('wrg:R156');
  });

  test('wrg:R157 option 1: No. 2 and No. 3 add nothing against armour; option 2: 1 each beyond 50 metres', () => {
    const given = { weapon: 'gun', range: 200, helpers: 2 };
    expect(stepIn(given, 'helpers')).toMatchObject({ value: 0, ruling: 'wrg:R157' });
    expect(points(given)).toBe(3);
    expect(points(given, { 'wrg:R157': 2 })).toBe(5);
    expect(points({ ...given, range: 50 }, { 'wrg:R157': 2 })).toBe(3);
    expect(points({ ...given, helpers: 1 }, { 'wrg:R157': 2 })).toBe(4);
  });

  test('wrg:R62 option 1: a printed zero is out of range; option 2: it fires for 0 points', () => {
    const given = { weapon: 'recoilless', range: 20 };
    expect(refusalOf(antiTank, given).clause).toBe('wrg:antitank.1');
    expect(points(given, { 'wrg:R62': 2 })).toBe(0);
    expect(refusalOf(antiTank, { weapon: 'missile', range: 250 }).clause).toBe('wrg:antitank.1');
    // What only becomes 0 by its deduction fires.
    expect(points({ weapon: 'heavy-mg', range: 20 })).toBe(0);
    expect(points({ weapon: 'heavy-mg', mount: 'tripod', range: 20 })).toBe(-1);
  });
});

describe('whom a heavy MG can hurt', () => {
  const mg = { weapon: 'heavy-mg', range: 90 };

  test('wrg:antitank.3 an AFV of up to 15 tons, and no heavier one', () => {
    expect(stepIn({ ...mg, weight: 15, year: 1944 }, 'target')).toMatchObject({
      clause: 'wrg:antitank.3',
      value: true,
    });
    expect(refusalOf(antiTank, { ...mg, weight: 15.5, year: 1944 }).clause).toBe('wrg:antitank.3');
    expect(points({ weapon: 'gun', range: 90, weight: 60, year: 1944 })).toBe(2);
  });

  test('wrg:antitank.3 post-war SP artillery, whatever it weighs; older SP artillery by its weight', () => {
    expect(stepIn({ ...mg, at: 'post-war-sp', weight: 28, year: 1970 }, 'target').value).toBe(true);
    expect(refusalOf(antiTank, { ...mg, at: 'sp', weight: 28, year: 1944 }).clause).toBe('wrg:antitank.3');
  });

  test('wrg:antitank.3 a medium or heavy tank is too heavy, whatever it weighs, unless its weight is told', () => {
    expect(refusalOf(antiTank, { ...mg, at: 'heavy-tank' }).clause).toBe('wrg:antitank.3');
    expect(refusalOf(antiTank, { ...mg, at: 'medium-tank' }).clause).toBe('wrg:antitank.3');
    expect(stepIn({ ...mg, at: 'medium-tank', weight: 14, year: 1939 }, 'target').value).toBe(true);
  });

  test('wrg:antitank.3 where nothing is known of the target the answer says what it must be', () => {
    const target = stepIn(mg, 'target');
    expect(target.value).toBe(null);
    expect(target.text).toContain('15 tons');
  });

  test('wrg:R28 option 1: by weight; option 2: recce, APC, SP and light tanks, whatever they weigh', () => {
    const heavyApc = { ...mg, at: 'apc', weight: 20, year: 1970 };
    const smallMedium = { ...mg, at: 'medium-tank', weight: 14, year: 1939 };
    expect(refusalOf(antiTank, heavyApc).clause).toBe('wrg:antitank.3');
    expect(stepIn(smallMedium, 'target').value).toBe(true);
    const byType = { 'wrg:R28': 2 };
    for (const at of ['recce', 'apc', 'sp', 'post-war-sp', 'light-tank']) {
      expect(stepIn({ ...heavyApc, at }, 'target', byType)).toMatchObject({ value: true, ruling: 'wrg:R28' });
    }
    for (const at of ['medium-tank', 'heavy-tank']) {
      expect(refusalOf(antiTank, { ...smallMedium, at }, byType).clause).toBe('wrg:antitank.3');
    }
    expect(stepIn({ ...mg, weight: 20, year: 1970 }, 'target', byType).value).toBe(null);
  });

  test('wrg:antitank.1 anti-tank weapons hurt any AFV', () => {
    const target = stepIn({ weapon: 'recoilless', range: 90, at: 'heavy-tank' }, 'target');
    expect(target).toMatchObject({ clause: 'wrg:antitank.1', value: true });
  });

  test('wrg:R165 option 1: soft vehicles are no target for anti-tank fire; option 2: they are knocked out as AFVs', () => {
    const given = { weapon: 'gun', range: 90, at: 'soft' };
    const refusal = refusalOf(antiTank, given);
    expect(refusal.clause).toBe('wrg:antitank.14');
    expect(refusal.hint).toContain('wg shoot');
    expect(stepIn(given, 'target', { 'wrg:R165': 2 })).toMatchObject({ value: true, ruling: 'wrg:R165' });
    expect(stepIn({ ...mg, at: 'soft' }, 'target', { 'wrg:R165': 2 }).value).toBe(true);
  });
});

describe('the cells in play are those of the printed tables', () => {
  test('target and tactical points', () => {
    const printed = rows('wrg:table.antitank-modifiers').map(([, value]) => value);
    expect(Object.values(antitankModifiers.cells).map(({ value }) => value)).toEqual(printed);
  });

  test('weight classes', () => {
    for (const [years, light, , heavy] of rows('wrg:table.afv-classes') as string[][]) {
      const row = years as keyof typeof afvClasses.cells;
      expect(light).toBe(`under ${afvClasses.cells[row].value.light}`);
      expect(heavy).toBe(`${afvClasses.cells[row].value.heavy} or more`);
    }
  });

  test('deductions, and the heaviest target of a heavy MG', () => {
    const of = (row: RegExp) =>
      rows('wrg:table.antitank-effect').filter(([name]) => row.test(`${name}`)) as [string, ...unknown[]][];
    for (const [name] of of(/AFV|MG/)) {
      const cell = armourDeductions.cells[/MG/.test(name) ? 'heavy-mg' : 'afv-gun'];
      expect(name).toContain(`(${cell.value})`);
    }
    for (const row of of(/MG/)) {
      expect(row.at(-1)).toContain(`up to ${heavyMgLimit.cells['heavy-mg-target'].value} tons`);
    }
  });
});
