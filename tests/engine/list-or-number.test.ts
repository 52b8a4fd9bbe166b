import { expect, test } from 'vitest';
import { metavar } from '../../src/cli/line/flags.js';
import { allowedIn, readList } from '../../src/engine/inputs/values.js';
import { list } from '../../src/rules/field.js';

const units = list('units by name, or their total', {
  metavar: 'squad',
  max: 3,
  or: [0, 20],
  fault: (entry) => (entry === 'squad' ? undefined : { takes: 'squads' }),
});

test('a list may take one number in place of its entries, and the record holds a number', () => {
  expect(readList('defend', units, ['13'])).toBe(13);
  expect(readList('defend', units, ['squad', 'squad'])).toEqual(['squad', 'squad']);
});

test('the number has bounds, and stands alone', () => {
  expect(() => readList('defend', units, ['21'])).toThrow('a number from 0 to 20');
  expect(() => readList('defend', units, ['13', 'squad'])).toThrow("cannot be '13'");
});

test('help and complaints say that a number will do', () => {
  expect(metavar(units)).toBe('<squad|0..20> ...');
  expect(allowedIn(units)).toBe('at most 3, such as squad; or a number from 0 to 20');
});
