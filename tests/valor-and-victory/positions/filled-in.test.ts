import { expect, test } from 'vitest';
import { mines } from '../../../rulesets/valor-and-victory/positions/mines.js';
import { isInWire } from '../../../rulesets/valor-and-victory/positions/wire.js';
import { filled, unitOf } from '../turn/table.js';

const squad = (name: string, marks = {}) => unitOf(name, 'Allies', 'squad:4-6-4', marks);

test('vv:20.7 those who are named for a minefield enter it, as many as there are', () => {
  expect(filled(mines, { entering: [squad('Able'), squad('Baker')] })).toEqual({ units: 2 });
});

test('vv:8.1 whoever rides enters a minefield with his carrier, and not by himself', () => {
  const truck = unitOf('Truck', 'Allies', 'vehicle:cr=4');
  const rider = squad('Able', { aboard: 'Truck' });
  expect(filled(mines, { entering: [truck, rider] })).toBe(
    'vv:8.1: Able rides in Truck, and enters with it.',
  );
});

test('vv:beyond.20.8 whoever stopped in wire is in it as long as he is in that hex, however its name is written', () => {
  expect(isInWire({ hex: 'B4', wire: 'b4' })).toBe(true);
  expect(isInWire({ hex: 'C4', wire: 'B4' })).toBe(false);
  expect(isInWire({ hex: 'B4' })).toBe(false);
  expect(isInWire({ wire: 'B4' })).toBe(false);
  expect(isInWire({})).toBe(false);
});
