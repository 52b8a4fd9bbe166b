import { expect, test } from 'vitest';
import { illuminate } from '../../../rulesets/wrg-1925/smoke/illuminate.js';
import { inLight } from '../../../rulesets/wrg-1925/smoke/light.js';
import { illumination, LIGHT_SOURCES, SOURCE_WORDS } from '../../../rulesets/wrg-1925/smoke/tables.js';
import { remindersOf } from '../../../src/rules/action.js';
import type { Input } from '../../../src/rules/record.js';
import { filled, unit } from '../../support/forbids.js';
import { inputOf } from '../../support/play.js';
import { withDice } from '../in-battle.js';

/** Who lights the battlefield, with what, and how that is said. */

const group = (...weapons: string[]) => unit('group', { men: 6, weapons } as Input, {}, 'Reds');

test('(wrg:light.4) a group lights with the one mortar it has; with two somebody has to say which', () => {
  expect(filled(illuminate, group('rifle:4', 'mortar-2in:1'))).toMatchObject({
    name: 'Reds',
    source: 'mortar-2in',
  });
  const two = filled(illuminate, group('mortar-2in:1', 'mortar-81mm:1'));
  expect(two).toMatchObject({ name: 'Reds' });
  expect(two).not.toHaveProperty('source');
});

test('wrg:light.4 a group without a mortar fires no light', () => {
  expect(filled(illuminate, group('rifle:6'))).toBe('wrg:light.4 Reds has no mortar to fire a light with.');
});

test('wrg:light.4 a mortar of the table fires its light in place of anything else, and by name', () => {
  const fired = (given: Input) =>
    withDice(illuminate, given, '').effects.filter((of) => of.do !== 'put' && of.do !== 'meet').length;
  expect(fired({ name: 'Reds', source: 'mortar-2in', men: 6 })).toBeGreaterThan(0);
  expect(fired({ source: 'mortar-2in' })).toBe(0);
  expect(fired({ name: 'Reds', source: 'off-table' })).toBe(0);
});

test('wrg:light.1 wrg:light.2 wrg:figure.4 whoever lights the field is told of sights and of models', () => {
  expect(remindersOf(illuminate, inputOf(illuminate, { source: 'off-table' }))).toEqual([
    'wrg:light.1',
    'wrg:light.2',
    'wrg:figure.4',
  ]);
});

test('(wrg:light.3) (wrg:light.6) light of house rules reaches a metre and lasts a period at least', () => {
  const [says, holds] = illumination.must!;
  expect(says).toBe('at least 1 metre and 1 period');
  expect(holds({ radius: 1, periods: 1 }, 'fougasse')).toBe(true);
  expect(holds({ radius: 0.5, periods: 1 }, 'fougasse')).toBe(false);
  expect(holds({ radius: 1, periods: 0 }, 'fougasse')).toBe(false);
});

test('what gives light and how light it is, in the words of the table', () => {
  expect(LIGHT_SOURCES.map((source) => SOURCE_WORDS[source])).toEqual([
    'a trip flare',
    'a 2in mortar',
    'a 60mm mortar',
    'a 3in or 81mm mortar',
    'off-table fire',
    'a flame thrower',
    'a fougasse',
    'a burning vehicle',
    'a burning building',
  ]);
  expect(inLight).toEqual({
    day: 'by day',
    moonlight: 'by moonlight',
    illuminated: 'by battlefield illumination',
    dark: 'in the dark',
  });
});
