import { expect, test } from 'vitest';
import { cellsOf, severalIn } from '../../../src/engine/decisions/several.js';
import type { InputError } from '../../../src/engine/errors.js';
import { choice, count, list, measure, text, toggle } from '../../../src/rules/field.js';

const FIELDS = {
  figures: count('', { min: 1, max: 12 }),
  shift: count('', { min: -5, max: 5 }),
  range: measure('', { max: 60, unit: 'inches' }),
  cover: choice(['none', 'light', 'medium'], '', { or: [0, 9] }),
  grade: choice(['A', 'B', 'C'], '', {}),
  fire: list('', { metavar: 'weapon', max: 9, fault: () => undefined }),
  note: text('', { metavar: 'text', max: 99 }),
  ran: toggle('', {}),
};

const valuesOf = (name: keyof typeof FIELDS, raw: string) => severalIn(FIELDS, { [name]: raw })[0]?.values;

test.each([
  ['figures', '4..7', ['4', '5', '6', '7']],
  ['figures', '7..4', ['7', '6', '5', '4']],
  ['figures', '4..12/3', ['4', '7', '10']],
  ['figures', '4..4', ['4']],
  ['figures', '3,9,1', ['3', '9', '1']],
  ['figures', '1..3,9,2', ['1', '2', '3', '9']],
  ['figures', ' 4 , 5..6 ', ['4', '5', '6']],
  ['shift', '-2..1', ['-2', '-1', '0', '1']],
  ['shift', '2..-2/2', ['2', '0', '-2']],
  ['range', '0.5..2/0.5', ['0.5', '1', '1.5', '2']],
  ['range', '0.1..0.4/0.1', ['0.1', '0.2', '0.3', '0.4']],
  ['cover', 'none,light', ['none', 'light']],
  ['cover', 'LIGHT,none,light', ['light', 'none']],
  ['cover', 'none,3..5', ['none', '3', '4', '5']],
  ['grade', 'c,B', ['c', 'B']],
] as const)('of %s %s is several values', (name, raw, values) => {
  const found = valuesOf(name, raw)!;
  expect(found.map((value) => value.toLowerCase())).toEqual(values.map((value) => value.toLowerCase()));
});

test('what is one value, or has commas and dots of its own, is left as it is', () => {
  const given = {
    figures: '4',
    grade: 'C',
    fire: ['rifle:6,lmg:1', 'a..b'],
    note: 'one, two..three',
    ran: true,
  };
  expect(severalIn(FIELDS, given as never)).toEqual([]);
});

test.each([
  ['figures', '4..13', "'13': it takes a whole number from 1 to 12."],
  [
    'figures',
    '4,,5',
    "'4,,5': it takes a whole number from 1 to 12, a list of these, or a range (4..12, 4..12/2).",
  ],
  ['figures', ',4', 'a list of these'],
  ['figures', '4..', 'a list of these'],
  ['figures', '..4', 'a list of these'],
  ['figures', '4...6', 'a list of these'],
  ['figures', '4..6/0', 'a list of these'],
  ['figures', '4..6/x', 'a list of these'],
  ['figures', '4..6,x', "'x'"],
  ['range', '0..1/0.000001', 'a range'],
  ['grade', 'A..C', 'a list of these.'],
  ['grade', 'A,X', "'X': it takes A, B or C."],
] as const)('%s %s is refused', (name, raw, problem) => {
  try {
    valuesOf(name, raw);
  } catch (error) {
    const { code, input, problem: told } = error as InputError;
    expect([code, input]).toEqual(['bad-value', name]);
    expect(told).toContain(problem);
    return;
  }
  expect.unreachable();
});

test('cells come in the order typed, those of the last input fastest', () => {
  const over = severalIn(FIELDS, { cover: 'light,none', figures: '4..5' });
  expect(cellsOf(over)).toEqual([
    { cover: 'light', figures: '4' },
    { cover: 'light', figures: '5' },
    { cover: 'none', figures: '4' },
    { cover: 'none', figures: '5' },
  ]);
});

test('more odds than anybody would look at are refused', () => {
  const given = { figures: '1..12', shift: '-5..5', range: '0..60', cover: 'none,light,1..9' };
  expect(() => severalIn(FIELDS, given)).toThrow(
    /range has 61 values: that makes 88,572 odds, more than 10,000/,
  );
});
