import { expect, test } from 'vitest';
import { shoot } from '../../../rulesets/valor-and-victory/fire/shoot.js';
import { valourCheck } from '../../../rulesets/valor-and-victory/valour/valour-check.js';
import { inputOf, playing, withDice } from '../../support/play.js';

const { conflict } = playing(valourCheck);
const made = (fire: string, dice: string) =>
  withDice(shoot, { fire: [fire], range: 2 }, dice).effects.flatMap((effect) =>
    effect.do === 'set' && effect.is.valorous ? [effect.to] : [],
  );

test('(vv:beyond.16.2) only infantry that is not valorous yet makes a check', () => {
  expect(conflict({ unit: ['2xsquad:4-6-5', 'leader:-1'] })).toBeUndefined();
  for (const unit of ['squad:4-6-5:valorous', 'afv:mg=4', 'vehicle:cr=4,squad:4-6-4:aboard'])
    expect(conflict({ unit: ['squad:4-6-4', unit] }), unit).toEqual({
      input: 'unit',
      message: 'takes infantry that is not valorous yet',
    });
});

test('vv:beyond.16.2 after a natural 2 the valorous are passed over, and each check is that of its unit', () => {
  expect(made('squad:4-6-4:valorous,2xsquad:4-6-4', 'fire=1,1 valour-1=4,4 valour-2=2,2')).toEqual([
    ['firer', 3],
  ]);
  expect(made('hero:-1,squad:4-6-4', 'fire=1,1 valour-1=1,1')).toEqual([['firer', 2]]);
});

test('vv:beyond.16.2 the luck of a check is in the units that it makes valorous', () => {
  const given = { unit: ['2xsquad:4-6-5'] };
  const luck = valourCheck.luck!(inputOf(valourCheck, given) as never)!;
  expect(luck.of).toBe('units made valorous');
  expect(luck.read(withDice(valourCheck, given, '1 1 1 2').result as never)).toBe(2);
});
