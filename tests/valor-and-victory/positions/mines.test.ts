import { expect, test } from 'vitest';
import { mines } from '../../../rulesets/valor-and-victory/positions/mines.js';
import { fraction } from '../../../src/odds/fraction.js';
import { chanceOf, inputOf, oddsOf, stepOf, withDice } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

test('vv:20.7 each unit that enters a minefield is eliminated on 3 or less', () => {
  const played = withDice(mines, { units: 4 }, '1 3 4 6');
  expect(stepOf(played, 'mines')).toMatchObject({ clause: 'vv:20.7', value: 2 });
  expect(played.result).toEqual({ eliminated: 2 });
  expect(mines.announce(played.result as never, inputOf(mines, { units: 4 }) as never)).toBe(
    '2 units of 4 eliminated',
  );
});

test('vv:20.7 every other unit is lost in the long run', () => {
  const odds = oddsOf(mines, { units: 2 });
  expect(fraction(...chanceOf(odds, ({ eliminated }) => eliminated === 1))).toBe('1/2');
});

proveAll(mines, [
  ['one unit', { units: 1 }],
  ['four units', { units: 4 }],
]);

test('vv:beyond.20.7 a hidden minefield is revealed when somebody enters it', () => {
  const played = withDice(mines, { units: 1, hidden: true }, '4');
  expect(stepOf(played, 'revealed')).toMatchObject({ clause: 'vv:beyond.20.7', value: true });
  expect(played.result).toEqual({ eliminated: 0 });
});

test('vv:20.7 luck with mines is in the units that they cost, the fewer the better', () => {
  const luck = mines.luck!(inputOf(mines, { units: 3 }) as never)!;
  expect(luck).toMatchObject({ of: 'units lost to mines', fewer: true });
  expect(luck.read(withDice(mines, { units: 3 }, '1 3 4').result as never)).toBe(2);
});
