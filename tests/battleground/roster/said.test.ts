import { expect, test } from 'vitest';
import { kinds } from '../../../rulesets/battleground/roster/kinds.js';
import { standsAs } from '../../../src/rules/kind.js';
import type { Unit } from '../../../src/rules/roster.js';

/** What is told of a unit: what it can do, and what stands or lies there with it. */

const said = (kind: string, profile: Unit['profile'], marks: Unit['marks'] = {}): string =>
  standsAs({ name: 'One', kind, side: 'Allies', profile, began: profile, marks }, kinds);
const eight = { grade: 'C', figures: 8 };
const tank = { vehicle: 'medium-tank' };

test('(bg:vshoot.6) a vehicle has its main gun, and its machine guns wherever they are mounted', () => {
  expect(said('vehicle', { ...tank, gun: 'heavy-gun', mg: 1, bowMg: 1 })).toBe(
    'medium tank, grade C, heavy gun, 2 machine guns',
  );
  expect(said('vehicle', { ...tank, bowMg: 1 })).toBe('medium tank, grade C, 1 machine gun');
  expect(said('vehicle', { vehicle: 'truck' })).toBe('truck, grade C');
  expect(said('vehicle', { ...tank, gun: 'light-gun' }, { destroyed: true })).toBe(
    'medium tank, grade C, destroyed',
  );
});

test('(bg:mine.14) infantry has its engineers', () => {
  expect(said('infantry', { ...eight, engineers: 4 })).toBe('grade C, 8 figures, 4 engineers');
});

test('(bg:medic.6) the dead lie where a medic stands who may try for them', () => {
  expect(said('infantry', { ...eight, medics: 1 }, { dead: 2 })).toContain('2 dead a medic may try for');
  expect(said('infantry', eight, { dead: 2 })).toBe('grade C, 8 figures');
});

test('(bg:combine.2) whoever went over to another unit is not lost: of those alone is told how many are left', () => {
  const left = (marks: Unit['marks']) =>
    standsAs(
      {
        name: 'One',
        kind: 'infantry',
        side: 'Allies',
        profile: eight,
        began: { ...eight, figures: 12 },
        marks,
      },
      kinds,
    );
  expect(left({})).toBe('grade C, 8 figures');
  expect(left({ fallen: 3 })).toBe('grade C, 8 of 11 figures left');
});
