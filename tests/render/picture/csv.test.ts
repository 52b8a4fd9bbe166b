import { expect, test } from 'vitest';
import { csvOf } from '../../../src/render/picture/csv.js';
import { csvIn } from '../../support/csv.js';

test('every field comes back as it was', () => {
  const table = {
    columns: ['a', 'b, c', 'd "e"'],
    rows: [
      ['', 0.1, 'x'],
      ['1,2', 3, '"'],
      ['"quoted", and more', -4, ',,'],
    ],
  };
  expect(csvIn(csvOf(table))).toEqual([table.columns, ...table.rows.map((row) => row.map(String))]);
});

test('lines end as the standard has it, the last one too', () => {
  expect(csvOf({ columns: ['a', 'b'], rows: [[1, 2]] })).toBe('a,b\r\n1,2\r\n');
});

test('a name that a spreadsheet would run as a formula is text', () => {
  const [, [first, ...others]] = csvIn(
    csvOf({ columns: ['n', 'a', 'b', 'c', 'd'], rows: [['=HYPERLINK("x")', '@a', '+1+1', '-2', -2]] }),
  ) as [string[], string[]];
  expect(first).toBe(`'=HYPERLINK("x")`);
  expect(others).toEqual(["'@a", "'+1+1", '-2', '-2']);
});

test('what would steer a terminal, or break a line, is escaped', () => {
  expect(csvOf({ columns: ['a\u001b[2J'], rows: [['b\r\nc']] })).toBe('a\\u001b[2J\r\nb\\u000d\\u000ac\r\n');
});
