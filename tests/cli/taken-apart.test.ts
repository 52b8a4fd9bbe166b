import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Flag, takenApart } from '../../src/cli/line/taken-apart.js';

const FLAGS: readonly Flag[] = [
  { name: 'figures', long: '--figures', short: '-f', takes: 'a value' },
  { name: 'ran', long: '--ran', short: '-r', takes: 'nothing' },
  { name: 'unit', long: '--unit', takes: 'a value', several: true },
  { name: 'color', long: '--color', takes: 'a value or nothing' },
  { name: 'color', long: '--no-color', takes: 'nothing', negates: true },
  { name: 'log', long: '--no-log', takes: 'nothing', negates: true },
];
const get = (word: string) => FLAGS.find(({ long, short }) => word === long || word === short);
const flags = { get, unsaid: { log: true } } as const;
const taken = (line: string) => takenApart(line.split(' '), flags);

describe('a line is taken apart', () => {
  test.each([
    ['--figures 9', { figures: '9' }],
    ['--figures=9', { figures: '9' }],
    ['--figures=', { figures: '' }],
    ['-f 9', { figures: '9' }],
    ['-f9', { figures: '9' }],
    ['-rf9', { ran: true, figures: '9' }],
    ['-f -9', { figures: '-9' }],
    ['-f --ran', { figures: '--ran' }],
    ['--figures 9 --figures 8', { figures: '8' }],
    ['--unit a --unit=b', { unit: ['a', 'b'] }],
    ['--color', { color: true }],
    ['--color never', { color: 'never' }],
    ['--color -1', { color: '-1' }],
    ['--color --ran', { color: true, ran: true }],
    ['--no-color', { color: false }],
    ['--no-log', { log: false }],
  ])('%s', (line, values) => {
    expect(taken(line)).toEqual({ values: { log: true, ...values }, words: [] });
  });

  test.each([
    ['a --ran b', ['a', 'b']],
    ['-- --ran -x', ['--ran', '-x']],
    ['a - -3 -.5e2', ['a', '-', '-3', '-.5e2']],
  ])('words stand where they were typed: %s', (line, words) => {
    expect(taken(line)).toMatchObject({ words });
    expect(taken(line)).not.toHaveProperty('unknown');
  });

  test.each([
    ['--rann --what', '--rann'],
    ['--ran=yes', '--ran=yes'],
    ['-x', '-x'],
    ['-rxf9', '-xf9'],
    ['-3x', '-3x'],
  ])('a flag that nobody knows: %s', (line, unknown) => {
    expect(taken(line)).toMatchObject({ unknown });
  });

  test('a flag at its end may lack its value', () => {
    expect(taken('--what --ran -f')).toMatchObject({ lacksValue: '--figures' });
  });

  test('the same, however a value is typed', () => {
    const value = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(value, fc.constantFrom(...FLAGS.slice(0, 3)), (typed, { name, long, short, takes }) => {
        if (takes === 'nothing') return;
        const ways = [
          [long, typed],
          [`${long}=${typed}`],
          ...(short ? [[short, typed], [`${short}${typed}`]] : []),
        ];
        for (const way of ways) {
          const { values } = takenApart(way, flags);
          expect([values[name]].flat()).toEqual([typed]);
        }
      }),
    );
  });
});
