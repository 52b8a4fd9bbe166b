import { expect, test } from 'vitest';
import { check } from '../../../rulesets/fubar/roster/check.js';
import { enteredHand } from '../../../src/dice/entered.js';
import { play, type Rulings } from '../../../src/dice/play.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { lineOf } from '../../support/protocol.js';

/** What `wg roster check` finds of a unit, a line each, and last whether it is allowed. */
function checked(began: Input, marks: Input = {}, rulings: Rulings = {}, kind = 'infantry'): string[] {
  const unit: Unit = { name: 'Red 1', kind, profile: began, began, marks };
  const [{ of, rule }] = check([unit]) as [ReturnType<typeof check>[number]];
  const { steps, result } = play(rule(), enteredHand(''), { rulings });
  return [...steps.map(lineOf), `${of}: ${result ? 'allowed' : 'not allowed'}`];
}
const FEW = 'fubar:unit.1 arms = true: no more weapons than figures';

test('fubar:unit.1 of a vehicle nothing is counted', () => {
  expect(checked({ vehicle: 'apc' }, {}, {}, 'vehicle')).toEqual([
    'fubar:unit.1 record = true: its crew and weapons are on record',
    'Red 1: allowed',
  ]);
});

test.each<[string, Input, string[]]>([
  ['with as many weapons as figures', { figures: 4, weapons: ['pistol:4', 'grenades:2'] }, [FEW]],
  ['of which no weapon is told', { figures: 4 }, [FEW]],
  [
    'with more weapons than figures',
    { figures: 4, weapons: ['pistol:3', 'infantry-rifle:2'] },
    ['fubar:unit.1 arms = false: its weapons: arms 5 figures: there are only 4'],
  ],
  ['whose figures nobody has told', { weapons: ['infantry-rifle:5'] }, []],
])('fubar:unit.1 a unit %s', (_, began, lines) => {
  const isWrong = lines.some((line) => line.includes('false'));
  expect(checked(began)).toEqual([...lines, `Red 1: ${isWrong ? 'not allowed' : 'allowed'}`]);
});

test.each<[number, Rulings, string, boolean]>([
  [2, {}, 'fubar:weapon.4 crews = true: 2 figures for heavy machine guns: two to each', true],
  [4, {}, 'fubar:weapon.4 crews = true: 4 figures for heavy machine guns: two to each', true],
  [
    1,
    {},
    'fubar:weapon.4 fubar:R26 crews = false: 1 figure for heavy machine guns: one gun lacks its second crew',
    false,
  ],
  [
    3,
    { 'fubar:R26': 2 },
    'fubar:weapon.4 fubar:R26 crews = true: 3 figures for heavy machine guns: one fires alone',
    true,
  ],
])('fubar:weapon.4 fubar:R26 %i figures with heavy machine guns, by %j', (n, rulings, crews, allowed) => {
  const weapons = ['infantry-rifle:2', `heavy-machine-gun:${n}`];
  expect(checked({ figures: 8, weapons }, {}, rulings)).toEqual([
    FEW,
    crews,
    `Red 1: ${allowed ? 'allowed' : 'not allowed'}`,
  ]);
});

test('fubar:weapon.4 whatever else is right, a gun without its second crew is not', () => {
  expect(checked({ weapons: ['heavy-machine-gun:1'] })).toEqual([
    'fubar:weapon.4 fubar:R26 crews = false: 1 figure for heavy machine guns: one gun lacks its second crew',
    'Red 1: not allowed',
  ]);
});

test('fubar:suppress.4 as many lie down as the training bears, and no more', () => {
  const seasoned = { level: 'seasoned', figures: 8 };
  const limit = 'fubar:suppress.4 limit = 2: seasoned: at most 2 suppressed figures';
  expect(checked(seasoned, { suppressed: 2 })).toEqual([
    FEW,
    limit,
    'fubar:suppress.4 suppressed = true: 2 suppressed: no more than it bears',
    'Red 1: allowed',
  ]);
  expect(checked(seasoned, { suppressed: 3 })).toEqual([
    FEW,
    limit,
    'fubar:suppress.4 suppressed = false: 3 suppressed: too many, at most 2',
    'Red 1: not allowed',
  ]);
  expect(checked(seasoned, { suppressed: 0 })).toEqual([FEW, 'Red 1: allowed']);
});

test('fubar:unit.1 one thing that is wrong is enough', () => {
  const wrong = { level: 'green', figures: 2, weapons: ['heavy-machine-gun:3'] };
  expect(checked(wrong, { suppressed: 1 }).at(-1)).toBe('Red 1: not allowed');
  expect(checked({ ...wrong, weapons: ['pistol:3'] }).at(-1)).toBe('Red 1: not allowed');
});

test('each unit is told by its name, and by the lines that say what is wrong', () => {
  const all = check([
    { name: 'Red 1', kind: 'infantry', profile: {}, began: {}, marks: {} },
    { name: 'Tank', kind: 'vehicle', profile: {}, began: {}, marks: {} },
  ]);
  const limits = ['arms', 'crews', 'suppressed'];
  expect(all.map(({ of, limits }) => ({ of, limits }))).toEqual([
    { of: 'Red 1', limits },
    { of: 'Tank', limits },
  ]);
});
