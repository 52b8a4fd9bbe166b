import { expect, test } from 'vitest';
import { kinds } from '../../rulesets/wrg-1925/roster/kinds.js';
import { periodOf } from '../../rulesets/wrg-1925/state.js';
import type { Change, Unit } from '../../src/rules/roster.js';
import { EMPTY_TABLE } from '../../src/rules/state.js';
import { fold } from '../../src/table/fold/fold.js';
import { afterMuster } from '../../src/table/table.js';

/** What stands in a log can be anything: somebody may have written it himself. */

const profile = { type: 'medium-tank', weight: 20, year: 1943, crew: 5 };
const tank = (more: object = {}): Unit => ({
  ...{ name: 'Tank', kind: 'vehicle', profile, began: profile, marks: {} },
  ...more,
});
const mustered = (unit: Unit) => afterMuster(EMPTY_TABLE, { ruleset: 'wrg-1925', units: [unit] }, kinds);

test('a unit comes in if its kind can hold all that is said of it', () => {
  expect(mustered(tank()).units).toHaveLength(1);
  for (const unit of [
    tank({ profile: { ...profile, weight: ['cpl'] } }),
    tank({ began: { ...profile, weight: '20' } }),
    tank({ marks: { radios: 'x', abandoned: 'x', erect: 'x', immobilised: 'x' } }),
    tank({ profile: { ...profile, smgs: 1_000_000_000 } }),
    tank({ began: { ...profile, crew: -1 } }),
    tank({ kind: 'constructor' }),
  ])
    expect(mustered(unit).units, JSON.stringify(unit)).toEqual([]);
});

test('a unit is changed by what its kind can hold, and by nothing else', () => {
  const table = mustered(tank());
  const changed = (is: Change['profile'], marks: Change['marks'] = {}) =>
    afterMuster(table, { ruleset: 'wrg-1925', unit: 'Tank', profile: is, marks }, kinds).units[0]!.profile;
  expect(changed({ crew: 4 })).toMatchObject({ crew: 4 });
  expect(changed({ crew: 'four' })).toMatchObject({ crew: 5 });
  expect(changed({ crew: 4 }, { immobilised: 3 })).toMatchObject({ crew: 5 });
  expect(changed({ crew: 1_000_000_000 })).toMatchObject({ crew: 5 });
});

test('an effect writes into a field what it can hold', () => {
  const put = (crew: number | string) =>
    fold(
      mustered(tank()),
      [{ do: 'set', to: 'one', is: { crew }, clause: 'wrg:hits.1' }],
      { one: ['Tank'] },
      kinds,
    ).units[0]!.profile.crew;
  expect([put(4), put('four')]).toEqual([4, 5]);
});

test('(wrg:scale.3) a period of which a log tells no number is the first', () => {
  expect([{}, { period: 3 }, { period: {} }].map((slots) => periodOf({ slots }))).toEqual([1, 3, 1]);
});
