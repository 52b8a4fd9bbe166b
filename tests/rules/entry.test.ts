import { expect, test } from 'vitest';
import { figuresOf } from '../../rulesets/wrg-1925/casualties/figure.js';
import { countedIn, withCount } from '../../src/rules/text/entry.js';

/** An entry of a list may begin with its number: fewer of them are the same. */

test.each([
  ['8 Rifle:50', 8, 'Rifle:50', '3 Rifle:50'],
  ['8x Rifle', 8, 'Rifle', '3x Rifle'],
  ['8 x Rifle', 8, 'Rifle', '3 x Rifle'],
  [' 12*Rifle', 12, 'Rifle', '3*Rifle'],
  ['Rifle', 1, 'Rifle', 'Rifle'],
  ['4th Rifle', 1, '4th Rifle', '4th Rifle'],
  ['100 Rifle', 1, '100 Rifle', '100 Rifle'],
])('%j is %i of %j', (entry, n, each, fewer) => {
  expect(countedIn(entry)).toEqual([n, each]);
  expect(withCount(entry, 3)).toBe(fewer);
});

test.each(['8 Rifle:50', '8x Rifle:50', '8 * Rifle:50'])('figures read %j as rosters count it', (entry) => {
  expect(figuresOf([entry])).toMatchObject([{ name: 'Rifle', n: 8, near: 50 }]);
  expect(figuresOf([withCount(entry, 3)])).toMatchObject([{ name: 'Rifle', n: 3, near: 50 }]);
});
