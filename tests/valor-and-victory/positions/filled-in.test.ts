import { expect, test } from 'vitest';
import { mines } from '../../../rulesets/valor-and-victory/positions/mines.js';
import { filled, tableIn, unitOf } from '../turn/table.js';

const squad = (name: string, marks = {}) => unitOf(name, 'Allies', 'squad:4-6-4', marks);

test('(vv:20.7) those who are named for a minefield enter it, as many as there are', () => {
  expect(filled(mines, { entering: [squad('Able'), squad('Baker')] })).toEqual({ units: 2 });
});

test('vv:8.1 whoever rides enters a minefield with his carrier, and not by himself', () => {
  const truck = unitOf('Truck', 'Allies', 'vehicle:cr=4');
  const rider = squad('Able', { aboard: 'Truck' });
  expect(filled(mines, { entering: [truck, rider] })).toBe(
    'vv:8.1: Able rides in Truck, and enters with it.',
  );
});

test('(vv:beyond.20.8) infantry is in wire as long as it is in that hex, however its name is written, and a tank never', () => {
  const { units } = tableIn(undefined, [
    squad('Able', { hex: 'B4', wire: 'b4' }),
    squad('Baker', { hex: 'b4' }),
    squad('Curt', { hex: 'C4', wire: 'B4' }),
    squad('Dog', { wire: 'B4' }),
    unitOf('Tank', 'Allies', 'afv:mg=4', { hex: 'B4' }),
  ]);
  expect(units.map(({ marks }) => marks.wire)).toEqual(['b4', 'b4', undefined, undefined, undefined]);
});
