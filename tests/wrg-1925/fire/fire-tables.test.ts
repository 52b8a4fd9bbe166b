import { describe, expect, test } from 'vitest';
import { callerDelay, offtableDelay, offtableEffect } from '../../../rulesets/wrg-1925/artillery/tables.js';
import { tables as fire } from '../../../rulesets/wrg-1925/book.js';
import { softRolls } from '../../../rulesets/wrg-1925/casualties/tables.js';
import { potentialHits, potentialScores, tacticalPoints } from '../../../rulesets/wrg-1925/fire/tables.js';
import { heavyWeapons, improvisedWeapons, smallArms } from '../../../rulesets/wrg-1925/weapons/tables.js';
import type { PlayTable } from '../../../src/rules/book/cell.js';

const rowsOf = (id: keyof typeof fire): readonly (readonly (string | number)[])[] => fire[id].rows;
const values = <V>(table: PlayTable<V>): V[] => Object.values(table.cells).map(({ value }) => value);
const firstNumber = (text: string | number | undefined) => Number(String(text).split(',')[0]);

describe('tables of fire in play are those of the book, cell for cell', () => {
  test.each([
    ['wrg:table.small-arms', smallArms],
    ['wrg:table.heavy-weapons', heavyWeapons],
  ] as const)('(wrg:fire.7) (wrg:heavy.7) %s', (id, table) => {
    const printed = rowsOf(id).map(([, ...points]) => points);
    expect(values(table).map((row) => [row[25], row[50], row[100], row[250], row[500]])).toEqual(printed);
  });

  test('(wrg:fire.7) improvised weapons stand in no table, and are marked as ours', () => {
    for (const cell of Object.values(improvisedWeapons.cells)) {
      expect(cell).toMatchObject({ from: 'house', ruling: 'wrg:R164' });
    }
  });

  test('(wrg:tactical.1) target and tactical points', () => {
    expect(values(tacticalPoints)).toEqual(rowsOf('wrg:table.tactical').map(([, points]) => points));
  });

  test('(wrg:potential.2) (wrg:potential.3) potential casualties', () => {
    const printed = rowsOf('wrg:table.potential');
    expect(values(potentialScores)).toEqual(printed.slice(0, 4).map(([, scores]) => firstNumber(scores)));
    expect(values(potentialHits)).toEqual(printed.slice(4).map(([, , hits]) => hits));
  });

  test('(wrg:soft.1) rolls for soft equipment', () => {
    const scores = rowsOf('wrg:table.soft-loss').map(([, text]) => String(text).split(', ').map(Number));
    const upTo = (n: number) => scores[n]!.at(-1);
    const from = (n: number) => scores[n]![0];
    expect(values(softRolls)).toEqual([from(0), from(1), from(2), upTo(3), upTo(4), from(5)]);
  });

  test('(wrg:offtable.2) delays of off-table fire', () => {
    const [observer, ...others] = rowsOf('wrg:table.offtable-delay');
    const { located, registered } = offtableDelay.cells;
    expect([located.value, registered.value]).toEqual(observer!.slice(1, 3));
    expect(values(callerDelay)).toEqual([observer, ...others].map((row) => row![3]));
    for (const [i, row] of others.entries()) {
      const extra = values(callerDelay)[i + 1]!;
      expect(row.slice(1, 3)).toEqual([located.value + extra, registered.value + extra]);
    }
  });

  test('(wrg:offtable.11) effect and area of off-table fire', () => {
    expect(values(offtableEffect)).toEqual(rowsOf('wrg:table.offtable-effect').map(([, number]) => number));
  });
});
